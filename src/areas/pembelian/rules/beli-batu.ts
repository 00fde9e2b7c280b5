import {
  minus,
  plus,
  mg,
  percentOf,
  priceOf,
  roundTo,
  rp,
  scale,
  shareOut,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { teksBatu, type Sifat, type Ukuran } from '#areas/berlian/rules/batu.ts';
import { teksKurang, type BatuKurang } from '#areas/pembelian/rules/batu-datang.ts';
import { hitungEmasNota, type HargaBeli } from '#areas/pembelian/rules/hitung-pembelian.ts';
import { beratBatu } from '#areas/stock/rules/barang.ts';

/** Why stones are not bought back with their gold (D-45.7). */
export const TIDAK_BELI_BATU = refusals({
  BERLIAN_TIDAK_AKTIF: { field: 'berlian', message: 'Toko Ini Tidak Membeli Berlian' },
  BATU_KOSONG: { field: 'carat', message: 'Carat Batu Tidak Boleh Kosong' },
  SISA_SUDAH_DIBELI: {
    message: 'Batu {kode_berlian} Sudah Dibeli Dengan {no_faktur_beli}, Batalkan Dulu Itu',
  },
  BATU_BUKAN_NOTA: {
    field: 'kode_berlian',
    message: 'Batu {kode_berlian} Tidak Dijual Dengan Barang Ini',
  },
  BATU_NOTA_KOSONG: {
    field: 'no_faktur_jual',
    message: 'Ketik No Nota Penjualan Batu {kode_berlian}',
  },
  BATU_NOTA_LAIN: {
    field: 'no_sertifikat',
    message: 'Sertifikat Ini Dijual Di Nota {no}, Pindai Nota Itu',
  },
  BATU_UKURAN_LAIN: {
    field: 'carat',
    message: 'Sertifikat Ini Tercatat {carat} ct Di Berlian {kode_berlian}',
  },
  JENIS_TANPA_BATU: { field: 'kode_dept', message: 'Batu Hanya Untuk Jenis Berlian' },
  BERAT_BATU_LEBIH: { field: 'berat', message: 'Berat Harus Lebih Dari Berat Batu {batu} g' },
  HARGA_KURANG_BATU: {
    field: 'harga',
    message: 'Harga Tidak Boleh Kurang Dari Harga Batu {harga}',
  },
  BATU_MASIH_ADA: { message: 'Lepas Dahulu Batu {no_faktur_beli} Baris {urut}' },
  BATU_TIDAK_ADA: { message: 'Pembelian {no_faktur_beli} Baris {urut} Tanpa Batu' },
});

/** What the price of a bought stone is made of: what was paid for it, the shop's parameters, or nothing. */
export const ASAL_BATU = { NOTA: 'Nota', PARAMETER: 'Parameter', TANPA: 'Tanpa nilai' } as const;
export type AsalBatu = keyof typeof ASAL_BATU;

/** The line of a sale as far as it tells what its stones cost. */
export type JualBerbatu = {
  readonly berat_asli: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly harga_jual: Rupiah;
  readonly harga: Rupiah;
  readonly netto: Rupiah;
};

/**
 * What was paid for the stones of a piece: what of its price was not gold (№ 85), less the same share of what was
 * taken off the whole line.
 */
export function hitungBatuNota(jual: JualBerbatu): Rupiah {
  const emas = priceOf(jual.harga_per_gram, jual.berat_asli, 'half');
  const batu = emas < jual.harga_jual ? minus(jual.harga_jual, emas) : rp(0);
  return jual.harga > 0 ? scale(batu, jual.netto, jual.harga, 'down') : rp(0);
}

type NotaBerbatu = JualBerbatu & {
  readonly ongkos: Rupiah;
  readonly berat: Miligram;
  /** Null where it had none. */
  readonly berat_batu: Miligram | null;
};

/** What a piece of a nota weighed without its stones. */
export const beratEmas = ({ berat, berat_batu }: NotaBerbatu): Miligram =>
  minus(berat, berat_batu ?? mg(0));

/** What its gold cost: without ongkos, and without what was paid for stones. */
export const emasNota = (nota: NotaBerbatu): Rupiah =>
  minus(
    hitungEmasNota(nota.netto, nota.ongkos),
    nota.berat_batu === null ? rp(0) : hitungBatuNota(nota),
  );

type Berbobot = {
  readonly bobot: Rupiah;
  /** Null where it is not known. */
  readonly modal: Rupiah | null;
  readonly carat: Miligram;
};

/**
 * What each stone of a piece was paid for: by what each costs now; where one of them has no price, by what each cost
 * the shop; where that is not known of each, by carat. A chip with a price carries none of a great stone without.
 */
export function bagiBatuNota(dibayar: Rupiah, batu: readonly Berbobot[]): Rupiah[] {
  const ukuran: readonly (readonly number[])[] = [
    batu.map(({ bobot }) => bobot),
    batu.map(({ modal }) => modal ?? rp(0)),
    batu.map(({ carat }) => carat),
  ];
  const semua = ukuran.find((all) => all.every((one) => one > 0));
  return shareOut(dibayar, semua ?? batu.map(({ carat }) => carat));
}

/** What the shop gives for a stone: BELI_BERLIAN_PERSEN of what was paid, or of what its parameters say. */
export const hargaBeliBatu = (dasar: Rupiah, persen: Persen, langkah: Rupiah): Rupiah =>
  roundTo(percentOf(dasar, persen, 'down'), langkah, 'down');

/** A stone that comes back with bought gold. */
export type BatuDibeli = Sifat &
  Ukuran & {
    readonly kode_berlian: string;
    readonly lembaga: string | null;
    readonly no_sertifikat: string | null;
    readonly asal: AsalBatu;
    readonly dasar: Rupiah;
    readonly harga: Rupiah;
  };

/** The stones of a line as its gold is reckoned without them, and as its paper names them. */
export type BatuBaris = {
  readonly berat: Miligram;
  readonly rp: Rupiah;
  readonly teks: string | null;
  /** Codes of stones that its nota sold with the piece, and that did not come back with it; what they weigh. */
  readonly kurang: string | null;
  readonly beratKurang: Miligram;
  /** What the shop would have given for them. */
  readonly kurangRp: Rupiah;
  /** Of those that a count had missed, the numbers of the counts. */
  readonly hilang: string | null;
  /** Of those that were sold loose, their notas; the codes of those that another person had bought. */
  readonly dijual: string | null;
  readonly lain: string | null;
  /** Of those that an earlier buy-back came without, its number. */
  readonly sisa: string | null;
  /** Those that may be in the chain already under another name (D-45.9). */
  readonly ganti: string | null;
  /** Of parcels that were weighed unlike what was sold, the mean stone of both. */
  readonly beda: string | null;
};
export const TANPA_BATU: BatuBaris = {
  berat: mg(0),
  rp: rp(0),
  teks: null,
  kurang: null,
  beratKurang: mg(0),
  kurangRp: rp(0),
  hilang: null,
  dijual: null,
  lain: null,
  sisa: null,
  ganti: null,
  beda: null,
};

type Orang = { readonly kode_customer: string | null; readonly no_hp: string | null };
/** The sale of a stone that comes without the piece that it was sold with, if any. */
export type JualLepas = Orang & {
  readonly kode_berlian: string;
  /** The buy-back of its piece, which came without it, and its shop; null of one that was sold loose. */
  readonly sisa_toko: string | null;
  readonly sisa_beli: string | null;
  readonly no: string;
  readonly tgl_system: Hari;
};

/** Whether who sold it to the shop is who bought it: by the card, or by the telephone. */
const satuOrang = (satu: Orang, dua: Orang): boolean =>
  (satu.kode_customer !== null && satu.kode_customer === dua.kode_customer) ||
  (satu.no_hp !== null && satu.no_hp === dua.no_hp);

/** Its stones that were sold loose, or that stayed out of an earlier buy-back, as the line keeps them. */
export const jumlahkanLepas = (
  lepas: readonly JualLepas[],
  penjual: Orang,
): Pick<BatuBaris, 'dijual' | 'lain' | 'sisa'> => ({
  sisa:
    lepas
      .flatMap(({ kode_berlian, sisa_beli }) => (sisa_beli ? [`${kode_berlian} ${sisa_beli}`] : []))
      .join('; ') || null,
  dijual:
    lepas
      .map((one) => `${one.kode_berlian} ${one.no} ${formatHariPanjang(one.tgl_system)}`)
      .join('; ') || null,
  lain:
    lepas
      .filter((one) => !satuOrang(one, penjual))
      .map((one) => one.kode_berlian)
      .join(' ') || null,
});

export const jumlahkanBatu = (
  batu: readonly (BatuDibeli & { readonly hilang_di: string | null })[],
  kurang: readonly BatuKurang[],
): BatuBaris => ({
  ...TANPA_BATU,
  berat: beratSemua(batu),
  rp: sum([rp(0), ...batu.map((one) => one.harga)]),
  teks: batu.length === 0 ? null : batu.map(teksDibeli).join('; '),
  kurang: teksKurang(kurang),
  beratKurang: beratSemua(kurang.filter(({ dinota }) => dinota)),
  kurangRp: sum([rp(0), ...kurang.map((one) => one.harga)]),
  hilang: batu.flatMap((one) => one.hilang_di ?? []).join(' ') || null,
});

const beratSemua = (batu: readonly { readonly carat: Miligram }[]): Miligram =>
  beratBatu(sum([mg(0), ...batu.map((one) => one.carat)]));

/** The same as a line keeps them. */
export const kolomBatu = (batu: BatuBaris) => ({
  berat_batu: batu.berat,
  batu_rp: batu.rp,
  batu: batu.teks,
  batu_kurang: batu.kurang,
  batu_kurang_rp: batu.kurangRp,
  batu_hilang: batu.hilang,
  batu_dijual: batu.dijual,
  batu_lain: batu.lain,
  batu_sisa: batu.sisa,
  batu_ganti: batu.ganti,
  batu_beda: batu.beda,
});

/** Whether stones came with a line, or did not although its nota sold them. */
export const berbatu = (line: Pick<BatuTersimpan, 'batu' | 'batu_kurang'>): boolean =>
  line.batu !== null || line.batu_kurang !== null;

/** A price of gold with its stones beside it. */
export const denganBatu = (emas: Rupiah | null, { rp: batu }: BatuBaris): Rupiah | null =>
  emas === null ? null : plus(emas, batu);

export const hargaDenganBatu = (emas: HargaBeli, batu: BatuBaris): HargaBeli => ({
  harga_hari_ini: plus(emas.harga_hari_ini, batu.rp),
  harga_dasar_nota: denganBatu(emas.harga_dasar_nota, batu),
  harga_tawar: plus(emas.harga_tawar, batu.rp),
});

/** The stones of a kept line, whose nota weighed so much. */
export const batuTersimpan = (line: BatuTersimpan, berat_nota: Miligram | null): BatuBaris => ({
  berat: line.berat_batu,
  rp: line.batu_rp,
  teks: line.batu,
  kurang: line.batu_kurang,
  beratKurang: minus(berat_nota ?? mg(0), line.berat_nota ?? berat_nota ?? mg(0)),
  kurangRp: line.batu_kurang_rp,
  hilang: line.batu_hilang,
  dijual: line.batu_dijual,
  lain: line.batu_lain,
  sisa: line.batu_sisa,
  ganti: line.batu_ganti,
  beda: line.batu_beda,
});
type BatuTersimpan = {
  readonly berat_nota: Miligram | null;
  readonly berat_batu: Miligram;
  readonly batu_rp: Rupiah;
  readonly batu: string | null;
  readonly batu_kurang: string | null;
  readonly batu_kurang_rp: Rupiah;
  readonly batu_hilang: string | null;
  readonly batu_dijual: string | null;
  readonly batu_lain: string | null;
  readonly batu_sisa: string | null;
  readonly batu_ganti: string | null;
  readonly batu_beda: string | null;
};

const teksDibeli = (one: BatuDibeli): string =>
  [one.kode_berlian, teksBatu(one), formatRupiah(one.harga)].filter(Boolean).join(' ');
