import type { Endpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';

const FIELDS = { alasan: text('Alasan', { min: 3, max: 300 }) };
type Selesai<A> = {
  of: Endpoint<{ no: string }, unknown, { alasan: string }, A>;
  no: string;
  /** What becomes of that which did not come. */
  note: string;
  lists: readonly { readonly call: string }[];
  after: () => void;
};

/** Nothing more comes of a shipment: what is missing is the sender's to settle (D-42.6). */
export const bukaSelesai = <A,>({ of, no, note, lists, after }: Selesai<A>): void =>
  void openDialog<void>((close) =>
    withPerson(
      <StepDialog
        of={of}
        params={{ no }}
        fields={FIELDS}
        title={t('Selesaikan {no}', { no })}
        note={note}
        act={t('Nyatakan kurang')}
        success="Kiriman diselesaikan"
        lists={lists}
        after={after}
        onClose={() => close()}
      />,
    ),
  );
