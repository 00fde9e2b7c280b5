import { percentText } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';

/** A code of the master of gold contents, said by its percent. */
export function KadarKode({ kode }: { kode: string }) {
  const { data } = useRead(kadarMaster.endpoints.list, { staleTime: 60_000 });
  const row = data?.find((one) => one.kode_kadar === kode);
  return row ? percentText(row.persen) : kode;
}
