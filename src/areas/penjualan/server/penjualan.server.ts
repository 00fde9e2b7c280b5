import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { bonusSalesMaster } from '#areas/penjualan/contract/bonus-sales.master.ts';
import { marketplaceMaster } from '#areas/penjualan/contract/marketplace.master.ts';
import { pointMaster } from '#areas/penjualan/contract/point.master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { lihatAlamatNota } from '#areas/penjualan/server/alamat-nota.ts';
import { chartPenjualanEndpoint } from '#areas/penjualan/contract/chart.api.ts';
import { chartPenjualan } from '#areas/penjualan/server/chart.ts';
import { alamatNotaEndpoint } from '#areas/penjualan/contract/nota.api.ts';
import { hargaResellerEndpoint } from '#areas/penjualan/contract/harga-reseller.api.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { listHargaReseller } from '#areas/penjualan/server/harga-reseller.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { fakturPajakEndpoint } from '#areas/penjualan/contract/pajak/faktur-pajak.api.ts';
import { catatFakturPajak } from '#areas/penjualan/server/pajak/faktur-pajak.ts';
import { hitungGrosirEndpoint } from '#areas/penjualan/contract/grosir/grosir.api.ts';
import { lihatHitungGrosir } from '#areas/penjualan/server/grosir/lihat-hitung-grosir.ts';
import { onlineServer, reportMarketplace } from '#areas/penjualan/server/online/online.server.ts';
import { tayangServer } from '#areas/penjualan/server/tayang/tayang.server.ts';
import { kuponServer } from '#areas/penjualan/server/kupon.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { titipanServer } from '#areas/penjualan/server/titipan/titipan.server.ts';
import { tundaServer } from '#areas/penjualan/server/tunda.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { formatPersen } from '#kit/rules/format.ts';
import { shareOf } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import { batalTitipReport } from '#areas/penjualan/contract/titipan/batal-titip.report.ts';
import { catatanTitipan } from '#areas/penjualan/server/titipan/lewat-titipan.query.ts';
import { titipanReport } from '#areas/penjualan/contract/titipan/titipan.report.ts';
import { penjualanBerlianReport } from '#areas/penjualan/contract/penjualan-berlian.report.ts';
import { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import { rekapPenjualanReport } from '#areas/penjualan/contract/rekap-penjualan.report.ts';
import { penjualanGlobalJenisReport } from '#areas/penjualan/contract/penjualan-global-jenis.report.ts';
import { ringkasanPenjualanReport } from '#areas/penjualan/contract/ringkasan-penjualan.report.ts';
import { potonganReport } from '#areas/penjualan/contract/potongan.report.ts';
import { bonusSalesReport } from '#areas/penjualan/contract/bonus-sales.report.ts';
import { feePenjualanReport } from '#areas/penjualan/contract/fee-penjualan.report.ts';
import { kuponReport } from '#areas/penjualan/contract/kupon.report.ts';
import { penjualanGlobalJenisQuery } from '#areas/penjualan/server/laporan/penjualan-global-jenis.query.ts';
import { ringkasanPenjualanQuery } from '#areas/penjualan/server/laporan/ringkasan-penjualan.query.ts';
import { potonganQuery } from '#areas/penjualan/server/laporan/potongan.query.ts';
import { bonusSalesQuery } from '#areas/penjualan/server/laporan/bonus-sales.query.ts';
import { feePenjualanQuery } from '#areas/penjualan/server/laporan/fee-penjualan.query.ts';
import {
  fakturRekapQuery,
  rekapPenjualanQuery,
} from '#areas/penjualan/server/laporan/rekap-penjualan.query.ts';
import { kuponQuery, tebusKuponQuery } from '#areas/penjualan/server/laporan/kupon.query.ts';
import { batalPenjualanQuery } from '#areas/penjualan/server/laporan/batal-penjualan.query.ts';
import { batalTitipQuery, titipanQuery } from '#areas/penjualan/server/titipan/titipan.query.ts';
import { penjualanBerlianQuery } from '#areas/penjualan/server/laporan/penjualan-berlian.query.ts';
import { penjualanFakturQuery } from '#areas/penjualan/server/laporan/penjualan-faktur.query.ts';
import { penjualanQuery } from '#areas/penjualan/server/laporan/penjualan.query.ts';
import { penjualanArea } from '#areas/penjualan/penjualan.area.ts';

/** Everything the server answers about selling. If it is not in this list, it does not exist. */
export const penjualanServer: ServerDoor = ({ db, desk }) => [
  ...reports(desk),
  ...penjualan.routes,
  serve(chartPenjualanEndpoint, chartPenjualan),
  serve(alamatNotaEndpoint, lihatAlamatNota),
  serve(hargaResellerEndpoint, async (on, { query }, ctx: Ctx) => ({
    persen: ctx.param(penjualanParam.RESELLER_PERSEN),
    barang: (await listHargaReseller(on, ctx.kode_toko, query.barang.split(','))).map(
      ({ kode_barcode, harga_per_gram }) => ({ kode_barcode, harga_per_gram }),
    ),
  })),
  serve(hitungGrosirEndpoint, lihatHitungGrosir),
  serveWrite(fakturPajakEndpoint, catatFakturPajak),
  ...onlineServer(db),
  ...tayangServer(db),
  ...tundaServer,
  ...kuponServer,
  ...titipanServer,
  ...serveMasters(penjualanArea.masters, [
    ...serveMaster(potonganMaster, hargaHooks(potonganMaster)),
    ...serveMaster(jenisKuponMaster, hargaHooks(jenisKuponMaster)),
    ...serveMaster(pointMaster, hargaHooks(pointMaster)),
    ...serveMaster(marketplaceMaster, hargaHooks(marketplaceMaster)),
    ...serveMaster(bonusSalesMaster, hargaHooks(bonusSalesMaster)),
  ]),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, penjualanReport, penjualanQuery),
  serveReport(desk, penjualanFakturReport, penjualanFakturQuery),
  serveReport(desk, rekapPenjualanReport, rekapPenjualanQuery, {
    note: async (db, filters, ctx) =>
      sentence('{jumlah} faktur berbeda', await db.one(fakturRekapQuery(filters, ctx))),
  }),
  serveReport(desk, penjualanGlobalJenisReport, penjualanGlobalJenisQuery),
  serveReport(desk, ringkasanPenjualanReport, ringkasanPenjualanQuery),
  serveReport(desk, potonganReport, potonganQuery),
  serveReport(desk, bonusSalesReport, bonusSalesQuery),
  serveReport(desk, feePenjualanReport, feePenjualanQuery),
  serveReport(desk, kuponReport, kuponQuery, {
    note: async (db, filters, ctx) => {
      const { terbit, terpakai } = await db.one(tebusKuponQuery(filters, ctx));
      if (terbit === 0) return undefined;
      const persen = formatPersen(shareOf(terpakai, terbit, 'half'));
      return sentence('Terpakai {terpakai} dari {terbit} kupon yang terbit ({persen}%)', {
        terpakai,
        terbit,
        persen,
      });
    },
  }),
  reportMarketplace(desk),
  serveReport(desk, batalPenjualanReport, batalPenjualanQuery),
  serveReport(desk, penjualanBerlianReport, penjualanBerlianQuery),
  serveReport(desk, titipanReport, titipanQuery, { note: catatanTitipan }),
  serveReport(desk, batalTitipReport, batalTitipQuery),
];
