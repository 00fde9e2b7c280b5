import { usePerson } from '#kit/web/base/person.tsx';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';

/** The fields of the person at the counter, where the shop compares his card with that of the ticket (D-51.7). */
export function useYangDatang(): readonly ('no_ktp' | 'diambil_oleh')[] {
  const { told } = usePerson();
  return readParam(told, penjualanParam.IDENTITAS_AMBIL_WAJIB) ? ['no_ktp', 'diambil_oleh'] : [];
}
