import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as chart from '#areas/pembelian/contract/chart.api.ts';
import { kondisiBarangMaster } from '#areas/pembelian/contract/kondisi-barang.master.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import * as nota from '#areas/pembelian/contract/nota-beli.api.ts';
import * as beli from '#areas/pembelian/contract/pembelian.api.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import * as stock from '#areas/pembelian/contract/stock-beli.api.ts';

/**
 * Buying gold back. A validation screen lists `GET pembelian?status=OPEN`, pays one by
 * `POST pembelian/{no}/validasi` (`pembayaran` left out: all in cash) and rejects it by
 * `POST pembelian/{no}/batal` with `alasan`.
 */
export const pembelianContract = areaContract({
  masters: [kondisiBarangMaster, kondisiBeliMaster, rugiNotaMaster],
  endpoints: [
    ...endpointsIn(beli),
    ...endpointsIn(nota),
    ...endpointsIn(stock),
    ...endpointsIn(chart),
  ],
});
