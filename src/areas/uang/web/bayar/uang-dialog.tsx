import type { ReactNode } from 'react';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import css from '#areas/uang/web/bayar/bayar.module.css';

type Props = {
  title: string;
  label: string;
  tagihan: Rupiah;
  /** Any amount will do, not only all of it. */
  sebagian?: true;
  /** The money is taken elsewhere: only the act is sent. */
  tanpaUang?: string;
  act: string;
  /** Where more is asked than fits a narrow dialog. */
  width?: number;
  busy: boolean;
  /** The sum is still being worked out: a press counts when it is there. */
  waits?: boolean;
  said?: string;
  onSend: (pembayaran: Bayar[]) => void;
  onClose: () => void;
  /** What is said or asked under the sum, before the money. */
  children?: ReactNode;
};

/** Money towards a document that stands already: how it comes, and the act that takes it. */
export function UangDialog(props: Props) {
  const { title, label, tagihan, sebagian, tanpaUang, act, busy, width, onSend, onClose } = props;
  const money = usePayment({
    amount: tanpaUang ? rp(0) : tagihan,
    out: false,
    onSave: () => tekan(),
    some: sebagian && 'part',
    said: props.said,
  });
  const tekan = useWhenReckoned(props.waits ?? false, () => {
    if (busy) return;
    const taken = money.take();
    if (taken) onSend(taken.value ?? []);
  });
  useHotkey('F9', tekan, !busy);
  return (
    <DialogFrame
      title={title}
      width={width}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={busy} shortcut="F9" onClick={tekan} data-submit>
            {act}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <TotalPlate label={label} rupiah={tagihan} />
        {props.children}
        {tanpaUang && <p className={css.instead}>{tanpaUang}</p>}
        {money.view ?? (props.said && <p role="alert">{props.said}</p>)}
      </div>
    </DialogFrame>
  );
}
