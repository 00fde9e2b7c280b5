import type { FiltersOf } from '#kit/contract/report.ts';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import { hariBulan } from '#areas/dashboard/server/laporan/laba-rugi.query.ts';
import type { riwayatCustomerReport } from '#areas/dashboard/contract/laporan/riwayat-customer.report.ts';
import { kepalaRiwayatQuery } from '#areas/dashboard/server/laporan/riwayat-customer.query.ts';
import { tanpaModalQuery } from '#areas/dashboard/server/laporan/margin.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The footnote of the statement: sales that no profit was counted of. */
export const catatanLabaRugi = (
  on: Sql,
  saring: { bulan_from: string; bulan_to: string },
  ctx: Ctx,
): Promise<string | undefined> => catatanMargin(on, hariBulan(saring), ctx);

/**
 * What was sold without a known cost, of what the report was asked for: in turnover, in no margin. Told only to those
 * who see cost.
 */
export async function catatanMargin(
  on: Sql,
  saring: Parameters<typeof tanpaModalQuery>[0],
  ctx: Ctx,
): Promise<string | undefined> {
  if (!ctx.lihat_modal) return undefined;
  const { jumlah, netto } = await on.one(tanpaModalQuery(saring, ctx));
  if (jumlah === 0) return undefined;
  return sentence('Tanpa modal: {jumlah} barang, netto {netto}', {
    jumlah,
    netto: formatRupiah(rp(netto)),
  });
}

/** The head of a customer's history; undefined where no customer was found. */
export async function catatanRiwayat(
  on: Sql,
  saring: FiltersOf<typeof riwayatCustomerReport>,
  ctx: Ctx,
): Promise<string | undefined> {
  const { pertama, terakhir, beli, jual_balik, poin, hutang } = await on.one(
    kepalaRiwayatQuery(saring, ctx),
  );
  if (pertama === null) return undefined;
  return sentence(
    'Kunjungan {pertama} - {terakhir}: beli {beli} g, jual kembali {jual_balik} g, hutang {hutang}, poin {poin}',
    {
      pertama,
      terakhir: terakhir ?? pertama,
      beli: formatGram(mg(beli)),
      jual_balik: formatGram(mg(jual_balik)),
      hutang: formatRupiah(rp(hutang)),
      poin: formatInt(poin),
    },
  );
}
