import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { Service } from '#areas/service/web/service-body.tsx';

type Dialog = ComponentType<{ service: Service; onClose: () => void }>;
const open = (load: () => Promise<Dialog>) => (service: Service) =>
  keysToDialog(
    load().then((View) =>
      openDialog<void>((close) => withPerson(createElement(View, { service, onClose: close }))),
    ),
  );

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
