import type { Rupiah } from '#kit/rules/quantity.ts';
import { refresh, useReads } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { naikPesan } from '#areas/service/contract/pesanan/naik-pesan.ts';
import { hargaPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { setelanOf } from '#areas/toko/contract/read-param.ts';

type Baris = {
  readonly id: number;
  readonly kode_kadar: string | null;
  readonly kode_group: string | null;
};

/** What a gram of each line costs today, by the line's number, how the shop rounds, and what tax raises the price. */
export function useHargaBaris(lines: readonly Baris[]) {
  const person = usePerson();
  const asked = lines.flatMap(({ id, kode_kadar, kode_group }) =>
    kode_kadar ? [{ id, query: { kode_kadar, ...(kode_group && { kode_group }) } }] : [],
  );
  const answers = useReads(
    asked.map(({ query }) => ({ endpoint: hargaPesananEndpoint, options: { query } })),
  );
  // Another price of the day is seen at once, not at the save.
  useBell('harga', () => void refresh(hargaPesananEndpoint));
  const hari = new Map<number, Rupiah>(
    asked.flatMap(({ id }, at) => {
      const harga = answers[at]?.data?.harga_per_gram;
      return harga ? [[id, harga] as const] : [];
    }),
  );
  const setelan = setelanOf(person);
  return { hari, pembulatan: pembulatanOf(setelan), ppn: naikPesan(setelan.param) };
}
