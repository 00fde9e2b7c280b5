import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSetelan } from '#areas/toko/server/setelan.table.ts';
import type {
  resetTemplatPesanEndpoint,
  ubahTemplatPesanEndpoint,
} from '#areas/pesan/contract/templat-pesan.api.ts';
import { periksaTemplatPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { bisaUbahTemplat } from '#areas/pesan/rules/jaga.ts';
import {
  JENIS_TEMPLAT_PESAN,
  sifatPesan,
  type JenisPesan,
} from '#areas/pesan/rules/jenis-pesan.ts';
import { templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import {
  deleteTemplat,
  findTemplat,
  listTemplat,
  saveTemplat,
  type TemplatRow,
} from '#areas/pesan/server/templat.table.ts';

const rowOf = (jenis: JenisPesan, own: TemplatRow | undefined) => ({
  jenis,
  bawaan: own === undefined,
  tempat: [...sifatPesan(jenis).tempat],
  isi: own?.isi ?? templatPesanBawaan(jenis),
  nama_cloud: own?.nama_cloud ?? null,
});

export async function lihatTemplatPesan(on: Sql, _: unknown, { kode_toko }: Ctx) {
  const own = new Map((await listTemplat(on, kode_toko)).map((row) => [row.jenis, row]));
  return JENIS_TEMPLAT_PESAN.map((jenis) => rowOf(jenis, own.get(jenis)));
}

const TIDAK = refusals({
  HANYA_OWNER: { message: 'Pesan Yang Menjaga Milik Customer Diubah Owner' },
});

/** 403 for who might gain by a customer who does not hear of it (D-29.2). */
const periksaHak = (jenis: JenisPesan, { level }: Ctx): void => {
  if (!bisaUbahTemplat(jenis, level))
    throw new Problem(403, 'TIDAK_BERHAK', TIDAK.HANYA_OWNER.message);
};

export async function ubahTemplatPesan(
  tx: Tx,
  { params: { jenis }, body }: InputOf<typeof ubahTemplatPesanEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko, op } = ctx;
  periksaHak(jenis, ctx);
  refuseIf(periksaTemplatPesan(jenis, body.isi));
  await lockSetelan(tx, kode_toko);
  const sebelum = await findTemplat(tx, kode_toko, jenis);
  const row = { jenis, ...body };
  await saveTemplat(tx, kode_toko, { ...row, op });
  tx.audit({
    tindakan: 'UBAH',
    tabel: 'templat_pesan',
    kunci: jenis,
    sebelum: sebelum ?? null,
    sesudah: row,
  });
  return rowOf(jenis, row);
}

/** Back to the product's own; the shop's is in the audit. */
export async function resetTemplatPesan(
  tx: Tx,
  { params: { jenis } }: InputOf<typeof resetTemplatPesanEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko } = ctx;
  periksaHak(jenis, ctx);
  await lockSetelan(tx, kode_toko);
  const sebelum = await findTemplat(tx, kode_toko, jenis);
  await deleteTemplat(tx, kode_toko, jenis);
  tx.audit({
    tindakan: 'HAPUS',
    tabel: 'templat_pesan',
    kunci: jenis,
    sebelum: sebelum ?? null,
    sesudah: null,
  });
  return rowOf(jenis, undefined);
}
