import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import * as nota from '#areas/penjualan/contract/nota.api.ts';
import * as jual from '#areas/penjualan/contract/penjualan.api.ts';
import * as tunda from '#areas/penjualan/contract/tunda.api.ts';

/** Selling: the sale, its validation, its cancel, its papers, and held carts. */
export const penjualanContract = areaContract({
  masters: [keteranganNotaMaster],
  endpoints: [
    jual.jualEndpoint, jual.validasiJualEndpoint, jual.batalJualEndpoint, jual.cetakUlangJualEndpoint,
    jual.penjualanEndpoint, jual.daftarPenjualanEndpoint,
    tunda.tundaEndpoint, tunda.daftarTundaEndpoint, tunda.bacaTundaEndpoint, tunda.hapusTundaEndpoint,
    ...endpointsIn(nota),
  ],
});
