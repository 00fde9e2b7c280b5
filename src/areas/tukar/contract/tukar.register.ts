import { registered } from '#areas/buku/contract/register.ts';

/** An exchange in the register: the ticket alone; its halves are a sale and a buy-back with their own words. */
export const tukarRegister = registered({
  table: 'tukar',
  key: 'no_tukar',
  letters: { TK: 'Tukar Tambah' },
  amount: 'jual_rp',
  waits: 'OPEN',
  prints: 'cetak_ke',
});
