import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { TIDAK_LOT } from '#areas/stock/rules/lot.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { akunBaki, akunGudang } from '#areas/buku/rules/akun.ts';
import { isAwaited, isHoldingGold, isLeftToday } from '#areas/stock/server/tempat.query.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  TEMPAT_BERISI: { message: 'Masih Ada Emas Tercatat Di Tempat Ini, Tidak Dapat Dihapus' },
  TEMPAT_BARU_KOSONG: {
    message: 'Barang Keluar Dari Tempat Ini Hari Ini, Dapat Dihapus Setelah Tutup Toko',
  },
});

/** A place that goes away must be empty in the book, too. */
const emptyPlace = (akunOf: (row: Row) => string): MasterHooks => ({
  async after(tx: Tx, row: Row, ctx: Ctx, before?: Row) {
    if (!before?.is_active || row.is_active) return;
    const akun = akunOf(row);
    conflictIf(await isHoldingGold(tx, ctx.kode_toko, akun), TIDAK.TEMPAT_BERISI);
    conflictIf(await isLeftToday(tx, ctx.kode_toko, akun, ctx.hari), TIDAK.TEMPAT_BARU_KOSONG);
  },
});

const emptyGudang = emptyPlace((row) => akunGudang(String(row.kode_gudang)));

/**
 * Gold in a ROSOK or HANCUR warehouse belongs to lots, elsewhere to pieces: its kind changes while it is empty, and
 * while none of its lots is with a craftsman, who brings it back there (D-44.7).
 */
export const gudangHooks: MasterHooks = {
  async after(tx: Tx, row: Row, ctx: Ctx, before?: Row) {
    await emptyGudang.after?.(tx, row, ctx, before);
    const kode_gudang = String(row.kode_gudang);
    const pergi = before?.is_active && !row.is_active;
    const ganti = before && before.jenis !== row.jenis;
    if (!pergi && !ganti) return;
    const ditunggu = await isAwaited(tx, ctx.kode_toko, kode_gudang);
    conflictIf(Boolean(pergi) && ditunggu, TIDAK.TEMPAT_BERISI);
    if (!ganti) return;
    const berisi = await isHoldingGold(tx, ctx.kode_toko, akunGudang(kode_gudang));
    conflictIf(berisi || ditunggu, TIDAK_LOT.GUDANG_BERISI);
  },
};
export const bakiHooks = emptyPlace((row) =>
  akunBaki(String(row.kode_gudang), String(row.kode_baki)),
);
