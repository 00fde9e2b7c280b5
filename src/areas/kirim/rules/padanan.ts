import type { Persen } from '#kit/rules/quantity.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';

/** Masters that a piece names by the sender's codes. */
export const JENIS_PADANAN = {
  KATEGORI: 'Kategori',
  JENIS: 'Jenis',
  GROUP: 'Group',
  KADAR: 'Kadar',
  BANDROL: 'Bandrol',
} as const;
export type JenisPadanan = keyof typeof JENIS_PADANAN;
export type Padanan = { readonly jenis: JenisPadanan; readonly dari: string; readonly ke: string };

type Kode = Pick<ReadonlySet<string>, 'has'>;

/** The active masters of the receiver, as far as a piece names them. */
export type MasterPenerima = {
  readonly kategori: Kode;
  readonly jenis: Kode;
  readonly group: Kode;
  readonly bandrol: Kode;
  readonly kadar: ReadonlyMap<string, Persen>;
};

/** The codes of a piece that must lead to a master of the receiver. */
export type Berkode = {
  readonly kode_kategori: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kode_bandrol: string | null;
  readonly persen: Persen;
};

const kodeOf = (piece: Berkode): readonly (readonly [JenisPadanan, string | null])[] => [
  ['KATEGORI', piece.kode_kategori],
  ['JENIS', piece.kode_dept],
  ['GROUP', piece.kode_group],
  ['KADAR', piece.kode_kadar],
  ['BANDROL', piece.kode_bandrol],
];

const ada = (jenis: JenisPadanan, kode: string, master: MasterPenerima): boolean =>
  ({
    KATEGORI: master.kategori,
    JENIS: master.jenis,
    GROUP: master.group,
    KADAR: master.kadar,
    BANDROL: master.bandrol,
  })[jenis].has(kode);

/** The receiver's own code of the same name serves; of a kadar only one that is of the same percent. */
const sama = (jenis: JenisPadanan, kode: string, persen: Persen, master: MasterPenerima): boolean =>
  ada(jenis, kode, master) && (jenis !== 'KADAR' || master.kadar.get(kode) === persen);

export type KodePenerima = {
  readonly kode_kategori: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kode_bandrol: string | null;
};
export type Dipetakan = { readonly kode: KodePenerima } | { readonly salah: readonly Refusal[] };

/** A piece under the receiver's masters: what was chosen for that sender, else the same code (D-42.4). */
export function petakan(
  piece: Berkode,
  padanan: ReadonlyMap<string, string>,
  master: MasterPenerima,
): Dipetakan {
  const salah: Refusal[] = [];
  const found = kodeOf(piece).map(([jenis, dari]): string | null => {
    if (dari === null) return null;
    const ke = padanan.get(`${jenis}/${dari}`);
    if (ke === undefined) {
      if (sama(jenis, dari, piece.persen, master)) return dari;
      salah.push(fill(TIDAK_KIRIMAN.PADANAN_KOSONG, { jenis: JENIS_PADANAN[jenis], dari }));
      return dari;
    }
    if (!ada(jenis, ke, master))
      salah.push(fill(TIDAK_KIRIMAN.PADANAN_TIDAK_ADA, { jenis: JENIS_PADANAN[jenis], ke }));
    else if (!sama(jenis, ke, piece.persen, master))
      salah.push(fill(TIDAK_KIRIMAN.KADAR_TIDAK_SAMA, { ke }));
    return ke;
  });
  if (salah.length > 0) return { salah };
  const [kode_kategori, kode_dept, kode_group, kode_kadar, kode_bandrol] = found as [
    string,
    string,
    string,
    string,
    string | null,
  ];
  return { kode: { kode_kategori, kode_dept, kode_group, kode_kadar, kode_bandrol } };
}

/** Masters of a sender's pieces that the receiver has to choose one of his own for. */
export function belumPadan(
  pieces: readonly Berkode[],
  padanan: ReadonlyMap<string, string>,
  master: MasterPenerima,
): { jenis: JenisPadanan; dari: string; persen: Persen | null }[] {
  const found = new Map<string, { jenis: JenisPadanan; dari: string; persen: Persen | null }>();
  for (const piece of pieces)
    for (const [jenis, dari] of kodeOf(piece)) {
      if (dari === null) continue;
      const ke = padanan.get(`${jenis}/${dari}`) ?? dari;
      if (!sama(jenis, ke, piece.persen, master))
        found.set(`${jenis}/${dari}`, {
          jenis,
          dari,
          persen: jenis === 'KADAR' ? piece.persen : null,
        });
    }
  return [...found.values()];
}
