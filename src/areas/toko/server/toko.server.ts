import { progressEndpoint } from '#kit/contract/progress.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import * as setelan from '#areas/toko/contract/setelan.api.ts';
import { bacaKemajuan } from '#areas/toko/server/baca-kemajuan.ts';
import { ubahSettingTokoEndpoint } from '#areas/toko/contract/setting-toko.api.ts';
import * as templat from '#areas/toko/contract/templat-nota.api.ts';
import { ubahSettingToko } from '#areas/toko/server/setting-toko.ts';
import {
  lihatModul,
  lihatParameter,
  lihatRiwayatParameter,
  lihatSemuaParameter,
} from '#areas/toko/server/lihat-setelan.ts';
import {
  hapusLogoNota,
  lihatTemplatNota,
  resetTemplatNota,
  ubahLogoNota,
  ubahTemplatNota,
} from '#areas/toko/server/templat-nota.ts';
import { feePenjualanMaster } from '#areas/toko/contract/fee-penjualan.master.ts';

/** Everything the server answers about the shop itself. */
export const tokoServer: readonly Route[] = [
  ...serveMaster(salesMaster),
  ...serveMaster(feePenjualanMaster),
  serve(progressEndpoint, bacaKemajuan),
  serve(setelan.listParameterEndpoint, lihatSemuaParameter),
  serve(setelan.parameterEndpoint, lihatParameter),
  serve(setelan.riwayatParameterEndpoint, lihatRiwayatParameter),
  serve(setelan.listModulEndpoint, lihatModul),
  serveWrite(ubahSettingTokoEndpoint, ubahSettingToko),
  serve(templat.listTemplatNotaEndpoint, lihatTemplatNota),
  serveWrite(templat.ubahTemplatNotaEndpoint, ubahTemplatNota),
  serveWrite(templat.resetTemplatNotaEndpoint, resetTemplatNota),
  serveWrite(templat.ubahTemplatSlipEndpoint, ubahTemplatNota),
  serveWrite(templat.resetTemplatSlipEndpoint, resetTemplatNota),
  serveWrite(templat.ubahLogoNotaEndpoint, ubahLogoNota),
  serveWrite(templat.hapusLogoNotaEndpoint, hapusLogoNota),
];
