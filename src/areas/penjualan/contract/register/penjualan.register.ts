import { hari, registered } from '#areas/buku/contract/register.ts';

/** A sale in the register: an own number for a cancel, none for one that was rejected unpaid. */
export const penjualanRegister = registered({
  table: 'penjualan',
  menu: ['lihat-penjualan', 'transaksi-penjualan'],
  key: 'no_faktur_jual',
  letters: { PJ: 'Penjualan' },
  cancelLetters: 'BJ',
  amount: 'grand_total',
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
    table: 'penjualan_barang',
    name: 'nama_barang',
    weight: 'berat',
    kadar: 'kadar',
    same: 'kode_barcode',
  },
  called: { batal: 'PENJUALAN', cetak: 'PENJUALAN', validasi: 'PENJUALAN', riwayat: 'JUAL' },
  opens: { BJ: hari('laporan-batal-penjualan') },
});
