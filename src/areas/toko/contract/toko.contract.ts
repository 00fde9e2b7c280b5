import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import { progressEndpoint } from '#kit/contract/progress.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { ubahSettingTokoEndpoint } from '#areas/toko/contract/setting-toko.api.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import * as templat from '#areas/toko/contract/templat-nota.api.ts';
import * as setelan from '#areas/toko/contract/setelan.api.ts';
import { feePenjualanMaster } from '#areas/toko/contract/fee-penjualan.master.ts';

/** Everything that browser and server agree on about the shop itself. */
export const tokoContract = areaContract({
  log: {
    as: 'toko',
    tables: {
      toko: 'toko',
      modul_toko: 'modul',
      parameter_toko: 'setelan',
      templat_nota: 'bentuk nota',
      logo_nota: 'logo nota',
    },
  },
  masters: [salesMaster, feePenjualanMaster],
  endpoints: [
    ...endpointsIn(setelan),
    progressEndpoint,
    ubahSettingTokoEndpoint,
    ...endpointsIn(templat),
    ...Object.values(tokoMaster.endpoints),
  ],
});
