import { areaContract } from '#kit/contract/area.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { tukarReport } from '#areas/tukar/contract/tukar.report.ts';

/** Exchange: one ticket that joins a sale and a buy-back, saved, validated and cancelled together. */
export const tukarContract = areaContract({
  documents: [tukarDocument],
  reports: [tukarReport],
});
