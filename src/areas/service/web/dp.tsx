import { useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { Dp } from '#areas/penjualan/web/bayar/dp.tsx';
import { PayDialog } from '#areas/penjualan/web/bayar/pay-dialog.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

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
    readonly success: string;
    readonly refuse: string;
  };
};

const body = (pembayaran: Bayar[]) => ({ pembayaran: pembayaran.length > 0 ? pembayaran : null });

/** The cashier's half of what waits, beside it: its DP, any part or none, or its refusal. */
export function TakeDp<A extends Row>(props: {
  of: Waiting<A>;
  onDone: () => void;
  onRefuse: () => Promise<void>;
}) {
  const { of, onDone, onRefuse } = props;
  const { said, busy, send } = useSaidWrite(of.of, {
    success: of.words.success,
    refresh: of.acts.lists,
    over: true,
    after: (made) => {
      onDone();
      of.acts.print(made);
    },
  });
  return (
    <>
      <TotalPlate label={t(of.words.label)} rupiah={of.tagihan} />
      <Dp
        tagihan={of.tagihan}
        words={[mark('Terima DP'), mark('Terima tanpa DP')]}
        busy={busy}
        said={said}
        onPay={(pembayaran) => send({ no: of.no }, body(pembayaran))}
      >
        <Button look="danger" onClick={() => void onRefuse().then(onDone)}>
          {t(of.words.refuse)}
        </Button>
      </Dp>
    </>
  );
}

/** The same from its card, where leaving no DP is said by a switch. */
export function TakeDpDialog<A extends Row>({
  of,
  onClose,
}: {
  of: Waiting<A>;
  onClose: () => void;
}) {
  const [none, setNone] = useState(false);
  const { title, label, success, none: noDp } = of.words;
  return (
    <PayDialog
      of={of.of}
      params={{ no: of.no }}
      title={t(title, { no: of.no })}
      label={t(label)}
      tagihan={of.tagihan}
      sebagian
      tanpaUang={none ? t(noDp) : undefined}
      act={none ? t('Validasi') : t('Terima DP dan validasi')}
      body={body}
      success={success}
      lists={of.acts.lists}
      after={of.acts.print}
      onClose={onClose}
    >
      <YesNoInput
        label={t('Tanpa DP')}
        name="tanpa_dp"
        value={none}
        onChange={(next) => setNone(next ?? false)}
      />
    </PayDialog>
  );
}
