import { useState } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import type { Part, Sum } from '#areas/dokumen/web/part.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { Bayar, SaldoPoin } from '#areas/uang/rules/pembayaran.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import { useTender, type TenderState } from '#areas/uang/web/bayar/use-tender.ts';

/** The customer pays the percent of a card on top, where the shop says so (D-10.2). */
const useFeeOnCustomer = (): boolean =>
  readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';

/** The money that a customer brings to a document at the counter, from its first line; card fees as on a sale. */
export function useCounterTender(tagihan: Rupiah, poin?: SaldoPoin): TenderState {
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const ditanggungCustomer = useFeeOnCustomer();
  return useTender({ tagihan, daftar, onDaftar: setDaftar, ditanggungCustomer, poin });
}

/** The money of an act on a document, as a part of its form: card fees as on a sale (D-35.9). */
export const useCounterMoney = (sum: Sum, note?: string): Part<Bayar[] | null> =>
  usePayment({ ...sum, ditanggungCustomer: useFeeOnCustomer(), note });
