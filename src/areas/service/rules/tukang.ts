import { formatGram, percentText } from '#kit/rules/format.ts';
import {
  atLeast,
  mg,
  minus,
  negate,
  percentOf,
  persen as per,
  plus,
  rp,
  scale,
  sum,
  wholeOf,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { akunBiaya, akunGudang } from '#areas/buku/rules/akun.ts';
import { lepas, padat, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuSusut } from '#areas/stock/rules/susut.ts';
import { SERVICE } from '#areas/service/rules/kerja-service.ts';

/** Where the shop's gold is that a craftsman holds (D-5.2). */
export const akunTukang = (kode_tukang: string): string => `tukang:${kode_tukang}`;

export const TIDAK_TUKANG = refusals({
  KEMBALI_LEBIH: {
    field: 'kembali',
    message: 'Tukang Hanya Memegang {berat} g Emas {kadar} Tanpa Pekerjaan',
  },
  KEMBALI_KOSONG: { field: 'kembali', message: 'Isi Emas Kembali Atau Tutup Saldo' },
  BEBAS_BERLANJUT: { message: 'Sudah Ada {no} Atas Emas Tukang Ini Sesudahnya' },
  SALDO_KOSONG: { message: 'Tukang Tidak Memegang Emas Tanpa Pekerjaan' },
  MURNI_LEBIH: {
    field: 'kembali',
    message: 'Emas Kembali {kembali} g Murni, Hanya Diserahkan {diberi} g Murni',
  },
});

/** Gold of one fineness. */
export type Emas = {
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};
export type EmasKe = Emas & { readonly kode_gudang: string };

/** The same gold, one row a fineness, the heaviest first. */
export function gabungKadar(gold: readonly Emas[]): Emas[] {
  const groups = Map.groupBy(gold, ({ kadar }) => kadar);
  return [...groups]
    .map(([kadar, parts]) => ({
      kadar,
      berat: sum(parts.map((one) => one.berat)),
      murni: sum(parts.map((one) => one.murni)),
    }))
    .toSorted((a, b) => b.berat - a.berat || a.kadar - b.kadar);
}

export const beratDari = (gold: readonly Emas[]): Miligram => sum(gold.map((one) => one.berat));
export const murniDari = (gold: readonly Emas[]): Miligram => sum(gold.map((one) => one.murni));

export type Kerja = {
  readonly kadar: Persen;
  readonly berat_masuk: Miligram;
  readonly murni_masuk: Miligram;
  readonly berat: Miligram;
  readonly tambah_emas: Miligram;
  readonly kikir: Miligram;
};

/** The fine gold of a finished piece: untouched it is what it was, else that of its weight. */
export const murniSelesai = ({ kadar, berat, berat_masuk, murni_masuk }: Kerja): Miligram =>
  berat === berat_masuk ? murni_masuk : percentOf(berat, kadar, 'half');

/** What a piece gained of gold (below 0: what it gave). */
export const bedaOf = (one: Kerja): Emas => ({
  kadar: one.kadar,
  berat: minus(one.berat, one.berat_masuk),
  murni: minus(murniSelesai(one), one.murni_masuk),
});

/**
 * Gold of his own that a craftsman used: what went into the pieces and back to the shop beyond what he was given. With
 * nothing given it is all that went in, fineness by fineness; else the missing fine gold, of what he had most of.
 * Roundings of single milligrams are none of his.
 */
export function hitungSendiri(
  barang: readonly Kerja[],
  diberi: readonly Emas[],
  kembali: readonly Emas[],
): Emas[] {
  const added = gabungKadar(
    barang
      .filter(({ tambah_emas }) => tambah_emas > 0)
      .map(({ kadar, tambah_emas }) => ({
        kadar,
        berat: tambah_emas,
        murni: percentOf(tambah_emas, kadar, 'half'),
      })),
  );
  const [most] = gabungKadar(diberi);
  if (!most) return added;
  const used = [...added, ...kembali];
  const missing = minus(murniDari(used), murniDari(diberi));
  if (missing <= used.length) return [];
  return [{ kadar: most.kadar, murni: missing, berat: wholeOf(missing, most.kadar, 'up') }];
}

/** The cost of gold that comes back: its share by fine gold; nothing stays with whom nothing is left (D-44.2). */
export const modalKembali = (
  modal: Rupiah,
  kembali: readonly Emas[],
  dari: readonly Emas[],
): Rupiah => {
  const [part, whole] = [murniDari(kembali), murniDari(dari)];
  if (whole <= 0 || part <= 0) return rp(0);
  return part >= whole ? modal : scale(modal, part, whole, 'half');
};

type Serah = {
  readonly kode_tukang: string;
  /** With bought pieces that are not melted yet, where a lot of them goes whole. */
  readonly emas: readonly (EmasKe & { readonly qty?: number })[];
  /** The cost of gold that the craftsman had used of his own, paid by this (D-36.5). */
  readonly modal_lunas: Rupiah;
};

/** Gold of the shop to a craftsman. To him it is gold by weight: pieces among it stay with `lebur` (D-5.9). */
export const bukuSerah = ({ kode_tukang, emas, modal_lunas }: Serah): Baris[] =>
  padat([
    ...emas.flatMap(({ kode_gudang, kadar, berat, murni, qty = 0 }) => [
      { ...lepas(akunGudang(kode_gudang), kadar, negate(berat), negate(murni)), qty: -qty || 0 },
      lepas(akunTukang(kode_tukang), kadar, berat, murni),
      { ...lepas('lebur', kadar, mg(0), mg(0)), qty },
    ]),
    uang(akunBiaya('MODAL_EMAS_SERVICE'), modal_lunas),
    uang('persediaan', negate(modal_lunas)),
  ]);

type Kembali = {
  readonly kode_tukang: string | null;
  /** What leaves the craftsman's account. */
  readonly sumber: readonly Emas[];
  readonly barang: readonly Kerja[];
  readonly kembali: readonly EmasKe[];
  readonly modal_susut: Rupiah;
  /** What the pieces are, where they are no repair: pieces that were made (D-36.5). */
  readonly hasil?: readonly Baris[];
};

/**
 * Work and gold back (domain of worked postings, KT): the account of the craftsman is cleared of what the job took, the
 * pieces gain what went in, gold lies in its warehouse, the rest is `susut`. Between finenesses it passes through
 * `lebur`, which keeps nothing (D-5.9).
 */
export function bukuKembali({
  kode_tukang,
  sumber,
  barang,
  kembali,
  modal_susut,
  hasil,
}: Kembali): Baris[] {
  const beda = gabungKadar(barang.map(bedaOf));
  const main = gabungKadar(sumber)[0]?.kadar ?? beda[0]?.kadar ?? per(0);
  const all = gabungKadar([...sumber, ...beda, ...kembali]).map(({ kadar }) => kadar);
  const rest = (kadar: Persen): Emas => {
    const of = (gold: readonly Emas[]) => gold.filter((one) => one.kadar === kadar);
    const out = [...of(beda), ...of(kembali)];
    return {
      kadar,
      berat: minus(beratDari(of(sumber)), beratDari(out)),
      murni: minus(murniDari(of(sumber)), murniDari(out)),
    };
  };
  const others = all.filter((kadar) => kadar !== main).map(rest);
  const lost = gabungKadar([rest(main), ...others]);
  return padat([
    ...gabungKadar(sumber).map((one) =>
      lepas(akunTukang(kode_tukang ?? ''), one.kadar, negate(one.berat), negate(one.murni)),
    ),
    ...others.flatMap((one) => [
      lepas('lebur', main, negate(one.berat), negate(one.murni)),
      lepas('lebur', one.kadar, one.berat, one.murni),
    ]),
    ...(hasil ?? beda.map((one) => lepas(SERVICE, one.kadar, one.berat, one.murni))),
    ...kembali.map((one) => lepas(akunGudang(one.kode_gudang), one.kadar, one.berat, one.murni)),
    lepas('susut', main, beratDari(lost), murniDari(lost)),
    ...bukuSusut(modal_susut),
  ]);
}

/** He gives back no more fine gold than he was given: what is more is another's. */
export function periksaKembali(diberi: readonly Emas[], kembali: readonly Emas[]): Refusal[] {
  const [given, back] = [murniDari(diberi), murniDari(kembali)];
  const rounding = mg(diberi.length === 0 ? 0 : kembali.length);
  if (back <= plus(given, rounding)) return [];
  return [fill(TIDAK_TUKANG.MURNI_LEBIH, { kembali: formatGram(back), diberi: formatGram(given) })];
}

/** The part of this gold that he holds without a job; what empties a fineness takes all fine gold of it. */
export function dariBebas({ kadar, berat, murni }: Emas, bebas: readonly Emas[]): Emas[] {
  const held = bebas.find((one) => one.kadar === kadar);
  if (!held || held.berat <= 0) return [];
  if (berat >= held.berat) return [held];
  return [{ kadar, berat, murni: murni < held.murni ? murni : held.murni }];
}

/** Without closing his balance, gold comes back as it was given: of its fineness, at most what he holds of it. */
export const periksaBebas = (bebas: readonly Emas[], kembali: readonly Emas[]): Refusal[] =>
  gabungKadar(kembali).flatMap(({ kadar, berat }) => {
    const held = bebas.find((one) => one.kadar === kadar)?.berat ?? mg(0);
    if (berat <= held) return [];
    return [
      fill(TIDAK_TUKANG.KEMBALI_LEBIH, {
        berat: formatGram(atLeast(mg(0), held)),
        kadar: percentText(kadar),
      }),
    ];
  });

/**
 * How much of the cost of gold that is given pays for gold which the craftsman had used of his own: his balance of that
 * fineness was below 0, and what fills it is spent already (D-36.5).
 */
export function hitungLunas(
  bebas: readonly Emas[],
  parts: readonly (Emas & { readonly modal: Rupiah })[],
): Rupiah {
  const owed = new Map(bebas.map((one) => [one.kadar, atLeast(mg(0), negate(one.berat))]));
  return sum(
    parts.map(({ kadar, berat, modal }) => {
      const open = owed.get(kadar) ?? mg(0);
      const covered = berat < open ? berat : open;
      owed.set(kadar, minus(open, covered));
      return covered > 0 ? scale(modal, covered, berat, 'half') : rp(0);
    }),
  );
}
