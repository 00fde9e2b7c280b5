import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import * as kas from '#areas/uang/contract/kas.api.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningBankEndpoint } from '#areas/uang/contract/rekening.api.ts';
import * as mutasi from '#areas/uang/contract/mutasi.api.ts';
import * as nonCash from '#areas/uang/contract/non-cash.api.ts';
import * as riwayat from '#areas/uang/contract/riwayat.api.ts';
import { riwayatGesek, saldoBank, uangBank } from '#areas/uang/server/riwayat.query.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import {
  bacaKas,
  cetakUlangKas,
  daftarKas,
  kasHalaman,
  strukKasPdf,
} from '#areas/uang/server/baca-kas.ts';
import {
  bacaMutasi,
  cetakUlangMutasi,
  daftarLaci,
  daftarMutasi,
  strukMutasiPdf,
} from '#areas/uang/server/baca-mutasi.ts';
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
import { batalMutasi, simpanMutasi } from '#areas/uang/server/mutasi.ts';
import { simpanBank, simpanKas } from '#areas/uang/server/simpan-kas.ts';
import { batalValidasiNonCash, validasiNonCash } from '#areas/uang/server/validasi-non-cash.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about money apart from documents of goods. */
export const uangServer: readonly Route[] = [
  serve(riwayat.kasHalamanEndpoint, kasHalaman),
  serve(riwayat.uangBankEndpoint, uangBank),
  serve(riwayat.saldoBankEndpoint, saldoBank),
  serve(riwayat.riwayatGesekEndpoint, riwayatGesek),
  ...serveMaster(bankMaster),
  ...serveMaster(rekeningMaster),
  ...serveMaster(kodeTransaksiMaster, kodeTransaksiHooks),
  serve(rekeningBankEndpoint, listRekeningBank),
  serveWrite(kas.kasMasukEndpoint, simpanKas('MASUK')),
  serveWrite(kas.kasKeluarEndpoint, simpanKas('KELUAR')),
  serveWrite(kas.bankMasukEndpoint, simpanBank('MASUK')),
  serveWrite(kas.bankKeluarEndpoint, simpanBank('KELUAR')),
  serveWrite(kas.batalKasEndpoint, batalKas),
  serve(kas.daftarKasEndpoint, daftarKas),
  serve(kas.kasEndpoint, (on, { params }, ctx: Ctx) => bacaKas(on, params.no, ctx)),
  serve(kas.strukKasEndpoint, strukKasPdf),
  serveWrite(kas.cetakUlangKasEndpoint, cetakUlangKas),
  serveWrite(kas.bukaLaciEndpoint, bukaLaci),
  serveWrite(mutasi.mutasiBankEndpoint, simpanMutasi('BANK')),
  serveWrite(mutasi.mutasiCashEndpoint, simpanMutasi('CASH')),
  serveWrite(mutasi.pengalihanEndpoint, (tx, { body }, ctx: Ctx) =>
    simpanMutasi('SALDO')(
      tx,
      { body: { ...body, asal_rekening: null, tujuan_rekening: null } },
      ctx,
    ),
  ),
  serveWrite(mutasi.batalMutasiEndpoint, batalMutasi),
  serve(mutasi.daftarLaciEndpoint, daftarLaci),
  serve(mutasi.daftarMutasiEndpoint, daftarMutasi),
  serve(mutasi.mutasiEndpoint, (on, { params }, ctx: Ctx) => bacaMutasi(on, params.no, ctx)),
  serve(mutasi.strukMutasiEndpoint, strukMutasiPdf),
  serveWrite(mutasi.cetakUlangMutasiEndpoint, cetakUlangMutasi),
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
