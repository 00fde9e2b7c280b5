import type { Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { bulatkanKeluar } from '#areas/uang/rules/pecahan.ts';

/** The smallest coin of this shop. */
export const usePecahan = (): Rupiah => readParam(usePerson().told, uangParam.PECAHAN_TERKECIL);

/** What leaves the shop: in cash as coins make it, by transfer to the rupiah (D-51.1). */
export function useDibayar(jumlah: Rupiah, transfer: unknown = null): Rupiah {
  const pecahan = usePecahan();
  return transfer ? jumlah : bulatkanKeluar(jumlah, pecahan);
}
