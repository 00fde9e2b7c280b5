import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as harga from '#areas/barang/contract/harga.api.ts';
import { hargaHariIniEndpoint } from '#areas/barang/contract/harga-hari-ini.api.ts';
import { ubahBanyakBandrolEndpoint } from '#areas/barang/contract/harga-bandrol.api.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { hargaBeliMaster } from '#areas/barang/contract/harga-beli.master.ts';
import * as jenis from '#areas/barang/contract/jenis.api.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { kondisiBarangMaster } from '#areas/barang/contract/kondisi-barang.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { jenisGroupMaster } from '#areas/barang/contract/jenis-group.master.ts';
import { kadarEodMaster } from '#areas/barang/contract/kadar-eod.master.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';
import { parameterBerlianMaster } from '#areas/barang/contract/parameter-berlian.master.ts';
import { BATU } from '#areas/barang/contract/batu.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** What a piece is, and what a gram of it costs. */
export const barangArea = defineArea({
  parameters: barangParam,
  moduls: barangModul,
  log: { as: 'barang', tables: { harga_emas: 'harga emas' } },
  masters: [
    kategoriMaster,
    jenisMaster,
    kadarMaster,
    groupMaster,
    kondisiBarangMaster,
    ongkosMaster,
    hargaBeliMaster,
    kelompokHargaMaster,
    bandrolMaster,
    jenisGroupMaster,
    kadarEodMaster,
    supplierBarangMaster,
    supplierBerlianMaster,
    parameterBerlianMaster,
    ...BATU,
  ],
  endpoints: [
    ...endpointsIn(jenis),
    ...endpointsIn(harga),
    hargaHariIniEndpoint,
    ubahBanyakBandrolEndpoint,
  ],
  screens: [
    {
      group: 'Data Master',
      title: 'Master Parameter Harga Emas',
      path: 'master-parameter-harga-emas',
      at: 170,
      levels: ['MU'],
    },
    {
      group: 'Data Master',
      title: 'Parameter Harga Emas Pembelian',
      path: 'parameter-harga-emas-pembelian',
      gate: modul(barangModul.PARAMETER_HARGA_EMAS_PEMBELIAN),
      at: 200,
      levels: ['MU'],
    },
    {
      group: 'Data Master',
      title: 'Parameter Harga Emas Global',
      path: 'parameter-harga-global',
      at: 180,
      levels: ['MU'],
    },
  ],
});
