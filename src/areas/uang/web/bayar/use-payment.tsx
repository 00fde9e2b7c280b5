import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { Part, Sum } from '#areas/dokumen/web/part.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { usePayOut } from '#areas/uang/web/bayar/use-pay-out.tsx';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';

type Options = Sum & {
  /** The customer bears the fee of a card (BIAYA_KARTU_DITANGGUNG). */
  readonly ditanggungCustomer: boolean;
  /** Said where money goes out: what it is. */
  readonly note?: string;
};

/**
 * The money of an act, whichever way it goes: in by cash, cards and transfers until nothing is left, out by cash or
 * one transfer. Nothing is asked where nothing is paid.
 */
export function usePayment({
  amount,
  out,
  onSave,
  ditanggungCustomer,
  note,
}: Options): Part<Bayar[] | null> {
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const payOut = usePayOut(amount);
  const [salah, setSalah] = useState<string>();
  const tender = useTender({ tagihan: amount, daftar, onDaftar: setDaftar, ditanggungCustomer });
  if (amount <= 0) return { view: null, take: () => ({ value: out ? null : [] }) };
  if (out)
    return {
      view: (
        <>
          {note && <p>{note}</p>}
          {payOut.view}
        </>
      ),
      take: () => ({ value: payOut.pembayaran }),
    };
  return {
    view: <Tender state={tender} said={salah} onTake={onSave} />,
    take: () => {
      const { tolak, selesai, pembayaran } = tender.langkah;
      setSalah(tolak[0] && t(tolak[0].message));
      if (tolak.length > 0) return undefined;
      if (selesai) return { value: [...pembayaran] };
      tender.pakai(pembayaran);
      return undefined;
    },
  };
}
