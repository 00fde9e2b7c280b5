import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { lembarTutupReport } from '#areas/akhir-hari/contract/lembar-tutup.report.ts';
import { setoranKasirReport } from '#areas/akhir-hari/contract/setoran-kasir.report.ts';
import { tutupTokoReport } from '#areas/akhir-hari/contract/tutup.report.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { tutupRegister } from '#areas/akhir-hari/contract/tutup.register.ts';
import { akhirHariEvents } from '#areas/akhir-hari/contract/akhir-hari.event.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';
import { akhirHariJurnal } from '#areas/akhir-hari/rules/akhir-hari.jurnal.ts';

/** The end of a day: closing it, and its reports. */
export const akhirHariArea = defineArea({
  journal: akhirHariJurnal,
  events: akhirHariEvents,
  parameters: akhirHariParam,
  registers: [tutupRegister],
  reports: [
    eodReport,
    akhirHariReport,
    keuanganAkhirHariReport,
    tutupTokoReport,
    setoranKasirReport,
  ],
  endpoints: [...endpointsIn(tutup), lembarTutupReport.endpoint],
  screens: [
    {
      group: 'Utility',
      title: 'Tutup Toko',
      path: 'tutup-toko',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
  ],
});
