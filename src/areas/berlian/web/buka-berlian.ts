import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { BatuRow } from '#areas/berlian/contract/berlian.api.ts';

const open = dialogsOn<'batu', BatuRow>('batu');

/** A loose stone that goes back to its supplier. */
export const openRetur = open(
  async () => (await import('#areas/berlian/web/retur-dialog.tsx')).ReturDialog,
);
