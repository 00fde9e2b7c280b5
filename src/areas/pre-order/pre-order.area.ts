import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as api from '#areas/pre-order/contract/pre-order.api.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import { preOrderRegister } from '#areas/pre-order/contract/pre-order.register.ts';
import { preOrderReport } from '#areas/pre-order/contract/pre-order.report.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** What customers ask for and the shop has not yet. */
export const preOrderArea = defineArea({
  moduls: preOrderModul,
  registers: [preOrderRegister],
  reports: [preOrderReport],
  log: { as: 'pre order', tables: { pre_order: 'pre order' } },
  endpoints: endpointsIn(api),
  screens: [
    {
      group: 'Pesanan',
      title: 'Pre Order',
      path: 'pre-order',
      at: 40,
      levels: ['SPV', 'MU'],
      gate: modul(preOrderModul.PRE_ORDER_MODULE),
    },
  ],
});
