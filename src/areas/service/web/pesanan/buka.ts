import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';

const open = dialogsOn<'pesanan', PesananDokumen>('pesanan');

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
