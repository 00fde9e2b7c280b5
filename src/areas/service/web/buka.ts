import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { Service } from '#areas/service/web/service-body.tsx';

const open = dialogsOn<'service', Service>('service');

/** What is done with a job, each in a dialog of its own. */
export const openSerah = open(
  async () => (await import('#areas/service/web/kerja/serah-dialog.tsx')).SerahDialog,
);
export const openSelesai = open(
  async () => (await import('#areas/service/web/kerja/selesai-dialog.tsx')).SelesaiDialog,
);
export const openAmbil = open(
  async () => (await import('#areas/service/web/kerja/ambil-dialog.tsx')).AmbilDialog,
);
export const openBayar = open(
  async () => (await import('#areas/service/web/kerja/bayar-dialog.tsx')).BayarDialog,
);
export const openBatal = open(
  async () => (await import('#areas/service/web/kerja/batal-dialog.tsx')).BatalDialog,
);
export const openTerima = open(
  async () => (await import('#areas/service/web/kerja/terima-dialog.tsx')).TerimaDialog,
);
