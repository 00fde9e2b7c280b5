import { sql, type Sql } from '#kit/server/sql.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Rekening = {
  no_rekening: string;
  nama_rekening: string;
  kode_bank: string;
  fee_persen: Persen;
  boleh_negatif: boolean;
  is_active: boolean;
};

export const listRekeningBank = (
  on: Sql,
  { query }: { query: { kode_bank: string } },
  ctx: Ctx,
): Promise<Rekening[]> =>
  on.many(sql<Rekening>`
    select no_rekening, nama_rekening, kode_bank, fee_persen, boleh_negatif, is_active from rekening
     where kode_toko = ${ctx.kode_toko} and kode_bank = ${query.kode_bank} and is_active order by no_rekening`);
