import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dashboard = {
  pokok: Rupiah;
  jaminan_qty: number;
  jaminan_berat: Miligram;
  jaminan_murni: Miligram;
  bunga_hari: Rupiah;
};

/** From the balances of `pinjaman`, `jaminan` and today's `bunga`: the book knows no other loans. */
export const bacaDashboardHutang = (on: Sql, _: unknown, { kode_toko, hari }: Ctx) =>
  on.one(sql<Dashboard>`
    select coalesce(sum(rupiah) filter (where akun = 'pinjaman'), 0)::bigint as pokok,
           coalesce(sum(qty) filter (where akun = 'jaminan'), 0)::int as jaminan_qty,
           coalesce(sum(berat) filter (where akun = 'jaminan'), 0)::bigint as jaminan_berat,
           coalesce(sum(murni) filter (where akun = 'jaminan'), 0)::bigint as jaminan_murni,
           coalesce((select -sum(rupiah) from saldo_hari
             where kode_toko = ${kode_toko} and akun = 'bunga' and tgl_system = ${hari}::date), 0)::bigint as bunga_hari
      from saldo where kode_toko = ${kode_toko} and akun in ('pinjaman', 'jaminan')`);
