import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { listHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';

const JENIS = ['JUAL', 'BELI', 'RESELLER', 'GROSIR'] as const;
export type Jenis = (typeof JENIS)[number];
export type Harga = AnswerOf<typeof listHargaEmasEndpoint>[number];

/** One line of the morning list: a kadar, or a group with a price of its own. */
export type Baris = {
  readonly macam: 'kadar' | 'group';
  readonly kode: string;
  readonly nama: string;
  /** True fineness; a group has none. */
  readonly persen: Persen | null;
  /** A reseller without a row pays RESELLER_PERSEN below the selling price (D-39.6); wholesale has its rows alone. */
} & { readonly [J in Jenis]: Harga | undefined };

/** The values in the fields, by `kunciOf`; a field that was not touched is not in it. */
export type Ketikan = Readonly<Record<string, Rupiah | null>>;

export const kunciOf = ({ macam, kode }: Pick<Baris, 'macam' | 'kode'>, jenis: Jenis): string =>
  `${jenis} ${macam} ${kode}`;

const tiapJenis = <T>(of: (jenis: Jenis) => T): { readonly [J in Jenis]: T } => ({
  JUAL: of('JUAL'),
  BELI: of('BELI'),
  RESELLER: of('RESELLER'),
  GROSIR: of('GROSIR'),
});

type Kadar = { kode_kadar: string; label: string; persen: Persen };
type Group = { kode_group: string; nama: string };

export function susunBaris(
  kadar: readonly Kadar[],
  group: readonly Group[],
  harga: readonly Harga[],
) {
  const find = (jenis: Jenis, of: Partial<Harga>) =>
    harga.find(
      (one) =>
        one.jenis === jenis &&
        one.kode_kadar === (of.kode_kadar ?? null) &&
        one.kode_group === (of.kode_group ?? null),
    );
  const byPersen = kadar.toSorted((a, b) => a.persen - b.persen);
  return {
    kadar: byPersen.map(({ kode_kadar, label, persen }): Baris => ({
      macam: 'kadar',
      kode: kode_kadar,
      nama: label,
      persen,
      ...tiapJenis((jenis) => find(jenis, { kode_kadar })),
    })),
    group: group.map(({ kode_group, nama }): Baris => ({
      macam: 'group',
      kode: kode_group,
      nama,
      persen: null,
      ...tiapJenis((jenis) => find(jenis, { kode_group })),
    })),
  };
}

/** The price in the field: as typed, else the stored one. */
export const hargaDi = (baris: Baris, jenis: Jenis, ketikan: Ketikan): Rupiah | null => {
  const typed = ketikan[kunciOf(baris, jenis)];
  return typed === undefined ? (baris[jenis]?.harga_per_gram ?? null) : typed;
};

export type Perubahan = { baris: Baris; jenis: Jenis; lama: Rupiah | null; baru: Rupiah };

/** What a save would send: figures that differ from the price of now. */
export function perubahanDari(semua: readonly Baris[], ketikan: Ketikan): Perubahan[] {
  return semua.flatMap((baris) =>
    JENIS.flatMap((jenis) => {
      const lama = baris[jenis]?.harga_per_gram ?? null;
      const baru = hargaDi(baris, jenis, ketikan);
      return baru === null || baru === lama ? [] : [{ baris, jenis, lama, baru }];
    }),
  );
}
