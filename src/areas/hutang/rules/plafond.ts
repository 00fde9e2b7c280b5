import { tentukanKadar, type KadarToko } from '#areas/barang/rules/kadar.ts';
import {
  atLeast,
  minus,
  percentOf,
  persen,
  priceOf,
  rp,
  scale,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';

export type CaraPlafond = 'PER_KADAR' | 'RENTANG' | 'PERSEN_TAKSIRAN';

/** What a piece looks like, and what that takes off its estimate. */
export type Kondisi = {
  readonly cara: 'PERSEN' | 'PER_GRAM';
  readonly persen: Persen | null;
  readonly rupiah: Rupiah | null;
};

/** What the shop lends on gold today. */
export type DasarPlafond = {
  readonly cara: CaraPlafond;
  /** PLAFOND_PERSEN: the share of the estimate. */
  readonly share: Persen;
  readonly kadar: readonly {
    readonly kode_kadar: string;
    readonly persen: Persen;
    /** The selling price per gram of today; null where none is set. */
    readonly jual: Rupiah | null;
    readonly plafond_per_gram: Rupiah | null;
  }[];
  readonly rentang: readonly {
    readonly kadar_dari: Persen;
    readonly kadar_sampai: Persen;
    readonly plafond_per_gram: Rupiah;
  }[];
  readonly kondisi: Readonly<Record<string, Kondisi>>;
  /** How far a test may be off (TOLERANSI_KADAR_BELI). */
  readonly toleransi: Persen;
};

/** A piece that is pledged: its gold without stones, tested. */
export type Jaminan = {
  readonly kode_kadar: string | null;
  readonly kadar: Persen;
  readonly berat_bersih: Miligram;
  readonly kondisi: string | null;
};

export type NilaiJaminan = {
  readonly murni: Miligram;
  /** The selling price per gram that the estimate uses. */
  readonly harga_per_gram: Rupiah | null;
  readonly taksiran: Rupiah;
  readonly plafond: Rupiah;
};

/**
 * Estimate and ceiling of one piece, each rounded once (D-35.3); what has no price or no row counts
 * nothing. A code counts only where it is the highest that the gold reaches.
 */
export function hitungJaminan(piece: Jaminan, dasar: DasarPlafond): NilaiJaminan {
  const fit = kadarFor(piece, dasar);
  const taksiran = estimate(piece, fit?.jual ?? null, dasar);
  return {
    murni: percentOf(piece.berat_bersih, piece.kadar, 'half'),
    harga_per_gram: fit?.jual ?? null,
    taksiran,
    plafond: plafondOf(piece, fit?.plafond_per_gram ?? null, taksiran, dasar),
  };
}

/** Its code is the highest that its test reaches; a typed one of the same percent is as good (D-51.16). */
export function kadarFor<K extends KadarToko>(
  { kode_kadar, kadar }: Pick<Jaminan, 'kode_kadar' | 'kadar'>,
  dasar: { readonly kadar: readonly K[]; readonly toleransi: Persen },
): K | undefined {
  const kode = tentukanKadar(dasar.kadar, kadar, dasar.toleransi);
  const sama = dasar.kadar.find((one) => one.kode_kadar === kode_kadar);
  return sama && sama.persen === kode?.persen ? sama : kode;
}

function estimate(piece: Jaminan, jual: Rupiah | null, { kondisi }: DasarPlafond): Rupiah {
  if (jual === null) return rp(0);
  const look = piece.kondisi === null ? undefined : kondisi[piece.kondisi];
  const perGram = atLeast(rp(0), minus(jual, look?.rupiah ?? rp(0)));
  const left = Math.max(0, 10_000 - (look?.persen ?? persen(0)));
  return scale(perGram, piece.berat_bersih * left, 10_000_000, 'half');
}

function plafondOf(
  { kadar, berat_bersih }: Jaminan,
  ofKadar: Rupiah | null,
  taksiran: Rupiah,
  { cara, rentang, share }: DasarPlafond,
): Rupiah {
  if (cara === 'PERSEN_TAKSIRAN') return percentOf(taksiran, share, 'half');
  const row = rentang.find((one) => one.kadar_dari <= kadar && kadar <= one.kadar_sampai);
  const perGram = cara === 'PER_KADAR' ? ofKadar : (row?.plafond_per_gram ?? null);
  return perGram === null ? rp(0) : priceOf(perGram, berat_bersih, 'half');
}

/** The most that is lent on all of them. */
export const jumlahPlafond = (of: readonly NilaiJaminan[]): Rupiah =>
  sum(of.map((one) => one.plafond));
export const jumlahTaksiran = (of: readonly NilaiJaminan[]): Rupiah =>
  sum(of.map((one) => one.taksiran));
