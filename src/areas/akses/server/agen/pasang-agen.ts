import { randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf, InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso, nowMs, toIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import type { cabutAgenEndpoint, pasangAgenEndpoint } from '#areas/akses/contract/agen.api.ts';
import {
  isKodeAgen,
  KODE_BERLAKU_MS,
  rapikanKodeAgen,
  makeKodeAgen,
} from '#areas/akses/rules/agen.ts';
import {
  listAgen,
  revokeAgen,
  saveAgen,
  saveKodeAgen,
  takeKodeAgen,
} from '#areas/akses/server/agen/agen.table.ts';
import { jejakAgen } from '#areas/akses/server/agen/jejak-agen.ts';
import { bangunkanAgen } from '#areas/akses/server/agen/tunggu.ts';
import { tebak } from '#areas/akses/server/coba.ts';
import { hashToken, newToken } from '#areas/akses/server/sesi/token.ts';

const TIDAK = refusals({
  KODE_AGEN_SALAH: { message: 'Kode Salah Atau Sudah Tidak Berlaku' },
  AGEN_TIDAK_ADA: { message: 'Agen Cetak Tidak Ditemukan' },
});
/** Wrong codes of one address before it waits; a code of forty bits lives ten minutes. */
const MAKS_TEBAK = 5;

export const lihatAgen = (on: Sql, _: unknown, { kode_toko }: Ctx) =>
  listAgen(on, kode_toko, nowIso());

/** Shows the one code that pairs an agent with this shop now. */
export const buatKodeAgen =
  (db: Database) =>
  async (_: Sql, __: unknown, ctx: Ctx): Promise<{ kode: string; sampai: string }> => {
    let kode = '';
    while (!isKodeAgen(kode)) kode = makeKodeAgen(randomBytes(32));
    const sampai = toIso(nowMs() + KODE_BERLAKU_MS);
    const { kode_toko, user_id } = ctx;
    await db.begin(async (tx) => {
      await saveKodeAgen(tx, { kode_toko, user_id, sidik: hashToken(kode), sampai });
      await recordAside(tx, {
        ...jejakAgen(ctx),
        tindakan: 'KODE_AGEN',
        kunci: user_id,
        sesudah: { sampai },
      });
    });
    return { kode: `${kode.slice(0, 4)}-${kode.slice(4)}`, sampai };
  };

/** An agent brings the code, once, and gets the token that it asks with from then on. */
export async function pasangAgen(
  db: Database,
  { kode, nama, printer }: BodyOf<typeof pasangAgenEndpoint>,
  { ip }: Surroundings,
): Promise<{ id: string; token: string; nama_toko: string }> {
  const token = newToken();
  const sidik = hashToken(rapikanKodeAgen(kode));
  const pasang = () =>
    db.begin(async (tx) => {
      const now = nowIso();
      const shown = await takeKodeAgen(tx, sidik, now);
      if (!shown) return undefined;
      const { kode_toko, user_id } = shown;
      const row = { id: randomUUID(), kode_toko, nama, printer, sidik: hashToken(token) };
      const { id } = await saveAgen(tx, { ...row, oleh: user_id, now });
      await recordAside(tx, {
        kode_toko,
        user_id,
        ip,
        perangkat: nama,
        op: randomUUID(),
        tabel: 'agen',
        tindakan: 'PASANG_AGEN',
        kunci: nama,
        sesudah: { printer },
      });
      return { id, kode_toko };
    });
  const made = await tebak(db, { sendiri: { kunci: `agen:${ip}`, maks: MAKS_TEBAK } }, pasang);
  if (!made) throw new Problem(422, TIDAK.KODE_AGEN_SALAH.code, TIDAK.KODE_AGEN_SALAH.message);
  const { toko } = await readSetelanToko(db, made.kode_toko);
  return { id: made.id, token, nama_toko: toko.nama_toko };
}

/** Its token is worth nothing from this moment on. */
export const cabutAgen =
  (db: Database) =>
  async (_: Sql, { params: { id } }: InputOf<typeof cabutAgenEndpoint>, ctx: Ctx) => {
    const { kode_toko, user_id } = ctx;
    await db.begin(async (tx) => {
      const sebelum = await revokeAgen(tx, { id, kode_toko, oleh: user_id, now: nowIso() });
      if (!sebelum) throw missing(TIDAK.AGEN_TIDAK_ADA);
      await recordAside(tx, {
        ...jejakAgen(ctx),
        tindakan: 'CABUT_AGEN',
        kunci: sebelum.nama,
        sebelum,
      });
    });
    bangunkanAgen(id);
    return { id };
  };
