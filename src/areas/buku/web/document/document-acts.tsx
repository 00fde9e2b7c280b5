import type { Endpoint } from '#kit/contract/endpoint.ts';
import { openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import type { PrintedDocument } from '#areas/buku/contract/document.ts';
import { sayField } from '#areas/buku/contract/document-paper.ts';
import type { PrintedWords } from '#areas/buku/contract/document-words.ts';

type Row = Readonly<Record<string, unknown>>;
type Lists = readonly { readonly call: string }[];

/** What can be done with a document that stands: its paper, one more paper, and the way back. */
export type DocumentActs = {
  /** Lists that a further act of this kind has to read again. */
  readonly lists: Lists;
  print(no: string): void;
  reprint(no: string): void;
  cancel(row: Row): void;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The acts of a kind; `beside` are lists of other calls that show its documents too. */
export function documentActs<W extends PrintedWords>(
  of: PrintedDocument<W>,
  beside: Lists = [],
): DocumentActs {
  const { api, noun, key, paper, book } = of.words;
  const lists = [of.list, of.one, ...beside];
  const print = (no: string): void =>
    void openFile(
      { ...(of.paper as Endpoint<{ no: string }>), path: `${api}/:no/struk` },
      { params: { no } },
      '.pdf',
      `${paper.file.toUpperCase()} ${no}.pdf`,
    );
  return {
    lists,
    print,
    reprint: (no) =>
      void openDialog((close) => (
        <ReasonDialog
          of={of.reprint}
          params={{ no }}
          title={t('Cetak ulang {dokumen}', { dokumen: t(paper.noun) })}
          question={t('{no} dicetak lagi dan bertanda SALINAN.', { no })}
          act={t('Cetak ulang')}
          success={t('{dokumen} dicetak ulang', { dokumen: capital(t(paper.noun)) })}
          refresh={lists}
          after={() => print(no)}
          onClose={() => close(undefined)}
        />
      )),
    cancel: (row) =>
      void openDialog((close) => (
        <ReasonDialog
          of={of.cancel}
          params={{ no: String(row[key]) }}
          title={t('Batalkan {dokumen}?', { dokumen: t(noun) })}
          question={t('{no}, {total}: {keterangan}', {
            no: String(row[key]),
            total: sayField(of, row, paper.total),
            keterangan: String(row[book.note]),
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
