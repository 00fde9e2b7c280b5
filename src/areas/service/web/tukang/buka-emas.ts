import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';

type Dialog = ComponentType<{ tukang: SaldoTukang; onClose: () => void }>;
const open = (load: () => Promise<Dialog>) => (tukang: SaldoTukang) =>
  keysToDialog(
    load().then((View) =>
      openDialog<void>((close) => withPerson(createElement(View, { tukang, onClose: close }))),
    ),
  );

/** Gold to a craftsman without a job, and back from him. */
export const openEmas = open(
  async () => (await import('#areas/service/web/tukang/emas-dialog.tsx')).EmasDialog,
);
export const openKembali = open(
  async () => (await import('#areas/service/web/tukang/emas-dialog.tsx')).KembaliDialog,
);
