import type { Rupiah } from '#kit/rules/quantity.ts';
import { useReads } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hargaPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import type { LineDraft } from '#areas/service/web/pesanan/baru/draft.ts';
import { setelanOf } from '#areas/toko/contract/read-param.ts';

/** What a gram of each line costs today, by the line's number on the form, and how the shop rounds. */
export function useHargaBaris(lines: readonly LineDraft[]) {
  const person = usePerson();
  const asked = lines.flatMap(({ id, kode_kadar, kode_group }) =>
    kode_kadar ? [{ id, query: { kode_kadar, ...(kode_group && { kode_group }) } }] : [],
  );
  const answers = useReads(
    asked.map(({ query }) => ({ endpoint: hargaPesananEndpoint, options: { query } })),
  );
  const hari = new Map<number, Rupiah>(
    asked.flatMap(({ id }, at) => {
      const harga = answers[at]?.data?.harga_per_gram;
      return harga ? [[id, harga] as const] : [];
    }),
  );
  return { hari, pembulatan: pembulatanOf(setelanOf(person)) };
}
