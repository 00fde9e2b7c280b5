import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
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

type Pada = { readonly kode_toko: string; readonly hari: Hari };

/** Documents whose card may still be the bank's money today, and what of it each of them paid out in cash. */
export const listDibayar = (
  on: Sql,
  no: string,
  { kode_toko, hari }: Pada,
): Promise<{ no: string; kembali: Rupiah }[]> =>
  on.many(sql<{ no: string; kembali: Rupiah }>`
    select no, kembali from bayar_hutang_kartu(${kode_toko}, ${no}, ${hari}::date)`);
