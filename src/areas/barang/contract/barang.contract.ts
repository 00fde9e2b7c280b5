import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as harga from '#areas/barang/contract/harga.api.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import * as jenis from '#areas/barang/contract/jenis.api.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';

/** What a piece is, and what a gram of it costs. */
export const barangContract = areaContract({
  masters: [kategoriMaster, jenisMaster, kadarMaster, groupMaster, ongkosMaster],
  endpoints: [...endpointsIn(jenis), ...endpointsIn(harga)],
});
