import { registered } from '#areas/buku/contract/register.ts';

/** A delivery in the register. */
export const terimaRegister = registered({
  table: 'penerimaan',
  key: 'no_terima',
  letters: { TB: 'Terima Barang' },
  cancelLetters: 'BE',
  menu: ['penerimaan-barang', 'batal-penerimaan-barang'],
  amount: 'total_modal',
  weight: 'total_berat',
  customer: { name: 'kode_supplier' },
  note: 'keterangan',
  called: { batal: 'TERIMA BARANG' },
});
