import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, scale, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { periksaBagian, type Ukuran } from '#areas/berlian/rules/batu.ts';
import { rataRata, takSerupa } from '#areas/berlian/rules/serupa.ts';

/** Why a stone of a nota does not come as it is said (D-45.7). */
export const TIDAK_DATANG = refusals({
  BATU_BERKODE: {
    field: 'carat',
    message: 'Batu Berkode {kode_berlian} Tidak Ditulis Ukurannya',
  },
  BUTIR_BELUM_DIHITUNG: {
    field: 'butir',
    message: 'Hitung Butir Batu {kode_berlian} Yang Kembali',
  },
});

/** A stone or a parcel as it was sold. */
type Dijual = Ukuran & { readonly kode_berlian: string };
/** What is said of how much of it came. */
type Disebut = { readonly carat: Miligram | null; readonly butir: number | null };

/**
 * How much of what was sold came: of a parcel the stones that were counted, and what they weigh; where they stay in
 * their piece and are not weighed, their share of it.
 */
export function hitungDatang(dijual: Dijual, { carat, butir }: Disebut): Ukuran {
  if (dijual.butir === 1 || butir === null) return { carat: dijual.carat, butir: dijual.butir };
  const rata = scale(dijual.carat, butir, dijual.butir, 'half');
  return { carat: carat ?? (rata > 0 ? rata : mg(1)), butir };
}

/**
 * What a person reads of stones that were weighed and are not those of their parcel, by the mean of both (decision
 * 1041): the weight that is typed would make them stones of another size, at another price.
 */
export const bedaDatang = (dijual: Dijual, disebut: Disebut): string | null => {
  const datang = hitungDatang(dijual, disebut);
  return disebut.carat !== null && takSerupa(dijual, datang)
    ? `${dijual.kode_berlian} ${rataRata(dijual)} → ${rataRata(datang)}`
    : null;
};

/** A parcel is counted when it comes back; one stone is as it was sold (D-45.7). */
export function periksaDatang(dijual: Dijual, disebut: Disebut): Refusal[] {
  const { kode_berlian } = dijual;
  if (dijual.butir === 1)
    return disebut.carat === null ? [] : [fill(TIDAK_DATANG.BATU_BERKODE, { kode_berlian })];
  if (disebut.butir === null) return [fill(TIDAK_DATANG.BUTIR_BELUM_DIHITUNG, { kode_berlian })];
  return disebut.carat === null && disebut.butir <= dijual.butir
    ? []
    : periksaBagian(dijual, hitungDatang(dijual, disebut));
}

/**
 * What was paid for as much as came: by carat or by stones, whichever is less. Small ones that are shown carry none of
 * a great one that is not, nor do many of a weight that was typed.
 */
export function bagiDatang(dibayar: Rupiah, dijual: Ukuran, datang: Ukuran): Rupiah {
  const menurutBerat = scale(dibayar, datang.carat, dijual.carat, 'down');
  const menurutButir = scale(dibayar, datang.butir, dijual.butir, 'down');
  return menurutBerat < menurutButir ? menurutBerat : menurutButir;
}

/** A stone of the nota that did not come, or as much of a parcel. */
export type BatuKurang = Dijual & {
  /** A part of a parcel of which others came. */
  readonly bagian: boolean;
  /** It left with the piece of its line, and its nota weighed it. */
  readonly dinota: boolean;
  /** What was paid for it, and what the shop would have given. */
  readonly dasar: Rupiah;
  readonly harga: Rupiah;
};

/** Their codes; of a part of a parcel how much of it. */
export const teksKurang = (kurang: readonly BatuKurang[]): string | null =>
  kurang
    .map(({ kode_berlian, bagian, carat, butir }) =>
      bagian
        ? `${kode_berlian} (${formatInt(butir)} butir, ${formatGram(carat)} ct)`
        : kode_berlian,
    )
    .join(' ') || null;
