import { randomBytes } from 'node:crypto';
import { TANPA_PERANGKAT } from '#kit/server/credentials.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';
import { readBatasPasang } from '#areas/akses/server/tenggang-faktor.query.ts';
import { askFaktorPenyetuju } from '#areas/akses/server/dua-faktor.ts';
import { verifyPenyetuju } from '#areas/akses/server/login.ts';
import { saveTiket, type Otorisasi } from '#areas/akses/server/otorisasi.table.ts';
import { hashToken } from '#areas/akses/server/sesi/token.ts';
import { findPerangkatSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { findSidikOrang, isSatuOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { terambil } from '#areas/akses/server/owner/terambil.query.ts';
import { bisaMenjawab } from '#areas/akses/server/perlu-otorisasi.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

const TIDAK = refusals({
  PENYETUJU_BARU: { message: 'Password User Ini Dibuat Orang Lain, Ganti Dahulu Lewat Login' },
  PENYETUJU_TANPA_FAKTOR: { message: 'User Ini Wajib Memasang Faktor Kedua Dahulu Lewat Login' },
  PENYETUJU_TERAMBIL: {
    message:
      'Password Atau Faktor Kedua Owner Baru Diambil Alih, Kedua Owner Belum Dapat Saling Menyetujui 3 Hari',
  },
  PENYETUJU_SAMA: { message: 'Peminta Dan Penyetuju Satu Orang Menurut Nomor Teleponnya' },
  PENYETUJU_PIHAK: { message: 'Penyetuju Adalah Customer Dokumen Ini, Minta User Lain' },
  PERANGKAT_SAMA: { message: 'Setujui Dari Perangkat Lain Atau Dengan User Id Dan Password' },
});
const no = ({ code, message }: { code: string; message: string }) =>
  new Problem(403, code, message);

/** What an approver fills in at the asker's screen; nothing where an own session answers. */
export type Diisi = {
  readonly user_id: string | null;
  readonly password: string | null;
  readonly kode: string | null;
  readonly tiket: string | null;
};
/** `faktor`: he has just shown a second factor. */
export type Approver = { user_id: string; level: string; cara: string; faktor?: boolean };

/**
 * The one who answers: by name and password at the requester's screen, or by the own session.
 * Never the requester, always of this shop or of head office, never opening a session (D-27.3).
 */
export async function approverOf(
  db: Database,
  row: Otorisasi,
  given: Diisi,
  ctx: Ctx,
): Promise<Approver> {
  const { user_id, password } = given;
  const who =
    user_id && password
      ? await denganPassword(db, sudahFaktor(row, given), { ...given, user_id, password }, ctx)
      : await bySession(db, row, ctx);
  await needPenyetuju(db, row, who);
  return who;
}

/** Whichever way he answers: never who asks, of this shop or of head office, and high enough (D-27.1, D-34.2). */
export async function needPenyetuju(
  db: Database,
  row: Otorisasi,
  who: Pick<Approver, 'user_id' | 'level'> & { kode_toko: string },
): Promise<void> {
  const ofShop = who.kode_toko === row.kode_toko || (await isPusat(db, who.kode_toko));
  if (who.user_id === row.input_by || !ofShop || !bisaMenjawab(who.level, row.level))
    throw new Problem(403, 'BUKAN_PENYETUJU', 'User Ini Tidak Berhak Memberi Otorisasi');
  if (await isSatuOrang(db, row.input_by, who.user_id)) throw no(TIDAK.PENYETUJU_SAMA);
  const pihak = row.ucapan?.pihak ?? [];
  const sidik = pihak.length > 0 ? await findSidikOrang(db, who.user_id) : null;
  if (sidik !== null && pihak.includes(sidik)) throw no(TIDAK.PENYETUJU_PIHAK);
  // What an owner asks of owners is agreed by two people, not by two names of one.
  const pasangan = { peminta: row.input_by, penyetuju: who.user_id };
  if (who.level === 'OWN' && (await terambil(db, [row.kode_toko, who.kode_toko], pasangan)))
    throw no(TIDAK.PENYETUJU_TERAMBIL);
}

/**
 * A password that another person made is known to two: it approves nothing before it is changed. A person who logs in
 * with a second factor approves with it, too: a password that a cashier has watched is not enough (decision 0301).
 */
export async function denganPassword(
  db: Database,
  sudahFaktor: (user_id: string) => boolean,
  { kode, ...given }: Pick<Diisi, 'kode'> & { user_id: string; password: string },
  ctx: Ctx,
): Promise<Approver & { kode_toko: string; usere_name: string }> {
  const user = await verifyPenyetuju(db, given, ctx);
  const { user_id, usere_name, level, kode_toko, ganti_password } = user;
  if (ganti_password) throw no(TIDAK.PENYETUJU_BARU);
  let faktor = false;
  if (!sudahFaktor(user_id)) {
    faktor = await askFaktorPenyetuju(db, user, kode, ctx);
    const wajib = async () =>
      wajibDuaFaktor(ctx.param(aksesParam.WAJIB_DUA_FAKTOR), {
        level,
        pusat: await isPusat(db, kode_toko),
      });
    const siapa = { kode_toko: ctx.kode_toko, kode_toko_user: kode_toko, user_id };
    if (!faktor && (await wajib()) && !(await readBatasPasang(db, siapa, nowIso())))
      throw no(TIDAK.PENYETUJU_TANPA_FAKTOR);
  }
  return { user_id, usere_name, level, kode_toko, cara: 'MANUAL', faktor };
}

/** Whether the ticket says that this approver has shown his second factor for this request. */
const sudahFaktor =
  ({ faktor_tiket, keystore }: Otorisasi, { tiket }: Pick<Diisi, 'tiket'>) =>
  (user_id: string): boolean =>
    tiket !== null && faktor_tiket === sidikTiket(keystore, user_id, tiket);

const sidikTiket = (keystore: string, user_id: string, tiket: string): string =>
  hashToken(`${keystore}/${user_id}/${tiket}`);

/** For an approver who read the figures with a code: his answer needs no second code; it serves no other person. */
export async function giveTiket(
  db: Database,
  row: Otorisasi,
  { user_id, faktor }: Approver,
): Promise<string | null> {
  if (!faktor) return null;
  const tiket = randomBytes(24).toString('base64url');
  await saveTiket(db, row, sidikTiket(row.keystore, user_id, tiket));
  return tiket;
}

/**
 * The second account of one person at one device approves nothing (abuse case 13). The devices on which both sessions
 * were opened count, whatever a later request says of itself; the name that it sends can only refuse.
 */
export async function needPerangkatLain(db: Database, row: Otorisasi, ctx: Ctx): Promise<void> {
  const punya = [ctx.perangkat, await findPerangkatSesi(db, ctx.sidik)];
  if (row.perangkat !== TANPA_PERANGKAT && punya.some((one) => one === row.perangkat))
    throw no(TIDAK.PERANGKAT_SAMA);
}

/** The own session: never on the device that the request came from (abuse case 13). */
async function bySession(
  db: Database,
  row: Otorisasi,
  ctx: Ctx,
): Promise<Approver & { kode_toko: string }> {
  if (ctx.tertahan) throw no(TIDAK.PENYETUJU_BARU);
  await needPerangkatLain(db, row, ctx);
  return { user_id: ctx.user_id, level: ctx.level, kode_toko: ctx.kode_toko_user, cara: 'SESI' };
}

export const isPusat = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await listToko(on)).some((toko) => toko.kode_toko === kode_toko && toko.jenis === 'PUSAT');
