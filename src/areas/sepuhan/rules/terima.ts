import {
  mg,
  minus,
  percentOf,
  persen,
  plus,
  scale,
  type Miligram,
  type Persen,
} from '#kit/rules/quantity.ts';
import { hitungSusut, susutBebas, type Susut } from '#areas/stock/rules/susut.ts';
import type { EmasLot } from '#areas/stock/rules/lot.ts';

/** What the shop knows of gold before it is taken in. */
export type Masuk = EmasLot & {
  readonly kadar: Persen;
  /** What earlier processes of it lost within their tolerance. */
  readonly susut_murni: Miligram;
};

export type Ditimbang = { readonly berat: Miligram; readonly kadar_uji: Persen | null };

/** A weight that each piece may lose, and what a test may find less or more of fine gold. */
export type Boleh = {
  readonly kiriman: Miligram;
  readonly lebur: Persen;
  /** Untested fine gold is what was sent by the weight that came back, not by the kadar (D-44.7). */
  readonly perBerat?: true;
};

export type Diterima = {
  readonly kadar_hasil: Persen;
  readonly berat_hasil: Miligram;
  /** The fine gold of that weight, before a test. */
  readonly murni_timbang: Miligram;
  /** With what earlier processes of it lost, as a test may not lose it once more. */
  readonly murni_asal: Miligram;
  readonly murni_hasil: Miligram;
  readonly timbang: Susut;
  readonly uji: Susut;
  /** Fine gold that was lost and that no person has approved. */
  readonly susut_murni: Miligram;
};

/**
 * Taken in by the scale, and by a test where one was made (D-44.4). Weight that is missing is held against the
 * tolerance of a piece; fine gold that a test does not find, or finds more of, against that of melting: a kadar typed
 * too low would let gold go as well as a weight would (D-51.17).
 */
export function hitungTerima(one: Masuk, { berat, kadar_uji }: Ditimbang, boleh: Boleh): Diterima {
  const kadar_hasil = kadar_uji ?? one.kadar;
  const murni_timbang = murniOf(one, berat, boleh);
  const murni_hasil =
    kadar_hasil === one.kadar ? murni_timbang : percentOf(berat, kadar_hasil, 'half');
  const ditimbang = { berat, murni: murni_timbang };
  const timbang = hitungSusut({
    masuk: one,
    keluar: ditimbang,
    harga: one.modal,
    toleransi: persen(0),
    ukur: 'berat',
    boleh: boleh.kiriman,
  });
  const gone = { ...timbang, susut: minus(one.murni, murni_timbang) };
  const sudah = plus(one.susut_murni, susutBebas(gone));
  const tested = hitungSusut({
    masuk: ditimbang,
    keluar: { berat, murni: murni_hasil },
    harga: minus(one.modal, timbang.modal),
    toleransi: boleh.lebur,
    ukur: 'murni',
    sudah,
  });
  // Gold that was tested before has no more of it by another test (D-44.7).
  const uji = { ...tested, lebih: tested.lebih || (boleh.perBerat === true && tested.susut < 0) };
  return {
    kadar_hasil,
    berat_hasil: berat,
    murni_timbang,
    murni_asal: plus(murni_timbang, sudah),
    murni_hasil,
    timbang,
    uji,
    susut_murni: susutDiuji(sudah, uji),
  };
}

/** What gold lost so far and after a test: a test that somebody agreed to begins a new account (D-51.17). */
export const susutDiuji = (sudah: Miligram, uji: Pick<Susut, 'susut' | 'lebih'>): Miligram =>
  uji.lebih && uji.susut > 0 ? mg(0) : plus(sudah, susutBebas(uji));

const murniOf = (one: Masuk, berat: Miligram, { perBerat }: Boleh): Miligram => {
  if (berat === one.berat) return one.murni;
  return perBerat && one.berat > 0
    ? scale(one.murni, berat, one.berat, 'half')
    : percentOf(berat, one.kadar, 'half');
};
