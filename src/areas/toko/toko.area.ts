import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { keptAnswerEndpoint } from '#kit/contract/kept-answer.ts';
import { progressEndpoint } from '#kit/contract/progress.ts';
import * as reportFile from '#kit/contract/report-file.ts';
import { pesanServerEndpoint } from '#areas/toko/contract/antar.api.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { ubahSettingTokoEndpoint } from '#areas/toko/contract/setting-toko.api.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import * as templat from '#areas/toko/contract/templat-nota.api.ts';
import * as ukuranLabel from '#areas/toko/contract/ukuran-label.api.ts';
import * as setelan from '#areas/toko/contract/setelan.api.ts';
import { feePenjualanMaster } from '#areas/toko/contract/fee-penjualan.master.ts';
import { any } from '#kit/rules/gate.ts';
import { bolehSettingNota } from '#areas/toko/contract/toko.gates.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

/** Everything that browser and server agree on about the shop itself. */
export const tokoArea = defineArea({
  parameters: { ...tokoParam, ...pajakAktifParam },
  moduls: tokoModul,
  log: {
    as: 'toko',
    tables: {
      toko: 'toko',
      modul_toko: 'modul',
      parameter_toko: 'setelan',
      templat_nota: 'bentuk nota',
      logo_nota: 'logo nota',
      ukuran_label: 'ukuran label',
    },
  },
  masters: [salesMaster, feePenjualanMaster],
  endpoints: [
    ...endpointsIn(setelan),
    progressEndpoint,
    keptAnswerEndpoint,
    ...endpointsIn(reportFile),
    pesanServerEndpoint,
    ubahSettingTokoEndpoint,
    ...endpointsIn(templat),
    ...endpointsIn(ukuranLabel),
    ...Object.values(tokoMaster.endpoints),
  ],
  screens: [
    {
      group: 'Kirim Barang',
      title: 'Master Toko',
      path: 'master-toko',
      levels: ['MU'],
      gate: any(modul(tokoModul.KIRIM_BARANG_MODULE), { variant: 'pusat' }),
    },
    { group: 'Pengaturan', title: 'Setting Toko', path: 'settingtoko', at: 40, levels: ['MU'] },
    {
      group: 'Pengaturan',
      title: 'Setting Nota',
      path: 'setting-nota',
      at: 60,
      levels: ['SPV', 'MU'],
      gate: bolehSettingNota,
    },
    {
      group: 'Pengaturan',
      title: 'Setting Nota Slip',
      path: 'setting-nota-slip',
      at: 70,
      levels: ['SPV', 'MU'],
      gate: bolehSettingNota,
    },
  ],
});
