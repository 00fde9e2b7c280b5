import type { ReactNode } from 'react';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { ActFrame } from '#areas/dokumen/web/act/act-frame.tsx';
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

/** Money towards a document that exists already: how it comes, and the act that takes it. */
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
  return (
    <ActFrame
      title={title}
      act={act}
      busy={busy}
      onSave={tekan}
      onClose={onClose}
      width={width}
      sum={[label, tagihan]}
      said={money.view ? undefined : props.said}
    >
      {props.children}
      {tanpaUang && <p className={css.instead}>{tanpaUang}</p>}
      {money.view}
    </ActFrame>
  );
}
