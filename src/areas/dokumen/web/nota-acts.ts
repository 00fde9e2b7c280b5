import { createElement } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { StrukSheet } from '#kit/rules/struk.ts';
import { call } from '#kit/web/api/client.ts';
import { openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { readCetak, cetakStruk, kepalaOf, mintaKertas } from '#areas/akses/web/cetak-struk.ts';
import { ensureSesi } from '#areas/akses/web/sesi.ts';
import { pilihTempat } from '#areas/akses/web/tempat/pilih-tempat.ts';
import { sisiDari, tempatCetak, type Tempat } from '#areas/akses/web/tempat/tempat.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type {
  DocumentOf,
  NotaDocument,
  NotaPrintedOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { NotaedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { NotaBarangToko } from '#areas/toko/rules/nota.ts';
import type { Cetak, JenisTemplat, Sisi } from '#areas/toko/rules/templat-nota.ts';

/** Whose paper it is, the hour and the people of its act, and how the shop wants it. */
export type Kepala = NotaBarangToko & { readonly cetak: Cetak };
type Params<E> = E extends Endpoint<infer P, unknown, unknown, unknown> ? P : never;
type Printed = { readonly input_date: string; readonly cetak_ke: number };

type Drawn<D, P> = {
  readonly jenis: JenisTemplat;
  sheets(dokumen: D, toko: Kepala, sesi: Sesi, told: P): Promise<readonly StrukSheet[]>;
};

/** What the counter does with a paper of goods: prints it once, opens its file, asks for a copy (D-6.5). */
export function notaActs<W extends NotaedSpec>(
  of: NotaDocument<W>,
  { jenis, sheets }: Drawn<DocumentOf<W>, NotaPrintedOf<W>>,
) {
  type D = DocumentOf<W> & Printed;
  const { api, key } = of.spec;
  const pdf = (no: string, sisi: Sisi | null = null): Promise<void> =>
    openFile(
      { ...of.notaPdf, path: `${api}/:no/nota` },
      { params: { no }, query: { ukuran: null, sisi } },
      '.pdf',
      `NOTA ${no}.pdf`,
    );
  /** A phone takes the PDF to its own printer; a desktop prints at once, on the side that it is for. */
  const print = async (isi: D, sesi: Sesi, dipilih?: Tempat): Promise<void> => {
    const no = String((isi as Readonly<Record<string, unknown>>)[key]);
    const tempat = dipilih ?? (await pilihTempat(sesi));
    if (tempat === 'MOBILE') return pdf(no);
    const allowed = await mintaKertas(of.notaPrint, { params: { no } });
    if (!allowed) return;
    const cetak = await readCetak(jenis, sesi, sisiDari(tempat));
    const { cetak_ke, petugas } = allowed;
    const toko = { ...kepalaOf(sesi, isi.input_date), cetak, petugas };
    const drawn = await sheets({ ...isi, cetak_ke }, toko, sesi, allowed);
    await cetakStruk(drawn, allowed, { cetak, sesi });
  };
  // A kind with such a paper has no parent document: its number is all of its address.
  const read = (no: string) => call(of.one, { params: { no } as Params<typeof of.one> });
  return {
    print,
    printNo: async (no: string, sesi: Sesi): Promise<void> => print((await read(no)) as D, sesi),
    /** On the side that this computer prints on. */
    pdf: async (no: string): Promise<void> => pdf(no, sisiDari(tempatCetak(await ensureSesi()))),
    reprint: (no: string, sesi: Sesi): void => {
      void openDialog<void>((close) =>
        withPerson(
          createElement(ReasonDialog<{ no: string }, unknown, { alasan: string | null }, unknown>, {
            of: of.reprint,
            params: { no },
            title: t('Cetak ulang nota'),
            question: no,
            act: t('Cetak ulang'),
            success: 'Nota dicetak ulang',
            refresh: [of.list, of.one],
            after: () => void read(no).then((one) => print(one as D, sesi)),
            onClose: () => close(undefined),
          }),
        ),
      );
    },
  };
}
