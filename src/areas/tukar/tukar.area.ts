import { defineArea } from '#kit/contract/area.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { tukarReport } from '#areas/tukar/contract/tukar.report.ts';
import { tukarEvents } from '#areas/tukar/contract/tukar.event.ts';

/** Exchange: one ticket that joins a sale and a buy-back, saved, validated and cancelled together. */
export const tukarArea = defineArea({
  events: tukarEvents,
  documents: [tukarDocument],
  reports: [tukarReport],
});
