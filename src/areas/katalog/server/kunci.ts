import { randomBytes } from 'node:crypto';
import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { said, sentence } from '#kit/rules/sentence.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { sha256 } from '#kit/server/canonical.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Event } from '#areas/akses/contract/event.ts';
import type * as api from '#areas/katalog/contract/kunci-katalog.api.ts';
import {
  awalKunci,
  KUNCI_PALING_BANYAK,
  susunKunci,
  TIDAK_KUNCI,
} from '#areas/katalog/rules/kunci-katalog.ts';
import {
  insertKunci,
  listKunci,
  lockKunci,
  revokeKunci,
  takeKunci,
  type KunciRow,
} from '#areas/katalog/server/kunci.table.ts';

const shown = (kode_toko: string, row: KunciRow) => ({
  ...row,
  awal: awalKunci(kode_toko, row.id),
});

export const daftarKunci = async (
  on: Sql,
  _: unknown,
  { kode_toko }: Ctx,
): Promise<AnswerOf<typeof api.listKunciEndpoint>> =>
  (await listKunci(on, kode_toko)).map((row) => shown(kode_toko, row));

/** A place for a key, agreed to by an owner: `ekspor` is the house's event of data that leave it. */
export const buatKunci =
  (ekspor: Event) =>
  async (
    tx: Tx,
    { body }: InputOf<typeof api.buatKunciEndpoint>,
    ctx: Ctx,
  ): Promise<AnswerOf<typeof api.buatKunciEndpoint>> => {
    const { kode_toko, user_id, op } = ctx;
    await lockKunci(tx, kode_toko);
    const berlaku = (await listKunci(tx, kode_toko)).filter(
      ({ status }) => status === 'BARU' || status === 'BERLAKU',
    );
    refuseIf(
      berlaku.length >= KUNCI_PALING_BANYAK
        ? [fill(TIDAK_KUNCI.KUNCI_API_PENUH, { banyak: String(KUNCI_PALING_BANYAK) })]
        : [],
    );
    const { nama, batas_menit } = body;
    await perluOtorisasi(tx, ctx, [
      {
        event: ekspor,
        ringkasan: sentence('Kunci API katalog {nama}', { nama }),
        angka: [
          { label: 'Nama', nilai: nama },
          { label: 'Batas per menit', nilai: String(batas_menit) },
          { label: 'Yang dibuka', nilai: said('Isi halaman katalog') },
        ],
      },
    ]);
    const id = randomBytes(4).toString('hex');
    const row = await insertKunci(tx, kode_toko, { id, nama, batas_menit, input_by: user_id, op });
    tx.audit({
      tindakan: 'EKSPOR',
      tabel: 'katalog_kunci',
      kunci: id,
      sesudah: { nama, batas_menit },
    });
    return shown(kode_toko, row);
  };

/** The key is made as it is shown: only its print stays (ASVS 2.4). */
export async function bukaKunci(
  db: Database,
  { params: { id } }: InputOf<typeof api.bukaKunciEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof api.bukaKunciEndpoint>> {
  const { kode_toko, user_id, level, perangkat, ip } = ctx;
  const kunci = susunKunci(kode_toko, id, randomBytes(24).toString('hex'));
  await db.begin(async (tx) => {
    const row = await takeKunci(tx, kode_toko, { id, input_by: user_id, sidik: sha256(kunci) });
    conflictIf(!row, TIDAK_KUNCI.KUNCI_API_SUDAH_DIBUKA);
    await recordAside(tx, {
      kode_toko,
      op: newOp(),
      user_id,
      level,
      perangkat,
      ip,
      tindakan: 'BUKA_KUNCI_API',
      tabel: 'katalog_kunci',
      kunci: id,
      sesudah: { nama: row!.nama },
    });
  });
  return { kunci };
}

export async function cabutKunci(
  tx: Tx,
  { params: { id } }: InputOf<typeof api.cabutKunciEndpoint>,
  { kode_toko, user_id }: Ctx,
): Promise<AnswerOf<typeof api.cabutKunciEndpoint>> {
  const row = await revokeKunci(tx, kode_toko, id, user_id);
  if (!row) throw missing(TIDAK_KUNCI.KUNCI_API_TIDAK_ADA);
  const { nama, batas_menit } = row;
  tx.audit({
    tindakan: 'CABUT',
    tabel: 'katalog_kunci',
    kunci: id,
    sebelum: { nama, batas_menit },
  });
  return shown(kode_toko, row);
}
