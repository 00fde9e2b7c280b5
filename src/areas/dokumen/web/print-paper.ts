import * as z from 'zod/mini';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { fetchPaper, openFile } from '#kit/web/api/file.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { printStruk } from '#kit/web/counter/print-struk.ts';
import { devicesHere } from '#kit/web/device/settings.ts';
import { barisStruk } from '#areas/dokumen/contract/baris-struk.ts';

type Paper<P> = {
  readonly of: Endpoint<P, { ukuran: null; bentuk: 'PDF' | 'BARIS' | null }, unknown, unknown>;
  readonly params: P;
  /** The document that this one is made on: its cancel voids what still waits (decision 1069). */
  readonly induk: string | null;
  readonly name: string;
};

/** The paper of a document as a file in a tab of its own. */
export const openPaper = <P>({ of, params, name }: Paper<P>): Promise<void> =>
  openFile(of, { params, query: { ukuran: null, bentuk: 'PDF' } }, '.pdf', name);

/**
 * The paper of a document on the receipt printer of this computer, where it has one: a cable, a port, a shell or an
 * agent (D-49.4 to D-49.6). One that is off keeps it waiting, as any nota. Else, and where the server draws no strip of
 * it, it is opened as a file.
 */
export async function printPaper<P>(paper: Paper<P>): Promise<void> {
  const { of, params, induk } = paper;
  if (devicesHere().receipt.way === 'BROWSER') return openPaper(paper);
  const file = await fetchPaper(of, { params, query: { ukuran: null, bentuk: 'BARIS' } }, '.pdf');
  if (!file) return;
  if (!file.type.startsWith('application/json')) return openPaper(paper);
  const { no, cetak_ke, keadaan, lagi, ...strip } = z.parse(
    barisStruk,
    JSON.parse(await file.text()),
  );
  const toko = workingShop();
  const one = { no, cetak_ke, keadaan, induk, ...(toko && { toko }) };
  await printStruk(strip.sheets, { of: one, again: lagi, paper: strip.paper, cut: strip.cut });
}
