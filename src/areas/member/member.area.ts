import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { memberEvents } from '#areas/member/contract/member.event.ts';
import { memberReport } from '#areas/member/contract/member.report.ts';
import { penukaranHadiahReport } from '#areas/member/contract/penukaran-hadiah.report.ts';
import * as kartu from '#areas/member/contract/kartu-member.api.ts';
import { kartuPublikEndpoint } from '#areas/member/contract/kartu-publik.api.ts';
import * as orang from '#areas/member/contract/orang.api.ts';
import * as poin from '#areas/member/contract/poin.api.ts';
import { poinMemberReport } from '#areas/member/contract/poin-member.report.ts';
import { POIN_MEMBER, tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Members: their points over all shops, and what they take for them. */
export const memberArea = defineArea({
  events: memberEvents,
  log: { as: 'member', tables: { poin: 'poin member', tukar_hadiah: 'tukar hadiah' } },
  documents: [tukarHadiahDocument],
  reports: [memberReport, poinMemberReport, penukaranHadiahReport],
  endpoints: [
    ...endpointsIn(poin),
    ...endpointsIn(kartu),
    ...endpointsIn(orang),
    kartuPublikEndpoint,
  ],
  screens: [
    {
      group: 'Member',
      title: 'Data Member',
      path: 'data-member',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(customerModul.MEMBER_MODULE),
    },
    {
      group: 'Member',
      title: 'Poin Member',
      path: POIN_MEMBER,
      at: 40,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(customerModul.MEMBER_MODULE),
    },
    {
      group: 'Member',
      title: 'Reset Poin Member',
      path: poin.RESET_POIN,
      at: 50,
      levels: [],
      gate: modul(customerModul.MEMBER_RESET_POIN_MODULE),
    },
  ],
});
