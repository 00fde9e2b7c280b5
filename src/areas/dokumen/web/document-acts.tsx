import type { ComponentType } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import type { PrintedDocument } from '#areas/dokumen/contract/document-types.ts';
import { sayField } from '#areas/dokumen/contract/document-paper.ts';
import type { PrintedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { openPaper, printPaper } from '#areas/dokumen/web/print-paper.ts';

type Row = Readonly<Record<string, unknown>>;
type Params<E> = E extends Endpoint<infer P, unknown, unknown, unknown> ? P : never;
type Paper = Parameters<typeof openPaper>[0]['of'];
type Lists = readonly { readonly call: string }[];

/** What can be done with a document that is not cancelled: its paper, one more paper, and the cancel. */
export type DocumentActs = {
  /** Lists that a further act of this kind has to read again. */
  readonly lists: Lists;
  /** On the printer of this computer where it has one, else as a file. */
  print(row: Row): void;
  pdf(row: Row): void;
  /** None where its paper is a report. */
  reprint?(row: Row): void;
  cancel(row: Row): void;
  /** Sends its receipt to the customer's phone, where the kind has one. */
  readonly Send?: ComponentType<{ no: string }>;
};

const capital = (spec: string): string => spec.charAt(0).toUpperCase() + spec.slice(1);

/** The acts of a kind; `beside` are lists of other calls that show its documents too. */
export function documentActs<W extends PrintedSpec>(
  of: PrintedDocument<W>,
  beside: Lists = [],
): Required<Omit<DocumentActs, 'Send'>> {
  const { api, noun, key, paper, book, on } = of.spec;
  const lists = [of.list, of.one, ...beside];
  const noOf = (row: Row): string => String(row[key]);
  // Both numbers stand in every row of a kind on another; the type of that depends on the kind.
  const atOf = (row: Row) =>
    ({ no: noOf(row), ...(on && { induk: row[on.spec.key] }) }) as Params<typeof of.one>;
  const paperOf = (row: Row) => ({
    of: { ...of.paper, path: `${api}/:no/${paper.sheet ?? 'struk'}` } as Paper,
    params: atOf(row),
    induk: on ? String(row[on.spec.key]) : null,
    name: `${paper.file.toUpperCase()} ${noOf(row)}.pdf`,
  });
  const pdf = (row: Row): void => void openPaper(paperOf(row));
  const print = paper.sheet ? pdf : (row: Row): void => void printPaper(paperOf(row));
  return {
    lists,
    print,
    pdf,
    reprint: (row) =>
      void openDialog((close) => (
        <ReasonDialog
          of={of.reprint}
          params={atOf(row)}
          title={t('Cetak ulang {dokumen}', { dokumen: t(paper.noun) })}
          question={t('{no} dicetak lagi dan bertanda SALINAN.', { no: noOf(row) })}
          act={t('Cetak ulang')}
          success={t('{dokumen} dicetak ulang', { dokumen: capital(t(paper.noun)) })}
          refresh={lists}
          after={() => print(row)}
          onClose={() => close(undefined)}
        />
      )),
    cancel: (row) =>
      void openDialog((close) => (
        <ReasonDialog
          of={of.cancel}
          params={atOf(row)}
          title={t('Batalkan {dokumen}?', { dokumen: t(noun) })}
          question={t('{no}, {total}: {keterangan}', {
            no: noOf(row),
            total: sayField(of, row, paper.total),
            keterangan: String(row[book.note ?? key]),
          })}
          act={t('Batalkan {dokumen}', { dokumen: t(noun) })}
          danger
          success={t('{dokumen} dibatalkan', { dokumen: capital(t(noun)) })}
          refresh={lists}
          onClose={() => close(undefined)}
        />
      )),
  };
}
