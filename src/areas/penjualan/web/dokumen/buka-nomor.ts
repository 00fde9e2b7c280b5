import { openPeek } from '#kit/web/frame/peek.ts';

const NOMOR = /^[A-Z]{2}[A-Z0-9]{12}$/;
const JENIS: Readonly<Record<string, string>> = {
  PJ: 'penjualan',
  PB: 'pembelian',
  TK: 'tukar',
  TT: 'titipan',
};

/** Shows the document of a scanned number; false where nothing shows its kind. */
export function bukaNomor(kode: string): boolean {
  const jenis = NOMOR.test(kode) ? JENIS[kode.slice(0, 2)] : undefined;
  if (jenis) void openPeek(jenis, kode);
  return jenis !== undefined;
}
