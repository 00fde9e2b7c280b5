import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { pekerjaanTukangReport } from '#areas/service/contract/laporan/pekerjaan-tukang.report.ts';
import { serviceReport } from '#areas/service/contract/laporan/laporan-service.report.ts';
import {
  notaServiceEndpoint,
  notaServiceSatuEndpoint,
} from '#areas/service/contract/nota-service.api.ts';
import {
  batalSelesaiEndpoint,
  batalSerahEndpoint,
} from '#areas/service/contract/tukang/batal-tukang.api.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { batalPesananReport } from '#areas/service/contract/laporan/batal-pesanan.report.ts';
import { pesananReport } from '#areas/service/contract/laporan/laporan-pesanan.report.ts';
import { pesananBarangReport } from '#areas/service/contract/laporan/pesanan-barang.report.ts';
import * as pesananApi from '#areas/service/contract/pesanan/pesanan.api.ts';
import * as notaPesanan from '#areas/service/contract/pesanan/nota-pesanan.api.ts';
import { saldoTukangEndpoint } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { ambilService } from '#areas/service/server/ambil-service.ts';
import { bayarService } from '#areas/service/server/bayar-service.ts';
import { pekerjaanTukangQuery } from '#areas/service/server/laporan/pekerjaan-tukang.query.ts';
import { serviceQuery } from '#areas/service/server/laporan/laporan-service.query.ts';
import { readNotaService } from '#areas/service/server/nota-service.ts';
import { needOfJob } from '#areas/service/server/pekerjaan.ts';
import { service } from '#areas/service/server/terima-service.ts';
import {
  batalPesananQuery,
  pesananBarangQuery,
  pesananQuery,
} from '#areas/service/server/laporan/laporan-pesanan.query.ts';
import { ambilPesanan, hitungAmbil } from '#areas/service/server/pesanan/ambil-pesanan.ts';
import { bayarPesanan } from '#areas/service/server/pesanan/bayar-pesanan.ts';
import { ambilContoh, daftarContoh } from '#areas/service/server/pesanan/contoh.ts';
import { lihatHarga } from '#areas/service/server/pesanan/harga-pesanan.ts';
import { needOfOrder } from '#areas/service/server/pesanan/pegang.ts';
import { readNotaPesanan } from '#areas/service/server/pesanan/nota-pesanan.ts';
import { pesananPublik } from '#areas/service/server/pesanan/pesanan-publik.ts';
import { pesanan } from '#areas/service/server/pesanan/pesanan.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { kembali } from '#areas/service/server/tukang/kembali.ts';
import { readSaldoTukang } from '#areas/service/server/tukang/saldo-tukang.ts';
import { serah } from '#areas/service/server/tukang/serah.ts';
import { tukangHooks } from '#areas/service/server/tukang/tukang-hooks.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { serviceArea } from '#areas/service/service.area.ts';

/** Everything the server answers about repairs, orders and craftsmen. */
export const serviceServer: ServerDoor = ({ desk }) => [
  ...reports(desk),
  serve(notaServiceSatuEndpoint, (on, { query }, ctx: Ctx) =>
    readNotaService(on, query.no, ctx, true),
  ),
  serve(notaServiceEndpoint, (on, { query }, ctx: Ctx) => readNotaService(on, query.no, ctx)),
  serve(saldoTukangEndpoint, readSaldoTukang),
  ...service.routes,
  ...bayarService.routes,
  ...ambilService.routes,
  ...serah.routes,
  ...kembali.routes,
  serveWrite(batalSerahEndpoint, async (tx, { params: { no, no_service }, body }, ctx: Ctx) => {
    await needOfJob(tx, serahDocument, { no, induk: no_service }, ctx);
    return serah.cancel(tx, { no }, body, ctx);
  }),
  serveWrite(batalSelesaiEndpoint, async (tx, { params: { no, no_service }, body }, ctx: Ctx) => {
    await needOfJob(tx, kembaliDocument, { no, induk: no_service }, ctx);
    return kembali.cancel(tx, { no }, body, ctx);
  }),
  ...orders,
  ...serveMasters(serviceArea.masters, [
    ...serveMaster(tukangMaster, tukangHooks),
    ...serveMaster(deskripsiServiceMaster, hargaHooks(deskripsiServiceMaster)),
  ]),
];

const orders: readonly Route[] = [
  serve(notaPesanan.notaPesananSatuEndpoint, (on, { query }, ctx: Ctx) =>
    readNotaPesanan(on, query.no, ctx, true),
  ),
  serve(notaPesanan.notaPesananEndpoint, (on, { query }, ctx: Ctx) =>
    readNotaPesanan(on, query.no, ctx),
  ),
  serve(pesananApi.pesananPublikEndpoint, pesananPublik),
  serve(pesananApi.daftarContohEndpoint, daftarContoh),
  serve(pesananApi.hitungAmbilPesananEndpoint, hitungAmbil),
  serve(pesananApi.hargaPesananEndpoint, lihatHarga),
  serveWrite(pesananApi.ambilPesananEndpoint, ambilPesanan),
  serveWrite(pesananApi.ambilContohEndpoint, ambilContoh),
  serveWrite(pesananApi.batalAmbilPesananEndpoint, async (tx, { params, body }, ctx: Ctx) => {
    const { no, no_pesanan } = params;
    await needOfOrder(tx, no, no_pesanan, ctx);
    return penjualan.cancel(tx, { no }, body, ctx);
  }),
  serveWrite(pesananApi.batalSerahPesananEndpoint, async (tx, { params, body }, ctx: Ctx) => {
    const { no, no_pesanan: induk } = params;
    await needOfJob(tx, serahDocument, { no, induk }, ctx);
    return serah.cancel(tx, { no }, body, ctx);
  }),
  serveWrite(pesananApi.batalSelesaiPesananEndpoint, async (tx, { params, body }, ctx: Ctx) => {
    const { no, no_pesanan: induk } = params;
    await needOfJob(tx, kembaliDocument, { no, induk }, ctx);
    return kembali.cancel(tx, { no }, body, ctx);
  }),
  ...pesanan.routes,
  ...bayarPesanan.routes,
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, serviceReport, serviceQuery),
  serveReport(desk, pekerjaanTukangReport, pekerjaanTukangQuery),
  serveReport(desk, pesananReport, pesananQuery),
  serveReport(desk, pesananBarangReport, pesananBarangQuery),
  serveReport(desk, batalPesananReport, batalPesananQuery),
];
