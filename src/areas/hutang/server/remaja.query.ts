import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** The renewal that a loan came from, and the loan before it. */
export const remajaOf = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ no: string; induk: string }> =>
  on.one(sql<{ no: string; induk: string }>`
    select no_remaja as no, no_faktur_hutang as induk from hutang_remaja
     where kode_toko = ${kode_toko} and no_hutang_baru = ${no}`);

type Sehari = { readonly kode_toko: string; readonly hari: Hari };

/** Documents that this loan, or one that it was renewed from, was paid by on this day. */
export const listDibayar = (
  on: Sql,
  no: string,
  { kode_toko, hari }: Sehari,
): Promise<{ no: string }[]> =>
  on.many(sql<{ no: string }>`
    select no from bayar_hutang_sehari(${kode_toko}, ${no}, ${hari}::date)`);
