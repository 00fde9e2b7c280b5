import type { Hari } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { kuponEndpoint } from '#areas/penjualan/contract/kupon-satu.api.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import type { Kupon } from '#areas/penjualan/rules/kupon.ts';
import { berlaku, type Potongan } from '#areas/penjualan/rules/potongan.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** What the masters offer a sale: reductions of today, the coupon that was shown. */
export type PengurangKasir = {
  readonly potongan: readonly Potongan[];
  readonly kupon: Kupon | null;
  /** Why the code that was typed is no coupon. */
  readonly pesanKupon: string | undefined;
  readonly adaKupon: boolean;
};

const NONE: readonly Potongan[] = [];
const LAMA = 60_000;

export function usePengurang(no_kupon: string | null): PengurangKasir {
  const { moduls, tgl_system } = usePerson();
  const adaKupon = moduls.has(penjualanModul.KUPON_PENJUALAN_MODULE.key);
  const { data: potongan = NONE } = useRead(potonganMaster.endpoints.list, {
    enabled: moduls.has(penjualanModul.POTONGAN_PENJUALAN_MODULE.key),
    staleTime: LAMA,
  });
  const kode = no_kupon?.trim().toUpperCase() ?? '';
  const { data: kupon, error } = useRead(kuponEndpoint, {
    params: { no_kupon: kode },
    enabled: adaKupon && /^[A-Z0-9_.-]{3,20}$/.test(kode),
  });
  return {
    potongan: (potongan as readonly Potongan[]).filter((one) => berlaku(one, tgl_system as Hari)),
    kupon: (kode && kupon) || null,
    pesanKupon: kode && error ? error.message : undefined,
    adaKupon,
  };
}
