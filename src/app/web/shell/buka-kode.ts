import { readKode, hariNomor } from '#areas/buku/rules/kode.ts';
import { call } from '#kit/web/api/client.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { openPeek, peekOf } from '#kit/web/frame/peek.ts';
import { tempatDokumenEndpoint } from '#app/contract/tempat-dokumen.api.ts';

export type Go = (path: string, search: Record<string, string>) => void;

/** Where a number is found if no kind of document declares a place for it. */
const JURNAL = { path: 'laporan-jurnal-transaksi', as: 'laporan' };

/**
 * What a code of ours names, shown over the screen or in its list, from wherever it was scanned;
 * each card and list asks the server for its own right.
 */
export function bukaKode(kode: string, go: Go): boolean {
  const jenis = readKode(kode);
  if (jenis === undefined) return false;
  if (jenis === 'baki') go('data-barang', { kode_baki: kode });
  else if (jenis === 'customer') void openPeek('customer', kode);
  else if (jenis !== 'dokumen') void openPeek('barang', kode);
  else return bukaDokumen(kode, go);
  return true;
}

/** A paper with a card is shown; any other one on its list of its day, as its kind declares it. */
function bukaDokumen(no: string, go: Go): boolean {
  const card = peekOf(no);
  if (card) void openPeek(card, no);
  else void bukaTempat(no, go);
  return true;
}

export async function bukaTempat(no: string, go: Go): Promise<void> {
  const { path, as } = (await tempat()).find(({ letters }) => letters === no.slice(0, 2)) ?? JURNAL;
  const tgl = hariNomor(no);
  if (as === 'daftar') go(path, { tgl, q: no });
  else go(path, { tgl_from: tgl, tgl_to: tgl, ...(as === 'laporan' && { cari: no }) });
}

/** Asked once; without an answer the journal knows every number. */
const tempat = () =>
  queryClient
    .fetchQuery({
      queryKey: [tempatDokumenEndpoint.call],
      queryFn: ({ signal }) => call(tempatDokumenEndpoint, { signal }),
      staleTime: Infinity,
    })
    .catch(() => []);
