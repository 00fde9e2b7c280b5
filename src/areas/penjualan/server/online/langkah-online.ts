import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, missing, Problem } from '#kit/server/problem.ts';
import type {
  kirimOnlineEndpoint,
  selesaiOnlineEndpoint,
} from '#areas/penjualan/contract/online/online.api.ts';
import { TIDAK_ONLINE, type StatusKirim } from '#areas/penjualan/rules/online/online.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { isSatuOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import {
  findOnline,
  findPenjual,
  lockOnline,
  saveLangkah,
} from '#areas/penjualan/server/online/online.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Handed over: from now on it has a number of the courier. */
export async function kirimOnline(
  tx: Tx,
  { params: { no }, body: { no_resi } }: InputOf<typeof kirimOnlineEndpoint>,
  ctx: Ctx,
) {
  if (ctx.param(penjualanParam.VALIDASI_PENJUALAN)) await needPengirim(tx, no, ctx);
  return langkah(tx, no, { dari: 'DIPROSES', ke: 'DIKIRIM', no_resi }, ctx);
}

/**
 * Where who sells takes no money (VALIDASI_PENJUALAN), who sells lets no gold out alone either: below the owner
 * another person hands the parcel over. Two accounts of one telephone are one person (decision 1045).
 */
async function needPengirim(tx: Tx, no: string, { kode_toko, user_id, level }: Ctx): Promise<void> {
  const penjual = await findPenjual(tx, kode_toko, no);
  if (penjual === undefined || level === 'OWN') return;
  const { code, message } = TIDAK_ONLINE.KIRIM_SENDIRI;
  if (await isSatuOrang(tx, user_id, penjual)) throw new Problem(403, code, message);
}

/** Received by the buyer. */
export const selesaiOnline = (
  tx: Tx,
  { params: { no } }: InputOf<typeof selesaiOnlineEndpoint>,
  ctx: Ctx,
) => langkah(tx, no, { dari: 'DIKIRIM', ke: 'SELESAI', no_resi: null }, ctx);

type Langkah = {
  readonly dari: StatusKirim;
  readonly ke: StatusKirim;
  readonly no_resi: string | null;
};

async function langkah(tx: Tx, no: string, { dari, ke, no_resi }: Langkah, ctx: Ctx) {
  const held = await lockOnline(tx, ctx.kode_toko, no);
  if (!held) throw missing(fill(TIDAK_ONLINE.BUKAN_ONLINE, { no }));
  const { status } = held;
  conflictIf(status !== dari, fill(TIDAK_ONLINE.STATUS_KIRIM, { status: word(status) }));
  await saveLangkah(tx, ctx.kode_toko, no, { status: ke, no_resi, op: ctx.op });
  const sesudah = await findOnline(tx, ctx.kode_toko, no);
  invariant(sesudah, `${no} has lost its order`);
  tx.audit({ tindakan: ke, tabel: 'penjualan_online', kunci: no, sebelum: { status }, sesudah });
  return { no_faktur_jual: no, ...sesudah };
}
