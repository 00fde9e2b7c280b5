import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, listOf } from '#kit/contract/field.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';

export const rekeningBankEndpoint = defineEndpoint({
  call: 'GET rekenings/get-by-kode-bank',
  summary: 'Rekening satu bank',
  query: { kode_bank: kode('Kode Bank') },
  answer: listOf(rekeningMaster.row),
  right: 'login',
});
