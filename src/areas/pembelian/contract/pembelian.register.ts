import { hari, registered } from '#areas/buku/contract/register.ts';

/** A buy-back in the register; a piece has no barcode there, its name stands for it. */
export const pembelianRegister = registered({
  table: 'pembelian',
  menu: ['lihat-pembelian', 'transaksi-pembelian'],
  key: 'no_faktur_beli',
  letters: { PB: 'Pembelian' },
  cancelLetters: 'BB',
  amount: 'grand_total',
  out: true,
  weight: 'berat',
  sales: 'kode_sales',
  customer: {
    name: 'nama_customer',
    code: 'kode_customer',
    address: 'alamat_customer',
    phone: 'no_hp',
  },
  note: 'keterangan',
  found: { by: ['nama_customer', 'no_hp', 'kode_customer'] },
  within: 'no_tukar',
  validated: { by: 'valid_by', at: 'valid_at' },
  waits: 'OPEN',
  prints: 'cetak_ke',
  items: {
    table: 'pembelian_barang',
    name: 'nama_barang',
    weight: 'berat',
    kadar: 'kadar',
    same: 'nama_barang',
  },
  called: { batal: 'PEMBELIAN', cetak: 'PEMBELIAN', validasi: 'PEMBELIAN', riwayat: 'BELI' },
  opens: { BB: hari('laporan-batal-pembelian') },
});
