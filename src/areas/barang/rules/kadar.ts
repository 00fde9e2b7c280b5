import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { persen } from '#kit/rules/quantity.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** Why gold is not called or priced as it was asked (D-51.16). */
export const TIDAK_KADAR = refusals({
  KADAR_BUKAN_KODE: { field: 'kadar', message: 'Kadar Tidak Sesuai Kode Kadar' },
  KODE_BUKAN_KADAR: { field: 'kode_kadar', message: 'Kadar Tidak Sesuai Kode Kadar' },
  KADAR_BUKAN_GROUP: { field: 'kode_group', message: 'Kadar Tidak Sesuai Group' },
  KADAR_TERLALU_JAUH: {
    field: 'kadar',
    message: 'Kadar Uji {kadar} Tidak Punya Kode Kadar Yang Dekat, Buat Kodenya Atau Lebur',
  },
});

/** A kadar as the shop lists it. */
export type KadarToko = { readonly kode_kadar: string; readonly persen: Persen };

/** The code of tested gold, which no person chooses: the purest that it reaches, with a tolerance of the test. */
export const tentukanKadar = <K extends KadarToko>(
  list: readonly K[],
  uji: Persen,
  toleransi: Persen = persen(0),
): K | undefined =>
  list
    .filter((one) => one.persen <= uji + toleransi)
    .toSorted((a, b) => b.persen - a.persen || a.kode_kadar.localeCompare(b.kode_kadar))[0];

/** Gold that tests so far above its code is no piece of that code: the code is made, or the gold melted. */
const PALING_JAUH = persen(500);
export const terlaluJauh = (uji: Persen, kode: Persen): boolean => uji - kode > PALING_JAUH;

/** The kadar that each group is of, where it is of one. */
export type KadarGroup = ReadonlyMap<string, string>;

/** A group that has a kadar takes that kadar alone. */
export const periksaKadarGroup = (
  kode_group: string,
  kode_kadar: string,
  kadarGroup: KadarGroup,
): Refusal[] => {
  const milik = kadarGroup.get(kode_group);
  return gather([milik !== undefined && milik !== kode_kadar, TIDAK_KADAR.KADAR_BUKAN_GROUP]);
};

type Dipanggil = {
  readonly kode_group: string;
  readonly kode_kadar: string;
  /** As it was typed; nothing: that of its code. */
  readonly kadar: Persen | null;
};
type Masters = { readonly kadar: ReadonlyMap<string, Persen>; readonly kadarGroup: KadarGroup };

/** A figure that is no kadar at all is refused as such (`periksaIsi`). */
const PALING_TINGGI = persen(50_000);
const terbaca = (kadar: Persen | null): boolean =>
  kadar !== null && kadar > 0 && kadar <= PALING_TINGGI;

/** A piece for sale has the percent of its code, and the kadar of its group (D-51.16). */
export const periksaKadar = (one: Dipanggil, { kadar, kadarGroup }: Masters): Refusal[] => {
  const persenKode = kadar.get(one.kode_kadar);
  const lain = terbaca(one.kadar) && persenKode !== undefined && one.kadar !== persenKode;
  return [
    ...gather([lain, TIDAK_KADAR.KADAR_BUKAN_KODE]),
    ...periksaKadarGroup(one.kode_group, one.kode_kadar, kadarGroup),
  ];
};

/** Rows of the price per gram: of the group and of the kadar, and whether the group is of one kadar. */
export type BarisHarga = {
  readonly group: Rupiah | null | undefined;
  readonly kadar: Rupiah | null | undefined;
  readonly groupBerkadar: boolean;
};

/**
 * The row that prices gold (D-51.16): a group that is of one kadar prices by its own row; a row of any other
 * group never pays more for gold than its kadar is worth, and never sells it for less.
 */
export function pilihHarga(
  jenis: 'JUAL' | 'BELI',
  { group, kadar, groupBerkadar }: BarisHarga,
): Rupiah | null {
  if (group == null || kadar == null) return group ?? kadar ?? null;
  if (groupBerkadar) return group;
  return (jenis === 'JUAL' ? Math.max(group, kadar) : Math.min(group, kadar)) as Rupiah;
}
