import type { FiltersOf } from '#kit/contract/report.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import { BULAN, hari, parts } from '#kit/rules/hari.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { said, sentence, word } from '#kit/rules/sentence.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { Sql } from '#kit/server/sql.ts';
import {
  UKURAN,
  type perbandinganCabangReport,
} from '#areas/dashboard/contract/laporan/perbandingan-cabang.report.ts';
import {
  bulanIniJauh,
  setahunQuery,
  satuanUkuran,
} from '#areas/dashboard/server/laporan/perbandingan-cabang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The branches ranked by the measure in this month, and twelve months of each as a small line. */
export async function grafikPerbandingan(
  on: Sql,
  saring: FiltersOf<typeof perbandinganCabangReport>,
  ctx: Ctx,
  chain: ChainSaid,
): Promise<Grafik[]> {
  const rows = await on.many(setahunQuery(saring, ctx));
  const toko = Map.groupBy(rows, ({ nama_toko }) => nama_toko);
  const satuan = satuanUkuran(saring.ukuran);
  const ukuran = word(UKURAN[saring.ukuran]);
  const { year, month } = parts(hari(`${saring.bulan}-01`));
  const peringkat = rows
    .concat(bulanIniJauh(saring, ctx, chain))
    .filter(({ bulan, nilai }) => bulan === saring.bulan && nilai !== null)
    .toSorted((a, b) => Number(b.nilai) - Number(a.nilai));
  if (peringkat.length === 0) return [];
  const kecil = [...toko].map(([nama_toko, bulanan]) => ({
    judul: nama_toko,
    kecil: true as const,
    titik: bulanan.map(({ bulan }) => bulan),
    deret: [
      {
        nama: sentence('{ukuran}, 12 bulan', { ukuran }),
        bentuk: 'line' as const,
        satuan,
        nilai: bulanan.map(({ nilai }) => nilai),
      },
    ],
  }));
  return [
    {
      judul: sentence('Peringkat {ukuran}, {bulan} {tahun}', {
        ukuran,
        bulan: word(inTurn(BULAN, month - 1)),
        tahun: year,
      }),
      titik: peringkat.map(({ nama_toko }) => nama_toko),
      deret: [
        {
          nama: said(UKURAN[saring.ukuran]),
          bentuk: 'column',
          satuan,
          nilai: peringkat.map(({ nilai }) => nilai),
        },
      ],
    },
    ...kecil,
  ];
}
