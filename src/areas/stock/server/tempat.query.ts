import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Gudang = {
  kode_gudang: string;
  nama: string;
  jenis: 'TOKO' | 'BELI' | 'ROSOK' | 'SERVICE' | 'HANCUR';
  is_active: boolean;
};
type Baki = {
  kode_gudang: string;
  kode_baki: string;
  nama: string;
  kapasitas: number;
  berat_baki: Miligram;
  is_active: boolean;
};

const gudang = (on: Sql, ctx: Ctx, only: Query): Promise<Gudang[]> =>
  on.many(sql<Gudang>`
    select kode_gudang, nama, jenis, is_active from gudang
     where kode_toko = ${ctx.kode_toko} ${only} order by kode_gudang`);

export const listGudangSemua = (on: Sql, _: unknown, ctx: Ctx) => gudang(on, ctx, sql``);

export const listGudangHancur = (on: Sql, _: unknown, ctx: Ctx) =>
  gudang(on, ctx, sql`and is_active and jenis in ('ROSOK', 'HANCUR')`);

export const listBakiGudang = (
  on: Sql,
  { params }: { params: { kode_gudang: string } },
  ctx: Ctx,
): Promise<Baki[]> =>
  on.many(sql<Baki>`
    select kode_gudang, kode_baki, nama, kapasitas, berat_baki, is_active from baki
     where kode_toko = ${ctx.kode_toko} and kode_gudang = ${params.kode_gudang} and is_active order by kode_baki`);

/** The book's own word on whether a place is empty: loose gold is no piece and still lies there (D-5.9). */
export const isHoldingGold = async (on: Sql, kode_toko: string, akun: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from saldo where kode_toko = ${kode_toko} and akun = ${akun} and (qty <> 0 or berat <> 0) limit 1`)) !==
  undefined;

/**
 * What comes back to a warehouse or lies in it outside the book of gold: its lots with a craftsman, loose stones, gold
 * of it that is on its way to head office and that an end short or a loss that is none brings home (D-44.9).
 */
export const isAwaited = async (
  on: Sql,
  kode_toko: string,
  kode_gudang: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from lot
     where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and kode_tukang is not null and berat > 0
    union all
    select 1 from berlian where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and status = 'LEPAS'
    union all
    select 1 from kirim_barang k
      join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
     where k.kode_toko = ${kode_toko} and k.status = 'OPEN' and i.isi <> 'BARANG' and i.dari_gudang = ${kode_gudang}
     limit 1`)) !== undefined;

/** Pieces that left a place today may still come back to it: a sale is cancelled on its day (D-6.4). */
export const isLeftToday = async (
  on: Sql,
  kode_toko: string,
  akun: string,
  hari: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from barang_kejadian
     where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and dari = ${akun} limit 1`)) !==
  undefined;
