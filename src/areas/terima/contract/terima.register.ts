import { hari, laporan, registered } from '#areas/buku/contract/register.ts';

/** A delivery in the register. */
export const terimaRegister = registered({
  table: 'penerimaan',
  key: 'no_terima',
  letters: { TB: 'Terima Barang' },
  cancelLetters: 'BE',
  amount: 'total_modal',
  weight: 'total_berat',
  customer: { name: 'kode_supplier' },
  note: 'keterangan',
  called: { batal: 'TERIMA BARANG' },
  opens: { TB: laporan('laporan-terima-barang'), BE: hari('laporan-batal-terima-barang') },
});
