import { batal, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about an exchange. */
export const tukarEvents = defineEvents({
  BATAL_TUKAR: batal('Batal tukar'),
});
