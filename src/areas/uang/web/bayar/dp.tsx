import type { ReactNode } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { SumButton } from '#kit/web/frame/sum-button.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

type Props = {
  /** The most that may be given. */
  tagihan: Rupiah;
  /** The button with money, and without. */
  words: readonly [given: string, none: string];
  busy: boolean;
  said?: string | undefined;
  onPay: (pembayaran: Bayar[]) => void;
  /** What the money does, under it. */
  note?: (given: Rupiah) => ReactNode;
};

/** A DP beside a document: any part of what it costs, or none; one key saves it either way. */
export function Dp({ tagihan, words: [given, none], busy, said, onPay, note }: Props) {
  const press = () => {
    const taken = busy ? undefined : money.take();
    if (taken) onPay(taken.value ?? []);
  };
  const money = usePayment({ amount: tagihan, out: false, onSave: press, some: 'none', said });
  const { sum } = money.press;
  return (
    <>
      {money.view}
      {sum > 0 && note?.(sum)}
      <SumButton word={sum > 0 ? given : none} rupiah={sum} busy={busy} onClick={press} />
    </>
  );
}
