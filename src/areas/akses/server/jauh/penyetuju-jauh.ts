import { refusals } from '#kit/rules/refusal.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaMenyetujui, type Level } from '#areas/toko/rules/level.ts';
import type { CaraJauh, IsiPermintaan } from '#areas/akses/contract/otorisasi-pusat.api.ts';
import { isSatuOrang } from '#areas/akses/server/jauh/jauh.query.ts';
import { terambil } from '#areas/akses/server/owner/terambil.query.ts';
import { isPusat } from '#areas/akses/server/penyetuju.ts';
import { bisaMenjawab } from '#areas/akses/server/perlu-otorisasi.ts';
import { findPerangkatSesi } from '#areas/akses/server/sesi/sesi.table.ts';

const TIDAK = refusals({
  BUKAN_PENYETUJU: { message: 'User Ini Tidak Berhak Memberi Otorisasi' },
  PENYETUJU_TERAMBIL: {
    message:
      'Password Atau Faktor Kedua Owner Baru Diambil Alih, Kedua Owner Belum Dapat Saling Menyetujui 3 Hari',
  },
});
const no = ({ code, message }: { code: string; message: string }) =>
  new Problem(403, code, message);

/** A person of head office who has shown to this server who he is, how, and at which device. */
export type PenyetujuJauh = {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
  readonly cara: CaraJauh;
  readonly perangkat: string;
  readonly ip: string;
};

type Ditanya = {
  readonly method: 'GET' | 'POST';
  /** Below the base. */
  readonly path: string;
  readonly body?: unknown;
  readonly locale: string;
  /** What the record of this server keeps of a write beside the call. */
  readonly catatan?: Readonly<Record<string, unknown>>;
};
/** Asks the server of a branch in the name of such a person; answers its `data`, throws its refusal. */
export type TanyaCabang = (
  kode_toko: string,
  who: PenyetujuJauh,
  asked: Ditanya,
) => Promise<unknown>;

type Orang = Pick<PenyetujuJauh, 'kode_toko' | 'user_id' | 'usere_name'> & {
  readonly level: string;
};

/** At the device on which the session was opened that asks, whatever the request says of itself. */
export async function penyetujuJauh(
  db: Database,
  { kode_toko, user_id, usere_name, level }: Orang,
  cara: CaraJauh,
  ctx: Ctx,
): Promise<PenyetujuJauh> {
  if (!bisaMenyetujui(level) || !(await isPusat(db, kode_toko))) throw no(TIDAK.BUKAN_PENYETUJU);
  const perangkat = await findPerangkatSesi(db, ctx.sidik);
  return { kode_toko, user_id, usere_name, level: level as Level, cara, perangkat, ip: ctx.ip };
}

/** Never who asks, under this id or another one that looks like it, and high enough; the branch looks again. */
export async function needPenyetujuJauh(
  db: Database,
  { input_by, level }: Pick<IsiPermintaan, 'input_by' | 'level'>,
  who: PenyetujuJauh,
): Promise<void> {
  const sendiri = await isSatuOrang(db, input_by, who.user_id);
  if (sendiri || !bisaMenjawab(who.level, level)) throw no(TIDAK.BUKAN_PENYETUJU);
  const pasangan = { peminta: input_by, penyetuju: who.user_id };
  if (who.level === 'OWN' && (await terambil(db, [who.kode_toko], pasangan)))
    throw no(TIDAK.PENYETUJU_TERAMBIL);
}
