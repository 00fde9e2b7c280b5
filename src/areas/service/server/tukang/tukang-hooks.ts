import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { sql } from '#kit/server/sql.ts';
import { akunTukang } from '#areas/service/rules/tukang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  TUKANG_BERISI: { message: 'Tukang Masih Memegang Emas Atau Pekerjaan, Tidak Dapat Dihapus' },
});

/** A craftsman who holds gold of the shop, is owed gold, or has pieces of customers, stays in the list. */
export const tukangHooks: MasterHooks = {
  async after(tx: Tx, row: Row, { kode_toko }: Ctx, before?: Row) {
    if (!before?.is_active || row.is_active) return;
    const kode_tukang = String(row.kode_tukang);
    const held = await tx.maybe(sql`
      select 1 from saldo where kode_toko = ${kode_toko} and akun = ${akunTukang(kode_tukang)} and (berat <> 0 or murni <> 0)
      union all
      select 1 from service where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang} and status = 'PROSES' limit 1`);
    conflictIf(held !== undefined, TIDAK.TUKANG_BERISI);
  },
};
