import { readEnv } from '#kit/server/settings/env.ts';
import type { BodyOf } from '#kit/contract/endpoint.ts';
import { gather, refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { keyedDigest, seal, unseal } from '#kit/server/server-key.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { nyalakanNotifikasiEndpoint } from '#areas/akses/contract/notifikasi.api.ts';
import { bisaDidorong } from '#areas/akses/rules/notifikasi.ts';
import type { Alamat } from '#areas/akses/server/notifikasi/kirim-notifikasi.ts';
import {
  isKunciTelepon,
  kunciNotifikasi,
} from '#areas/akses/server/notifikasi/kunci-notifikasi.ts';
import {
  deleteNotifikasi,
  findNotifikasi,
  saveNotifikasi,
  type Tujuan,
} from '#areas/akses/server/notifikasi/notifikasi.table.ts';

const TIDAK = refusals({
  LAYANAN_TIDAK_DIKENAL: {
    field: 'endpoint',
    message: 'Layanan Notifikasi Browser Ini Tidak Dikenal Server',
  },
  KUNCI_SALAH: { field: 'p256dh', message: 'Kunci Notifikasi Browser Ini Tidak Terbaca' },
});

/** Origins beside the known services: those that the operator of the server has named, separated by commas. */
export const layananTambahan = (): string[] =>
  (readEnv('KILAU_NOTIFICATIONS') ?? '')
    .split(',')
    .map((asal) => URL.parse(asal.trim())?.origin)
    .filter((asal) => asal !== undefined && asal !== 'null') as string[];

const ownerAlamat = (sidik: string): string => `notifikasi/${sidik}`;

/** The address of a telephone; nothing where the server key is another one since. */
export function alamatOf({ alamat, sidik }: Pick<Tujuan, 'alamat' | 'sidik'>): Alamat | undefined {
  const plain = unseal(alamat, ownerAlamat(sidik));
  return plain === undefined ? undefined : (JSON.parse(plain) as Alamat);
}

/** Whether this telephone is rung, and the key that its browser asks for. */
export async function notifikasiOf(db: Database, sidik: string) {
  const { publik } = kunciNotifikasi();
  return { kunci: publik, aktif: (await findNotifikasi(db, sidik))?.kunci === publik };
}

export async function nyalakanNotifikasi(
  db: Database,
  body: BodyOf<typeof nyalakanNotifikasiEndpoint>,
  ctx: Ctx,
) {
  refuseIf(
    gather(
      [!bisaDidorong(body.endpoint, layananTambahan()), TIDAK.LAYANAN_TIDAK_DIKENAL],
      [!isKunciTelepon(body), TIDAK.KUNCI_SALAH],
    ),
  );
  const { kode_toko_user: kode_toko, sidik } = ctx;
  await db.begin(async (tx) => {
    await saveNotifikasi(tx, {
      kode_toko,
      sidik,
      alamat: seal(JSON.stringify(body), ownerAlamat(sidik)),
      cap: keyedDigest(`notifikasi-alamat/${body.endpoint}`),
      kunci: kunciNotifikasi().publik,
      bahasa: ctx.locale,
      now: nowIso(),
    });
    await recordAside(tx, {
      ...jejak(ctx),
      tindakan: 'NYALAKAN_NOTIFIKASI',
      sesudah: { layanan: new URL(body.endpoint).host },
    });
  });
  return { aktif: true };
}

export async function matikanNotifikasi(db: Database, ctx: Ctx) {
  const { kode_toko_user: kode_toko, sidik } = ctx;
  await db.begin(async (tx) => {
    if ((await deleteNotifikasi(tx, { kode_toko, sidik })) > 0)
      await recordAside(tx, { ...jejak(ctx), tindakan: 'MATIKAN_NOTIFIKASI' });
  });
  return { aktif: false };
}

const jejak = ({ kode_toko_user: kode_toko, user_id, level, perangkat, ip }: Ctx) => ({
  kode_toko,
  user_id,
  level,
  perangkat,
  ip,
  op: newOp(),
  tabel: 'notifikasi_telepon',
  kunci: user_id,
});
