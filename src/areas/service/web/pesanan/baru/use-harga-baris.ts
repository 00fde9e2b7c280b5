import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { refresh, useReads } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hitungOngkos } from '#areas/barang/rules/harga-barang.ts';
import { naikPesan } from '#areas/service/contract/pesanan/naik-pesan.ts';
import { hargaPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { setelanOf } from '#areas/toko/contract/read-param.ts';

type Baris = {
  readonly id: number;
  readonly kode_kadar: string | null;
  readonly kode_group: string | null;
  /** Without both of them no ongkos is worked out: a further payment asks for the price of gold alone. */
  readonly kode_dept?: string | null;
  readonly berat?: Miligram | null;
};

/**
 * What a gram of each line and the work on it cost today, by the line's number, how the shop rounds, and what tax
 * raises the price.
 */
export function useHargaBaris(lines: readonly Baris[]) {
  const person = usePerson();
  const asked = lines.flatMap(({ id, kode_kadar, kode_group, kode_dept, berat }) => {
    const kinds = { ...(kode_group && { kode_group }), ...(kode_dept && { kode_dept }) };
    return kode_kadar ? [{ id, berat, query: { kode_kadar, ...kinds } }] : [];
  });
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
  const ongkos = new Map<number, Rupiah>(
    asked.flatMap(({ id, berat }, at) => {
      const tarif = answers[at]?.data?.ongkos;
      if (!tarif || !berat) return [];
      return [[id, hitungOngkos([{ ...tarif, kode_dept: null, kode_group: null }], { berat })]];
    }),
  );
  const setelan = setelanOf(person);
  return { hari, ongkos, pembulatan: pembulatanOf(setelan), ppn: naikPesan(setelan.param) };
}
