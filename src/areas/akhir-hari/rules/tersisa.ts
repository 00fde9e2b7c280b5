import { cicilanJurnal } from '#areas/cicilan/rules/cicilan.jurnal.ts';
import { hutangJurnal } from '#areas/hutang/rules/hutang.jurnal.ts';
import { penjualanJurnal } from '#areas/penjualan/rules/penjualan.jurnal.ts';
import { serviceJurnal } from '#areas/service/rules/service.jurnal.ts';
import { uangJurnal } from '#areas/uang/rules/uang.jurnal.ts';

/** Who has accounts of what the shop owes and is owed, and names them. */
const TOLD = [penjualanJurnal, serviceJurnal, cicilanJurnal, hutangJurnal, uangJurnal];

/** What is owed at the end of a day, either way: the account, its block, and what № 59 calls it. */
export const TERSISA = (['KEWAJIBAN', 'PIUTANG'] as const).flatMap((blok) =>
  TOLD.flatMap(({ owed }) =>
    Object.entries(owed?.[blok] ?? {}).map(([akun, nama]) => ({ akun, blok, nama })),
  ),
);
