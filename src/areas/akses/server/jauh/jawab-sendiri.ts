import { seal, unseal } from '#kit/server/server-key.ts';
import type { Endpoint, InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import type { AnyInput, Input, Surroundings } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as minta from '#areas/akses/contract/otorisasi.api.ts';
import * as sidik from '#areas/akses/contract/sidik.api.ts';
import * as telepon from '#areas/akses/contract/otorisator.api.ts';
import {
  bacaJauh,
  jawabJauh,
  type Dengan,
  type DiToko,
  type Jawaban,
} from '#areas/akses/server/jauh/setuju-jauh.ts';
import {
  penyetujuJauh,
  type PenyetujuJauh,
  type TanyaCabang,
} from '#areas/akses/server/jauh/penyetuju-jauh.ts';
import { denganPassword, type Diisi } from '#areas/akses/server/penyetuju.ts';
import { jariPenyetuju } from '#areas/akses/server/sidik/sidik.ts';
import { mintaSidik } from '#areas/akses/server/sidik/periksa-sidik.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import { HANYA_OTORISASI } from '#areas/akses/server/sesi/sesi.ts';

const TIDAK = refusals({
  BUKAN_PENYETUJU: { message: 'User Ini Tidak Berhak Memberi Otorisasi' },
  PENYETUJU_BARU: { message: 'Password User Ini Dibuat Orang Lain, Ganti Dahulu Lewat Login' },
  SIDIK_TIDAK_TERDAFTAR: { message: 'Username Tidak Tidak Terdaftar' },
  TIDAK_ADA_PERMINTAAN: { message: 'Tidak Ada Permintaan Otorisasi Yang Terbuka' },
  BUKAN_TELEPON: { message: 'Masuk Dahulu Di Telepon Ini' },
});
const no = ({ code, message }: { code: string; message: string }) =>
  new Problem(403, code, message);

type Asked<I> = {
  readonly kode_toko: string;
  readonly input: I;
  readonly ctx: Ctx;
  readonly around: Surroundings;
};
type Own = (asked: Asked<AnyInput>) => Promise<unknown>;

const own = <P, Q, B, A>(
  { call }: Endpoint<P, Q, B, A>,
  answer: (asked: Asked<Input<P, Q, B>>) => Promise<unknown>,
): [string, Own] => [call, answer as Own];

/**
 * What this server answers itself of a request at a shop with another server (D-43.2): it looks at the password, the
 * code, the finger or the telephone of the approver, which never leave it, and tells the branch in his name.
 */
export function jawabSendiri(db: Database, tanya: TanyaCabang): Readonly<Record<string, Own>> {
  const dengan = { db, tanya };
  return Object.fromEntries([
    own(minta.angkaOtorisasiEndpoint, (asked) => angka(dengan, asked)),
    own(minta.setujuiEndpoint, (asked) => jawab(dengan, asked, 'DISETUJUI', null)),
    own(minta.tolakEndpoint, (asked) => jawab(dengan, asked, 'DITOLAK', asked.input.body.alasan)),
    own(sidik.userFingerprintEndpoint, (asked) => mintaJari(dengan, asked)),
    own(sidik.authorizationFingerprintEndpoint, (asked) => jawabJari(dengan, asked)),
    own(telepon.bukaPermintaanEndpoint, (asked) => bukaTelepon(dengan, asked)),
    own(telepon.setujuiDiTeleponEndpoint, (asked) => {
      const { cocok } = asked.input.body;
      return jawabTelepon(dengan, asked, { putusan: 'DISETUJUI', alasan: null, cocok });
    }),
    own(telepon.tolakDiTeleponEndpoint, (asked) => {
      const { alasan } = asked.input.body;
      return jawabTelepon(dengan, asked, { putusan: 'DITOLAK', alasan, cocok: null });
    }),
  ]);
}

const diToko = (kode_toko: string, keystore: string, { locale }: Ctx): DiToko => ({
  kode_toko,
  keystore,
  locale,
});

/** Minutes that a shown second factor serves the answer. */
const TIKET_MS = 10 * 60_000;
const milikTiket = ({ kode_toko, keystore }: DiToko, user_id: string): string =>
  `setuju/${kode_toko}/${keystore}/${user_id}`;

const tiketSah = (di: DiToko, tiket: string | null, user_id: string): boolean =>
  tiket !== null && Number(unseal(tiket, milikTiket(di, user_id)) ?? 0) > nowMs();

/** By name and password at the screen of who asks, or by the own session at another device. */
async function penyetujuOf(
  { db }: Dengan,
  di: DiToko,
  { user_id, password, kode, tiket }: Diisi,
  ctx: Ctx,
): Promise<PenyetujuJauh & { faktor: boolean }> {
  if (!user_id || !password) {
    if (ctx.tertahan) throw no(TIDAK.PENYETUJU_BARU);
    return { ...(await penyetujuJauh(db, await sendiri(db, ctx), 'SESI', ctx)), faktor: false };
  }
  const sudah = (who: string) => tiketSah(di, tiket, who);
  const user = await denganPassword(db, sudah, { user_id, password, kode }, ctx);
  if (user.user_id === ctx.user_id) throw no(TIDAK.BUKAN_PENYETUJU);
  return { ...(await penyetujuJauh(db, user, 'MANUAL', ctx)), faktor: user.faktor === true };
}

const sendiri = async (db: Database, { user_id, level, kode_toko_user }: Ctx) => ({
  kode_toko: kode_toko_user,
  user_id,
  level,
  usere_name: (await findUser(db, user_id))?.usere_name ?? user_id,
});

async function angka(
  dengan: Dengan,
  { kode_toko, input, ctx }: Asked<InputOf<typeof minta.angkaOtorisasiEndpoint>>,
) {
  const di = diToko(kode_toko, input.params.keystore, ctx);
  const { faktor, ...who } = await penyetujuOf(dengan, di, input.body, ctx);
  const { angka, jauh } = await bacaJauh(dengan, di, who);
  const tiket = faktor ? seal(String(nowMs() + TIKET_MS), milikTiket(di, who.user_id)) : null;
  return { angka, tiket, jauh };
}

async function jawab(
  dengan: Dengan,
  { kode_toko, input, ctx }: Asked<InputOf<typeof minta.setujuiEndpoint>>,
  putusan: Jawaban['putusan'],
  alasan: string | null,
) {
  const di = diToko(kode_toko, input.params.keystore, ctx);
  const { faktor: _, ...who } = await penyetujuOf(dengan, di, input.body, ctx);
  return jawabJauh(dengan, di, who, { putusan, alasan, cocok: null });
}

const untukMinta = ({ kode_toko, keystore }: DiToko): string => `SETUJU/${kode_toko}/${keystore}`;

function dimaksud(kode_toko: string, keystore: string | undefined, ctx: Ctx): DiToko {
  if (keystore === undefined) throw missing(TIDAK.TIDAK_ADA_PERMINTAAN);
  return diToko(kode_toko, keystore, ctx);
}

/** The finger is asked for exactly this request of that shop, by this server. */
async function mintaJari(
  { db }: Dengan,
  { kode_toko, input, ctx }: Asked<InputOf<typeof sidik.userFingerprintEndpoint>>,
) {
  const di = dimaksud(kode_toko, input.query.keystore, ctx);
  const user = await findUser(db, input.query.user_id);
  const opsi = user?.is_active && (await mintaSidik(db, user, untukMinta(di)));
  if (!user || !opsi) throw missing(TIDAK.SIDIK_TIDAK_TERDAFTAR);
  return { user_id: user.user_id, opsi: { ...opsi } };
}

async function jawabJari(
  dengan: Dengan,
  { kode_toko, input, ctx, around }: Asked<InputOf<typeof sidik.authorizationFingerprintEndpoint>>,
) {
  const { body } = input;
  const di = dimaksud(kode_toko, body.keystore, ctx);
  const user = await jariPenyetuju(dengan.db, body, { untuk: untukMinta(di), ctx, around });
  if (user.user_id === ctx.user_id) throw no(TIDAK.BUKAN_PENYETUJU);
  const who = await penyetujuJauh(dengan.db, user, 'FINGERPRINT', ctx);
  const { keystore } = di;
  if (body.kategori === 'ANGKA') {
    const { angka, jauh, status } = await bacaJauh(dengan, di, who);
    return { keystore, status, angka, jauh };
  }
  const putusan = body.kategori === 'SETUJUI' ? 'DISETUJUI' : 'DITOLAK';
  const { status } = await jawabJauh(dengan, di, who, { putusan, alasan: null, cocok: null });
  return { keystore, status, angka: [] };
}

/** The trusted telephone of an approver, which has scanned the code at a screen of head office. */
async function penyetujuTelepon({ db }: Dengan, ctx: Ctx): Promise<PenyetujuJauh> {
  if (ctx.tertahan?.code !== HANYA_OTORISASI.code) throw no(TIDAK.BUKAN_TELEPON);
  return penyetujuJauh(db, await sendiri(db, ctx), 'QR', ctx);
}

/** Photos of another server's goods are not shown by their names here: they are read in the shop itself. */
async function bukaTelepon(
  dengan: Dengan,
  { kode_toko, input, ctx }: Asked<InputOf<typeof telepon.bukaPermintaanEndpoint>>,
) {
  const di = diToko(kode_toko, input.params.keystore, ctx);
  return { ...(await bacaJauh(dengan, di, await penyetujuTelepon(dengan, ctx))), foto: [] };
}

async function jawabTelepon(
  dengan: Dengan,
  { kode_toko, input, ctx }: Asked<{ readonly params: { readonly keystore: string } }>,
  jawaban: Jawaban,
) {
  const di = diToko(kode_toko, input.params.keystore, ctx);
  return jawabJauh(dengan, di, await penyetujuTelepon(dengan, ctx), jawaban);
}
