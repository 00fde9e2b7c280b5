import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { holdsWork } from '#areas/service/server/tukang/saldo-tukang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  TUKANG_BERISI: { message: 'Tukang Masih Memegang Emas Atau Pekerjaan, Tidak Dapat Dihapus' },
});

/** A craftsman who holds gold of the shop, is owed gold, or has pieces of customers, stays in the list. */
export const tukangHooks: MasterHooks = {
  async after(tx: Tx, row: Row, { kode_toko }: Ctx, before?: Row) {
    if (!before?.is_active || row.is_active) return;
    const held = await holdsWork(tx, kode_toko, String(row.kode_tukang));
    conflictIf(held, TIDAK.TUKANG_BERISI);
  },
};
