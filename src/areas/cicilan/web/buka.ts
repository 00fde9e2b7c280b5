import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';

const open = dialogsOn<'cicilan', CicilanDokumen>('cicilan');

/** What is done with a contract, each in a dialog of its own. */
export const openBayar = open(
  async () => (await import('#areas/cicilan/web/bayar-dialog.tsx')).BayarDialog,
);
export const openBatal = open(
  async () => (await import('#areas/cicilan/web/batal-dialog.tsx')).BatalDialog,
);
export const openPeringatan = open(
  async () => (await import('#areas/cicilan/web/lelang/peringatan-dialog.tsx')).PeringatanDialog,
);
export const openLelang = open(
  async () => (await import('#areas/cicilan/web/lelang/lelang-dialog.tsx')).LelangDialog,
);
export const openKelebihan = open(
  async () => (await import('#areas/cicilan/web/lelang/kelebihan-dialog.tsx')).KelebihanDialog,
);
