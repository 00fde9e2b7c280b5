import { useState } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import type { Part, Sum } from '#areas/dokumen/web/part.ts';
import type { Bayar, SaldoPoin } from '#areas/uang/rules/pembayaran.ts';
import { kataBayar } from '#areas/uang/web/bayar/kata-bayar.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { usePayOut } from '#areas/uang/web/bayar/use-pay-out.tsx';
import { useCounterTender } from '#areas/uang/web/bayar/use-tender.ts';

type Options = Sum & {
  /** Any part of the sum will do; `none`: no money as well, where 0 is typed. */
  readonly some?: 'part' | 'none' | undefined;
  /** The points of the customer, where they may pay. */
  readonly poin?: SaldoPoin | undefined;
  /** Money leaves by the drawer alone. */
  readonly cashOnly?: boolean;
  /** What is said of money that goes out. */
  readonly note?: string | undefined;
  /** Why the act was refused. */
  readonly said?: string | undefined;
};

/**
 * The money of an act, whichever way it goes: in by cash, cards and transfers until nothing is left, out by cash or
 * one transfer. Nothing is asked where nothing is paid.
 */
export function usePayment(options: Options): Required<Part<Bayar[] | null>> {
  const { amount, out, onSave, some, poin, cashOnly, note, said } = options;
  const payOut = usePayOut(amount);
  const [salah, setSalah] = useState<string>();
  const tender = useCounterTender(amount, poin);
  if (amount <= 0)
    return {
      view: null,
      press: { word: mark('Simpan dan cetak'), sum: amount },
      take: () => ({ value: out || some === 'none' ? null : [] }),
    };
  if (out)
    return {
      view: (
        <>
          {note && <p>{note}</p>}
          {!cashOnly && payOut.view}
        </>
      ),
      press: { word: cashOnly ? mark('Bayar tunai') : mark('Bayar'), sum: payOut.dibayar },
      take: () => ({ value: payOut.pembayaran }),
    };
  const { tolak, selesai, pembayaran, jumlah } = tender.langkah;
  return {
    view: <Tender state={tender} said={salah ?? said} onTake={onSave} />,
    press: { word: kataBayar(tender.langkah, tender.sisa <= 0), sum: jumlah },
    take: () => {
      const nothing = some === 'none' && jumlah <= 0;
      const [first] = nothing ? [] : tolak;
      setSalah(first && t(first.message));
      if (first) return undefined;
      if (nothing) return { value: null };
      if (selesai || some) return { value: [...pembayaran] };
      tender.pakai(pembayaran);
      return undefined;
    },
  };
}
