import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { hitungBungaEndpoint, hitungHutangEndpoint } from '#areas/hutang/contract/hitung.api.ts';
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
import { hitungBungaHutang, hitungHutangBaru } from '#areas/hutang/server/hitung.ts';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { duplikatHutang } from '#areas/hutang/server/duplikat.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hitungPutusEndpoint } from '#areas/hutang/contract/lunas.document.ts';
import { hitungRemajaEndpoint } from '#areas/hutang/contract/remaja.document.ts';
import { batalHutang } from '#areas/hutang/server/batal-hutang.ts';
import { hitungRemaja, remaja } from '#areas/hutang/server/remaja.ts';
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
import { daftarCalon, hitungLelangHutang } from '#areas/hutang/server/lelang/hitung-lelang.ts';
import { kelebihan } from '#areas/hutang/server/lelang/kelebihan.ts';
import { lelang } from '#areas/hutang/server/lelang/lelang.ts';
import { catatPeringatan, daftarPeringatan } from '#areas/hutang/server/lelang/peringatan.ts';
import { lunas } from '#areas/hutang/server/lunas.ts';
import { hitungPutusHutang } from '#areas/hutang/server/putus/putus.ts';
import { bacaDashboardHutang } from '#areas/hutang/server/dashboard.query.ts';
import {
  notaHutangEndpoint,
  notaHutangSatuEndpoint,
} from '#areas/hutang/contract/nota-hutang.api.ts';
import { bacaNotaHutang } from '#areas/hutang/server/nota-hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { kondisiPinjamanMaster } from '#areas/hutang/contract/kondisi-pinjaman.master.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { plafondHutangMaster } from '#areas/hutang/contract/plafond-hutang.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';

/** Everything the server answers about loans. */
export const hutangServer: readonly Route[] = [
  serve(dashboardHutangEndpoint, bacaDashboardHutang),
  serve(notaHutangEndpoint, (on, { query }, ctx: Ctx) => bacaNotaHutang(on, query.no, ctx)),
  serve(notaHutangSatuEndpoint, (on, { query }, ctx: Ctx) =>
    bacaNotaHutang(on, query.no, ctx, true),
  ),
  serve(hitungHutangEndpoint, hitungHutangBaru),
  serve(hitungBungaEndpoint, hitungBungaHutang),
  serve(tungguLunasEndpoint, daftarTunggu),
  serve(detailLunasEndpoint, detailTunggu),
  serveWrite(validasiLunasEndpoint, validasiLunas),
  serveWrite(batalLunasEndpoint, batalLunas),
  serveWrite(duplikatHutangEndpoint, duplikatHutang),
  serve(hitungRemajaEndpoint, hitungRemaja),
  serve(hitungPutusEndpoint, hitungPutusHutang),
  ...remaja.routes,
  ...hutang.routes.filter(({ endpoint }) => endpoint.call !== hutangDocument.cancel.call),
  serveWrite(hutangDocument.cancel, batalHutang),
  ...bunga.routes,
  ...lunas.routes,
  ...lelang.routes,
  ...kelebihan.routes,
  serveWrite(lelangApi.peringatanEndpoint, catatPeringatan),
  serve(lelangApi.daftarPeringatanEndpoint, daftarPeringatan),
  serve(lelangApi.calonLelangEndpoint, daftarCalon),
  serve(lelangApi.hitungLelangEndpoint, hitungLelangHutang),
  serve(opname.hasilOpnameHutangEndpoint, hasilOpnameHutang),
  serveWrite(opname.mulaiOpnameHutangEndpoint, mulaiOpnameHutang),
  serveWrite(opname.pindaiOpnameHutangEndpoint, pindaiOpnameHutang),
  serveWrite(opname.kosongkanOpnameHutangEndpoint, kosongkanOpnameHutang),
  serveWrite(opname.selesaiOpnameHutangEndpoint, selesaiOpnameHutang),
  ...serveMaster(kondisiPinjamanMaster),
  ...serveMaster(hutangPokokMaster),
  ...serveMaster(bungaHutangMaster),
  ...serveMaster(plafondHutangMaster),
  ...serveMaster(plafondKadarMaster),
];
