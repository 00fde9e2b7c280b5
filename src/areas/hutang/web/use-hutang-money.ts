import { usePerson } from '#kit/web/base/person.tsx';
import type { Sum } from '#areas/dokumen/web/part.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

/** The money of an act on a loan: fees of cards are borne as on a sale (D-35.9). */
export const useHutangMoney = (sum: Sum, note?: string) => {
  const { told } = usePerson();
  return usePayment({
    ...sum,
    ditanggungCustomer: readParam(told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER',
    note,
  });
};
