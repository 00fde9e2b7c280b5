import { useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { sense } from '#kit/rules/sentence.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import type { Sum } from '#areas/dokumen/web/part.ts';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

type Row = Readonly<Record<string, unknown>>;
/** A job or an order that waits for its cashier (D-36.1, D-37.1). */
export type Waiting<A extends Row> = {
  readonly no: string;
  /** What the DP is a part of. */
  readonly tagihan: Rupiah;
  readonly of: Endpoint<{ no: string }, unknown, { pembayaran: Bayar[] | null }, A>;
  readonly acts: DocumentActs;
  readonly words: {
    readonly title: string;
    readonly label: string;
    /** Said where no DP is left. */
    readonly none: string;
    /** Said where a marketplace holds it. */
    readonly held?: string;
    readonly success: string;
  };
};

const body = (pembayaran: Bayar[]) => ({ pembayaran: pembayaran.length > 0 ? pembayaran : null });

/** Its money in the queue: any part, or none. */
export const dpPart = {
  usePart: (sum: Sum) => usePayment({ ...sum, some: 'none' }),
  word: (sum: Rupiah) => (sum > 0 ? mark('Terima DP') : mark('Terima tanpa DP')),
} as const;

/** One that waits is taken from its card, where leaving no DP is said by a switch. */
export function TakeDpDialog<A extends Row>({
  of,
  onClose,
}: {
  of: Waiting<A>;
  onClose: () => void;
}) {
  const [none, setNone] = useState(false);
  const { title, label, success, none: noDp, held } = of.words;
  const said = held ?? (none ? t(noDp) : undefined);
  return (
    <PayDialog
      of={of.of}
      params={{ no: of.no }}
      title={t(title, { no: of.no })}
      label={t(label)}
      tagihan={of.tagihan}
      sebagian
      tanpaUang={said}
      act={said ? t(sense('Validasi', 'tombol')) : t('Terima DP dan validasi')}
      body={body}
      success={success}
      lists={of.acts.lists}
      after={of.acts.print}
      onClose={onClose}
    >
      {!held && (
        <YesNoInput
          label={t('Tanpa DP')}
          name="tanpa_dp"
          value={none}
          onChange={(next) => setNone(next ?? false)}
        />
      )}
    </PayDialog>
  );
}
