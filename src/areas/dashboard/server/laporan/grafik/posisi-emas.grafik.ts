import type { FiltersOf } from '#kit/contract/report.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import { addDays } from '#kit/rules/hari.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { posisiEmasReport } from '#areas/dashboard/contract/laporan/posisi-emas.report.ts';
import { kolom } from '#areas/dashboard/server/laporan/grafik/grafik.ts';
import { posisiHarianQuery } from '#areas/dashboard/server/laporan/posisi-emas.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const HARI = 90;

/** Ninety days of what the shop owns on balance. */
export async function grafikPosisiEmas(
  on: Sql,
  { per_tanggal }: FiltersOf<typeof posisiEmasReport>,
  { kode_toko }: Ctx,
): Promise<Grafik[]> {
  const from = addDays(per_tanggal, 1 - HARI);
  const all = await on.many(posisiHarianQuery(kode_toko, from, per_tanggal));
  // Before its first gold the shop had no position.
  const rows = all.slice(all.findIndex(({ murni }) => murni !== 0));
  if (rows.length < 2) return [];
  return [
    {
      judul: sentence('Posisi bersih {hari} hari, gram emas murni', { hari: rows.length }),
      titik: rows.map(({ tgl }) => tgl),
      deret: [
        {
          nama: sentence('Posisi bersih'),
          bentuk: 'line',
          satuan: 'gram',
          nilai: kolom(rows, 'murni'),
        },
      ],
    },
  ];
}
