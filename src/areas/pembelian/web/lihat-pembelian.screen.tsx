import { mark } from '#kit/web/base/text.ts';
import { documentList } from '#areas/dokumen/web/list-of-kind.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { dokumenPembelian } from '#areas/pembelian/web/dokumen/dokumen-pembelian.tsx';
import { DaftarNota, TOTAL_NOTA } from '#areas/penjualan/web/dokumen/daftar-nota.tsx';

const DAFTAR = documentList(pembelianDocument, {
  name: 'lihat-pembelian',
  label: mark('Pembelian'),
  document: dokumenPembelian,
  first: [
    ...(['no_faktur_beli', 'input_date', 'nama_customer', 'kode_sales'] as const),
    ...(['qty', 'berat', 'grand_total', 'status'] as const),
  ],
  words: {
    total: TOTAL_NOTA,
    empty: mark('Belum ada pembelian untuk filter ini.'),
    search: mark('No nota, penjual, atau barang'),
  },
  csv: 'PEMBELIAN.csv',
});

/** Every buy-back of the shop; a cashier sees the open day only (the server's rule). */
export default function LihatPembelianScreen() {
  return <DaftarNota of={DAFTAR} />;
}
