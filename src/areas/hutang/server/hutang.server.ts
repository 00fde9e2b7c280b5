import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import {
  batalLunasEndpoint,
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import {
  batalLunas,
  daftarTunggu,
  detailTunggu,
  validasiLunas,
} from '#areas/hutang/server/validasi-lunas.ts';
import { bunga } from '#areas/hutang/server/bunga.ts';
import { hitungBungaHutang } from '#areas/hutang/server/hitung.ts';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { duplikatHutang } from '#areas/hutang/server/duplikat.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { batalHutang } from '#areas/hutang/server/batal-hutang.ts';
import { remaja } from '#areas/hutang/server/remaja.ts';
import { hutang } from '#areas/hutang/server/hutang.ts';
import {
  hasilOpnameHutang,
  kosongkanOpnameHutang,
  mulaiOpnameHutang,
  pindaiOpnameHutang,
  selesaiOpnameHutang,
} from '#areas/hutang/server/opname/opname-hutang.ts';
import * as opname from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import * as lelangApi from '#areas/hutang/contract/lelang/lelang.api.ts';
import { daftarCalon } from '#areas/hutang/server/lelang/hitung-lelang.ts';
import { kelebihan } from '#areas/hutang/server/lelang/kelebihan.ts';
import { batalLelang } from '#areas/hutang/server/lelang/batal-lelang.ts';
import { lelang } from '#areas/hutang/server/lelang/lelang.ts';
import { catatPeringatan, daftarPeringatan } from '#areas/hutang/server/lelang/peringatan.ts';
import { lunas } from '#areas/hutang/server/lunas.ts';
import { readDashboardHutang } from '#areas/hutang/server/dashboard.query.ts';
import {
  notaHutangEndpoint,
  notaHutangSatuEndpoint,
} from '#areas/hutang/contract/nota-hutang.api.ts';
import { readNotaHutang } from '#areas/hutang/server/nota-hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/akses/server/harga/harga-master.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
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
import { ingatkanHutangEndpoint } from '#areas/hutang/contract/laporan/ingatkan.api.ts';
import { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import { mutasiJaminanReport } from '#areas/hutang/contract/laporan/mutasi-jaminan.report.ts';
import { penebusanReport } from '#areas/hutang/contract/laporan/penebusan.report.ts';
import { rekapPenebusanReport } from '#areas/hutang/contract/laporan/rekap-penebusan.report.ts';
import { rekapPinjamanReport } from '#areas/hutang/contract/laporan/rekap-pinjaman.report.ts';
import { saldoHutangReport } from '#areas/hutang/contract/laporan/saldo-hutang.report.ts';
import { ingatkanHutang } from '#areas/hutang/server/ingatkan.ts';
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
import { hutangArea } from '#areas/hutang/hutang.area.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

/** Everything the server answers about loans. */
export const hutangServer: ServerDoor = ({ desk }) => [
  ...reports(desk),
  serve(dashboardHutangEndpoint, readDashboardHutang),
  serve(notaHutangEndpoint, (on, { query }, ctx: Ctx) => readNotaHutang(on, query.no, ctx)),
  serve(notaHutangSatuEndpoint, (on, { query }, ctx: Ctx) =>
    readNotaHutang(on, query.no, ctx, true),
  ),
  serve(hitungBungaEndpoint, hitungBungaHutang),
  serve(tungguLunasEndpoint, daftarTunggu),
  serve(detailLunasEndpoint, detailTunggu),
  serveWrite(validasiLunasEndpoint, validasiLunas),
  serveWrite(batalLunasEndpoint, batalLunas),
  serveWrite(duplikatHutangEndpoint, duplikatHutang),
  serveWrite(ingatkanHutangEndpoint, ingatkanHutang),
  ...remaja.routes,
  ...hutang.routes.filter(({ endpoint }) => endpoint.call !== hutangDocument.cancel.call),
  serveWrite(hutangDocument.cancel, batalHutang),
  ...bunga.routes,
  ...lunas.routes,
  ...lelang.routes,
  ...kelebihan.routes,
  serveWrite(lelangApi.batalLelangEndpoint, batalLelang),
  serveWrite(lelangApi.peringatanEndpoint, catatPeringatan),
  serve(lelangApi.daftarPeringatanEndpoint, daftarPeringatan),
  serve(lelangApi.calonLelangEndpoint, daftarCalon),
  serve(opname.hasilOpnameHutangEndpoint, hasilOpnameHutang),
  serveWrite(opname.mulaiOpnameHutangEndpoint, mulaiOpnameHutang),
  serveWrite(opname.pindaiOpnameHutangEndpoint, pindaiOpnameHutang),
  serveWrite(opname.kosongkanOpnameHutangEndpoint, kosongkanOpnameHutang),
  serveWrite(opname.selesaiOpnameHutangEndpoint, selesaiOpnameHutang),
  ...serveMasters(
    hutangArea.masters,
    hutangArea.masters.flatMap((one) => serveMaster(one, hargaHooks(one))),
  ),
];

const reports = (desk: Desk): readonly Route[] => [
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
        jendela === 'PERINGATAN' && param(pembelianParam.HARGA_ROSOK) === null
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
      awal: say(awal),
      pinjaman: say(pinjaman),
      tebus: say(tebus),
      remaja: say(remaja),
      lelang: say(lelang),
      akhir: say(akhir),
    },
  );
}
