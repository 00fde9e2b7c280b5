import { randomUUID } from 'node:crypto';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { dropDuaFaktor } from '#areas/akses/server/dua-faktor.table.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { isTokoDiSini } from '#areas/akses/server/sesi/tamu.table.ts';
import { endSemuaSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { dropSemuaSidik } from '#areas/akses/server/sidik/sidik.table.ts';
import { endDukungan, findUser, saveDukungan } from '#areas/akses/server/users.table.ts';
import { newKodePasang } from '#app/server/pasang/kode.ts';

/** A grant is for a piece of work, not for a contract: it ends by itself after a month at most. */
export const HARI_PALING_LAMA = 30;
const HARI_MS = 24 * 3_600_000;
export const LEVEL_DUKUNGAN = ['SU', 'DEV'] as const;

export type Dukungan = {
  readonly kode_toko: string;
  readonly level: (typeof LEVEL_DUKUNGAN)[number];
  readonly hari: number;
  /** Who comes in, and for what: the owner reads both. */
  readonly nama: string;
  readonly alasan: string;
};
/** What is read out to the person who comes in; the password is changed at the first log-in. */
export type Diberi = {
  readonly user_id: string;
  readonly password: string;
  readonly aktif_sampai: string;
};

const SINI = { user_id: 'server', tabel: 'users' } as const;

/**
 * Lets the vendor's support into one shop until a day (reliability E): no account of SU or DEV is made in any other
 * way. Granted again, the account has its new end and a new password, and its sessions end.
 */
export async function beriDukungan(
  db: Database,
  { kode_toko, level, hari, nama, alasan }: Dukungan,
): Promise<Diberi> {
  if (!Number.isInteger(hari) || hari < 1 || hari > HARI_PALING_LAMA)
    throw new Error(`Lama dukungan 1 sampai ${HARI_PALING_LAMA} hari`);
  if (nama.trim().length < 3) throw new Error('Sebutkan siapa yang masuk: --nama "Budi, Kilau"');
  if (alasan.trim().length < 5)
    throw new Error('Sebutkan untuk apa: --alasan "Aktifkan modul cicilan"');
  const user_id = `dukungan.${level}.${kode_toko}`.toLowerCase();
  const password = newKodePasang();
  const aktif_sampai = toIso(nowMs() + hari * HARI_MS);
  const user = { kode_toko, user_id, usere_name: nama.trim(), level, aktif_sampai };
  const sandi = await hashSandi(password);
  await db.begin(async (tx) => {
    if (!(await isTokoDiSini(tx, kode_toko)))
      throw new Error(`Toko ${kode_toko} tidak ada di server ini`);
    const op = randomUUID();
    const sebelum = await findUser(tx, user_id);
    if ((await saveDukungan(tx, { ...user, sandi, op })) === 0)
      throw new Error(`${user_id} adalah akun toko itu sendiri`);
    if (sebelum) await shut(tx, { kode_toko, user_id });
    const sesudah = { ...user, alasan: alasan.trim() };
    await recordAside(tx, {
      ...SINI,
      kode_toko,
      op,
      tindakan: 'BERI_DUKUNGAN',
      kunci: user_id,
      sesudah,
    });
  });
  return { user_id, password, aktif_sampai };
}

/** The next who comes in by this account is another person: sessions, factor and fingers of the last one go. */
async function shut(tx: Tx, who: { kode_toko: string; user_id: string }): Promise<void> {
  await endSemuaSesi(tx, who.kode_toko, who.user_id, 'DIAKHIRI', toIso(nowMs()));
  await dropDuaFaktor(tx, who);
  await dropSemuaSidik(tx, who);
}

/** Ends all grants of a shop at once, with their sessions; the accounts that were ended. */
export const akhiriDukungan = (db: Database, kode_toko: string): Promise<string[]> =>
  db.begin(async (tx) => {
    const op = randomUUID();
    const ended = (await endDukungan(tx, kode_toko, op)).map(({ user_id }) => user_id);
    for (const user_id of ended) {
      await shut(tx, { kode_toko, user_id });
      await recordAside(tx, {
        ...SINI,
        kode_toko,
        op,
        tindakan: 'AKHIRI_DUKUNGAN',
        kunci: user_id,
      });
    }
    return ended;
  });
