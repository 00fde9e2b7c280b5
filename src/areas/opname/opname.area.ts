import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as berlian from '#areas/opname/contract/opname-berlian.api.ts';
import * as global from '#areas/opname/contract/global.api.ts';
import { globalReport } from '#areas/opname/contract/global.report.ts';
import * as opname from '#areas/opname/contract/opname.api.ts';
import { buktiOpnameReport, opnameReport } from '#areas/opname/contract/opname.report.ts';
import * as terima from '#areas/opname/contract/opname-terima.api.ts';
import * as timbang from '#areas/opname/contract/timbang.api.ts';
import { timbangReport } from '#areas/opname/contract/timbang.report.ts';
import {
  opnameGlobalRegister,
  opnameRegister,
  timbangRegister,
} from '#areas/opname/contract/opname.register.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';
import { opnameJurnal } from '#areas/opname/rules/opname.jurnal.ts';
import { opnameModul } from '#areas/opname/contract/opname.modul.ts';

/** What is really there. */
export const opnameArea = defineArea({
  journal: opnameJurnal,
  events: opnameEvents,
  parameters: opnameParam,
  moduls: opnameModul,
  registers: [opnameRegister, opnameGlobalRegister, timbangRegister],
  reports: [timbangReport, opnameReport, globalReport],
  endpoints: [
    ...[timbang, opname, terima, berlian, global].flatMap(endpointsIn),
    buktiOpnameReport.endpoint,
  ],
  screens: [
    {
      group: 'Barang',
      title: 'Timbang Baki',
      path: 'timbang-baki',
      at: 80,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Opname Global Harian',
      path: 'opname-global-harian',
      at: 150,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(opnameModul.OPNAME_GLOBAL_DAILY_MODULE),
    },
    {
      group: 'Barang',
      title: 'Stock Opname',
      path: 'stock-opname',
      at: 130,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Stock Opname Penerimaan',
      path: 'stock-opname-penerimaan',
      at: 140,
      levels: ['SPV', 'MU'],
    },
  ],
});
