import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';

const open = dialogsOn<'baris', BarangManual>('baris');

/** A stock line to another place, back to a supplier, and one that was counted otherwise. */
export const openPindah = open(
  async () => (await import('#areas/manual/web/pindah-dialog.tsx')).PindahDialog,
);
export const openRetur = open(
  async () => (await import('#areas/manual/web/retur-manual-dialog.tsx')).ReturManualDialog,
);
export const openKoreksi = open(
  async () => (await import('#areas/manual/web/koreksi-dialog.tsx')).KoreksiDialog,
);
