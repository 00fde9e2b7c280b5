import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import * as kas from '#areas/uang/contract/kas.api.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningBankEndpoint } from '#areas/uang/contract/rekening.api.ts';
import * as nonCash from '#areas/uang/contract/non-cash.api.ts';
import * as riwayat from '#areas/uang/contract/riwayat.api.ts';
import { riwayatBank, riwayatGesek } from '#areas/uang/server/riwayat.query.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import {
  bacaKas,
  cetakUlangKas,
  daftarKas,
  kasHalaman,
  strukKasPdf,
} from '#areas/uang/server/baca-kas.ts';
import {
  bacaValidasi,
  cetakUlangValidasi,
  daftarValidasi,
  menungguCair,
  strukValidasiPdf,
} from '#areas/uang/server/baca-non-cash.ts';
import { batalKas } from '#areas/uang/server/batal-kas.ts';
import { bukaLaci } from '#areas/uang/server/buka-laci.ts';
import { kodeTransaksiHooks } from '#areas/uang/server/kode-transaksi.ts';
import { listRekeningBank } from '#areas/uang/server/rekening.query.ts';
import { simpanKas } from '#areas/uang/server/simpan-kas.ts';
import { batalValidasiNonCash, validasiNonCash } from '#areas/uang/server/validasi-non-cash.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about money apart from documents of goods. */
export const uangServer: readonly Route[] = [
  serve(riwayat.kasHalamanEndpoint, kasHalaman),
  serve(riwayat.riwayatBankEndpoint, riwayatBank),
  serve(riwayat.riwayatGesekEndpoint, riwayatGesek),
  ...serveMaster(bankMaster),
  ...serveMaster(rekeningMaster),
  ...serveMaster(kodeTransaksiMaster, kodeTransaksiHooks),
  serve(rekeningBankEndpoint, listRekeningBank),
  serveWrite(kas.kasMasukEndpoint, simpanKas('MASUK')),
  serveWrite(kas.kasKeluarEndpoint, simpanKas('KELUAR')),
  serveWrite(kas.batalKasEndpoint, batalKas),
  serve(kas.daftarKasEndpoint, daftarKas),
  serve(kas.kasEndpoint, (on, { params }, ctx: Ctx) => bacaKas(on, params.no, ctx)),
  serve(kas.strukKasEndpoint, strukKasPdf),
  serveWrite(kas.cetakUlangKasEndpoint, cetakUlangKas),
  serveWrite(kas.bukaLaciEndpoint, bukaLaci),
  serve(nonCash.menungguCairEndpoint, menungguCair),
  serveWrite(nonCash.validasiNonCashEndpoint, validasiNonCash),
  serveWrite(nonCash.batalValidasiNonCashEndpoint, batalValidasiNonCash),
  serve(nonCash.daftarValidasiNonCashEndpoint, daftarValidasi),
  serve(nonCash.validasiNonCashSatuEndpoint, (on, { params }, ctx: Ctx) =>
    bacaValidasi(on, params.no, ctx),
  ),
  serve(nonCash.strukValidasiEndpoint, strukValidasiPdf),
  serveWrite(nonCash.cetakUlangValidasiEndpoint, cetakUlangValidasi),
];
