import type { FiltersOf } from '#kit/contract/report.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { globalKasReport } from '#areas/dashboard/contract/laporan/global-kas.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { biayaQuery } from '#areas/dashboard/server/laporan/global-kas.query.ts';

/** What the day's running costs went into, over all the branches. */
export async function grafikGlobalKas(
  on: Sql,
  saring: FiltersOf<typeof globalKasReport>,
  ctx: Ctx,
  { rows: jauh }: ChainSaid,
): Promise<Grafik[]> {
  const rows = await on.many(biayaQuery(saring, ctx));
  const sum = new Map<string, number>();
  for (const { deskripsi, rupiah } of rows) sum.set(deskripsi, (sum.get(deskripsi) ?? 0) + rupiah);
  // A shop on another server says its costs in one sum.
  for (const { nama_toko, biaya } of jauh)
    if (biaya !== 0) sum.set(String(nama_toko), Number(biaya));
  const biaya = [...sum].toSorted(([, a], [, b]) => b - a);
  if (biaya.length === 0) return [];
  return [
    {
      judul: sentence('Biaya per kode transaksi'),
      titik: biaya.map(([deskripsi]) => deskripsi),
      deret: [
        {
          nama: sentence('Biaya'),
          bentuk: 'column',
          satuan: 'rupiah',
          nilai: biaya.map(([, rupiah]) => rupiah),
        },
      ],
    },
  ];
}
