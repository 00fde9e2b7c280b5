import {
  minus,
  negate,
  plus,
  shareOut,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { zip } from '#kit/rules/lists.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { akunTukang } from '#areas/service/rules/tukang.ts';
import { lepas, padat, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuSusut } from '#areas/stock/rules/susut.ts';

/** Gold at a place, with the bought pieces that it still is. */
type Gold = {
  readonly kadar: Persen;
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
};
type GoldDi = Gold & {
  readonly kode_gudang: string;
  /** Who has it, where it is not in its warehouse. */
  readonly kode_tukang?: string | null;
};
const akunDi = ({ kode_gudang, kode_tukang }: GoldDi): string =>
  kode_tukang ? akunTukang(kode_tukang) : akunGudang(kode_gudang);

export const tiba = (akun: string, { kadar, qty, berat, murni }: Gold): Baris => ({
  ...lepas(akun, kadar, berat, murni),
  qty,
});
export const keluar = (akun: string, { kadar, qty, berat, murni }: Gold): Baris => ({
  ...lepas(akun, kadar, negate(berat), negate(murni)),
  qty: qty === 0 ? 0 : -qty,
});

type BarisTerima = GoldDi & {
  readonly kadar_hasil: Persen;
  readonly berat_hasil: Miligram;
  readonly murni_hasil: Miligram;
};

type Ditimbang = Gold & Pick<BarisTerima, 'kadar_hasil' | 'berat_hasil' | 'murni_hasil'>;

/** Gold that is weighed on its way: what the scale misses is `susut`; another kadar goes through `lebur`. */
export function bukuTimbang(dari: string, ke: string, one: Ditimbang): Baris[] {
  const ada = { qty: one.qty, berat: one.berat_hasil, murni: one.murni_hasil };
  const susut = lepas(
    'susut',
    one.kadar,
    minus(one.berat, one.berat_hasil),
    minus(one.murni, one.murni_hasil),
  );
  if (one.kadar === one.kadar_hasil)
    return [keluar(dari, one), tiba(ke, { ...ada, kadar: one.kadar }), susut];
  const baru = { ...ada, kadar: one.kadar_hasil };
  return [
    keluar(dari, one),
    tiba('lebur', { ...ada, kadar: one.kadar }),
    susut,
    keluar('lebur', baru),
    tiba(ke, baru),
  ];
}

/**
 * Pieces and loose gold to a ROSOK warehouse (worked postings, SP): what the scale misses is `susut`; gold of another
 * kadar than it was called goes through `lebur`, still as pieces.
 */
export const bukuTerima = (
  lines: readonly BarisTerima[],
  kode_gudang: string,
  hilang: Rupiah,
): Baris[] =>
  padat([
    ...bukuSusut(hilang),
    ...lines.flatMap((one) =>
      bukuTimbang(akunGudang(one.kode_gudang), akunGudang(kode_gudang), one),
    ),
  ]);

/** Gold of one warehouse and kadar together: one line of the book. */
export function gabungGold<G extends GoldDi>(gold: readonly G[]): GoldDi[] {
  const groups = Map.groupBy(gold, (one) => `${akunDi(one)}/${one.kadar}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first
      ? [
          rest.reduce<GoldDi>(
            (all, one) => ({
              ...all,
              qty: all.qty + one.qty,
              berat: plus(all.berat, one.berat),
              murni: plus(all.murni, one.murni),
            }),
            {
              kode_gudang: first.kode_gudang,
              kode_tukang: first.kode_tukang ?? null,
              kadar: first.kadar,
              qty: first.qty,
              berat: first.berat,
              murni: first.murni,
            },
          ),
        ]
      : [],
  );
}

type Batang = {
  readonly kode_gudang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

/**
 * Lots of any kadar into one bar of tested gold: pieces stay with `lebur`, each kadar with its share of what came out,
 * the rest is lost (D-5.9, D-44.8).
 */
export function bukuLeburLot(gold: readonly GoldDi[], bar: Batang, hilang: Rupiah): Baris[] {
  const masuk = gabungGold(gold);
  const berat = shareOut(
    bar.berat,
    masuk.map((one) => one.berat),
  );
  const murni = shareOut(
    bar.murni,
    masuk.map((one) => one.murni),
  );
  const batang = { ...bar, qty: 0 };
  return padat([
    ...bukuSusut(hilang),
    ...zip(masuk, zip(berat, murni)).flatMap(([one, [jadi, jadi_murni]]) => [
      keluar(akunDi(one), one),
      tiba('lebur', { kadar: one.kadar, qty: one.qty, berat: jadi, murni: jadi_murni }),
      lepas('susut', one.kadar, minus(one.berat, jadi), minus(one.murni, jadi_murni)),
    ]),
    keluar('lebur', batang),
    tiba(akunGudang(bar.kode_gudang), batang),
  ]);
}

/** Gold that is gone without melting, with its cost. */
export const bukuHilang = (gold: readonly GoldDi[], hilang: Rupiah): Baris[] =>
  padat([
    ...bukuSusut(hilang),
    ...gabungGold(gold).flatMap((one) => [keluar(akunDi(one), one), tiba('susut', one)]),
  ]);

/** A lot that was there before anybody wrote it down (D-44.8). */
export const bukuLotBaru = (lot: GoldDi, modal: Rupiah): Baris[] =>
  padat([
    uang('persediaan', modal),
    uang('modal', negate(modal)),
    keluar('selisih', lot),
    tiba(akunGudang(lot.kode_gudang), lot),
  ]);

/** A lot weighs more (above 0) or less than the book says; its cost follows by weight. */
export const bukuKoreksi = (beda: GoldDi, modal: Rupiah): Baris[] =>
  padat([
    uang('selisih_stock', negate(modal)),
    uang('persediaan', modal),
    tiba(akunGudang(beda.kode_gudang), beda),
    keluar('selisih', beda),
  ]);
