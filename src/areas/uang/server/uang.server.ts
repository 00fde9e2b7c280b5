import { serve, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningBankEndpoint } from '#areas/uang/contract/rekening.api.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { kodeTransaksiHooks } from '#areas/uang/server/kode-transaksi.ts';
import { listRekeningBank } from '#areas/uang/server/rekening.query.ts';

/** Everything the server answers about money apart from documents of goods. */
export const uangServer: readonly Route[] = [
  ...serveMaster(bankMaster),
  ...serveMaster(rekeningMaster),
  ...serveMaster(kodeTransaksiMaster, kodeTransaksiHooks),
  serve(rekeningBankEndpoint, listRekeningBank),
];
