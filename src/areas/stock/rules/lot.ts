import { formatGram, percentText } from '#kit/rules/format.ts';
import {
  mg,
  minus,
  rp,
  scale,
  shareOut,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** How far loose gold has come: as it was taken in, looked through, at a craftsman, or melted into a bar (D-44.1). */
export const TAHAP_LOT = {
  'BELUM SORTIR': 'Belum sortir',
  SORTIR: 'Sortir',
  'DI TUKANG': 'Di tukang',
  LEBUR: 'Lebur',
} as const;
/** What sorted gold waits for, and what a craftsman does with it (D-44.5). */
export const KELAS_LOT = { CUCI: 'Cuci', LEBUR: 'Lebur' } as const;
export type KelasLot = keyof typeof KELAS_LOT;
export const PROSES_LOT = {
  CUCI: 'Cuci',
  POLES: 'Poles',
  PATRI: 'Patri',
  LEBUR: 'Lebur',
} as const;
export type ProsesLot = keyof typeof PROSES_LOT;
export type TahapLot = keyof typeof TAHAP_LOT;

/** Which act a lot came from; AWAL is what lay there when lots began. */
export const ASAL_LOT = {
  AWAL: 'Saldo awal',
  STOCK: 'Hancur barang',
  PEMBELIAN: 'Hancur pembelian',
  LELANG: 'Lelang hutang',
  TUKANG: 'Kembali dari tukang',
  SEPUHAN: 'Sepuhan',
  MANUAL: 'Koreksi manual',
  BARANG_MANUAL: 'Barang manual',
  CABANG: 'Kiriman cabang',
} as const;
export type AsalLot = keyof typeof ASAL_LOT;

export const TIDAK_LOT = refusals({
  EMAS_LOT_KURANG: {
    field: 'emas',
    message: 'Emas {kadar} Di Gudang {kode_gudang} Hanya {berat} g',
  },
  LOT_TERPAKAI: { message: 'Lot {no_lot} Sudah Dipakai, Tidak Dapat Dibatalkan' },
  GUDANG_BERISI: {
    field: 'jenis',
    message: 'Gudang Masih Berisi Emas, Jenisnya Tidak Dapat Diubah',
  },
});

/** Loose gold with what it cost the shop; `modal_tahu` is false where a part of it has no known cost (counts 0). */
export type EmasLot = {
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly modal: Rupiah;
  readonly modal_tahu: boolean;
};

export type Lot = EmasLot & {
  readonly no_lot: string;
  readonly kode_gudang: string;
  readonly persen: Persen;
};

/** What is taken of one lot. */
export type BagianLot = EmasLot & Pick<Lot, 'no_lot' | 'kode_gudang' | 'persen'>;

/** A part takes fine gold and cost by weight, the last part all the rest (D-44.2). Pieces leave with the last part. */
export function ambilBagian(lot: Lot, berat: Miligram): BagianLot {
  const { no_lot, kode_gudang, persen, modal_tahu } = lot;
  const named = { no_lot, kode_gudang, persen, modal_tahu };
  if (berat >= lot.berat)
    return { ...named, qty: lot.qty, berat: lot.berat, murni: lot.murni, modal: lot.modal };
  return {
    ...named,
    qty: 0,
    berat,
    murni: scale(lot.murni, berat, lot.berat, 'half'),
    modal: scale(lot.modal, berat, lot.berat, 'half'),
  };
}

/** What remains of a lot when a part has left it. */
export const sisaLot = (lot: Lot, part: EmasLot): Lot => ({
  ...lot,
  qty: lot.qty - part.qty,
  berat: minus(lot.berat, part.berat),
  murni: minus(lot.murni, part.murni),
  modal: minus(lot.modal, part.modal),
});

/** Takes this weight from lots of one warehouse and kadar, in the order given: the oldest first (D-44.1). */
export function ambilTertua(lots: readonly Lot[], berat: Miligram): BagianLot[] {
  const parts: BagianLot[] = [];
  let rest = berat;
  for (const lot of lots) {
    if (rest <= 0) break;
    if (lot.berat <= 0) continue;
    const part = ambilBagian(lot, rest < lot.berat ? rest : lot.berat);
    parts.push(part);
    rest = minus(rest, part.berat);
  }
  return parts;
}

type Diminta = {
  readonly kode_gudang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
};

/** Refuses more gold than lies there: gold of another kadar is other gold. */
export function periksaCukup(lots: readonly Lot[], diminta: Diminta): Refusal[] {
  const ada = sum(lots.map((lot) => lot.berat));
  if (diminta.berat <= ada) return [];
  return [
    fill(TIDAK_LOT.EMAS_LOT_KURANG, {
      kadar: percentText(diminta.kadar),
      kode_gudang: diminta.kode_gudang,
      berat: formatGram(ada),
    }),
  ];
}

export const jumlahLot = (parts: readonly EmasLot[]): EmasLot => ({
  qty: parts.reduce((all, one) => all + one.qty, 0),
  berat: sum(parts.map((one) => one.berat)),
  murni: sum(parts.map((one) => one.murni)),
  modal: sum(parts.map((one) => one.modal)),
  modal_tahu: parts.every((one) => one.modal_tahu),
});

/** Gold that an act puts into a warehouse, before it is a lot. */
export type EmasBaru = {
  readonly kode_gudang: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  /** Null where the shop does not know what it cost. */
  readonly modal: Rupiah | null;
  /** False where a part of `modal` is not known, and counts 0 in it. */
  readonly modal_tahu?: boolean;
  /** Bought pieces that are not melted yet. */
  readonly qty?: number;
  /** Where it came from, if not from where the whole act takes its gold. */
  readonly asal?: AsalLot;
  /** Fine gold that its processes lost so far within their tolerance: a later one counts it too (D-51.17). */
  readonly susut_murni?: Miligram;
  /** What it waits for, who has it and what he does with it, where it was sorted. */
  readonly kelas?: KelasLot | null;
  readonly kode_tukang?: string | null;
  readonly proses?: ProsesLot | null;
};

export type LotBaru = EmasLot &
  Pick<Lot, 'kode_gudang' | 'persen'> & {
    readonly asal: AsalLot | undefined;
    readonly susut_murni: Miligram;
    readonly kelas: KelasLot | null;
    readonly kode_tukang: string | null;
    readonly proses: ProsesLot | null;
  };

/**
 * The lots of one act: one for each warehouse, kadar, origin, class and craftsman. `hilang` is the part of their cost
 * that the act booked as lost (D-51.17); the lots bear it by what each cost.
 */
export function susunLot(gold: readonly EmasBaru[], hilang: Rupiah = rp(0)): LotBaru[] {
  const groups = Map.groupBy(gold, ({ kode_gudang, persen, asal, kelas, kode_tukang, proses }) =>
    [kode_gudang, persen, asal, kelas, kode_tukang, proses].map((one) => one ?? '').join('/'),
  );
  const whole = [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [joinParts(first, parts)] : [];
  });
  const lost = shareOut(
    hilang,
    whole.map((one) => one.modal),
  );
  return whole.map((one, at) => ({ ...one, modal: minus(one.modal, lost[at] ?? rp(0)) }));
}

const joinParts = (first: EmasBaru, parts: readonly EmasBaru[]): LotBaru => ({
  kode_gudang: first.kode_gudang,
  persen: first.persen,
  asal: first.asal,
  kelas: first.kelas ?? null,
  kode_tukang: first.kode_tukang ?? null,
  proses: first.proses ?? null,
  susut_murni: sum(parts.map((one) => one.susut_murni ?? mg(0))),
  qty: parts.reduce((all, one) => all + (one.qty ?? 0), 0),
  berat: sum(parts.map((one) => one.berat)),
  murni: sum(parts.map((one) => one.murni)),
  modal: sum(parts.map((one) => one.modal ?? rp(0))),
  modal_tahu: parts.every((one) => one.modal !== null && one.modal_tahu !== false),
});

/** The act whose number a lot has. */
export const aktaLot = (no_lot: string): string => no_lot.replace(/-\d+$/, '');

/** The number of a lot: that of its act, and its place among the act's lots. */
export const nomorLot = (no: string, at: number): string =>
  `${no}-${String(at + 1).padStart(2, '0')}`;
