import { createElement, type ComponentType } from 'react';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';

type Dialog = ComponentType<{ hutang: Hutang; onClose: () => void }>;
const open = (load: () => Promise<Dialog>) => async (hutang: Hutang) => {
  const View = await load();
  await openDialog<void>((close) => withPerson(createElement(View, { hutang, onClose: close })));
};

/** What is done with a loan that nobody redeems, each in a dialog of its own. */
export const openPeringatan = open(
  async () => (await import('#areas/hutang/web/lelang/peringatan-dialog.tsx')).PeringatanDialog,
);
export const openLelang = open(
  async () => (await import('#areas/hutang/web/lelang/lelang-dialog.tsx')).LelangDialog,
);
export const openKelebihan = open(
  async () => (await import('#areas/hutang/web/lelang/kelebihan-dialog.tsx')).KelebihanDialog,
);
