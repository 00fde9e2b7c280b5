import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';

type Setoran = TitipanDokumen['setoran'][number];
type Dialog = ComponentType<{ dokumen: TitipanDokumen; setoran?: Setoran; onClose: () => void }>;

const open =
  (load: () => Promise<Dialog>) =>
  (dokumen: TitipanDokumen, setoran?: Setoran): Promise<void> =>
    keysToDialog(
      load().then((View) =>
        openDialog<void>((close) =>
          withPerson(createElement(View, { dokumen, setoran, onClose: close })),
        ),
      ),
    );

/** What is done with a deposit, each in a dialog of its own. */
export const openSetor = open(
  async () => (await import('#areas/penjualan/web/titipan/uang-titipan.tsx')).SetorDialog,
);
export const openAmbil = open(
  async () => (await import('#areas/penjualan/web/titipan/uang-titipan.tsx')).AmbilDialog,
);
export const openBatalTitipan = open(
  async () => (await import('#areas/penjualan/web/titipan/batal-titipan.tsx')).BatalTitipanDialog,
);
export const openBatalSetoran = open(
  async () => (await import('#areas/penjualan/web/titipan/batal-titipan.tsx')).BatalSetoranDialog,
);
export const openCetakUlangTitipan = open(
  async () => (await import('#areas/penjualan/web/titipan/cetak-ulang.tsx')).CetakUlangDialog,
);
