import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { same, sql, type Sql } from '#kit/server/sql.ts';
import type { titipanReport } from '#areas/penjualan/contract/titipan/titipan.report.ts';
import { sisaAmbil } from '#areas/penjualan/server/titipan/harga-ambil.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Owed = {
  no_titip: string;
  status: string;
  harga_total: Rupiah;
  dp_rp: Rupiah;
  berlaku_sampai: Hari;
  kode_customer: string | null;
};

/**
 * What № 23 says beside its rows, which hold the agreed prices: of the deposits whose days are over and that were not
 * fetched, how many there are and what the counter takes for them today (D-51.9). Nothing where there is none.
 */
export async function catatanTitipan(
  on: Sql,
  { tgl_from, tgl_to, status, kode_sales, dasar }: FiltersOf<typeof titipanReport>,
  ctx: Ctx,
): Promise<string | undefined> {
  if (status === 'DIAMBIL') return undefined;
  const rows = await on.many(sql<Owed>`
    select t.no_titip, t.status, t.harga_total, t.dp_rp, t.berlaku_sampai, t.kode_customer from titipan t
     where t.kode_toko = ${ctx.kode_toko} and t.status = 'AKTIF' and t.berlaku_sampai < ${ctx.hari}::date
       and t.tgl_system <= ${tgl_to}::date ${same('t.kode_sales', kode_sales)}
       ${dasar === 'SALDO' ? sql`` : sql`and t.tgl_system >= ${tgl_from}::date`}`);
  if (rows.length === 0) return undefined;
  const sisa = sum([...(await sisaAmbil(on, rows, ctx)).values()]);
  return sentence('{n} titipan lewat waktu, sisanya bila diambil hari ini {sisa}', {
    n: rows.length,
    sisa: formatRupiah(sisa),
  });
}
