import type { BodyOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { at, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { nowIso, nowMs, nowOrNull, startOfHari } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { findMasterRow } from '#kit/server/master.table.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { inTurn, zip } from '#kit/rules/lists.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { saveParameter } from '#areas/toko/server/setelan.table.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import type {
  ubahBanyakHargaEndpoint,
  ubahBanyakPembelianEndpoint,
  ubahHargaEmasEndpoint,
  ubahHargaGlobalEndpoint,
  ubahHargaPembelianEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import { periksaHargaBaru } from '#areas/barang/rules/harga.ts';
import {
  findHarga,
  findHargaGlobal,
  saveHarga,
  saveHargaGroup,
  type HargaBaris,
  type HargaEmas,
  type JenisHarga,
  type Tujuan,
} from '#areas/barang/server/harga.table.ts';
import { namaTujuan, setujuHarga } from '#areas/barang/server/setuju-harga.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

const TIDAK = refusals({
  GROUP_TIDAK_ADA: { field: 'kode_group', message: 'Group Tidak Ditemukan' },
  HARGA_GANDA: { field: 'harga_per_gram', message: 'Harga Ini Diubah Dua Kali' },
  KADAR_TIDAK_ADA: { field: 'kode_kadar', message: 'Kadar Tidak Ditemukan' },
});

type Baris = BodyOf<typeof ubahHargaEmasEndpoint>;
type Rencana = { baru: HargaBaris; lama: HargaEmas | undefined; tolak: Refusal[] };

/** Writes the next price of a group or kadar; every open counter reads it at once (D-9.1, D-9.4). */
export async function ubahHargaEmas(
  tx: Tx,
  { body }: InputOf<typeof ubahHargaEmasEndpoint>,
  ctx: Ctx,
): Promise<HargaEmas> {
  const rencana = await rencanakan(tx, body, ctx);
  refuseIf(rencana.tolak);
  return inTurn(await simpanHarga(tx, [rencana], ctx), 0);
}

/** A buying price from its own screen: the same dated row. */
export const ubahHargaPembelian = (
  tx: Tx,
  { body }: InputOf<typeof ubahHargaPembelianEndpoint>,
  ctx: Ctx,
): Promise<HargaEmas> =>
  ubahHargaEmas(tx, { body: { ...body, jenis: 'BELI' }, params: {}, query: {} }, ctx);

/** The morning's prices in one act, with one approval: all of them, or none. */
export async function ubahBanyakHarga(
  tx: Tx,
  { body: { harga } }: InputOf<typeof ubahBanyakHargaEndpoint>,
  ctx: Ctx,
): Promise<HargaEmas[]> {
  const semua: Rencana[] = [];
  for (const baris of harga) semua.push(await rencanakan(tx, baris, ctx));
  const nama = semua.map(({ baru }) => namaTujuan(baru.jenis, baru));
  refuseIf(
    zip(semua, nama).flatMap(([{ tolak }, satu], urut) =>
      [...tolak, ...(nama.indexOf(satu) < urut ? [TIDAK.HARGA_GANDA] : [])].map((one) =>
        at(one, 'harga', urut),
      ),
    ),
  );
  return simpanHarga(tx, semua, ctx);
}

/** The buying prices of a morning from their own screen. */
export const ubahBanyakPembelian = (
  tx: Tx,
  { body: { harga } }: InputOf<typeof ubahBanyakPembelianEndpoint>,
  ctx: Ctx,
): Promise<HargaEmas[]> => {
  const beli = harga.map((one) => ({ ...one, jenis: 'BELI' as const }));
  return ubahBanyakHarga(tx, { body: { harga: beli }, params: {}, query: {} }, ctx);
};

/** The row as it would be written, the one that it follows, and why it may not be. */
async function rencanakan(tx: Tx, body: Baris, ctx: Ctx): Promise<Rencana> {
  const { kode_group, kode_kadar, harga_per_gram, berlaku_dari } = body;
  const [jenis, tujuan] = [body.jenis ?? 'JUAL', { kode_group, kode_kadar }];
  const lama =
    kode_group || kode_kadar
      ? await findHarga(tx, ctx.kode_toko, jenis, tujuan, nowOrNull())
      : undefined;
  const awalHari = startOfHari(ctx.hari, ctx.toko.zona, ctx.param(tokoParam.JAM_GANTI_HARI));
  const terakhir = berlaku_dari ? (lama?.berlaku_dari ?? null) : null;
  const tolak = [
    ...periksaHargaBaru(
      { ...tujuan, berlaku_dari: berlaku_dari ?? nowIso() },
      { awalHari, terakhir },
    ),
    ...(await unknownTujuan(tx, tujuan, ctx)),
  ];
  const baru = {
    ...tujuan,
    jenis,
    harga_per_gram,
    berlaku_dari,
    input_by: ctx.user_id,
    op: ctx.op,
  };
  return { baru, lama, tolak };
}

async function simpanHarga(tx: Tx, semua: readonly Rencana[], ctx: Ctx): Promise<HargaEmas[]> {
  const perubahan = semua.map(({ baru, lama }) => ({
    jenis: baru.jenis,
    tujuan: baru,
    lama: lama?.harga_per_gram ?? null,
    baru: baru.harga_per_gram,
  }));
  await setujuHarga(tx, perubahan, ctx);
  const saved: HargaEmas[] = [];
  for (const { baru, lama } of semua) {
    const row = await saveHarga(tx, ctx.kode_toko, baru);
    const { kode_group, jenis, harga_per_gram, berlaku_dari, op } = baru;
    const kini = !berlaku_dari || Date.parse(berlaku_dari) <= nowMs();
    // A group's master shows what everybody pays; the reseller's price and wholesale's stand in the list alone.
    if (kode_group && (jenis === 'JUAL' || jenis === 'BELI') && kini)
      await saveHargaGroup(tx, ctx.kode_toko, { kode_group, jenis, harga_per_gram, op });
    const kunci = namaTujuan(jenis, baru);
    tx.audit({ tindakan: 'UBAH_HARGA', tabel: 'harga_emas', kunci, sebelum: lama, sesudah: row });
    saved.push(row);
  }
  ringHarga(tx, saved);
  return saved;
}

async function unknownTujuan(tx: Tx, { kode_group, kode_kadar }: Tujuan, ctx: Ctx) {
  const group = kode_group && (await findMasterRow(tx, groupMaster, ctx.kode_toko, { kode_group }));
  const kadar = kode_kadar && (await findMasterRow(tx, kadarMaster, ctx.kode_toko, { kode_kadar }));
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
  ringHarga(tx, [saved]);
}

/** One bell for all prices of an act: clients read again, whatever it says. */
const ringHarga = (
  tx: Tx,
  harga: readonly Omit<HargaEmas, 'id' | 'input_by' | 'input_date'>[],
): void =>
  tx.ring('harga', {
    harga: harga.map(({ jenis, kode_group, kode_kadar, harga_per_gram, berlaku_dari }) => ({
      jenis,
      kode_group,
      kode_kadar,
      harga_per_gram,
      berlaku_dari,
    })),
  });

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

  const { key } = barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE;
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
  ringHarga(tx, [{ ...tujuan, jenis: 'JUAL', harga_per_gram: nominal, berlaku_dari }]);
  return { harga_global, berlaku_dari };
}
