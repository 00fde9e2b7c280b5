import { clocksApart, dateAt } from '#kit/server/clock.ts';
import type { Credentials } from '#kit/server/credentials.ts';
import type { Tertahan } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { hari, type Hari } from '#kit/rules/hari.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { modulsOn, readSetelan } from '#areas/toko/server/setelan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { tentukanJam, tolakJam } from '#areas/toko/rules/jam.ts';
import { bisaLihatModal, setidaknya } from '#areas/toko/rules/level.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { tentukanAkses, type MenuEntry } from '#areas/akses/rules/akses.ts';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';
import { listTicks } from '#areas/akses/server/akses.table.ts';
import { bisaMundur } from '#areas/akses/server/jam/bisa-mundur.ts';
import { lateDayOn } from '#areas/akses/server/perlu-otorisasi.ts';
import { rumahSesi, type Rumah } from '#areas/akses/server/sesi/rumah.ts';
import type { SesiRow } from '#areas/akses/server/sesi/sesi.table.ts';
import { readBatasPasang } from '#areas/akses/server/tenggang-faktor.query.ts';

type Kept = { versi: number; akses: ReadonlySet<string> };
const kept = new Map<string, Kept>();

/** What opens: the house's menu, and the modules that gates ask for. */
export type Pintu = { readonly menu: readonly MenuEntry[]; readonly moduls: AllModuls };

/** What a session may do: its shop and day, rights and modules, and what it has to settle first. */
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

/** A password that another person made is replaced first (decision 0074); then comes the factor. */
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
