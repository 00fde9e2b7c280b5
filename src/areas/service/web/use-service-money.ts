import { useEffect } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import type { UsePart } from '#areas/buku/web/document/part.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

/**
 * The money of a pick-up: fees of cards are borne as on a sale. Its way of paying has the focus as soon as the sum is
 * there: figures are money, Enter goes to the amount and does not press the cross of the dialog.
 */
export const useServiceMoney: UsePart = (sum) => {
  const { told } = usePerson();
  const asks = sum.amount > 0 && !sum.out;
  useEffect(() => {
    if (asks) focusWay();
  }, [asks]);
  return usePayment({
    ...sum,
    ditanggungCustomer: readParam(told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER',
  });
};

/** Whoever types already keeps the field. */
function focusWay(): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  const ways = document.querySelectorAll<HTMLElement>(
    '[role="dialog"] [name="cara-bayar"]:checked',
  );
  [...ways].at(-1)?.focus();
}
