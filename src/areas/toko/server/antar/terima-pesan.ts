import type { BodyOf } from '#kit/contract/endpoint.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Follow, Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { PESAN_SEKALI, type pesanServerEndpoint } from '#areas/toko/contract/antar.api.ts';
import {
  countSama,
  endHenti,
  findTerakhir,
  isDiSini,
  isPusat,
  isTokoRantai,
  lockArus,
  saveDatang,
  type Arus,
  type Dikirim,
} from '#areas/toko/server/antar/antar.table.ts';
import { hentikan } from '#areas/toko/server/antar/henti.ts';
import { antarkan } from '#areas/toko/server/antar/kirim-pesan.ts';
import { terapkanPesan, terapkanSegera } from '#areas/toko/server/antar/pesan-toko.ts';
import { countTertahan, countTunggu } from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  PESAN_LAIN: { message: 'Pesan Ini Bukan Untuk Atau Dari Toko Itu' },
  PESAN_LUBANG: { message: 'Nomor Pesan Melompat' },
  PESAN_PENUH: { message: 'Terlalu Banyak Permintaan, Coba Lagi Nanti' },
  PESAN_BERBEDA: { message: 'Pesan Lain Sudah Dikenal Dengan Nomor Ini' },
});

type Body = BodyOf<typeof pesanServerEndpoint>;

/**
 * Takes what another server tells (D-43.4): kept and answered in one transaction, with the effects that need no open
 * day. A known number does nothing, if it is the same message; another one by it is a copy of a database that came back
 * or runs twice, and stops. What needs an open day is an act of its own behind it.
 */
export const terimaPesan =
  (db: Database) =>
  async (
    _: Sql,
    { body }: { body: Body },
    ctx: Ctx,
  ): Promise<{ terakhir: number; jam: string }> => {
    const arus = { dari: body.dari, ke: body.ke };
    await needJalan(db, arus, ctx);
    await needMuat(db, arus, body, ctx);
    const pesan = body.pesan.map((one) => ({ ...arus, ...one, isi: one.isi ?? {} }));
    const ada = await db.begin((tx) => simpan(tx, arus, pesan));
    if (ada.berbeda) throw await berbeda(db, arus, ada.terakhir);
    // What is kept is answered, whatever becomes of its effects.
    await sesudah(db, arus, ada.follows).catch(() => {});
    return { terakhir: ada.terakhir, jam: nowIso() };
  };

/**
 * A branch speaks for itself alone, to any shop of the chain; head office passes on what others say to the shop that it
 * asks, and never in the name of a shop that is here.
 */
async function needJalan(
  db: Database,
  { dari, ke }: Arus,
  { toko, kode_toko, pengirim = '' }: Ctx,
): Promise<void> {
  const boleh =
    toko.jenis === 'PUSAT'
      ? dari === pengirim && dari !== ke && (await isTokoRantai(db, ke))
      : ke === kode_toko && (await isPusat(db, pengirim)) && !(await isDiSini(db, dari));
  if (!boleh) throw new Problem(403, 'PESAN_LAIN', TIDAK.PESAN_LAIN.message);
}

/** More of a shop's messages than this that could not be applied are no fault of a version. */
const TERTAHAN_PALING_BANYAK = 1000;
/** So many wait for one shop's day, or for its line: more than weeks of a shop that is closed. */
const TUNGGU_PALING_BANYAK = 5000;
/** So much a branch says in a day: a message counts as one for each 10,000 bytes of it that are begun. */
const sehari = limiter({ most: 50_000, seconds: 86_400 });
const SATUAN_BYTES = 10_000;

/** A shop says no more while so much of what it said is held or waits; what is left there goes again later. */
async function needMuat(db: Database, arus: Arus, { pesan }: Body, ctx: Ctx): Promise<void> {
  const tertahan = await countTertahan(db, arus.dari);
  const tunggu = await countTunggu(db, arus, TUNGGU_PALING_BANYAK);
  if (tertahan >= TERTAHAN_PALING_BANYAK || tunggu >= TUNGGU_PALING_BANYAK)
    throw new Problem(429, 'PESAN_PENUH', TIDAK.PESAN_PENUH.message);
  // What head office passes on was counted there.
  if (ctx.toko.jenis !== 'PUSAT') return;
  const besar = pesan.map(({ isi }) =>
    Math.ceil(Buffer.byteLength(JSON.stringify(isi ?? {})) / SATUAN_BYTES),
  );
  sehari(
    ctx.pengirim ?? '',
    undefined,
    besar.reduce((a, b) => a + b, 0),
  );
}

type Ada = {
  readonly terakhir: number;
  readonly berbeda?: true;
  readonly follows: readonly Follow[];
};

async function simpan(tx: Tx, arus: Arus, pesan: readonly Dikirim[]): Promise<Ada> {
  await lockArus(tx, arus);
  const terakhir = await findTerakhir(tx, arus);
  let wanted = Math.min(inTurn(pesan, 0).urut, terakhir + 1);
  for (const { urut } of pesan) if (urut !== wanted++) throw lubang(terakhir + 1);
  const lama = pesan.filter(({ urut }) => urut <= terakhir);
  if (lama.length > 0 && (await countSama(tx, lama)) < lama.length)
    return { terakhir, berbeda: true, follows: [] };
  const baru = pesan.filter(({ urut }) => urut > terakhir);
  if (baru.length === 0) return { terakhir, follows: [] };
  await saveDatang(tx, baru);
  await endHenti(tx, arus, 'TERIMA');
  const follows: Follow[] = [];
  if (await isDiSini(tx, arus.ke))
    for (const one of baru) follows.push(...(await terapkanSegera(tx, one)));
  return { terakhir: terakhir + baru.length, follows };
}

const lubang = (mau: number): Problem =>
  new Problem(409, 'PESAN_LUBANG', TIDAK.PESAN_LUBANG.message, { extra: { mau } });

async function berbeda(db: Database, arus: Arus, terakhir: number): Promise<Problem> {
  await hentikan(db, arus, 'TERIMA', terakhir);
  const extra = { terakhir };
  return new Problem(409, 'PESAN_BERBEDA', TIDAK.PESAN_BERBEDA.message, { extra });
}

async function sesudah(db: Database, { ke }: Arus, follows: readonly Follow[]): Promise<void> {
  for (const one of follows) await one(db).catch(() => {});
  if (await isDiSini(db, ke)) await terapkanPesan(db, ke, { most: PESAN_SEKALI, mana: 'BARU' });
  else antarkan(db, ke);
}
