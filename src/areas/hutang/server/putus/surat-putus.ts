import { formatRupiah } from '#kit/rules/format.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import type { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';

type Lunas = HeldOf<typeof lunasDocument.spec>;

/** The proof of a sale of pledged goods: what was owed, what they brought, and who paid the rest. */
export const suratPutus = (held: Lunas): BuktiMore => ({
  tanda: 'BELI PUTUS',
  isi: [
    ['No Hutang', held.no_faktur_hutang],
    ['Customer', held.nama_customer],
    ...(held.diambil_oleh ? [['Diambil oleh', held.diambil_oleh] as const] : []),
    ['Jumlah Hutang', formatRupiah(held.jumlah_hutang)],
    ['Bunga Dari', held.dari_tgl],
    ['Hari Bunga', String(held.hari_bunga)],
    ['Bunga', formatRupiah(held.bunga_rp)],
    ['Total Hutang', formatRupiah(held.total_bayar)],
    ['Faktur Beli', held.no_faktur_beli ?? '-'],
    ['Harga Beli', formatRupiah(held.harga_beli)],
    ['Selisih', held.arah === 'KELUAR' ? 'Bayar ke customer' : 'Terima dari customer'],
  ],
  syarat: ['Barang jaminan dijual kepada toko. Hutang ini lunas.'],
});
