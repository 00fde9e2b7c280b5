import { daftar, hari, registered } from '#areas/buku/contract/register.ts';

/** A count in the register: it has a number from its end on. */
export const opnameRegister = registered({
  table: 'opname',
  key: 'no_opname',
  letters: { OP: 'Stock Opname' },
  cancelLetters: 'BO',
  numbered: 'later',
  by: 'selesai_by',
  at: 'selesai_date',
  cancelled: 'BATAL',
  amount: null,
  opens: { OP: daftar('stock-opname') },
});

/** The daily count of a tray, in the register. */
export const opnameGlobalRegister = registered({
  table: 'opname_global',
  key: 'no_opname_global',
  letters: { OG: 'Opname Global' },
  cancelLetters: 'OX',
  amount: null,
  weight: 'berat_fisik',
  opens: { OG: hari('laporan-opname-global-harian'), OX: hari('laporan-opname-global-harian') },
});

/** A tray that was weighed, in the register: it is never cancelled. */
export const timbangRegister = registered({
  table: 'timbang',
  key: 'no_timbang',
  letters: { TM: 'Timbang Baki' },
  numbered: 'later',
  at: 'timbang_date',
  cancelled: null,
  amount: null,
  weight: 'berat_timbang',
  opens: { TM: hari('laporan-timbang-baki') },
});
