import { useState, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { optional, rupiah, text, type Fields } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { whole } from '#kit/web/write/exact.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const ALASAN = text('Alasan', { min: 3, max: 500 });
const NO_REKENING = optional(text('Rekening', { max: 20 }));
const REFUND = optional(rupiah('Dikembalikan', { min: rp(0) }));
const REKENING = {
  call: 'GET rekenings',
  value: 'no_rekening',
  show: 'nama_rekening',
  table: 'rekening',
} as const;

type Form = ReturnType<typeof useFields>;
type Props<P, Q, B, A> = {
  /** Its cancel. */
  of: Endpoint<P, Q, B, A>;
  params: P;
  title: string;
  /** It waits still: no money came, it is rejected. */
  rejects?: boolean;
  /** What is given back by the shop's rule. */
  refund: Rupiah;
  /** Another sum may be given back. */
  typed?: boolean;
  /** Money came, and may be given back. */
  paid: boolean;
  /** What is known of it, for the sum that is given back. */
  facts: (refund: Rupiah) => Readonly<Record<string, ReactNode>>;
  /** Fields of the body that only this kind has, and their inputs. */
  fields?: Fields;
  inputs?: (form: Form) => ReactNode;
  /** Who fetches the goods (D-51.9), and what the QR on their paper is called. */
  fetched?: { readonly qr: string };
  success: string;
  lists: readonly { readonly call: string }[];
  after?: (done: A) => void;
  onClose: () => void;
};

/** The end of a document that money came for: what is given back, from where, to whom and why; or its refusal. */
export function RefundDialog<P, Q, B, A>(props: Props<P, Q, B, A>) {
  const { of, params, rejects, refund: rule, typed, paid, facts, fetched, onClose } = props;
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const fields: Fields = {
    alasan: ALASAN,
    ...(typed && { refund_rp: REFUND }),
    no_rekening: NO_REKENING,
    ...props.fields,
  };
  const form = useFields(fields, { start: typed ? { refund_rp: rejects ? null : rule } : {} });
  const write = useWrite(of, {
    success: props.success,
    refresh: props.lists,
    onProblem: form.take,
    after: (done) => {
      onClose();
      props.after?.(done);
    },
  });
  const send = () => {
    const body = form.check();
    if (!body || write.busy) return;
    void write.send({ params, body: whole<B>({ ...body, ...(fetched && pengambil) } as B) });
  };
  const rekening = form.bind('no_rekening');
  const alasan = form.bind('alasan');
  const refund = (form.values['refund_rp'] as Rupiah | null | undefined) ?? rule;
  const uang = useDibayar(refund, rekening.value);
  return (
    <DialogFrame
      title={props.title}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="danger" busy={write.busy} onClick={send} shortcut="Ctrl Enter" data-submit>
            {rejects ? t('Tolak') : t('Batalkan, kembalikan {uang}', { uang: formatRupiah(uang) })}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.form}>
        {!rejects && (
          <>
            <Facts of={facts(refund)} />
            {paid && typed && <FieldInput of={REFUND} {...form.bind('refund_rp')} />}
            {paid && (
              <RefInput
                {...rekening}
                value={rekening.value as string | null}
                label={t('Dibayar dari rekening, kosong = kas')}
                source={REKENING}
                clearable
              />
            )}
            {props.inputs?.(form)}
            {fetched && <PengambilFields {...fetched} value={pengambil} onChange={setPengambil} />}
          </>
        )}
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          rows={2}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
