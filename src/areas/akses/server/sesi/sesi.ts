import { nowIso, nowMs } from '#kit/server/clock.ts';
import type { Credentials } from '#kit/server/credentials.ts';
import type { Tertahan } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { isServerToken } from '#kit/server/wire/server-token.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaMenyetujui } from '#areas/toko/rules/level.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { HARI_OTORISATOR, PANGGILAN_OTORISATOR } from '#areas/akses/contract/otorisator.api.ts';
import { contextOf, type Pintu } from '#areas/akses/server/sesi/context.ts';
import { menit, rumahSesi, type Rumah } from '#areas/akses/server/sesi/rumah.ts';
import {
  endSesiDiam,
  findSesi,
  listSesiHidup,
  touchSesi,
  type SesiRow,
} from '#areas/akses/server/sesi/sesi.table.ts';
import { authenticateTamu } from '#areas/akses/server/sesi/tamu.ts';
import { hashToken, invalidToken } from '#areas/akses/server/sesi/token.ts';

const ABSOLUTE_MS = 12 * 3_600_000;
const TELEPON_MS = HARI_OTORISATOR * 24 * 3_600_000;
const TOUCH_MS = 30_000;

const tokoLain = () => new Problem(403, 'TOKO_LAIN', 'Anda Tidak Berhak Membuka Toko Lain');

/**
 * Who asks: the session row decides, read fresh with every request so that an end acts at once. `soon` hears of the
 * shop that this session asked for before, while the row is being read.
 */
export async function authenticate(
  db: Database,
  pintu: Pintu,
  given: Credentials,
  soon?: (kode_toko: string) => void,
): Promise<Ctx> {
  if (!given.token) throw invalidToken();
  if (isServerToken(given.token)) return authenticateTamu(db, pintu, given);
  const sidik = hashToken(given.token);
  const row = await findSesi(db, sidik, given.toko, soon);
  // A shop that there is not ends no session: the screen goes back to the own shop.
  if (!row && given.toko !== undefined && (await findSesi(db, sidik, undefined))) throw tokoLain();
  if (!row || isLama(row)) throw invalidToken();
  const lain = row.kode_toko !== row.kode_toko_user;
  if (row.server_sendiri || (lain && row.jenis_user !== 'PUSAT')) throw tokoLain();
  const ctx = await contextOf(db, pintu, row, given);
  const diam = nowMs() - Date.parse(row.terakhir);
  if (row.jenis_sesi === 'OTORISATOR') {
    if (row.ganti_password || !bisaMenyetujui(row.level)) throw invalidToken();
    if (diam > TOUCH_MS) await touchSesi(db, row.sidik, nowIso());
    return { ...ctx, tertahan: HANYA_OTORISASI };
  }
  const rumah = await rumahSesi(db, ctx, ctx.param);
  if (diam > menit(rumah, aksesParam.SESSION_IDLE_MINUTES) * MINUTE_MS) {
    await endSesiDiam(db, row.sidik, nowIso());
    throw invalidToken();
  }
  if (isTerkunci(row, rumah)) return { ...ctx, tertahan: terkunci(row) };
  if (!given.latar && diam > TOUCH_MS) await touchSesi(db, row.sidik, nowIso());
  return ctx;
}

/** Twelve hours end any work (D-34.7); a trusted telephone answers approvals for longer (decision 450). */
const isLama = ({ mulai, jenis_sesi }: Pick<SesiRow, 'mulai' | 'jenis_sesi'>): boolean =>
  nowMs() - Date.parse(mulai) > (jenis_sesi === 'KERJA' ? ABSOLUTE_MS : TELEPON_MS);

/** A person who finds such a telephone finds no shop behind it. */
export const HANYA_OTORISASI: Tertahan = {
  code: 'HANYA_OTORISASI',
  message: 'Telepon Ini Hanya Untuk Otorisasi',
  kecuali: PANGGILAN_OTORISATOR,
};

const MINUTE_MS = 60_000;
const KUNCI = [
  'POST users/buka-kunci',
  'POST users/kunci-sidik',
  'POST users/buka-kunci-sidik',
  'POST users/logout',
];

/** Locked by a press, or because it was not used for SESSION_LOCK_MINUTES (D-34.7). */
const isTerkunci = (
  { terkunci, terakhir }: Pick<SesiRow, 'terkunci' | 'terakhir'>,
  rumah: readonly Rumah[],
): boolean =>
  terkunci !== null ||
  nowMs() - Date.parse(terakhir) > menit(rumah, aksesParam.SESSION_LOCK_MINUTES) * MINUTE_MS;

/** After how many minutes without a hand at it this screen locks. */
export const menitKunci = async (db: Database, ctx: Ctx): Promise<number> =>
  menit(await rumahSesi(db, ctx, ctx.param), aksesParam.SESSION_LOCK_MINUTES);

/** The locked screen shows whose it is, and nothing else. */
const terkunci = ({ user_id, usere_name }: SesiRow): Tertahan => ({
  code: 'LAYAR_TERKUNCI',
  message: 'Layar Terkunci, Masukkan Password',
  kecuali: KUNCI,
  extra: { user_id, usere_name },
});

/** Of these sessions the ones that may still hear the bell: neither ended nor locked. */
export async function masihBuka(db: Database, sidik: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>();
  for (const row of await listSesiHidup(db, sidik)) {
    if (isLama(row)) continue;
    if (row.jenis_sesi === 'OTORISATOR' && !row.ganti_password) open.add(row.sidik);
    if (row.jenis_sesi === 'OTORISATOR') continue;
    const { param } = await readSetelanToko(db, row.kode_toko);
    if (!isTerkunci(row, [{ kode_toko: row.kode_toko, param }]) && !row.ganti_password)
      open.add(row.sidik);
  }
  return open;
}
