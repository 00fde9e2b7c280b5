import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { KirimanMasuk } from '#areas/uang/contract/kirim.api.ts';
import { diceritakanPusat, type Diceritakan } from '#areas/uang/contract/kirim-server.api.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';
import { findKiriman } from '#areas/uang/server/kirim/kirim.table.ts';
import { isDisetujui } from '#areas/uang/server/kirim/jauh/disetujui.ts';
import { isDijanjikan, saveDikirim } from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import { bacaPusat, jawabPusat, tanyaPusat } from '#areas/uang/server/kirim/jauh/minta.ts';
import { found, tanyaDihitung, tidakAda } from '#areas/uang/server/kirim/salah.ts';

type DiPusat = { readonly pusat: string; readonly nomor: string };

/**
 * Counted otherwise than it was sent, by who has no approval of that yet: the act only asks for it, and head office
 * holds nothing meanwhile. Else one person keeps money held without a second one (decision 1196). What the look does
 * not find, or no line tells, is asked for as any other and counts there.
 */
export async function isBelumDisetujui(
  db: Database,
  { pusat, nomor }: DiPusat,
  jumlah: Rupiah | null,
  ctx: Ctx,
): Promise<boolean> {
  if (jumlah === null || (await isDisetujui(db, uangEvents.SELISIH_KAS, ctx))) return false;
  const asked = { method: 'GET', path: `server/uang/${nomor}` };
  const told = await orNothing(tanyaPusat(db, { dari: ctx.kode_toko, pusat }, asked)).catch(
    (error: unknown) => {
      if (error instanceof Problem) return undefined;
      throw error;
    },
  );
  return told !== undefined && told.kiriman.jumlah_rp !== jumlah;
}

/** A receipt of this shop that head office has and this shop's book, an older copy, has not (decision 1205). */
export type Dulu = NonNullable<KirimanMasuk['terima']>;

/**
 * What head office told of it is kept here, as what is on its way to this shop. What was counted here before stays what
 * it is: no other answer of head office makes it be counted again. Answers the receipt that this book has lost.
 */
export async function bawaDariPusat(
  tx: Tx,
  db: Database,
  { pusat, nomor }: DiPusat,
  ctx: Ctx,
): Promise<Dulu | undefined> {
  const disini = await findKiriman(tx, nomor, ctx.kode_toko);
  if (disini && disini.no_terima !== null) return undefined;
  const told = isReferensi(nomor)
    ? ctx.latihan || !(await isDijanjikan(tx, ctx.op))
      ? await cariDiPusat(db, pusat, nomor, ctx)
      : await jawabTerima(tx, ctx)
    : undefined;
  // What head office does not know was counted where it was asked.
  if (!told && isReferensi(nomor)) throw tidakAda();
  const { kiriman, sendiri, nama_tujuan, input_date } = found(told, ctx);
  const { terima, status: _, nama_asal: __, ...isi } = kiriman;
  if (
    kiriman.tujuan !== ctx.kode_toko ||
    kiriman.asal !== pusat ||
    kiriman.nomor_referensi !== nomor
  )
    throw tidakAda();
  refuseIf(sendiri && kiriman.dari === 'CASH' ? [TIDAK_KIRIM.KANTONG_SENDIRI] : []);
  const row = { ...isi, nama_tujuan, input_date, hp_pengirim: null };
  conflictIf(!(await saveDikirim(tx, row)), TIDAK_KIRIM.SUDAH_DITERIMA);
  return terima ?? undefined;
}

export const isReferensi = (nomor: string): boolean => /^[A-HJ-NP-Z2-9]{8}$/.test(nomor);

/** Nothing where head office knows no such number for this shop. */
export function cariDiPusat(
  db: Database,
  pusat: string,
  nomor: string,
  ctx: Ctx,
): Promise<Diceritakan | undefined> {
  const asked = { method: 'GET', path: `server/uang/${nomor}` };
  const tanya = () => orNothing(tanyaPusat(db, { dari: ctx.kode_toko, pusat }, asked));
  return tanyaDihitung(ctx, tanya, (told) => told === undefined);
}

const jawabTerima = (tx: Tx, ctx: Ctx): Promise<Diceritakan | undefined> =>
  orNothing(jawabPusat(tx, ctx));

async function orNothing(told: Promise<unknown>): Promise<Diceritakan | undefined> {
  try {
    return bacaPusat(diceritakanPusat, await told);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}
