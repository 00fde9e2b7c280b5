import { useMemo, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { ListedDocument, ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec, ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { useOpened, type Read } from '#areas/dokumen/web/use-opened.ts';
import css from '#areas/dokumen/web/document.module.css';

/** What is done on a document: how the screen names it, and what opens it. */
export type SideOf<W extends ListedSpec, D> = {
  tabs?: ReactNode;
  of: ListedDocument<W>;
  acts: DocumentActs;
  /** Under which the columns of this person are kept. */
  name: string;
  /** Columns of the list, in their order. */
  columns: readonly (keyof ListRowOf<W> & string)[];
  /** Those that wait in the chooser: there is a form beside the list. */
  aside?: readonly (keyof ListRowOf<W> & string)[];
  /** The acts of one kind of several. */
  only?: Readonly<Record<string, string>>;
  label: string;
  none: string;
  hint: string;
  open: (one: D) => Promise<void>;
};

type Props<W extends ListedSpec, D> = SideOf<W, D> & {
  /** The document whose slip is scanned. */
  parent: Read<D> & { readonly spec: Pick<DocumentSpec, 'letters'> };
  domain: 'hutang' | 'penjualan';
  scan: string;
  /** How it is scanned or typed. */
  typed: string;
  /** Why the act is not done on it. */
  refuses: (one: D) => string | undefined;
};

/** The slip of a document is scanned, an act on it opens in a dialog; beside it what was done today. */
export function ScanSide<W extends ListedSpec, D>(props: Props<W, D>) {
  const { tabs, of, acts, name, columns, aside, only, parent, refuses } = props;
  const { said, open } = useOpened(parent);
  const takes = useMemo(() => nomorDari(...Object.keys(parent.spec.letters)), [parent]);
  const more = useMemo(
    () => Object.fromEntries((aside ?? []).map((id) => [id, { aside: true }])),
    [aside],
  );
  return (
    <Screen>
      <ScreenHead domain={props.domain}>{tabs}</ScreenHead>
      <BesideForm
        label={t(props.label)}
        form={
          <div className={css.scan}>
            <ScanField
              only
              takes={takes}
              label={t(props.scan)}
              onScan={(no) => void keysToDialog(open(no, props.open, refuses))}
              said={said}
              tone="bad"
            />
            <p>{t(props.typed)}</p>
          </div>
        }
      >
        <DocumentDay
          of={of}
          acts={acts}
          name={name}
          words={{ label: props.label, none: props.none, hint: props.hint, search: SEARCH }}
          columns={useMemo(() => fieldsOf(of.row as Fields, columns), [of, columns])}
          more={more}
          only={only}
        />
      </BesideForm>
    </Screen>
  );
}

const SEARCH = mark('Cari nomor, customer, kasir');
/** Fields of a row by their names, in that order. */
export const fieldsOf = (row: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = row[name];
      return field ? [[name, field]] : [];
    }),
  );
