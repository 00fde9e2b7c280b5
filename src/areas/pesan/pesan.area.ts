import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as chat from '#areas/pesan/contract/chat.api.ts';
import * as gateway from '#areas/pesan/contract/gateway-pesan.api.ts';
import * as pesan from '#areas/pesan/contract/pesan.api.ts';
import * as promo from '#areas/pesan/contract/promo.api.ts';
import * as templat from '#areas/pesan/contract/templat-pesan.api.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pesanParam } from '#areas/pesan/contract/pesan.parameter.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

/** Messages to phones. */
export const pesanArea = defineArea({
  parameters: pesanParam,
  moduls: pesanModul,
  endpoints: [
    ...endpointsIn(pesan),
    ...endpointsIn(templat),
    ...endpointsIn(gateway),
    ...endpointsIn(chat),
    ...endpointsIn(promo),
  ],
  screens: [
    {
      group: 'Utility',
      title: 'WhatsApp',
      path: 'whatsapp',
      at: 80,
      levels: ['SPV', 'MU'],
      gate: modul(pesanModul.WHATSAPP_MODULE),
    },
    {
      group: 'Utility',
      title: 'Jadwal Notifikasi Promo Ke Customer',
      path: 'jadwal-notifikasi-promo',
      at: 90,
      levels: ['SPV', 'MU'],
      gate: modul(pesanModul.NOTIF_WABLAS_PROMO),
    },
  ],
});
