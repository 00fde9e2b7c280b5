import { createElement } from 'react';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import type {
  ListedDocument,
  PrintedDocument,
  Quoted,
} from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec, PrintedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { onKind, type OnKind } from '#areas/dokumen/web/history/on-kind.ts';

type Row = Readonly<Record<string, unknown>>;
type Lists = readonly { readonly call: string }[];

/** An act on a document that its declaration draws whole: button on the card, dialog, row of the history. */
export type FurtherAct = {
  readonly kind: OnKind;
  /** The states in which the document takes it. */
  readonly from: readonly string[];
  readonly title: string;
  open(on: Row): void;
};

/**
 * `make` is a way of making it that has a quote and takes no money: its inputs are typed in their order, the quote
 * gives the rest of the head. `lists` are calls that show the document it is made on, read again afterwards.
 * `npm run new document … --on` writes its calls.
 * @public
 */
export function furtherAct<W extends PrintedSpec & ListedSpec, N extends Quoted<W> & string>(
  of: PrintedDocument<W> & ListedDocument<W>,
  make: N,
  lists: Lists,
): FurtherAct {
  const { spec } = of;
  const acts = documentActs<W>(of, lists);
  const { title, on, head } = spec;
  // The names of its own columns; which they are depends on the kind.
  const fields = Object.keys(spec.makes[make]!.body) as never[];
  const shows = Object.keys(head).filter((name) => !(fields as string[]).includes(name)) as never[];
  return {
    kind: onKind<W>(of, acts),
    from: [on!.from].flat(),
    title,
    open: (row) =>
      void openDialog<void>((close) =>
        withPerson(
          createElement(ActDialog<W, N>, {
            of,
            make,
            acts,
            on: row,
            title: `${t(title)} ${String(row[on!.spec.key])}`,
            act: () => t('Simpan'),
            success: 'Berhasil Menyimpan Data',
            fields,
            shows,
            onClose: close,
          }),
        ),
      ),
  };
}

/** The buttons of those acts that a document in its state takes. */
export const FurtherActs = ({ of, on }: { of: readonly FurtherAct[]; on: Row }) =>
  of
    .filter(({ from }) => from.includes(String(on['status'])))
    .map(({ title, open }) => (
      <Button key={title} onClick={() => open(on)}>
        {t(title)}
      </Button>
    ));
