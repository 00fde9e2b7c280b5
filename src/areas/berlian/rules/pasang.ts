import {
  atLeast,
  mg,
  minus,
  negate,
  percentOf,
  persen,
  plus,
  rp,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { lepas, type Baris } from '#areas/buku/rules/buku.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { bukuBerlian } from '#areas/berlian/rules/batu.ts';
import { beratBatu, type Tempat } from '#areas/stock/rules/barang.ts';
import { hitungSusut, bukuSusut, type Susut } from '#areas/stock/rules/susut.ts';

/** The two ways of a PL (D-45.5). */
export const LANGKAH_PASANG = { PASANG: 'Pasang', LEPAS: 'Lepas' } as const;
export type LangkahPasang = keyof typeof LANGKAH_PASANG;

/** Why a stone is not set, or not taken out. */
export const TIDAK_PASANG = refusals({
  BARANG_BUKAN_BERLIAN: {
    field: 'kode_barcode',
    message: 'Jenis Barang {kode_barcode} Bukan Berlian',
  },
  BUKAN_DI_BARANG: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Tidak Terpasang Di Barang {kode_barcode}',
  },
  BERAT_EMAS_NOL: {
    field: 'berat',
    message: 'Berat Harus Lebih Dari Berat Batu Dan Atribut {atribut} g',
  },
  BAGIAN_ASING: { field: 'bagian', message: 'Bagian Menyebut Berlian Yang Tidak Dipasang' },
  PASANG_TETAP: { message: 'Pasang Dan Lepas Tidak Dapat Dibatalkan, Lakukan Sebaliknya' },
});

/** A piece before stones come or go: its own figures, and what of them its stones are. */
export type BarangBatu = Tempat & {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly berat_asli: Miligram;
  readonly berat_atribut: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  /** Carat and cost of the stones that are set in it. */
  readonly carat: Miligram;
  readonly modal_batu: Rupiah;
  /** Gold that earlier acts on it lost within their tolerance. */
  readonly susut_lalu: Miligram;
};
/** What comes or goes, and what the piece weighs then. */
export type Dipasang = {
  readonly langkah: LangkahPasang;
  readonly carat: Miligram;
  readonly modal: Rupiah;
  readonly berat: Miligram;
  readonly toleransi: Miligram;
};

export type JadiBatu = {
  readonly berat_atribut: Miligram;
  /** Weight of stones that came (above 0) or went. */
  readonly batu: Miligram;
  readonly emas: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly susut: Susut;
};

/**
 * A piece with stones set into it, or taken out: its stones weigh their carat, rounded once together (D-45.2); what is
 * left of the weight is gold, and gold that is missing is lost (D-51.17). Cost moves along, no more than the piece has.
 */
export function hitungPasang(
  piece: BarangBatu,
  { langkah, carat, modal, berat, toleransi }: Dipasang,
): JadiBatu {
  const masuk = langkah === 'PASANG';
  const dulu = lebihKecil(beratBatu(piece.carat), piece.berat_atribut);
  // What was typed with its piece may weigh less there than its carat says: the rest was called gold until now.
  const kini = beratBatu(masuk ? plus(piece.carat, carat) : minus(piece.carat, carat));
  const berat_atribut = plus(minus(piece.berat_atribut, dulu), kini);
  const emas = minus(berat, berat_atribut);
  const murni = emas === piece.berat_asli ? piece.murni : percentOf(emas, piece.persen, 'half');
  const susut = hitungSusut({
    masuk: { berat: piece.berat_asli, murni: piece.murni },
    keluar: { berat: emas, murni },
    harga: atLeast(rp(0), minus(piece.harga_modal ?? rp(0), piece.modal_batu)),
    toleransi: persen(0),
    ukur: 'berat',
    boleh: atLeast(mg(0), minus(toleransi, piece.susut_lalu)),
  });
  return {
    berat_atribut,
    batu: minus(kini, dulu),
    emas,
    murni,
    harga_modal: modalJadi(piece.harga_modal, masuk ? modal : negate(modal), susut.modal),
    susut,
  };
}

const lebihKecil = (a: Miligram, b: Miligram): Miligram => (a < b ? a : b);

/** A piece of unknown cost has that of its stones from then on: a sale below it needs approval (D-9.3). */
const modalJadi = (lama: Rupiah | null, batu: Rupiah, hilang: Rupiah): Rupiah | null =>
  lama === null && batu === 0 && hilang === 0 ? null : minus(plus(lama ?? rp(0), batu), hilang);

/** What of the cost of stones leaves with them: no more than the piece itself cost, and unknown where that is. */
export const modalLepas = (
  { harga_modal: ada }: Pick<BarangBatu, 'harga_modal'>,
  modal: Rupiah,
): Rupiah | null => {
  if (ada === null) return null;
  return modal < ada ? modal : ada;
};

type Beli = { readonly kode_supplier: string; readonly modal: Rupiah };

/**
 * Weight of stones is booked in `batu` at the kadar of the piece, gold that is lost in `susut` (D-45.2, D-45.5); a
 * stone in consignment is bought in the same set (D-45.4).
 */
export function bukuPasang(
  piece: BarangBatu,
  berat: Miligram,
  jadi: JadiBatu,
  dibeli: readonly Beli[],
): Baris[] {
  const { persen: kadar, kode_barcode } = piece;
  const tempat = akunTempat(piece.kode_gudang, piece.kode_baki);
  const hilang = minus(piece.murni, jadi.murni);
  return [
    lepas('batu', kadar, negate(jadi.batu), mg(0)),
    {
      ...lepas(tempat, kadar, minus(berat, piece.berat), negate(hilang)),
      kode_barcode,
    },
    lepas('susut', kadar, minus(piece.berat_asli, jadi.emas), hilang),
    ...dibeli.flatMap((one) => bukuBerlian(one.modal, one.kode_supplier)),
    ...bukuSusut(jadi.susut.modal),
  ];
}
