import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { findOngkosKembar, nextOngkos } from '#areas/barang/server/ongkos.table.ts';

const TIDAK = refusals({
  ONGKOS_KEMBAR: { message: 'Ongkos Untuk Jenis Dan Group Ini Sudah Ada' },
});

/** Rows are numbered by the server, and each pair of jenis and group has one. */
export const ongkosHooks: MasterHooks = {
  newKey: async (tx: Tx, _, ctx: Ctx) => ({ id: await nextOngkos(tx, ctx.kode_toko) }),
  async check(tx: Tx, row: Record<string, unknown>, ctx: Ctx) {
    const kembar = await findOngkosKembar(tx, ctx.kode_toko, {
      id: (row.id as number | undefined) ?? null,
      kode_dept: row.kode_dept as string | null,
      kode_group: row.kode_group as string | null,
    });
    conflictIf(kembar !== undefined, TIDAK.ONGKOS_KEMBAR);
  },
};
