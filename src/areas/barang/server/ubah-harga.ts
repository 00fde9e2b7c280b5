import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { nowIso, nowMs, nowOrNull, startOfHari } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { findMasterRow } from '#kit/server/master.table.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { saveParameter } from '#areas/toko/server/setelan.table.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import type {
  ubahHargaEmasEndpoint,
  ubahHargaGlobalEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import { periksaHargaBaru } from '#areas/barang/rules/harga.ts';
import {
  findHarga,
  findHargaGlobal,
  saveHarga,
  saveHargaGroup,
  type HargaEmas,
  type JenisHarga,
  type Tujuan,
} from '#areas/barang/server/harga.table.ts';
import { namaTujuan, setujuHarga } from '#areas/barang/server/setuju-harga.ts';

const TIDAK = refusals({
  GROUP_TIDAK_ADA: { field: 'kode_group', message: 'Group Tidak Ditemukan' },
  KADAR_TIDAK_ADA: { field: 'kode_kadar', message: 'Kadar Tidak Ditemukan' },
});

/** Writes the next price of a group or kadar; every open counter reads it at once (D-9.1, D-9.4). */
export async function ubahHargaEmas(
  tx: Tx,
  { body }: InputOf<typeof ubahHargaEmasEndpoint>,
  ctx: Ctx,
): Promise<HargaEmas> {
  const { kode_group, kode_kadar, harga_per_gram, berlaku_dari } = body;
  const jenis = body.jenis ?? 'JUAL';
  const tujuan = { kode_group, kode_kadar };
  const lama =
    kode_group || kode_kadar
      ? await findHarga(tx, ctx.kode_toko, jenis, tujuan, nowOrNull())
      : undefined;
  const awalHari = startOfHari(ctx.hari, ctx.toko.zona, ctx.param.JAM_GANTI_HARI);
  refuseIf([
    ...periksaHargaBaru(
      { ...tujuan, berlaku_dari: berlaku_dari ?? nowIso() },
      { awalHari, terakhir: berlaku_dari ? (lama?.berlaku_dari ?? null) : null },
    ),
    ...(await unknownTujuan(tx, tujuan, ctx)),
  ]);
  await setujuHarga(
    tx,
    [{ jenis, tujuan, lama: lama?.harga_per_gram ?? null, baru: harga_per_gram }],
    ctx,
  );

  const saved = await saveHarga(tx, ctx.kode_toko, {
    ...tujuan,
    jenis,
    harga_per_gram,
    berlaku_dari,
    input_by: ctx.user_id,
    op: ctx.op,
  });
  if (kode_group && (!berlaku_dari || Date.parse(berlaku_dari) <= nowMs()))
    await saveHargaGroup(tx, ctx.kode_toko, { kode_group, jenis, harga_per_gram, op: ctx.op });
  tx.audit({
    tindakan: 'UBAH_HARGA',
    tabel: 'harga_emas',
    kunci: namaTujuan(jenis, tujuan),
    sebelum: lama,
    sesudah: saved,
  });
  ringHarga(tx, saved);
  return saved;
}

async function unknownTujuan(tx: Tx, { kode_group, kode_kadar }: Tujuan, ctx: Ctx) {
  const group =
    kode_group && (await findMasterRow(tx, groupMaster as never, ctx.kode_toko, { kode_group }));
  const kadar =
    kode_kadar && (await findMasterRow(tx, kadarMaster as never, ctx.kode_toko, { kode_kadar }));
  return [
    ...(kode_group && !(group && group.is_active) ? [TIDAK.GROUP_TIDAK_ADA] : []),
    ...(kode_kadar && !(kadar && kadar.is_active) ? [TIDAK.KADAR_TIDAK_ADA] : []),
  ];
}

/** A group's price typed into its master: the same dated row as from the price screen (D-9.4). */
export async function ubahHargaGroup(
  tx: Tx,
  kode_group: string,
  jenis: JenisHarga,
  harga_per_gram: Rupiah,
  ctx: Ctx,
): Promise<void> {
  const saved = await saveHarga(tx, ctx.kode_toko, {
    kode_group,
    kode_kadar: null,
    jenis,
    harga_per_gram,
    berlaku_dari: null,
    input_by: ctx.user_id,
    op: ctx.op,
  });
  ringHarga(tx, saved);
}

const ringHarga = (
  tx: Tx,
  { jenis, kode_group, kode_kadar, harga_per_gram, berlaku_dari }: HargaEmas,
): void => tx.ring('harga', { jenis, kode_group, kode_kadar, harga_per_gram, berlaku_dari });

/** The price of a gram of pure gold, for whatever has no price of its own. */
export async function ubahHargaGlobal(
  tx: Tx,
  { body: { nominal } }: InputOf<typeof ubahHargaGlobalEndpoint>,
  ctx: Ctx,
) {
  const lama = await findHargaGlobal(tx, ctx.kode_toko, nowOrNull());
  const tujuan = { kode_group: null, kode_kadar: null };
  await setujuHarga(
    tx,
    [{ jenis: 'JUAL', tujuan, lama: lama?.harga_global ?? null, baru: nominal }],
    ctx,
  );

  const key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';
  await saveParameter(tx, ctx.kode_toko, {
    key,
    value: nominal,
    input_by: ctx.user_id,
    op: ctx.op,
  });
  const { harga_global, berlaku_dari } = (await findHargaGlobal(tx, ctx.kode_toko, nowOrNull()))!;
  tx.audit({
    tindakan: 'UBAH_HARGA',
    tabel: 'parameter_toko',
    kunci: key,
    sebelum: lama,
    sesudah: { harga_global, berlaku_dari },
  });
  tx.ring('harga', {
    jenis: 'JUAL',
    kode_group: null,
    kode_kadar: null,
    harga_per_gram: nominal,
    berlaku_dari,
  });
  return { harga_global, berlaku_dari };
}
