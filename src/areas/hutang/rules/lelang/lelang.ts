import { addDays, daysBetween, type Hari } from '#kit/rules/hari.ts';
import { kataHari } from '#kit/rules/hari.ts';
import { formatRupiah, percentText } from '#kit/rules/format.ts';
import {
  atLeast,
  minus,
  negate,
  percentOf,
  plus,
  priceOf,
  roundTo,
  rp,
  shareOut,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { zip } from '#kit/rules/lists.ts';
import { periksaPeringatan, type Diperingatkan } from '#areas/customer/rules/peringatan.ts';
import { akunBiaya, akunGudang, akunPendapatan } from '#areas/buku/rules/akun.ts';
import { lepas, padat, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';

export const TIDAK_LELANG = refusals({
  BELUM_BOLEH_LELANG: { message: 'Hutang Ini Baru Boleh Dilelang Mulai {tgl}' },
  BELUM_JATUH_TEMPO: { message: 'Hutang Ini Baru Jatuh Tempo {tgl}' },
  HARGA_ROSOK_KOSONG: { message: 'Harga Rosok Belum Diisi' },
  HASIL_KURANG: {
    field: 'hasil_lelang',
    message: 'Hasil Lelang Tidak Boleh Di Bawah Nilai Rosok {nilai}',
  },
  HASIL_LEBUR_KOSONG: { field: 'hasil', message: 'Hasil Lebur Tidak Boleh Kosong' },
  HASIL_LEBUR_SISA: { field: 'hasil', message: 'Hasil Lebur Hanya Untuk Barang Yang Dilebur' },
  LEBUR_LEBIH: {
    field: 'hasil.berat',
    message: 'Berat Hasil Tidak Boleh Lebih Dari {berat} g',
  },
  GROUP_KOSONG: { field: 'kode_group', message: 'Group {nama} Tidak Boleh Kosong' },
  KADAR_KOSONG: { field: 'kode_kadar', message: 'Kode Kadar {nama} Tidak Boleh Kosong' },
  BARANG_PINDAH: { message: 'Barang Lelang Sudah Tidak Di Gudang Pembelian' },
  PENERIMA_KTP_SAMA: {
    field: 'no_ktp',
    message: 'No KTP Penerima Sama Dengan No KTP Peminjam',
  },
});

/** The first day on which a loan may be auctioned: after the days of grace, never on its due date (D-35.14). */
export const tentukanBolehLelang = (tgl_jatuh_tempo: Hari, tenggang: number): Hari =>
  addDays(tgl_jatuh_tempo, Math.max(1, tenggang));

type Siap = {
  readonly tgl_jatuh_tempo: Hari;
  readonly tenggang: number;
  readonly hari: Hari;
  /** The notices past the due date that the loan has now. */
  readonly peringatan: Diperingatkan;
};

/** Why a loan is not auctioned yet (D-35.14). */
export function periksaSiapLelang({
  tgl_jatuh_tempo,
  tenggang,
  hari,
  peringatan,
}: Siap): Refusal[] {
  const boleh = tentukanBolehLelang(tgl_jatuh_tempo, tenggang);
  if (hari < boleh) return [fill(TIDAK_LELANG.BELUM_BOLEH_LELANG, { tgl: kataHari(boleh) })];
  return periksaPeringatan(peringatan, tgl_jatuh_tempo);
}

type Ketentuan = { readonly biaya_lelang_persen: Persen; readonly masa_kelebihan: number };

/** What a ticket or a contract says of an auction: what it costs, and whose the rest is (D-35.22). */
export const syaratLelang = ({
  biaya_lelang_persen: biaya,
  masa_kelebihan,
}: Ketentuan): string[] => [
  biaya > 0 ? `Biaya lelang ${percentText(biaya)} dari hasil lelang.` : 'Lelang tanpa biaya.',
  `Kelebihan hasil lelang adalah hak customer dan dapat diambil selama ${masa_kelebihan} bulan.`,
];

export const hitungHariLewat = (tgl_jatuh_tempo: Hari, hari: Hari): number =>
  Math.max(0, daysBetween(tgl_jatuh_tempo, hari));

/** What gold is worth as scrap today: the least at which the shop takes it (D-35.14). */
export const hitungNilaiRosok = (
  murni: Miligram,
  harga_rosok: Rupiah,
  pembulatan: Rupiah,
): Rupiah => roundTo(priceOf(harga_rosok, murni, 'down'), pembulatan, 'down');

export const periksaHasil = (hasil: Rupiah, nilai_rosok: Rupiah): Refusal[] =>
  hasil < nilai_rosok
    ? [fill(TIDAK_LELANG.HASIL_KURANG, { nilai: formatRupiah(nilai_rosok) })]
    : [];

type Owed = { readonly jumlah_hutang: Rupiah; readonly bunga_rp: Rupiah };
export type Lelang = {
  readonly hasil_lelang: Rupiah;
  readonly biaya: Rupiah;
  readonly kelebihan: Rupiah;
  readonly kekurangan: Rupiah;
};

/** What an auction leaves: its cost, at most what is left above the debt; the customer's rest, or the shop's loss. */
export function hitungLelang(
  { jumlah_hutang, bunga_rp }: Owed,
  hasil_lelang: Rupiah,
  { biaya: rate, pembulatan }: { readonly biaya: Persen; readonly pembulatan: Rupiah },
): Lelang {
  const rest = minus(hasil_lelang, plus(jumlah_hutang, bunga_rp));
  const above = atLeast(rp(0), rest);
  const cost = roundTo(percentOf(hasil_lelang, rate, 'down'), pembulatan, 'down');
  const biaya = cost > above ? above : cost;
  return {
    hasil_lelang,
    biaya,
    kelebihan: minus(above, biaya),
    kekurangan: atLeast(rp(0), negate(rest)),
  };
}

export type BarangLelang = {
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

/** What each piece costs the shop: the value of all, by fine gold. */
export const bagiNilai = (hasil: Rupiah, goods: readonly BarangLelang[]): Rupiah[] =>
  shareOut(
    hasil,
    goods.map((one) => one.murni),
  );

export type Lebur = BarangLelang & { readonly kode_gudang: string };
type Bagian = { readonly berat_hasil: Miligram; readonly murni_hasil: Miligram };

/** What came out of each piece: by its weight, and by its fine gold. */
export function bagiLebur(goods: readonly BarangLelang[], lot: BarangLelang): Bagian[] {
  const berat = shareOut(
    lot.berat,
    goods.map((one) => one.berat),
  );
  const murni = shareOut(
    lot.murni,
    goods.map((one) => one.murni),
  );
  return zip(berat, murni).map(([berat_hasil, murni_hasil]) => ({ berat_hasil, murni_hasil }));
}

/** The money of an auction: the goods are stock at their value, the debt is settled out of it. */
const bukuNilai = (
  { jumlah_hutang, bunga_rp }: Owed,
  { hasil_lelang, biaya, kelebihan, kekurangan }: Lelang,
): Baris[] => [
  uang('persediaan', hasil_lelang),
  uang(akunBiaya('RUGI_LELANG'), kekurangan),
  uang('pinjaman', negate(jumlah_hutang)),
  uang('bunga', negate(bunga_rp)),
  uang(akunPendapatan('BIAYA_LELANG'), negate(biaya)),
  uang('kelebihan_lelang', negate(kelebihan)),
];

/** To the BELI warehouse, piece by piece. */
export const bukuLelang = (
  owed: Owed,
  lelang: Lelang,
  goods: readonly BarangLelang[],
  kode_gudang: string,
): Baris[] =>
  padat([
    ...bukuNilai(owed, lelang),
    ...goods.flatMap((one) => pindahPotong('jaminan', akunGudang(kode_gudang), one)),
  ]);

/** To melting: each piece stays at `lebur` with its share of what came out, the rest is lost (as worked). */
export function bukuLelangLebur(
  owed: Owed,
  lelang: Lelang,
  goods: readonly BarangLelang[],
  lot: Lebur,
): Baris[] {
  return padat([
    ...bukuNilai(owed, lelang),
    ...zip(goods, bagiLebur(goods, lot)).flatMap(([one, { berat_hasil, murni_hasil }]) => {
      return [
        potong('jaminan', -1, one),
        potong('lebur', 1, { kadar: one.kadar, berat: berat_hasil, murni: murni_hasil }),
        lepas('susut', one.kadar, minus(one.berat, berat_hasil), minus(one.murni, murni_hasil)),
      ];
    }),
    lepas('lebur', lot.kadar, negate(lot.berat), negate(lot.murni)),
    lepas(akunGudang(lot.kode_gudang), lot.kadar, lot.berat, lot.murni),
  ]);
}
