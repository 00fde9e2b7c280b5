import { openPeek, peekOf } from '#kit/web/frame/peek.ts';
import { readKode } from '#areas/buku/rules/kode.ts';

/** Shows the document of a scanned number; false where nothing shows its kind. */
export function bukaNomor(kode: string): boolean {
  const jenis = readKode(kode) === 'dokumen' ? peekOf(kode) : undefined;
  if (jenis) void openPeek(jenis, kode);
  return jenis !== undefined;
}
