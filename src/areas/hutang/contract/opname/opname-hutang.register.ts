import { daftar, registered } from '#areas/buku/contract/register.ts';

/** A count of pledged goods in the register: it has a number from its end on, and is never cancelled. */
export const opnameHutangRegister = registered({
  table: 'opname_hutang',
  key: 'no_opname_hutang',
  letters: { OH: 'Opname Hutang' },
  opens: { OH: daftar('stock-opname-hutang') },
  numbered: 'later',
  by: 'selesai_by',
  at: 'selesai_date',
  cancelled: null,
  amount: null,
});
