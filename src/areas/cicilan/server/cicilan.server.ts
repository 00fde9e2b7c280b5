import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { hargaHooks } from '#areas/akses/server/harga/harga-master.ts';
import { cicilanArea } from '#areas/cicilan/cicilan.area.ts';
import { hitungCicilanEndpoint } from '#areas/cicilan/contract/cicilan.api.ts';
import { cicilanPublikEndpoint } from '#areas/cicilan/contract/cicilan-publik.api.ts';
import { cicilanMaster } from '#areas/cicilan/contract/cicilan.master.ts';
import { cicilanReport } from '#areas/cicilan/contract/laporan/cicilan.report.ts';
import { ingatkanCicilanEndpoint } from '#areas/cicilan/contract/laporan/ingatkan.api.ts';
import { lelangCicilanReport } from '#areas/cicilan/contract/laporan/lelang.report.ts';
import { pembayaranCicilanReport } from '#areas/cicilan/contract/laporan/pembayaran.report.ts';
import { tunggakanCicilanReport } from '#areas/cicilan/contract/laporan/tunggakan.report.ts';
import * as lelang from '#areas/cicilan/contract/lelang/lelang.api.ts';
import {
  notaCicilanEndpoint,
  notaCicilanSatuEndpoint,
} from '#areas/cicilan/contract/nota-cicilan.api.ts';
import { bayarCicilan } from '#areas/cicilan/server/bayar.ts';
import { cicilan } from '#areas/cicilan/server/cicilan.ts';
import { cicilanPublik } from '#areas/cicilan/server/cicilan-publik.ts';
import { hitungCicilan } from '#areas/cicilan/server/hitung.ts';
import { ingatkanCicilan } from '#areas/cicilan/server/ingatkan.ts';
import { cicilanQuery } from '#areas/cicilan/server/laporan/cicilan.query.ts';
import { lelangCicilanQuery } from '#areas/cicilan/server/laporan/lelang.query.ts';
import { pembayaranCicilanQuery } from '#areas/cicilan/server/laporan/pembayaran.query.ts';
import { tunggakanCicilanQuery } from '#areas/cicilan/server/laporan/tunggakan.query.ts';
import { batalLelangCicilan } from '#areas/cicilan/server/lelang/batal-lelang.ts';
import { kelebihanCicilan } from '#areas/cicilan/server/lelang/kelebihan.ts';
import { lelangCicilan } from '#areas/cicilan/server/lelang/lelang.ts';
import {
  catatPeringatanCicilan,
  daftarPeringatanCicilan,
} from '#areas/cicilan/server/lelang/peringatan.ts';
import { daftarTunggak } from '#areas/cicilan/server/lelang/tunggak.ts';
import { readNotaCicilan } from '#areas/cicilan/server/nota-cicilan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about instalments. */
export const cicilanServer: ServerDoor = ({ desk }) => [
  ...reports(desk),
  serve(hitungCicilanEndpoint, hitungCicilan),
  serve(cicilanPublikEndpoint, cicilanPublik),
  serve(notaCicilanEndpoint, (on, { query }, ctx: Ctx) => readNotaCicilan(on, query.no, ctx)),
  serve(notaCicilanSatuEndpoint, (on, { query }, ctx: Ctx) =>
    readNotaCicilan(on, query.no, ctx, true),
  ),
  ...cicilan.routes,
  ...bayarCicilan.routes,
  ...lelangCicilan.routes,
  ...kelebihanCicilan.routes,
  serveWrite(lelang.batalLelangCicilanEndpoint, batalLelangCicilan),
  serveWrite(lelang.peringatanCicilanEndpoint, catatPeringatanCicilan),
  serve(lelang.daftarPeringatanCicilanEndpoint, daftarPeringatanCicilan),
  serve(lelang.tunggakCicilanEndpoint, daftarTunggak),
  serveWrite(ingatkanCicilanEndpoint, ingatkanCicilan),
  ...serveMasters(cicilanArea.masters, serveMaster(cicilanMaster, hargaHooks(cicilanMaster))),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, cicilanReport, cicilanQuery),
  serveReport(desk, pembayaranCicilanReport, pembayaranCicilanQuery),
  serveReport(desk, tunggakanCicilanReport, tunggakanCicilanQuery),
  serveReport(desk, lelangCicilanReport, lelangCicilanQuery),
];
