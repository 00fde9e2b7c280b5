import { createElement } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { siapkanRekening } from '#areas/uang/web/bayar/use-tender.ts';
import { muatLaku } from '#areas/penjualan/web/kasir/nanti/muat-laku.ts';
import { muatNanti } from '#areas/penjualan/web/kasir/nanti/muat-nanti.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

const load = () => import('#areas/penjualan/web/dokumen/cetak-nota.ts');
const IDLE_MS = 2500;

/** Fetches what a till needs next while no person waits for it: the paper, the fields of a card, the accounts. */
export function siapkanCetak(): () => void {
  const timer = setTimeout(() => {
    void import('#areas/uang/web/bayar/non-tunai.tsx').catch(() => {});
    void muatNanti().catch(() => {});
    void muatLaku().catch(() => {});
    void siapkanRekening();
    void load()
      .then(({ readKeterangan }) => readKeterangan())
      .catch(() => {});
  }, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Prints the nota of a document after the screen has shown what is to be given back. */
export async function cetakNota(dokumen: Dokumen, sesi: Sesi): Promise<void> {
  const { printNota } = await load();
  await printNota(dokumen, sesi);
}

/** F10: a copy of the last nota, or of any, with a reason and an approval (D-6.5). */
export const openCetakUlang = (no?: string): Promise<void> =>
  keysToDialog(
    import('#areas/penjualan/web/dokumen/cetak-ulang-dialog.tsx').then(({ CetakUlangDialog }) =>
      openDialog<void>((close) =>
        withPerson(createElement(CetakUlangDialog, { no, onClose: close })),
      ),
    ),
  );
