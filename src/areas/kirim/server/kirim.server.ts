import { serve, serveQuote, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { kirimBarangReport } from '#areas/kirim/contract/kirim-barang.report.ts';
import * as api from '#areas/kirim/contract/kiriman.api.ts';
import * as foto from '#areas/kirim/contract/foto-kiriman.api.ts';
import * as jauh from '#areas/kirim/contract/kiriman-jauh.api.ts';
import * as lebih from '#areas/kirim/contract/lebih.api.ts';
import { terimaKirimanReport } from '#areas/kirim/contract/terima-kiriman.report.ts';
import { keadaanJauh, mintaBatalKiriman } from '#areas/kirim/server/jauh/batal-jauh.ts';
import { beriFoto } from '#areas/kirim/server/jauh/foto-kiriman.ts';
import { kirimBarang } from '#areas/kirim/server/kirim-barang.ts';
import { lihatKiriman } from '#areas/kirim/server/kiriman-masuk.ts';
import {
  isGambarKiriman,
  listBelumDiterima,
  listNokirim,
} from '#areas/kirim/server/kiriman.table.ts';
import { kembaliLebih, serahLebih } from '#areas/kirim/server/lebih-pulang.ts';
import { listLebih } from '#areas/kirim/server/lebih.table.ts';
import { kirimBarangQuery, terimaKirimanQuery } from '#areas/kirim/server/laporan.query.ts';
import { lebihKiriman, selesaiKiriman } from '#areas/kirim/server/selesai-kiriman.ts';
import { selisihKiriman } from '#areas/kirim/server/selisih-kiriman.ts';
import { suratJalan } from '#areas/kirim/server/surat-jalan.ts';
import { terimaKiriman } from '#areas/kirim/server/terima-kiriman.ts';
import { listTujuanKiriman, periksaKiriman } from '#areas/kirim/server/tujuan.ts';
import { gambarTibaDengan } from '#areas/stock/server/foto/foto.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

gambarTibaDengan(isGambarKiriman);

/** Everything the server answers about goods between shops. */
export const kirimServer: ServerDoor = ({ db, desk }) => [
  ...kirimBarang.routes,
  serve(api.tujuanKirimanEndpoint, (on, { query }, ctx: Ctx) =>
    listTujuanKiriman(on, query.cara ?? 'TOKO', ctx),
  ),
  serve(api.nokirimEndpoint, (on, _, ctx: Ctx) => listNokirim(on, ctx)),
  serve(api.belumDiterimaEndpoint, (on, _, ctx: Ctx) =>
    listBelumDiterima(on, ctx.kode_toko, 'BARANG'),
  ),
  serve(api.satuKirimanEndpoint, lihatKiriman),
  serveWrite(api.terimaKirimanEndpoint, terimaKiriman(db)),
  serveWrite(api.selesaiKirimanEndpoint, selesaiKiriman(db)),
  serveWrite(lebih.lebihKirimanEndpoint, lebihKiriman(db)),
  serveWrite(lebih.serahLebihEndpoint, serahLebih(db)),
  serveWrite(lebih.kembaliLebihEndpoint, kembaliLebih(db)),
  serveWrite(api.selisihKirimanEndpoint, selisihKiriman),
  serve(lebih.lebihDikirimEndpoint, (on, { params }, ctx: Ctx) =>
    listLebih(on, ctx.kode_toko, params.no.toUpperCase()),
  ),
  serve(jauh.keadaanJauhEndpoint, keadaanJauh),
  serve(foto.fotoKirimanServer, beriFoto(db)),
  serveWrite(jauh.mintaBatalEndpoint, mintaBatalKiriman),
  serveQuote(api.periksaKirimanEndpoint, periksaKiriman),
  serve(api.suratJalanEndpoint, suratJalan),
  serveReport(desk, kirimBarangReport, kirimBarangQuery),
  serveReport(desk, terimaKirimanReport, terimaKirimanQuery),
];
