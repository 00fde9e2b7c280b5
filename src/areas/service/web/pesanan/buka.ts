import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';

type Dialog = ComponentType<{ pesanan: PesananDokumen; onClose: () => void }>;
const open = (load: () => Promise<Dialog>) => (pesanan: PesananDokumen) =>
  keysToDialog(
    load().then((View) =>
      openDialog<void>((close) => withPerson(createElement(View, { pesanan, onClose: close }))),
    ),
  );

/** What is done with an order, each in a dialog of its own. */
export const openSerahPesanan = open(
  async () => (await import('#areas/service/web/kerja/serah-dialog.tsx')).SerahPesananDialog,
);
export const openSelesaiPesanan = open(
  async () => (await import('#areas/service/web/pesanan/kerja/selesai-dialog.tsx')).SelesaiDialog,
);
export const openAmbilPesanan = open(
  async () => (await import('#areas/service/web/pesanan/kerja/ambil-dialog.tsx')).AmbilDialog,
);
export const openBayarPesanan = open(
  async () => (await import('#areas/service/web/pesanan/kerja/bayar-dialog.tsx')).BayarDialog,
);
export const openBatalPesanan = open(
  async () => (await import('#areas/service/web/pesanan/kerja/batal-dialog.tsx')).BatalDialog,
);
export const openValidasiPesanan = open(
  async () => (await import('#areas/service/web/pesanan/kerja/validasi-dialog.tsx')).ValidasiDialog,
);
export const openContoh = open(
  async () => (await import('#areas/service/web/pesanan/kerja/contoh-dialog.tsx')).ContohDialog,
);
