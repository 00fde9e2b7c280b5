import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { isUsed } from '#kit/server/master.table.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  ARAH_TETAP: {
    field: 'arah',
    message: 'Arah Kode Transaksi Bawaan Atau Yang Sudah Dipakai Tidak Dapat Diubah',
  },
});

/** Where money of such a code is booked. */
const DICATAT = { table: 'kas', columns: ['kode_transaksi'], message: '' } as const;

/** Money that was booked as coming in must not turn into going out afterwards. */
export const kodeTransaksiHooks: MasterHooks = {
  async check(tx: Tx, row: Row, ctx: Ctx, before?: Row) {
    if (!before || before.arah === row.arah) return;
    const kode = String(row.kode_transaksi);
    const fixed = kodeTransaksiMaster.fixed?.includes(kode) ?? false;
    const used = fixed || (await isUsed(tx, DICATAT, ctx.kode_toko, [kode]));
    refuseIf(used ? [TIDAK.ARAH_TETAP] : []);
  },
};
