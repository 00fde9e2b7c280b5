import type { ComponentType } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf as Looked } from '#kit/web/document/document.ts';
import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf, ListedDocument } from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { PaperButtons } from '#areas/dokumen/web/paper-buttons.tsx';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';

type Row = Readonly<Record<string, unknown>>;
type Status = { readonly status: string };

/** A kind as it is looked at, by its declaration alone: its body, its paper, its message, its cancel on its own day. */
export function documentLook<W extends ListedSpec>(
  of: ListedDocument<W>,
  acts: DocumentActs,
  Body: ComponentType<{ dokumen: DocumentOf<W> }> = ({ dokumen }) => (
    <DocumentBody of={of} dokumen={dokumen} />
  ),
): Looked<DocumentOf<W> & Status> {
  const fields: Fields = of.row;
  return {
    // A kind that is looked at by its number alone is made on no other document.
    read: of.one as Looked<DocumentOf<W> & Status>['read'],
    status: fields['status'] as Field,
    Body,
    Acts: ({ dokumen }) => <Acts spec={of.spec} row={dokumen} acts={acts} />,
  };
}

function Acts({ spec, row, acts }: { spec: ListedSpec; row: Row; acts: DocumentActs }) {
  const { tgl_system } = usePerson();
  const sameDay = row['tgl_system'] === tgl_system || spec.cancel.anyDay;
  return (
    <>
      <PaperButtons acts={acts} row={row} />
      {acts.Send && <acts.Send no={String(row[spec.key])} />}
      {sameDay && mayCancel(spec, String(row['status'])) && (
        <Button look="danger" onClick={() => acts.cancel(row)}>
          {t('Batalkan')}
        </Button>
      )}
    </>
  );
}

/** The same over any screen: its number scanned, or pressed in a report. */
export const documentPeek = <D extends Status>(of: Looked<D>) =>
  function Peek({ kode, onClose }: { kode: string; onClose: () => void }) {
    return withPerson(<DocumentPeek of={of} no={kode} onClose={onClose} />);
  };
