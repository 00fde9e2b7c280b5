import { useMemo } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { hargaResellerEndpoint } from '#areas/penjualan/contract/harga-reseller.api.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import type { HargaReseller } from '#areas/penjualan/rules/draft-jual.ts';
import { kodeOf, type Draft } from '#areas/penjualan/web/kasir/draft.ts';

/**
 * What the basket costs its buyer, where he is a reseller: it is priced again as soon as the customer changes
 * (D-39.6).
 */
export function useReseller({ baris, customer }: Draft): HargaReseller | undefined {
  const { moduls } = usePerson();
  const reseller = customer.jenis === 'RESELLER' && moduls.has(barangModul.RESELLER_MODULE.key);
  const barang = baris.map(kodeOf).toSorted().join(',');
  const { data } = useRead(hargaResellerEndpoint, {
    query: { barang },
    enabled: reseller && barang !== '',
    keep: true,
  });
  return useMemo(
    () =>
      reseller && data
        ? {
            persen: data.persen,
            per_gram: new Map(data.barang.map((one) => [one.kode_barcode, one.harga_per_gram])),
          }
        : undefined,
    [reseller, data],
  );
}
