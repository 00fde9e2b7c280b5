import { addMonths, daysBetween, type Hari } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import {
  minus,
  percentOf,
  plus,
  roundTo,
  scale,
  sum,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** Where a contract of instalments is (D-17.1). */
export type StatusCicilan = 'AKTIF' | 'LUNAS' | 'LELANG' | 'CANC';

/** When the goods leave: after the last payment, or with the contract (CICILAN_SERAH_BARANG). */
export type SerahBarang = 'LUNAS' | 'AWAL';

export const TIDAK_CICILAN = refusals({
  BULAN_TIDAK_ADA: {
    field: 'bulan',
    message: 'Cicilan {bulan} Bulan Tidak Ada Di Parameter Cicilan',
  },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Kode Sales Tidak Ditemukan' },
  NAMA_KOSONG: { field: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' },
  ALAMAT_KOSONG: { field: 'customer.alamat', message: 'Alamat Customer Tidak Boleh Kosong' },
  HP_KOSONG: { field: 'customer.no_hp', message: 'No HP Customer Tidak Boleh Kosong' },
  KTP_KOSONG: { field: 'customer.no_ktp', message: 'No KTP Customer Tidak Boleh Kosong' },
  KENA_PPH22: {
    field: 'customer.kode_customer',
    message: 'Pengusaha Yang Kena PPh 22 Tidak Dapat Membeli Dengan Cicilan',
  },
  BARANG_DIBELI: { message: 'Barang Cicilan Ini Sudah Dibeli Kembali Dengan {no}' },
  DP_KURANG: { field: 'pembayaran', message: 'DP Cicilan Minimal {minimal}' },
  DP_LEBIH: { field: 'pembayaran', message: 'DP Cicilan Harus Di Bawah {harga}' },
  HARGA_BERUBAH: { message: 'Harga Cicilan Sekarang {harga}, Periksa Sekali Lagi' },
  CICILAN_BATAL: { message: 'Cicilan {no} Sudah Dibatalkan' },
  CICILAN_LUNAS: { message: 'Cicilan {no} Sudah Lunas' },
  CICILAN_LELANG: { message: 'Cicilan {no} Sudah Dilelang' },
  SERAH_AWAL_BATAL: {
    message: 'Barang Cicilan Ini Sudah Diserahkan, Hanya Dapat Dibatalkan Pada Harinya',
  },
});

/** What paying in instalments adds to the cash price: its percent, rounded up to the step (D-38.1). */
export const hitungTambahan = (harga_tunai: Rupiah, persen: Persen, langkah: Rupiah): Rupiah =>
  roundTo(percentOf(harga_tunai, persen, 'up'), langkah, 'up');

/** The least first payment (CICILAN_MIN_DP_PERSEN of the price with what is added), in whole rupiah. */
export const hitungDpMinimal = (harga_jual: Rupiah, persen: Persen): Rupiah =>
  percentOf(harga_jual, persen, 'up');

/** Why a first payment is refused: below the least, or nothing is left to pay in instalments. */
export function periksaDpCicilan(dp: Rupiah, harga_jual: Rupiah, persen: Persen): Refusal[] {
  const minimal = hitungDpMinimal(harga_jual, persen);
  return gather(
    [dp < minimal, fill(TIDAK_CICILAN.DP_KURANG, { minimal: formatRupiah(minimal) })],
    [dp >= harga_jual, fill(TIDAK_CICILAN.DP_LEBIH, { harga: formatRupiah(harga_jual) })],
  );
}

/** One instalment: the how-manieth, until when, how much. */
export type Angsuran = {
  readonly ke: number;
  readonly jatuh_tempo: Hari;
  readonly jumlah: Rupiah;
};

/** One instalment rounded up to the step; at least the step where anything is left to pay. */
export const hitungAngsuran = (sisa: Rupiah, bulan: number, langkah: Rupiah): Rupiah =>
  roundTo(scale(sisa, 1, bulan, 'up'), langkah, 'up');

/**
 * The instalments of what is left after the first payment: equal ones rounded up, the last takes the remainder; n is
 * due n calendar months after the contract (D-38.1). None asks for more than is left: a small contract ends early.
 */
export function susunJadwal(
  sisa: Rupiah,
  { bulan, langkah, tgl }: { readonly bulan: number; readonly langkah: Rupiah; readonly tgl: Hari },
): Angsuran[] {
  const each = hitungAngsuran(sisa, bulan, langkah);
  const rows: Angsuran[] = [];
  let left = sisa;
  for (let ke = 1; ke <= bulan && left > 0; ke++) {
    const jumlah = ke === bulan || each > left ? left : each;
    rows.push({ ke, jatuh_tempo: addMonths(tgl, ke), jumlah });
    left = minus(left, jumlah);
  }
  return rows;
}

/** An instalment beside what was paid of it. */
export type AngsuranKini = Angsuran & { readonly terbayar: Rupiah; readonly sisa: Rupiah };

/** What was paid fills the oldest instalments first (D-38.2). */
export function bagiBayar(jadwal: readonly Angsuran[], terbayar: Rupiah): AngsuranKini[] {
  let left = terbayar;
  return jadwal.map(({ ke, jatuh_tempo, jumlah }) => {
    const paid = left < jumlah ? left : jumlah;
    left = minus(left, paid);
    return { ke, jatuh_tempo, jumlah, terbayar: paid, sisa: minus(jumlah, paid) };
  });
}

export type KeadaanCicilan = {
  /** `3/10`: instalments paid whole, of all. */
  readonly ke: string;
  /** The oldest one that is not paid whole. */
  readonly berikut: AngsuranKini | null;
  /** How many are due and not paid whole, what of them is owed, since when and how many days. */
  readonly kali_tunggak: number;
  readonly tunggakan: Rupiah;
  readonly tertua: Hari | null;
  readonly lewat_hari: number;
};

/** Where a contract is on a day: which instalment is next, and what of those that are due is owed. */
export function hitungKeadaan(
  jadwal: readonly Angsuran[],
  terbayar: Rupiah,
  hari: Hari,
): KeadaanCicilan {
  const rows = bagiBayar(jadwal, terbayar);
  const open = rows.filter((one) => one.sisa > 0);
  const due = open.filter((one) => one.jatuh_tempo <= hari);
  const [berikut = null] = open;
  const tertua = due[0]?.jatuh_tempo ?? null;
  return {
    ke: `${rows.length - open.length}/${rows.length}`,
    berikut,
    kali_tunggak: due.length,
    tunggakan: sum(due.map((one) => one.sisa)),
    tertua,
    lewat_hari: tertua === null ? 0 : Math.max(0, daysBetween(tertua, hari)),
  };
}

export type HargaCicilan = {
  readonly harga_tunai: Rupiah;
  readonly tambahan: Rupiah;
  readonly harga_jual: Rupiah;
};

/** Cash price, what is added and both together. */
export function hitungHargaCicilan(
  harga_tunai: Rupiah,
  persen: Persen,
  langkah: Rupiah,
): HargaCicilan {
  const tambahan = hitungTambahan(harga_tunai, persen, langkah);
  return { harga_tunai, tambahan, harga_jual: plus(harga_tunai, tambahan) };
}

/** What a cancel keeps and gives back of what was paid: the refund is rounded down (D-38.5). */
export function hitungBatalCicilan(
  dibayar: Rupiah,
  persen: Persen,
): { readonly refund_rp: Rupiah; readonly ditahan_rp: Rupiah } {
  const ditahan_rp = percentOf(dibayar, persen, 'up');
  return { refund_rp: minus(dibayar, ditahan_rp), ditahan_rp };
}

/** A payment as the counter gives it. */
type Bayar = { readonly jenis: string; readonly jumlah: Rupiah };

/**
 * Whether what is given settles the whole rest: all of it, or, with cash among it, as near as the shop's coins come
 * (D-51.1). A payment that does not is a part, and its cash is a multiple of the coin.
 */
export function melunasi(
  bayar: readonly Bayar[],
  sisa: Rupiah,
  bulatkan: (sisa: Rupiah) => Rupiah,
): boolean {
  const given = sum(bayar.map((one) => one.jumlah));
  if (given >= sisa) return true;
  const other = sum(bayar.filter(({ jenis }) => jenis !== 'CASH').map((one) => one.jumlah));
  const rest = minus(sisa, other);
  const coins = bulatkan(rest);
  // Less than half a coin is left: no coin pays it.
  return (
    rest > 0 &&
    (coins === 0 || bayar.some(({ jenis }) => jenis === 'CASH')) &&
    given >= plus(other, coins)
  );
}

export type Identitas = {
  readonly nama: string;
  readonly alamat: string;
  readonly no_hp: string | null;
  readonly no_ktp: string | null;
};

/** A contract names its customer; where the goods leave before they are paid, also address, telephone and card. */
export const periksaPembeli = (who: Identitas, serah: SerahBarang): Refusal[] => {
  const known = serah === 'AWAL';
  return gather(
    [!who.nama, TIDAK_CICILAN.NAMA_KOSONG],
    [known && !who.alamat, TIDAK_CICILAN.ALAMAT_KOSONG],
    [known && !who.no_hp, TIDAK_CICILAN.HP_KOSONG],
    [known && !who.no_ktp, TIDAK_CICILAN.KTP_KOSONG],
  );
};

/** What the customer has paid altogether: first payment and instalments. */
export const jumlahDibayar = (of: { readonly dp_rp: Rupiah; readonly terbayar: Rupiah }): Rupiah =>
  plus(of.dp_rp, of.terbayar);

/** What is still owed of a contract. */
export const hitungSisa = (of: {
  readonly harga_jual: Rupiah;
  readonly dp_rp: Rupiah;
  readonly terbayar: Rupiah;
}): Rupiah => minus(of.harga_jual, jumlahDibayar(of));
