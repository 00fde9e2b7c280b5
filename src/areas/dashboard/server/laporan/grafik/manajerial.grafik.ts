import type { FiltersOf } from '#kit/contract/report.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import { inTurn } from '#kit/rules/lists.ts';
import type { manajerialReport } from '#areas/dashboard/contract/laporan/manajerial.report.ts';
import { kolom } from '#areas/dashboard/server/laporan/grafik/grafik.ts';
import { harianJualBeliQuery } from '#areas/dashboard/server/laporan/harian-jual-beli.query.ts';
import { periodeManajerial } from '#areas/dashboard/server/laporan/manajerial.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Grams over the counter in both directions, and what they brought, day by day. */
export async function grafikManajerial(
  on: Sql,
  { bulan }: FiltersOf<typeof manajerialReport>,
  ctx: Ctx,
): Promise<Grafik[]> {
  const days = inTurn(periodeManajerial(bulan, ctx.hari), 0);
  const rows = await on.many(harianJualBeliQuery(ctx.kode_toko, days));
  if (rows.length < 2) return [];
  const titik = rows.map(({ tgl }) => tgl.slice(8));
  const gram = { bentuk: 'line', satuan: 'gram' } as const;
  return [
    {
      judul: sentence('Gram dijual dan dibeli per hari'),
      titik,
      deret: [
        { nama: sentence('Dijual'), ...gram, nilai: kolom(rows, 'jual') },
        { nama: sentence('Dibeli'), ...gram, nilai: kolom(rows, 'beli') },
      ],
    },
    {
      judul: sentence('Netto penjualan per hari'),
      titik,
      deret: [
        {
          nama: sentence('Netto'),
          bentuk: 'column',
          satuan: 'rupiah',
          nilai: kolom(rows, 'netto'),
        },
      ],
    },
  ];
}
