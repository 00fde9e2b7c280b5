import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as barang from '#areas/stock/contract/barang.api.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import * as keranjang from '#areas/stock/contract/keranjang.api.ts';
import * as tempat from '#areas/stock/contract/tempat.api.ts';

/** Where a piece is. */
export const stockContract = areaContract({
  masters: [gudangMaster, bakiMaster],
  endpoints: [...endpointsIn(tempat), ...endpointsIn(barang), ...endpointsIn(keranjang)],
});
