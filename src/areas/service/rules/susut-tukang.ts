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
  shareOf,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import {
  bedaOf,
  beratDari,
  gabungKadar,
  hitungSendiri,
  murniDari,
  type Emas,
  type Kerja,
} from '#areas/service/rules/tukang.ts';

/** What a craftsman's work took, beside what it may take. */
export type SusutTukang = {
  /** All that left his account: given to him, and his own. */
  readonly sumber: readonly Emas[];
  readonly sendiri: readonly Emas[];
  /** Above 0 lost, below 0 gained. */
  readonly susut: Miligram;
  readonly susut_murni: Miligram;
  readonly boleh: Miligram;
  readonly persen: Persen;
  /** Gold of the shop that went neither into a piece nor back, and what of it may go. */
  readonly hilang: Miligram;
  readonly boleh_hilang: Miligram;
  /** Weight out that in, added and filed off do not explain, piece by piece, be it more or less. */
  readonly tak_jelas: Miligram;
  /** Somebody must agree (SERVICE_SELISIH). */
  readonly lebih: boolean;
  /** So much gold went in, or gold of the craftsman's own, that somebody must agree as well. */
  readonly tambah_lebih: boolean;
  /** The cost of what is lost above the tolerance (D-51.17). */
  readonly modal_susut: Rupiah;
};

type Pekerjaan = {
  readonly barang: readonly Kerja[];
  readonly diberi: readonly Emas[];
  readonly kembali: readonly Emas[];
  readonly toleransi: Persen;
  /** What the shop paid for the gold that leaves the craftsman's account. */
  readonly modal: Rupiah;
};

/** So little gold is dust: less is not weighed apart, whatever was given. */
const DEBU = mg(50);
/** Gold that goes into a piece without a word: so much of what it weighed, and so much in a whole job. */
const TAMBAH_WAJAR = per(2_000);
const TAMBAH_WAJAR_SEMUA = mg(5_000);

/** What may go of gold, within what the whole job may lose: the percent of that gold, or dust. */
const bolehDari = (emas: Miligram, toleransi: Persen, semua: Miligram): Miligram => {
  const own = atLeast(DEBU, percentOf(emas, toleransi, 'down'));
  return own < semua ? own : semua;
};

/** What one piece gave that its own figures do not say, or more than it may give by filing. */
const bedaTimbang = (one: Kerja): Miligram =>
  minus(one.berat, minus(plus(one.berat_masuk, one.tambah_emas), one.kikir));
const kikirLebih = ({ berat_masuk, tambah_emas, kikir }: Kerja, toleransi: Persen): boolean =>
  kikir > atLeast(DEBU, percentOf(plus(berat_masuk, tambah_emas), toleransi, 'down'));

const tambahLebih = (barang: readonly Kerja[], sendiri: readonly Emas[]): boolean =>
  sendiri.length > 0 ||
  sum(barang.map((one) => one.tambah_emas)) > TAMBAH_WAJAR_SEMUA ||
  barang.some(
    ({ berat_masuk, tambah_emas }) => tambah_emas > percentOf(berat_masuk, TAMBAH_WAJAR, 'down'),
  );

/**
 * What is lost on a job (D-37.3): given less added less back and what was filed off, in percent of the pieces' weight
 * and the gold given. Gold of another fineness than the pieces is measured in fine gold: alloy weighs and is none.
 * Within it each has its own measure: gold of the shop the gold that was given, filing the piece that was filed. So a
 * heavy piece pays for no other gold. Gold that was given for no work, or that only went there and back, loses nothing:
 * what may be lost is a percent of what was used (D-36.5).
 */
export function hitungSusutTukang({
  barang,
  diberi,
  kembali,
  toleransi,
  modal,
}: Pekerjaan): SusutTukang {
  const sendiri = hitungSendiri(barang, diberi, kembali);
  const sumber = gabungKadar([...diberi, ...sendiri]);
  const beda = barang.map(bedaOf);
  const susut = minus(minus(beratDari(sumber), beratDari(beda)), beratDari(kembali));
  const susut_murni = minus(minus(murniDari(sumber), murniDari(beda)), murniDari(kembali));
  const tak_jelas = sum(barang.map(bedaTimbang).map((one) => atLeast(one, negate(one))));
  const lepas = barang.length === 0;
  const plain = [...sumber, ...kembali].every(({ kadar }) =>
    lepas ? kadar === sumber[0]?.kadar : barang.some((one) => one.kadar === kadar),
  );
  const masuk = plus(sum(barang.map((one) => one.berat_masuk)), beratDari(sumber));
  const masuk_murni = plus(sum(barang.map((one) => one.murni_masuk)), murniDari(sumber));
  const tol = lepas ? per(0) : toleransi;
  const none = mg(0);
  const dipakai = {
    berat: atLeast(none, minus(masuk, beratDari(kembali))),
    murni: atLeast(none, minus(masuk_murni, murniDari(kembali))),
  };
  const boleh = percentOf(plain ? dipakai.berat : dipakai.murni, tol, 'down');
  const boleh_murni = percentOf(dipakai.murni, tol, 'down');
  // A fineness called poorer than it is loses fine gold while the weight agrees.
  const rounding = mg(plain || lepas ? barang.length + sumber.length + kembali.length : 0);
  const toko = hilangToko({ barang, sumber, kembali });
  const bolehToko = {
    berat: bolehDari(minus(beratDari(sumber), beratDari(kembali)), tol, boleh),
    murni: bolehDari(minus(murniDari(sumber), murniDari(kembali)), tol, boleh_murni),
  };
  const hilang =
    (plain && (susut > boleh || toko.berat > bolehToko.berat)) ||
    susut_murni > plus(boleh_murni, rounding) ||
    toko.murni > plus(bolehToko.murni, rounding);
  const untung = plain ? susut < 0 : negate(susut_murni) > boleh_murni;
  const from = murniDari(sumber);
  const lost = susut_murni > from ? from : susut_murni;
  return {
    sumber,
    sendiri,
    susut,
    susut_murni,
    boleh,
    hilang: plain ? toko.berat : toko.murni,
    boleh_hilang: plain ? bolehToko.berat : bolehToko.murni,
    persen: plain ? shareOf(susut, masuk, 'half') : shareOf(susut_murni, masuk_murni, 'half'),
    tak_jelas,
    lebih: hilang || untung || tak_jelas > 0 || barang.some((one) => kikirLebih(one, toleransi)),
    tambah_lebih: tambahLebih(barang, sendiri),
    modal_susut: hilang && lost > 0 && from > 0 ? scale(modal, lost, from, 'half') : rp(0),
  };
}

/** Fine gold that a job lost within what it may lose: what is agreed to by itself is none of it. */
export const susutKecil = ({ lebih, susut_murni }: SusutTukang): Miligram =>
  lebih ? mg(0) : atLeast(mg(0), susut_murni);

/** What small losses of a month are with one more, since a sum above the limit was agreed to (decision 1283). */
export const susutMenjadi = (sebelum: Miligram, kecil: Miligram, batas: Miligram): Miligram =>
  sebelum > batas ? kecil : plus(sebelum, kecil);

type Bahan = {
  readonly barang: readonly Kerja[];
  readonly sumber: readonly Emas[];
  readonly kembali: readonly Emas[];
};

/** Gold of the craftsman's account that is neither in a piece nor back. */
const hilangToko = ({ barang, sumber, kembali }: Bahan) => ({
  berat: minus(
    minus(beratDari(sumber), sum(barang.map((one) => one.tambah_emas))),
    beratDari(kembali),
  ),
  murni: minus(
    minus(
      murniDari(sumber),
      sum(barang.map(({ tambah_emas, kadar }) => percentOf(tambah_emas, kadar, 'half'))),
    ),
    murniDari(kembali),
  ),
});
