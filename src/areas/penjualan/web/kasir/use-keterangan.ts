import { useRead } from '#kit/web/api/query.ts';
import { keteranganPenjualanMaster } from '#areas/penjualan/contract/keterangan-penjualan.master.ts';

const LAMA = 60_000;

/** The remarks that the master offers a sale, read when they are wanted and not with the counter. */
export function useKeterangan(): readonly string[] {
  const { data = [] } = useRead(keteranganPenjualanMaster.endpoints.list, { staleTime: LAMA });
  return data.map(({ keterangan }) => keterangan);
}
