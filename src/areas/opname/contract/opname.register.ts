import { registered } from '#areas/buku/contract/register.ts';

/** A count in the register: it has a number from its end on. */
export const opnameRegister = registered({
  table: 'opname',
  key: 'no_opname',
  letters: { OP: 'Stock Opname' },
  cancelLetters: 'BO',
  menu: ['stock-opname', 'stock-opname-penerimaan'],
  numbered: 'later',
  by: 'selesai_by',
  at: 'selesai_date',
  cancelled: 'BATAL',
  amount: null,
});

/** The daily count of a tray, in the register. */
export const opnameGlobalRegister = registered({
  table: 'opname_global',
  key: 'no_opname_global',
  letters: { OG: 'Opname Global' },
  cancelLetters: 'OX',
  menu: ['opname-global-harian'],
  amount: null,
  weight: 'berat_fisik',
});

/** A tray that was weighed, in the register: it is never taken back. */
export const timbangRegister = registered({
  table: 'timbang',
  key: 'no_timbang',
  letters: { TM: 'Timbang Baki' },
  menu: ['timbang-baki'],
  numbered: 'later',
  at: 'timbang_date',
  cancelled: null,
  amount: null,
  weight: 'berat_timbang',
});
