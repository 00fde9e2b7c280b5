import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf, invariant, missing } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  ambilKeranjangEndpoint,
  lepasKeranjangEndpoint,
} from '#areas/stock/contract/keranjang.api.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import {
  dropKeranjang,
  findPemegang,
  listKeranjang,
  takeKeranjang,
} from '#areas/stock/server/keranjang.table.ts';
import { findPemakaiTag } from '#areas/stock/server/rfid/tag.table.ts';
import { tampilBarang } from '#areas/stock/server/tampil-barang.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** A lock commits by itself: no money moves, and a scan waits for nothing but this (D-8.5). */
export async function ambilKeranjang(
  on: Sql,
  { body }: InputOf<typeof ambilKeranjangEndpoint>,
  ctx: Ctx,
  { ring }: Surroundings,
) {
  const row =
    (await ambil(on, body.kode_barcode, ctx)) ?? (await ambilTag(on, body.kode_barcode, ctx));
  const kode_barcode = row?.kode_barcode ?? body.kode_barcode;
  if (!row) throw missing(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }));
  const { terkunci_sampai, penuh, oleh, ...piece } = row;
  if (terkunci_sampai === null) {
    // The other counter may have been quicker than this statement's own view of the table.
    const keranjang =
      piece.keranjang ?? (await findPemegang(on, ctx.kode_toko, kode_barcode)) ?? null;
    needTersedia({ ...piece, keranjang }, oleh, ctx);
    conflictIf(
      penuh,
      fill(TIDAK_TERSEDIA.KERANJANG_PENUH, { n: ctx.param(stockParam.KERANJANG_MAKSIMAL) }),
    );
    invariant(false, `${kode_barcode} is free and could not be held`);
  }
  ring('keranjang', { kode_barcode });
  const keranjang = { user_id: ctx.user_id, sampai: terkunci_sampai };
  return {
    kode_barcode: row.kode_barcode,
    sampai: terkunci_sampai,
    barang: tampilBarang({ ...piece, keranjang }, ctx),
  };
}

const ambil = (on: Sql, kode: string, { kode_toko, user_id, param }: Ctx) =>
  takeKeranjang(on, kode_toko, kode, user_id, {
    menit: param(stockParam.BASKET_LOCK_MINUTES),
    maks: param(stockParam.KERANJANG_MAKSIMAL),
  });

/** The piece whose tag a reader typed (D-33.23). */
async function ambilTag(on: Sql, tag: string, ctx: Ctx) {
  if (!ctx.modul(stockModul.RFID_MODULE)) return undefined;
  const kode = await findPemakaiTag(on, ctx.kode_toko, tag);
  return kode === undefined ? undefined : ambil(on, kode, ctx);
}

export async function lepasKeranjang(
  on: Sql,
  { params: { kode_barcode } }: InputOf<typeof lepasKeranjangEndpoint>,
  ctx: Ctx,
  { ring }: Surroundings,
) {
  const { jumlah, pemegang } = await dropKeranjang(on, ctx.kode_toko, kode_barcode, ctx.user_id);
  if (pemegang)
    needTersedia(
      { kode_barcode, status: 'READY', no_pegang: null, keranjang: pemegang },
      null,
      ctx,
    );
  if (jumlah > 0) ring('keranjang', { kode_barcode });
}

export async function daftarKeranjang(on: Sql, _: unknown, ctx: Ctx) {
  const rows = await listKeranjang(on, ctx.kode_toko);
  return rows.map(({ user_id, sejak, sampai, ...piece }) => ({
    kode_barcode: piece.kode_barcode,
    user_id,
    sejak,
    sampai,
    barang: tampilBarang(piece, ctx),
  }));
}
