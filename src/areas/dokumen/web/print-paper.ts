import * as z from 'zod/mini';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { fetchPaper, openFile } from '#kit/web/api/file.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { printStruk } from '#kit/web/counter/print-struk.ts';
import { devicesHere } from '#kit/web/device/settings.ts';
import { ensureSesi } from '#areas/akses/web/sesi.ts';
import { sisiDari, tempatCetak } from '#areas/akses/web/tempat/tempat.ts';
import type { StrukDiminta } from '#areas/dokumen/contract/dokumen.ts';
import { barisStruk } from '#areas/dokumen/contract/baris-struk.ts';

type Paper<P> = {
  readonly of: Endpoint<P, StrukDiminta, unknown, unknown>;
  readonly params: P;
  /** The document that this one is made on: its cancel voids what still waits (decision 1069). */
  readonly induk: string | null;
  readonly name: string;
};

/** The paper of a document as a file in a tab of its own. */
export async function openPaper<P>({ of, params, name }: Paper<P>): Promise<void> {
  const sisi = sisiDari(tempatCetak(await ensureSesi()));
  await openFile(of, { params, query: { ukuran: null, sisi, bentuk: 'PDF' } }, '.pdf', name);
}

/**
 * The paper of a document on the receipt printer of this computer, where it has one: a cable, a port, a shell or an
 * agent (D-49.4 to D-49.6). One that is off keeps it waiting, as any nota. Else, where this computer prints as a phone
 * does (PLATFORM_NOTA), and where the server draws no strip of it, it is opened as a file.
 */
export async function printPaper<P>(paper: Paper<P>): Promise<void> {
  const { of, params, induk } = paper;
  const tempat = tempatCetak(await ensureSesi());
  if (tempat === 'MOBILE' || devicesHere().receipt.way === 'BROWSER') return openPaper(paper);
  const query = { ukuran: null, sisi: sisiDari(tempat), bentuk: 'BARIS' } as const;
  const file = await fetchPaper(of, { params, query }, '.pdf');
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
