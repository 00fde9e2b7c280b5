import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { findKadarLain, isKadarDipakai } from '#areas/barang/server/kadar-dipakai.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  KADAR_DIPAKAI: { message: 'Persen Kadar {kode_kadar} Sudah Dipakai, Buat Kode Kadar Baru' },
  GROUP_BERISI: {
    message: 'Barang {kode_barcode} Di Group Ini Berkadar Lain, Ubah Groupnya Dahulu',
  },
});

/** The percent of a code that names gold is fixed: book, label and nota say it already (D-51.16). */
export const kadarHooks: MasterHooks = {
  ...hargaHooks(kadarMaster),
  async check(tx: Tx, row: Row, ctx: Ctx, before: Row | undefined) {
    if (!before || before.persen === row.persen) return;
    const kode_kadar = String(row.kode_kadar);
    conflictIf(
      await isKadarDipakai(tx, ctx.kode_toko, kode_kadar),
      fill(TIDAK.KADAR_DIPAKAI, { kode_kadar }),
    );
  },
};

/** A group becomes one of a single kadar only while nothing else lies in it. */
export async function checkKadarGroup(tx: Tx, row: Row, ctx: Ctx, before?: Row): Promise<void> {
  const { kode_group, kode_kadar } = row as { kode_group: string; kode_kadar?: string | null };
  if (!kode_kadar || (before?.kode_kadar === kode_kadar && before.is_active !== false)) return;
  const kode_barcode = await findKadarLain(tx, ctx.kode_toko, kode_group, kode_kadar);
  if (kode_barcode) conflictIf(true, fill(TIDAK.GROUP_BERISI, { kode_barcode }));
}
