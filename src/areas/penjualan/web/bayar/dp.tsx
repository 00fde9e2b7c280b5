import { useState, type ReactNode } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useCounterTender } from '#areas/penjualan/web/bayar/counter-money.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

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
  /** What else the side may do, under the button. */
  children?: ReactNode;
};

/** A DP beside a document: any part of what it costs, or none; one key saves it either way. */
export function Dp({ tagihan, words: [given, none], busy, said, onPay, note, children }: Props) {
  const [salah, setSalah] = useState<string>();
  const tender = useCounterTender(tagihan);
  const { jumlah, tolak, pembayaran } = tender.langkah;
  const gives = jumlah > 0;
  const press = () => {
    const [first] = gives ? tolak : [];
    setSalah(first && t(first.message));
    if (!first && !busy) onPay(gives ? [...pembayaran] : []);
  };
  const button = (
    <TombolBayar kata={gives ? given : none} rupiah={jumlah} busy={busy} onClick={press} />
  );
  return (
    <>
      {tagihan > 0 && <Tender state={tender} said={salah ?? said} onTake={press} />}
      {gives && note?.(jumlah)}
      {children ? (
        <div className={css.kaki}>
          {button}
          {children}
        </div>
      ) : (
        button
      )}
    </>
  );
}
