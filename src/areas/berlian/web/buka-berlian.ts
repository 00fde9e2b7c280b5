import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { BatuRow } from '#areas/berlian/contract/berlian.api.ts';

const open = dialogsOn<'batu', BatuRow>('batu');

/** A stone, and its certificate as it was photographed. */
export const openKartu = open(
  async () => (await import('#areas/berlian/web/kartu-berlian.tsx')).KartuBerlian,
);

/** A loose stone that goes back to its supplier. */
export const openRetur = open(
  async () => (await import('#areas/berlian/web/retur-dialog.tsx')).ReturDialog,
);

/** A loose stone into a piece, and one out of it. */
export const openPasang = open(
  async () => (await import('#areas/berlian/web/pasang-dialog.tsx')).PasangDialog,
);
export const openLepas = open(
  async () => (await import('#areas/berlian/web/pasang-dialog.tsx')).LepasDialog,
);
