import type { FiltersOf } from '#kit/contract/report.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import { opnameHutangReport } from '#areas/hutang/contract/opname/laporan-opname-hutang.report.ts';
import { cetakOpnameHutangReport } from '#areas/hutang/contract/opname/opname-hutang.report.ts';
import { cetakOpnameQuery } from '#areas/hutang/server/opname/keadaan-opname.query.ts';
import { lelangHutangReport } from '#areas/hutang/contract/laporan/lelang-hutang.report.ts';
import { batalHutangReport } from '#areas/hutang/contract/laporan/batal-hutang.report.ts';
import { bungaHutangReport } from '#areas/hutang/contract/laporan/bunga-hutang.report.ts';
import { hutangReport } from '#areas/hutang/contract/laporan/hutang.report.ts';
import { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import { mutasiJaminanReport } from '#areas/hutang/contract/laporan/mutasi-jaminan.report.ts';
import { penebusanReport } from '#areas/hutang/contract/laporan/penebusan.report.ts';
import { rekapPenebusanReport } from '#areas/hutang/contract/laporan/rekap-penebusan.report.ts';
import { rekapPinjamanReport } from '#areas/hutang/contract/laporan/rekap-pinjaman.report.ts';
import { saldoHutangReport } from '#areas/hutang/contract/laporan/saldo-hutang.report.ts';
import { lelangHutangQuery } from '#areas/hutang/server/laporan/lelang-hutang.query.ts';
import { batalHutangQuery } from '#areas/hutang/server/laporan/batal-hutang.query.ts';
import { bungaHutangQuery } from '#areas/hutang/server/laporan/bunga-hutang.query.ts';
import { hutangQuery } from '#areas/hutang/server/laporan/hutang.query.ts';
import { jatuhTempoQuery } from '#areas/hutang/server/laporan/jatuh-tempo.query.ts';
import { mutasiJaminanQuery } from '#areas/hutang/server/laporan/mutasi-jaminan.query.ts';
import { opnameHutangQuery } from '#areas/hutang/server/laporan/opname-hutang.query.ts';
import { penebusanQuery } from '#areas/hutang/server/laporan/penebusan.query.ts';
import {
  harianQuery,
  rekapPenebusanQuery,
  rekapPinjamanQuery,
} from '#areas/hutang/server/laporan/rekap.query.ts';
import {
  gerakBulanQuery,
  saldoHutangQuery,
} from '#areas/hutang/server/laporan/saldo-hutang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Every report about lending. */
export const laporanHutangServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, hutangReport, hutangQuery),
  serveReport(desk, penebusanReport, penebusanQuery),
  serveReport(desk, rekapPinjamanReport, rekapPinjamanQuery),
  serveReport(desk, rekapPenebusanReport, rekapPenebusanQuery, {
    drawings: (db, saring, ctx) => lihatSekejap(db, (on) => perHari(on, saring, ctx)),
  }),
  serveReport(desk, bungaHutangReport, bungaHutangQuery),
  serveReport(desk, jatuhTempoReport, jatuhTempoQuery, {
    note: (_, { jendela }, { param }: Ctx) =>
      Promise.resolve(
        jendela === 'PERINGATAN' && param.HARGA_ROSOK === null
          ? 'Harga rosok belum diisi, nilai jaminan tidak diketahui'
          : undefined,
      ),
  }),
  serveReport(desk, saldoHutangReport, saldoHutangQuery, { note: gerakBulan }),
  serveReport(desk, lelangHutangReport, lelangHutangQuery),
  serveReport(desk, batalHutangReport, batalHutangQuery),
  serveReport(desk, opnameHutangReport, opnameHutangQuery),
  serveReport(desk, mutasiJaminanReport, mutasiJaminanQuery),
  serveReport(desk, cetakOpnameHutangReport, cetakOpnameQuery),
];

/** What was lent beside what came back, day by day. */
async function perHari(on: Sql, saring: FiltersOf<typeof rekapPenebusanReport>, ctx: Ctx) {
  const rows = await on.many(harianQuery(saring, ctx));
  if (rows.length === 0) return [];
  const column = { bentuk: 'column', satuan: 'rupiah' } as const;
  return [
    {
      judul: sentence('Pinjaman dan penebusan per hari'),
      titik: rows.map(({ tgl }) => tgl),
      deret: [
        { nama: sentence('Pinjaman'), ...column, nilai: rows.map((row) => row.pinjaman) },
        { nama: sentence('Pokok kembali'), ...column, nilai: rows.map((row) => row.pokok) },
      ],
    },
  ];
}

/** How this month came to the balance that the rows add up to. */
async function gerakBulan(on: Sql, saring: FiltersOf<typeof saldoHutangReport>, ctx: Ctx) {
  const { awal, pinjaman, tebus, remaja, lelang } = await on.one(gerakBulanQuery(saring, ctx));
  const akhir = awal + pinjaman - tebus + remaja - lelang;
  if (awal === 0 && pinjaman === 0 && akhir === 0) return undefined;
  const say = (value: number): string => formatRupiah(rp(value));
  return sentence(
    'Awal bulan {awal} + pinjaman {pinjaman} − tebus {tebus} ± peremajaan {remaja} − lelang {lelang} = {akhir}',
    {
      ...{ awal: say(awal), pinjaman: say(pinjaman), tebus: say(tebus) },
      ...{ remaja: say(remaja), lelang: say(lelang), akhir: say(akhir) },
    },
  );
}
