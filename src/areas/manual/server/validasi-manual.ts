import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, gather } from '#kit/rules/refusal.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { validasiManualEndpoint } from '#areas/manual/contract/validasi-manual.api.ts';
import { TIDAK_DAGANG } from '#areas/manual/rules/dagang-manual.ts';
import { listTungguManual } from '#areas/manual/server/dagang.query.ts';
import { penjualanManual } from '#areas/manual/server/jual/penjualan-manual.ts';
import { askJualNaik } from '#areas/manual/server/jual/validasi-jual.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const ofKind = (no: string): boolean => no.startsWith('JM');

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
  const lain = nos.find((no) => !ofKind(no));
  refuseIf(
    gather(
      [new Set(nos).size !== nos.length, TIDAK_DAGANG.NOMOR_GANDA],
      [lain !== undefined, fill(TIDAK_DAGANG.BUKAN_MANUAL, { no: lain ?? '' })],
    ),
  );
  const asks: Tuntutan[] = [];
  tx.guards.add('waited');
  for (const no of nos) {
    const held = await penjualanManual.hold(tx, no, ctx);
    conflictIf(held.status === 'DONE', TIDAK_DAGANG.SUDAH_VALIDASI);
    conflictIf(held.status === 'CANC', TIDAK_DAGANG.SUDAH_BATAL);
    asks.push(...(await askJualNaik(tx, held, ctx)));
  }
  if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
  for (const no of nos) await penjualanManual.step(tx, 'validasi', { no }, {}, ctx);
  return { divalidasi: nos.length, no: nos };
}
