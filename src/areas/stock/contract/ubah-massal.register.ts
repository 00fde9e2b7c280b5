import { registered } from '#areas/buku/contract/register.ts';

/** Many pieces changed at once, in the register. */
export const massalRegister = registered({
  table: 'ubah_massal',
  key: 'no_ubah',
  letters: { UM: 'Update Barang' },
  cancelLetters: 'BU',
  amount: null,
  weight: 'total_berat',
  note: 'alasan',
});
