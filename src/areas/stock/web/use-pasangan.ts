import { useMemo } from 'react';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { jenisGroupMaster } from '#areas/barang/contract/jenis-group.master.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import type { PasanganBarang } from '#areas/stock/rules/periksa-barang.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

const ASK = { query: { limit: 1000 }, staleTime: 60_000 } as const;

/** Which groups a jenis comes in and who delivers: the server's own rule, known to the form. */
export function usePasangan(): PasanganBarang {
  const adaSupplier = usePerson().moduls.has(barangModul.SUPPLIER_BARANG_MODULE.key);
  const pairs = usePage(jenisGroupMaster.endpoints.list, ASK).data?.data;
  const suppliers = usePage(supplierBarangMaster.endpoints.list, { ...ASK, enabled: adaSupplier })
    .data?.data;
  return useMemo(() => {
    const byJenis = Map.groupBy(pairs ?? [], ({ kode_dept }) => kode_dept);
    return {
      jenisGroup: new Map(
        [...byJenis].map(([kode, rows]) => [kode, new Set(rows.map((one) => one.kode_group))]),
      ),
      supplier: suppliers ? new Set(suppliers.map(({ kode_supplier }) => kode_supplier)) : null,
    };
  }, [pairs, suppliers]);
}
