import { registered } from '#areas/buku/contract/register.ts';
import { MELIHAT_TUKAR } from '#areas/tukar/contract/tukar.api.ts';

/** An exchange in the register: the ticket alone; its halves are a sale and a buy-back with their own words. */
export const tukarRegister = registered({
  table: 'tukar',
  key: 'no_tukar',
  letters: { TK: 'Tukar Tambah' },
  menu: MELIHAT_TUKAR.menu,
  amount: 'jual_rp',
  waits: 'OPEN',
  prints: 'cetak_ke',
});
