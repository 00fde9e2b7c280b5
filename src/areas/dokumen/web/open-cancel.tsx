import type { Endpoint } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';

type Lists = readonly { readonly call: string }[];
/** Enough of a kind to take one back. */
type Cancelled = {
  readonly spec: Pick<DocumentSpec, 'noun'>;
  readonly list: { readonly call: string };
  readonly one: { readonly call: string };
  readonly cancel: Endpoint<{ no: string }, unknown, { alasan: string }, unknown>;
};
type Asked = {
  readonly no: string;
  /** What the document will be after the cancel. */
  readonly question: string;
  /** What the act is called, and what is said of it when it is done, if not by the kind's own noun. */
  readonly act?: string;
  readonly success?: string;
  /** Lists of other calls that change with it. */
  readonly beside?: Lists;
};

const capital = (spec: string): string => spec.charAt(0).toUpperCase() + spec.slice(1);

/** Asks why a document is cancelled, and cancels it. */
export const openCancel = (
  of: Cancelled,
  { no, question, act, success, beside = [] }: Asked,
): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={of.cancel}
      params={{ no }}
      title={t('Batalkan {dokumen}?', { dokumen: t(of.spec.noun) })}
      question={question}
      act={act ?? t('Batalkan {dokumen}', { dokumen: t(of.spec.noun) })}
      danger
      success={success ?? t('{dokumen} dibatalkan', { dokumen: capital(t(of.spec.noun)) })}
      refresh={[of.list, of.one, ...beside]}
      onClose={() => close(undefined)}
    />
  ));
