import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, listOf } from '#kit/contract/field.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

/** Every warehouse there ever was, removed ones marked: for names in old documents. */
export const gudangSemuaEndpoint = defineEndpoint({
  call: 'GET gudang/get/all/master',
  summary: 'Semua gudang',
  answer: listOf(gudangMaster.row),
  right: 'login',
});

/** Where melted and broken gold goes: the warehouses of kind ROSOK and HANCUR. */
export const gudangHancurEndpoint = defineEndpoint({
  call: 'GET gudang/get/hancur-barang',
  summary: 'Gudang hancur barang',
  answer: listOf(gudangMaster.row),
  right: 'login',
});

export const bakiGudangEndpoint = defineEndpoint({
  call: 'GET baki/get/by-kode-gudang/:kode_gudang',
  summary: 'Baki satu gudang',
  params: { kode_gudang: kode('Kode Gudang', 10) },
  answer: listOf(bakiMaster.row),
  right: 'login',
});
