import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { bukaLaciEndpoint, daftarLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningBankEndpoint } from '#areas/uang/contract/rekening.api.ts';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import * as riwayat from '#areas/uang/contract/riwayat.api.ts';
import { riwayatGesek, saldoBank, uangBank } from '#areas/uang/server/riwayat.query.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { daftarLaci } from '#areas/uang/server/laci.query.ts';
import { bukaLaci } from '#areas/uang/server/buka-laci.ts';
import { kodeTransaksiHooks } from '#areas/uang/server/kode-transaksi.ts';
import { listRekeningBank } from '#areas/uang/server/rekening.query.ts';
import { mutasi } from '#areas/uang/server/mutasi.ts';
import { kas } from '#areas/uang/server/kas.ts';
import { menungguCair } from '#areas/uang/server/menunggu-cair.query.ts';
import { nonCash } from '#areas/uang/server/validasi-non-cash.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Before any shop kept a book: every day that the person may see. */
const EVER = '2000-01-01';

/** Everything the server answers about money apart from documents of goods. */
export const uangServer: readonly Route[] = [
  serve(riwayat.kasHalamanEndpoint, (on, { query: { skip, limit, q } }, ctx: Ctx) =>
    kas.list(on, { skip, limit, q, tgl_from: EVER }, ctx),
  ),
  serve(riwayat.uangBankEndpoint, uangBank),
  serve(riwayat.saldoBankEndpoint, saldoBank),
  serve(riwayat.riwayatGesekEndpoint, riwayatGesek),
  ...serveMaster(bankMaster),
  ...serveMaster(rekeningMaster),
  ...serveMaster(kodeTransaksiMaster, kodeTransaksiHooks),
  serve(rekeningBankEndpoint, listRekeningBank),
  ...kas.routes,
  serveWrite(bukaLaciEndpoint, bukaLaci),
  serve(daftarLaciEndpoint, daftarLaci),
  ...mutasi.routes,
  serve(menungguCairEndpoint, menungguCair),
  ...nonCash.routes,
];
