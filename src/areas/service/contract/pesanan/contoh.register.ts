import { laporan, registered } from '#areas/buku/contract/register.ts';

/** Samples given back, in the register: nothing takes that back (D-36.8). */
export const contohRegister = registered({
  table: 'contoh_ambil',
  key: 'no_ambil',
  letters: { AB: 'Ambil Barang Contoh' },
  cancelled: null,
  amount: null,
  created: true,
  typed: ['nama_customer', 'diambil_oleh'],
  weight: 'berat',
  customer: { name: 'nama_customer' },
  note: 'no_pesanan',
  opens: { AB: laporan('laporan-pesanan') },
});
