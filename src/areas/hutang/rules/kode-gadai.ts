import { gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { periksaKadarGroup, TIDAK_KADAR, type KadarToko } from '#areas/barang/rules/kadar.ts';
import { kadarFor } from '#areas/hutang/rules/plafond.ts';

/** What a shop calls gold by: its kadar, the groups that are of one alone, and how far a test may be off. */
export type DasarKode = {
  readonly kadar: readonly KadarToko[];
  readonly kadar_group: Readonly<Record<string, string>>;
  readonly toleransi: Persen;
};
type Gadai = {
  readonly kadar: Persen;
  readonly kode_kadar: string | null;
  readonly kode_group: string | null;
};

/** A code is never chosen: one of another percent than the test reaches is refused, and so is another group. */
export function periksaKodeGadai(one: Gadai, dasar: DasarKode): Refusal[] {
  const kode = kadarFor(one, dasar);
  const diketik = dasar.kadar.find(({ kode_kadar }) => kode_kadar === one.kode_kadar);
  return [
    ...gather([
      diketik !== undefined && diketik.persen !== kode?.persen,
      TIDAK_KADAR.KODE_BUKAN_KADAR,
    ]),
    ...(one.kode_group !== null && kode
      ? periksaKadarGroup(
          one.kode_group,
          kode.kode_kadar,
          new Map(Object.entries(dasar.kadar_group)),
        )
      : []),
  ];
}
