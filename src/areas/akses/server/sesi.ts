import { hash, randomBytes } from 'node:crypto';
import { clocksApart, dateAt, nowIso, nowMs } from '#kit/server/clock.ts';
import type { Credentials } from '#kit/server/credentials.ts';
import type { Tertahan } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { hari, type Hari } from '#kit/rules/hari.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { modulsOn, readSetelan, readSetelanToko } from '#areas/toko/server/setelan.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tentukanJam, tolakJam } from '#areas/toko/rules/jam.ts';
import { bisaLihatModal, bisaMenyetujui, setidaknya } from '#areas/toko/rules/level.ts';
import { HARI_OTORISATOR, PANGGILAN_OTORISATOR } from '#areas/akses/contract/otorisator.api.ts';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';
import { readBatasPasang } from '#areas/akses/server/tenggang-faktor.query.ts';
import { tentukanAkses, type MenuEntry } from '#areas/akses/rules/akses.ts';
import {
  endSesiDiam,
  findSesi,
  listSesiHidup,
  touchSesi,
  type SesiRow,
} from '#areas/akses/server/sesi.table.ts';
import { lateDayOn } from '#areas/akses/server/perlu-otorisasi.ts';
import { listTicks } from '#areas/akses/server/akses.table.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';
import type { AllModuls, IsOn } from '#areas/toko/contract/modul.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => hash('sha256', token);

const ABSOLUTE_MS = 12 * 3_600_000;
const TELEPON_MS = HARI_OTORISATOR * 24 * 3_600_000;
const TOUCH_MS = 30_000;
export const invalidToken = (): Problem => new Problem(401, 'TOKEN_TIDAK_VALID', 'Invalid Token.');

type Kept = { versi: number; akses: ReadonlySet<string> };
const kept = new Map<string, Kept>();

/** What opens: the house's menu, and the modules that gates ask for. */
export type Pintu = { readonly menu: readonly MenuEntry[]; readonly moduls: AllModuls };

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
  const row = await findSesi(db, hashToken(given.token), given.toko, soon);
  if (!row || isLama(row)) throw invalidToken();
  if (row.kode_toko !== row.kode_toko_user && row.jenis_user !== 'PUSAT')
    throw new Problem(403, 'TOKO_LAIN', 'Anda Tidak Berhak Membuka Toko Lain');
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

/** Whoever finds such a telephone finds no shop behind it. */
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

/** Locked by a press, or because nobody has used it for SESSION_LOCK_MINUTES (D-34.7). */
const isTerkunci = (
  { terkunci, terakhir }: Pick<SesiRow, 'terkunci' | 'terakhir'>,
  rumah: readonly Rumah[],
): boolean =>
  terkunci !== null ||
  nowMs() - Date.parse(terakhir) > menit(rumah, aksesParam.SESSION_LOCK_MINUTES) * MINUTE_MS;

/** A shop that has a word in how long a session lives and what it needs. */
type Rumah = { readonly kode_toko: string; readonly param: Param };

/**
 * The session is the person's: head office that works on a branch keeps the bounds of its own shop beside those of
 * the branch, so that no session stays unlocked, or without a second factor, in a shop that asks less.
 */
async function rumahSesi(
  db: Database,
  { kode_toko, kode_toko_user }: Pick<SesiRow, 'kode_toko' | 'kode_toko_user'>,
  param: Param,
): Promise<readonly Rumah[]> {
  const disana = { kode_toko, param };
  if (kode_toko === kode_toko_user) return [disana];
  const sendiri = await readSetelanToko(db, kode_toko_user);
  return [disana, { kode_toko: kode_toko_user, param: sendiri.param }];
}

const menit = (rumah: readonly Rumah[], parameter: Parameter<number>): number =>
  Math.min(...rumah.map(({ param }) => param(parameter)));

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

export async function contextOf(
  db: Database,
  { menu, moduls }: Pintu,
  row: SesiRow,
  given: Pick<Credentials, 'keystore' | 'perangkat' | 'ip' | 'locale'>,
): Promise<Ctx> {
  const now = row.jam;
  const day: Hari = row.tgl_system ?? hari('1970-01-01');
  const { modul, told, param } = await readSetelan(db, row.kode_toko, row.versi, day, now);
  const siapa = { level: row.level, pusat: row.jenis_user === 'PUSAT' };
  const meminta = (await rumahSesi(db, row, param)).filter((one) =>
    wajibDuaFaktor(one.param(aksesParam.WAJIB_DUA_FAKTOR), siapa),
  );
  const wajib_faktor = meminta.length > 0;
  const belum_faktor = wajib_faktor && !row.punya_faktor;
  const pasang_sebelum = belum_faktor ? await batasPasang(db, row, meminta, now) : null;
  const pasang_faktor = belum_faktor && pasang_sebelum === null;
  const tertahan = tahan(row.ganti_password, pasang_faktor);
  const akses = tertahan ? freePaths(menu) : await readAkses(db, menu, row);
  const calendar = dateAt(now, row.zona, param(tokoParam.JAM_GANTI_HARI));
  const late = row.status === 'OPEN' && calendar > day;
  return {
    op: newOp(),
    sidik: row.sidik,
    user_id: row.user_id,
    level: row.level,
    kode_toko: row.kode_toko,
    kode_toko_user: row.kode_toko_user,
    variant: row.jenis === 'PUSAT' ? 'pusat' : 'cabang',
    hari: day,
    hari_status: row.status ?? 'CLOSED',
    hari_terkunci: !bisaMundur(row.level, modul),
    hari_tertinggal: late && !bisaMundur(row.level, modul),
    ...(late && bisaMundur(row.level, modul) && { lateDay: lateDayOn(calendar) }),
    ...jamOf(row, calendar),
    moduls: modulsOn(moduls, modul),
    modul,
    told,
    param,
    akses,
    wajib_faktor,
    pasang_faktor,
    pasang_sebelum,
    lihat_modal: bisaLihatModal(row.level, param(aksesParam.MODAL_TERLIHAT_SPV)),
    samarkan: !setidaknya(row.level, 'SPV'),
    perangkat: given.perangkat,
    ip: given.ip,
    locale: given.locale,
    keystore: given.keystore,
    tertahan,
    toko: {
      kode_toko: row.kode_toko,
      nama_toko: row.nama_toko,
      alamat_toko: row.alamat_toko,
      no_whatsapp: row.no_whatsapp,
      jenis: row.jenis,
      zona: row.zona,
      demo: row.demo,
    },
  };
}

/** The first of the shops that ask ends the time; null where it is over. */
async function batasPasang(
  db: Database,
  { kode_toko_user, user_id }: SesiRow,
  meminta: readonly Rumah[],
  now: string,
): Promise<string | null> {
  const batas: string[] = [];
  for (const { kode_toko } of meminta) {
    const one = await readBatasPasang(db, { kode_toko, kode_toko_user, user_id }, now);
    if (one === null) return null;
    batas.push(one);
  }
  return batas.toSorted()[0] ?? null;
}

/** What the shop's time allows by the clock that the session was read with (D-51.2). */
function jamOf(row: SesiRow, kalender: Hari): Pick<Ctx, 'jam' | 'jamDitolak' | 'waktu'> {
  const { waktu, ...jam } = tentukanJam({
    jam: row.jam,
    terakhir: row.jam_terakhir,
    izin: row.jam_izin,
    beda: clocksApart(),
    kalender,
    hari: row.tgl_system,
    buka: row.status === 'OPEN',
    diakui: row.jam_tanggal,
  });
  const ditolak = tolakJam(jam);
  const extra = { detik: jam.mundur, tgl_system: jam.lompat };
  return {
    jam: { ...jam, kalender },
    ...(waktu && { waktu }),
    ...(ditolak && { jamDitolak: { ...ditolak, extra } }),
  };
}

const GANTI = [
  'GET users/me',
  'GET users/hadir',
  'POST users/kunci',
  'POST users/buka-kunci',
  'POST users/logout',
  'POST users/kekuatan',
  'POST users/change-password',
];
const PASANG = ['GET dua-faktor', 'POST dua-faktor/mulai', 'POST dua-faktor/aktifkan'];

/** Whoever has a password that another made chooses an own one first (decision 0074); then comes the factor. */
function tahan(ganti_password: boolean, pasang_faktor: boolean): Tertahan | undefined {
  if (ganti_password)
    return { code: 'GANTI_PASSWORD', message: 'Ganti Password Dahulu', kecuali: GANTI };
  if (pasang_faktor)
    return {
      code: 'PASANG_FAKTOR',
      message: 'Pasang Faktor Kedua Dahulu',
      kecuali: [...GANTI, ...PASANG],
    };
  return undefined;
}

/** What is left to somebody who still has to set up a second factor, or to choose an own password. */
const freePaths = (menu: readonly MenuEntry[]): ReadonlySet<string> =>
  new Set(menu.filter(({ free }) => free).map(({ path }) => path));

async function readAkses(
  db: Database,
  menu: readonly MenuEntry[],
  row: SesiRow,
): Promise<ReadonlySet<string>> {
  const key = `${row.kode_toko_user}/${row.user_id}/${row.level}`;
  const known = kept.get(key);
  if (known?.versi === row.versi && row.kode_toko === row.kode_toko_user) return known.akses;
  const ticks = await listTicks(db, row.kode_toko_user, row.user_id);
  const akses = tentukanAkses(
    menu,
    row.level,
    new Map(ticks.map((tick) => [tick.kode, tick.is_show])),
  );
  if (row.kode_toko === row.kode_toko_user) kept.set(key, { versi: row.versi, akses });
  return akses;
}

/** Who may move dates back (1§4, D-33.18): date fields are unlocked for them. */
export function bisaMundur(level: string, modul: IsOn): boolean {
  if (!modul(aksesModul.TANGGAL_MUNDUR_MODULE)) return false;
  const byOwner = modul(aksesModul.TANGGAL_MUNDUR_OWNER_MODULE);
  const bySpv = modul(aksesModul.TANGGAL_MUNDUR_SPV_MODULE);
  if (level === 'SU' || level === 'MU') return true;
  if (level === 'OWN') return byOwner || !bySpv;
  if (level === 'SPV') return bySpv || !byOwner;
  return false;
}
