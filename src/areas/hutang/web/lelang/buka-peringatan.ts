import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';

type Dialog = ComponentType<{ hutang: Hutang; onClose: () => void }>;
/** Opens a dialog of a loan, loaded when it is asked for. */
export const openHutang = (load: () => Promise<Dialog>) => (hutang: Hutang) =>
  keysToDialog(
    load().then((View) =>
      openDialog<void>((close) => withPerson(createElement(View, { hutang, onClose: close }))),
    ),
  );

/** That the customer was told, logged: from the list, and from an auction that lacks it. */
export const openPeringatan = openHutang(
  async () => (await import('#areas/hutang/web/lelang/peringatan-dialog.tsx')).PeringatanDialog,
);
