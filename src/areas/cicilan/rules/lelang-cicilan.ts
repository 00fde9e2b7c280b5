import { formatRupiah } from '#kit/rules/format.ts';
import { addDays, kataHari, type Hari } from '#kit/rules/hari.ts';
import {
  atLeast,
  mg,
  minus,
  percentOf,
  plus,
  priceOf,
  roundTo,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { beratBatu } from '#areas/stock/rules/barang.ts';
import { periksaPeringatan, type Diperingatkan } from '#areas/customer/rules/peringatan.ts';

export const TIDAK_LELANG_CICILAN = refusals({
  SERAH_AWAL: { message: 'Barang Cicilan Ini Sudah Diserahkan, Tidak Dapat Dilelang' },
  TIDAK_TUNGGAK: { message: 'Cicilan Ini Tidak Menunggak' },
  BELUM_BOLEH_LELANG: { message: 'Cicilan Ini Baru Boleh Dilelang Mulai {tgl}' },
  HARGA_BELI_KOSONG: {
    field: 'hasil_lelang',
    message: 'Harga Beli {nama} Belum Diatur',
  },
  HASIL_KURANG: {
    field: 'hasil_lelang',
    message: 'Hasil Lelang Tidak Boleh Di Bawah {nilai}',
  },
  GUDANG_KOSONG: { field: 'kode_gudang', message: 'Gudang Tidak Boleh Kosong' },
  BARANG_PINDAH: { message: 'Barang Lelang Sudah Tidak Di Tempatnya' },
  PENERIMA_KTP_SAMA: { field: 'no_ktp', message: 'No KTP Penerima Sama Dengan No KTP Customer' },
});

/** The first day on which the goods may be auctioned: days of grace after the oldest unpaid instalment (D-38.4). */
export const tentukanBolehLelangCicilan = (tertua: Hari, tenggang: number): Hari =>
  addDays(tertua, Math.max(1, tenggang));

type Siap = {
  /** Due date of the oldest instalment that is not paid whole; null where none is late. */
  readonly tertua: Hari | null;
  readonly tenggang: number;
  readonly hari: Hari;
  readonly peringatan: Diperingatkan;
  readonly serah: 'LUNAS' | 'AWAL';
};

/** Why the goods are not auctioned yet, or never: they left the shop with the contract (D-38.3). */
export function periksaSiapLelangCicilan({
  tertua,
  tenggang,
  hari,
  peringatan,
  serah,
}: Siap): Refusal[] {
  if (serah === 'AWAL') return [TIDAK_LELANG_CICILAN.SERAH_AWAL];
  if (tertua === null) return [TIDAK_LELANG_CICILAN.TIDAK_TUNGGAK];
  const boleh = tentukanBolehLelangCicilan(tertua, tenggang);
  if (hari < boleh)
    return [fill(TIDAK_LELANG_CICILAN.BELUM_BOLEH_LELANG, { tgl: kataHari(boleh) })];
  return periksaPeringatan(peringatan, tertua);
}

/** What a piece weighs without its stones: its gold, as a buy-back reckons it (D-45.7). */
export const beratTanpaBatu = (
  berat: Miligram,
  stones: readonly { readonly carat: Miligram }[],
): Miligram =>
  atLeast(mg(0), minus(berat, beratBatu(sum([mg(0), ...stones.map(({ carat }) => carat)]))));

/** What the shop would pay for gold today, down to the step of prices: what an auction is proposed to fetch. */
export const hitungNilaiBeli = (berat: Miligram, harga_per_gram: Rupiah, langkah: Rupiah): Rupiah =>
  roundTo(priceOf(harga_per_gram, berat, 'down'), langkah, 'down');

/**
 * The least that an auction fetches: what the shop would pay for the goods today, else what their gold is worth as
 * scrap, with their stones beside it (D-38.4). Below it the shop would keep the customer's money and the goods as well.
 * Null without either price.
 */
export const nilaiTerendah = (
  nilai_beli: Rupiah | null,
  nilai_rosok: Rupiah | null,
  batu: Rupiah,
): Rupiah | null => nilai_beli ?? (nilai_rosok === null ? null : plus(nilai_rosok, batu));

export const periksaHasilCicilan = (hasil: Rupiah, terendah: Rupiah): Refusal[] =>
  hasil < terendah
    ? [fill(TIDAK_LELANG_CICILAN.HASIL_KURANG, { nilai: formatRupiah(terendah) })]
    : [];

type Kontrak = { readonly dibayar: Rupiah; readonly sisa: Rupiah };
export type LelangCicilan = {
  readonly hasil_lelang: Rupiah;
  readonly biaya: Rupiah;
  readonly kelebihan: Rupiah;
  readonly kekurangan: Rupiah;
  /** What the shop keeps of the money that was paid. */
  readonly pendapatan: Rupiah;
};

/**
 * What an auction leaves: the result less rest and cost is the customer's, at most what he paid; what is kept is the
 * shop's income; a shortfall is shown and not booked (D-38.4).
 */
export function hitungLelangCicilan(
  { dibayar, sisa }: Kontrak,
  hasil_lelang: Rupiah,
  { biaya: rate, langkah }: { readonly biaya: Persen; readonly langkah: Rupiah },
): LelangCicilan {
  const biaya = roundTo(percentOf(hasil_lelang, rate, 'down'), langkah, 'down');
  const owed = plus(sisa, biaya);
  const left = atLeast(rp(0), minus(hasil_lelang, owed));
  const kelebihan = left > dibayar ? dibayar : left;
  return {
    hasil_lelang,
    biaya,
    kelebihan,
    kekurangan: atLeast(rp(0), minus(owed, hasil_lelang)),
    pendapatan: minus(dibayar, kelebihan),
  };
}
