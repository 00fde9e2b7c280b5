import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import {
  bukaLaciEndpoint,
  daftarLaciEndpoint,
  pisahKasEndpoint,
} from '#areas/uang/contract/laci.api.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningBankEndpoint } from '#areas/uang/contract/rekening.api.ts';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import * as riwayat from '#areas/uang/contract/riwayat.api.ts';
import { saldoBank, uangBank } from '#areas/uang/server/riwayat.query.ts';
import { daftarLaci } from '#areas/uang/server/laci.query.ts';
import { bukaLaci } from '#areas/uang/server/buka-laci.ts';
import { kodeTransaksiHooks } from '#areas/uang/server/kode-transaksi.ts';
import { listRekeningBank } from '#areas/uang/server/rekening.query.ts';
import { pisahKas } from '#areas/uang/server/pisah-kas.ts';
import { mutasi } from '#areas/uang/server/mutasi.ts';
import { kas } from '#areas/uang/server/kas.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { hutangSupplierReport } from '#areas/uang/contract/supplier/hutang-supplier.report.ts';
import { hutangSupplierQuery } from '#areas/uang/server/supplier/hutang-supplier.query.ts';
import { listHutangSupplier } from '#areas/uang/server/supplier/supplier.query.ts';
import { menungguCair } from '#areas/uang/server/menunggu-cair.query.ts';
import { nonCash } from '#areas/uang/server/validasi-non-cash.ts';
import type { TanyaSemua } from '#areas/toko/server/antar/semua-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { mutasiUangReport, uangBankReport } from '#areas/uang/contract/bank.report.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { nonCashBelumReport, nonCashReport } from '#areas/uang/contract/non-cash.report.ts';
import { mutasiUangQuery, uangBankQuery } from '#areas/uang/server/bank-laporan.query.ts';
import { kasKategoriReport } from '#areas/uang/contract/kas-kategori.report.ts';
import { saldoHarianReport } from '#areas/uang/contract/saldo-harian.report.ts';
import { kasKategoriQuery } from '#areas/uang/server/kas-kategori.query.ts';
import { saldoHarianQuery } from '#areas/uang/server/saldo-harian.query.ts';
import { kasQuery } from '#areas/uang/server/kas.query.ts';
import { nonCashBelumQuery, nonCashQuery } from '#areas/uang/server/non-cash-laporan.query.ts';
import { hargaHooks } from '#areas/akses/server/harga/harga-master.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { kirimPusatReport } from '#areas/uang/contract/kirim-pusat.report.ts';
import { kirimTerimaReport } from '#areas/uang/contract/kirim.report.ts';
import { kirimRoutes } from '#areas/uang/server/kirim/kirim-routes.ts';
import { kirimPusatQuery, kirimTerimaQuery } from '#areas/uang/server/kirim/kirim-laporan.query.ts';
import { uangArea } from '#areas/uang/uang.area.ts';

/** Before any shop kept a book: every day that the person may see. */
const EVER = '2000-01-01';

/** Everything the server answers about money apart from documents of goods. */
type Rumah = { readonly tanya: TanyaSemua };

export const uangServer: ServerDoor<Rumah> = ({ db, desk, tanya }) => [
  ...reports(desk),
  ...kirimRoutes(db, tanya),
  serve(riwayat.kasHalamanEndpoint, (on, { query: { skip, limit, q } }, ctx: Ctx) =>
    kas.list(on, { skip, limit, q, tgl_from: EVER }, ctx),
  ),
  serve(riwayat.uangBankEndpoint, uangBank),
  serve(riwayat.saldoBankEndpoint, saldoBank),
  ...serveMasters(uangArea.masters, [
    ...serveMaster(kodeTransaksiMaster, kodeTransaksiHooks),
    ...serveMaster(rekeningMaster, hargaHooks(rekeningMaster)),
  ]),
  serve(rekeningBankEndpoint, listRekeningBank),
  ...kas.routes,
  serveWrite(bukaLaciEndpoint, bukaLaci),
  serve(daftarLaciEndpoint, daftarLaci),
  serveWrite(pisahKasEndpoint, pisahKas),
  ...mutasi.routes,
  serve(menungguCairEndpoint, menungguCair),
  serve(hutangSupplierEndpoint, listHutangSupplier),
  ...nonCash.routes,
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, kasReport, kasQuery),
  serveReport(desk, kasKategoriReport, kasKategoriQuery),
  serveReport(desk, saldoHarianReport, saldoHarianQuery),
  serveReport(desk, uangBankReport, uangBankQuery),
  serveReport(desk, hutangSupplierReport, hutangSupplierQuery),
  serveReport(desk, mutasiUangReport, mutasiUangQuery),
  serveReport(desk, nonCashReport, nonCashQuery),
  serveReport(desk, nonCashBelumReport, nonCashBelumQuery),
  serveReport(desk, kirimTerimaReport, kirimTerimaQuery),
  serveReport(desk, kirimPusatReport, kirimPusatQuery),
];
