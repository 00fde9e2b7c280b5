import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, gather } from '#kit/rules/refusal.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { needOther } from '#areas/dokumen/server/need-other.ts';
import type { validasiManualEndpoint } from '#areas/manual/contract/validasi-manual.api.ts';
import { TIDAK_DAGANG } from '#areas/manual/rules/dagang-manual.ts';
import { listTungguManual } from '#areas/manual/server/dagang.query.ts';
import { sebagaiBeli } from '#areas/manual/server/beli/baris-beli.ts';
import { pembelianManual } from '#areas/manual/server/beli/pembelian-manual.ts';
import { penjualanManual } from '#areas/manual/server/jual/penjualan-manual.ts';
import { askJualNaik } from '#areas/manual/server/jual/validasi-jual.ts';
import { askBarisTurun } from '#areas/pembelian/server/tunggu/harga-turun.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The kinds that are validated here, by the letters of their numbers. */
const KINDS = {
  JM: {
    ask: async (tx: Tx, no: string, ctx: Ctx): Promise<Tuntutan[]> => {
      const held = await penjualanManual.hold(tx, no, ctx);
      needWaiting(held.status);
      await needOther(tx, held, ctx);
      return askJualNaik(tx, held, ctx);
    },
    count: (tx: Tx, no: string, ctx: Ctx) => penjualanManual.step(tx, 'validasi', { no }, {}, ctx),
  },
  PM: {
    ask: async (tx: Tx, no: string, ctx: Ctx): Promise<Tuntutan[]> => {
      const held = await pembelianManual.hold(tx, no, ctx);
      needWaiting(held.status);
      await needOther(tx, held, ctx);
      return askBarisTurun(tx, held.barang.map(sebagaiBeli), ctx);
    },
    count: (tx: Tx, no: string, ctx: Ctx) => pembelianManual.step(tx, 'validasi', { no }, {}, ctx),
  },
};
const kindOf = (no: string) =>
  KINDS[no.slice(0, 2) as keyof typeof KINDS] as (typeof KINDS)['JM' | 'PM'] | undefined;

function needWaiting(status: string): void {
  conflictIf(status === 'DONE', TIDAK_DAGANG.SUDAH_VALIDASI);
  conflictIf(status === 'CANC', TIDAK_DAGANG.SUDAH_BATAL);
}

/** Everything that waits, the oldest first. */
export const tungguManual = (on: Sql, _: unknown, ctx: Ctx) => listTungguManual(on, ctx);

/**
 * All of them count from now on, or none: held in one order, what became dearer asked once for all, then each booked
 * under its own number to the drawer of its cashier (D-46.4).
 */
export async function validasiManual(
  tx: Tx,
  { body }: InputOf<typeof validasiManualEndpoint>,
  ctx: Ctx,
) {
  const nos = body.no.toSorted();
  const lain = nos.find((no) => !kindOf(no));
  refuseIf(
    gather(
      [new Set(nos).size !== nos.length, TIDAK_DAGANG.NOMOR_GANDA],
      [lain !== undefined, fill(TIDAK_DAGANG.BUKAN_MANUAL, { no: lain ?? '' })],
    ),
  );
  const asks: Tuntutan[] = [];
  tx.guards.add('waited');
  for (const no of nos) asks.push(...((await kindOf(no)?.ask(tx, no, ctx)) ?? []));
  if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
  for (const no of nos) await kindOf(no)?.count(tx, no, ctx);
  return { divalidasi: nos.length, no: nos };
}
