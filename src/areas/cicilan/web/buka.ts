import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';

type Dialog = ComponentType<{ cicilan: CicilanDokumen; onClose: () => void }>;
/** Opens a dialog of a contract, loaded when it is asked for. */
const open = (load: () => Promise<Dialog>) => (cicilan: CicilanDokumen) =>
  keysToDialog(
    load().then((View) =>
      openDialog<void>((close) => withPerson(createElement(View, { cicilan, onClose: close }))),
    ),
  );

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
