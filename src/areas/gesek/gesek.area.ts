import { defineArea } from '#kit/contract/area.ts';
import { gesekDocument, MENU_GESEK } from '#areas/gesek/contract/gesek.document.ts';
import { gesekEvents } from '#areas/gesek/contract/gesek.event.ts';
import { gesekModul } from '#areas/gesek/contract/gesek.modul.ts';
import { gesekParam } from '#areas/gesek/contract/gesek.parameter.ts';
import { gesekReport } from '#areas/gesek/contract/gesek.report.ts';
import { gesekJurnal } from '#areas/gesek/rules/gesek.jurnal.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Cash paid out on customers' cards. */
export const gesekArea = defineArea({
  journal: gesekJurnal,
  events: gesekEvents,
  parameters: gesekParam,
  moduls: gesekModul,
  log: { as: 'gesek' },
  documents: [gesekDocument],
  reports: [gesekReport],
  screens: [
    {
      group: 'Keuangan',
      title: 'Gesek Tunai',
      path: MENU_GESEK,
      at: 55,
      levels: [],
      gate: modul(gesekModul.GESEK_TUNAI_MODULE),
    },
  ],
});
