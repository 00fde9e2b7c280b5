import { formatGram } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import {
  atLeast,
  minus,
  negate,
  plus,
  priceOf,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { bulatkanHarga, type Pembulatan } from '#areas/barang/rules/harga-barang.ts';
import { akunBank, akunBiaya, akunPendapatan } from '#areas/buku/rules/akun.ts';
import { padat, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import {
  hitungPajak,
  ppnDalam,
  type AturanPajak,
  type Pajak,
} from '#areas/penjualan/rules/pajak.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';

/** Where a customer's piece is while the shop has it; a craftsman may have it in his hands (D-37.2). */
export const SERVICE = 'service';
/** Money that customers left for jobs. */
const DP_SERVICE = 'dp_service';

/** States in which the pieces are the shop's to keep. */
export const HIDUP: readonly string[] = ['VALID', 'DITERIMA', 'PROSES', 'SELESAI'];

export const TIDAK_SERVICE = refusals({
  SUDAH_VALIDASI: { message: 'Service Sudah Divalidasi' },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'DP Diterima Di Validasi Service' },
  JANJI_LAMPAU: { field: 'tgl_janji', message: 'Janji Selesai Tidak Boleh Sebelum Hari Ini' },
  NAMA_KOSONG: { field: 'nama', message: 'Nama Customer Tidak Boleh Kosong' },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Sales Tidak Ditemukan' },
  TUKANG_TIDAK_ADA: { field: 'kode_tukang', message: 'Tukang Tidak Ditemukan' },
  TUKANG_KOSONG: { field: 'kode_tukang', message: 'Tukang Harus Dipilih' },
  TUKANG_LAIN: {
    field: 'kode_tukang',
    message: 'Emas Service Ini Masih Di Tukang {kode_tukang}',
  },
  PEKERJAAN_KOSONG: { field: 'deskripsi', message: 'Pekerjaan Tidak Boleh Kosong' },
  PEKERJAAN_DAFTAR: { field: 'kode_deskripsi', message: 'Pekerjaan Harus Dipilih Dari Daftar' },
  PEKERJAAN_TIDAK_ADA: { field: 'kode_deskripsi', message: 'Pekerjaan Tidak Ditemukan' },
  FOTO_WAJIB: { field: 'foto', message: 'Foto Barang Tidak Boleh Kosong' },
  SUDAH_LUNAS: { field: 'pembayaran', message: 'DP Sudah Sebesar Ongkos' },
  BARANG_TIDAK_LENGKAP: { field: 'barang', message: 'Semua Barang Harus Diselesaikan' },
  BARANG_KEMBAR: { field: 'barang', message: 'Barang {urut} Disebut Dua Kali' },
  EMAS_BELUM_SERAH: {
    field: 'tambah_emas',
    message: 'Serahkan Emas Tambahan Ke Tukang Terlebih Dahulu',
  },
  EMAS_DI_TUKANG: { message: 'Emas Toko {berat} g Masih Di Tukang {kode_tukang}' },
  EMAS_SUDAH_MASUK: { message: 'Emas Sudah Ditambahkan, Service Tidak Dapat Dibatalkan' },
  HARGA_KOSONG: { message: 'Harga Emas {kadar} Hari Ini Belum Diisi' },
  DP_LEBIH: { message: 'DP Melebihi Perkiraan Ongkos, Batalkan Bayar Service Terlebih Dahulu' },
  SERAH_BERLANJUT: { message: 'Sudah Ada Serah Tukang {no} Sesudahnya' },
});

type BarangKerja = {
  readonly kode_deskripsi: string | null;
  readonly deskripsi: string | null;
};
/** Work of the shop's own list, by its code. */
export type Daftar = ReadonlyMap<string, { readonly deskripsi: string; readonly ongkos: Rupiah }>;

/** What shall be done, from the list where the shop has one (D-33.24), else in free words. */
export function periksaKerja(
  { kode_deskripsi, deskripsi }: BarangKerja,
  daftar: Daftar | null,
): Refusal[] {
  if (daftar === null) return gather([!deskripsi, TIDAK_SERVICE.PEKERJAAN_KOSONG]);
  return gather(
    [kode_deskripsi === null, TIDAK_SERVICE.PEKERJAAN_DAFTAR],
    [kode_deskripsi !== null && !daftar.has(kode_deskripsi), TIDAK_SERVICE.PEKERJAAN_TIDAK_ADA],
  );
}

export const periksaJanji = (tgl_janji: Hari, hari: Hari): Refusal[] =>
  tgl_janji < hari ? [TIDAK_SERVICE.JANJI_LAMPAU] : [];

/** Every piece of the job, each once. */
export function periksaSemua(urut: readonly number[], ada: number): Refusal[] {
  const twice = urut.findIndex((one, index) => urut.indexOf(one) < index);
  if (twice >= 0)
    return [at(fill(TIDAK_SERVICE.BARANG_KEMBAR, { urut: urut[twice] ?? 0 }), 'barang', twice)];
  const fits = urut.length === ada && urut.every((one) => one <= ada);
  return fits ? [] : [TIDAK_SERVICE.BARANG_TIDAK_LENGKAP];
}

/** While the shop's gold is at the craftsman for it, or in it, a job is not given back (D-37.5). */
export function periksaBatalService(
  di_tukang: Miligram,
  kode_tukang: string | null,
  barang: readonly {
    readonly berat: Miligram;
    readonly berat_selesai: Miligram | null;
    readonly tambah_emas: Miligram;
  }[],
): Refusal[] {
  // As much filed off as went in leaves the weight as it was: the gold is in it all the same.
  const changed = barang.some(
    ({ berat, berat_selesai, tambah_emas }) =>
      tambah_emas > 0 || (berat_selesai ?? berat) !== berat,
  );
  return gather(
    [
      di_tukang > 0,
      fill(TIDAK_SERVICE.EMAS_DI_TUKANG, {
        berat: formatGram(di_tukang),
        kode_tukang: kode_tukang ?? '-',
      }),
    ],
    [changed, TIDAK_SERVICE.EMAS_SUDAH_MASUK],
  );
}

type EmasService = {
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

/** A job received: the pieces come into custody, a DP is owed. */
export const bukuTerima = (
  barang: readonly EmasService[],
  masuk: readonly Baris[],
  dp: Rupiah,
): Baris[] =>
  padat([
    ...masuk,
    uang(DP_SERVICE, negate(dp)),
    ...barang.flatMap((one) => pindahPotong('pelanggan', SERVICE, one)),
  ]);

/** A further DP: money alone. */
export const bukuBayar = (masuk: readonly Baris[], dp: Rupiah): Baris[] =>
  padat([...masuk, uang(DP_SERVICE, negate(dp))]);

type Ditambah = {
  readonly tambah_emas: Miligram;
  readonly kadar: Persen;
  readonly per_gram: Rupiah | null;
};

type HargaAmbil = {
  readonly emas_rp: Rupiah;
  readonly total: Rupiah;
  readonly pajak: Pajak;
  readonly refusals: readonly Refusal[];
};

/** What the shop decided of a fetched job: how prices are rounded, and its tax rules of the moment. */
export type AturanAmbil = {
  readonly pembulatan: Pembulatan;
  readonly pajak: AturanPajak | null;
};

/**
 * What a finished job comes to: the work, and the gold that went in at the selling price of the day; the total is
 * rounded as a sale's, and the rounding belongs to the gold. Without added gold the work costs what it costs (D-37.4).
 * The whole of it is a service to the tax; PPN on top joins the total before it is rounded (D-41.8).
 */
export function hitungAmbil(
  ongkos: Rupiah,
  barang: readonly Ditambah[],
  aturan: AturanAmbil,
  sebut: (kadar: Persen) => string,
): HargaAmbil {
  const added = barang.filter(({ tambah_emas }) => tambah_emas > 0);
  const unpriced = added.filter(({ per_gram }) => per_gram === null);
  const gold = sum(
    added.map(({ tambah_emas, per_gram }) => priceOf(per_gram ?? rp(0), tambah_emas, 'half')),
  );
  const berat = sum(added.map(({ tambah_emas }) => tambah_emas));
  const jasa = (netto: Rupiah): Pajak =>
    hitungPajak(netto > 0 ? [{ kelas: 'JASA', netto, berat }] : [], aturan.pajak);
  const luar = jasa(plus(ongkos, gold));
  const kerja = plus(ongkos, luar.ppn_luar_rp);
  const whole = bulatkanHarga(plus(kerja, gold), aturan.pembulatan);
  const total = added.length === 0 ? kerja : atLeast(kerja, whole);
  return {
    emas_rp: minus(total, kerja),
    total,
    pajak: aturan.pajak?.termasuk ? jasa(total) : luar,
    refusals: unpriced.map(({ kadar }) =>
      fill(TIDAK_SERVICE.HARGA_KOSONG, { kadar: sebut(kadar) }),
    ),
  };
}

type Diambil = {
  readonly ongkos: Rupiah;
  readonly emas_rp: Rupiah;
  readonly pajak: Pajak;
  readonly dp_rp: Rupiah;
  readonly modal_emas: Rupiah;
};

/**
 * Fetched and paid: work and gold are income, the cost of the gold is spent, the pieces go home (D-37.4). PPN inside
 * the price comes off the work, what is more than the work off the gold (D-41.9).
 */
export function bukuAmbil(
  { ongkos, emas_rp, dp_rp, modal_emas, pajak }: Diambil,
  money: readonly Baris[],
  barang: readonly EmasService[],
): Baris[] {
  const dalam = ppnDalam(pajak);
  const dariOngkos = dalam < ongkos ? dalam : ongkos;
  return padat([
    ...money,
    uang(DP_SERVICE, dp_rp),
    uang('ongkos', minus(dariOngkos, ongkos)),
    uang(akunPendapatan('EMAS_SERVICE'), minus(minus(dalam, dariOngkos), emas_rp)),
    uang('ppn', negate(pajak.ppn_rp)),
    uang(akunBiaya('MODAL_EMAS_SERVICE'), modal_emas),
    uang('persediaan', negate(modal_emas)),
    ...barang.flatMap((one) => [potong(SERVICE, -1, one), potong('pelanggan', 1, one)]),
  ]);
}

type Kembali = {
  readonly jumlah: Rupiah;
  readonly no_rekening: string | null;
  readonly pembulatan_tunai: Rupiah;
};

/** Money that goes back to the customer: out of the drawer as coins make it, or an account (D-51.1). */
export const bukuUangKembali = ({ jumlah, no_rekening, pembulatan_tunai }: Kembali): Baris[] =>
  padat([
    uang(no_rekening === null ? KAS : akunBank(no_rekening), minus(pembulatan_tunai, jumlah)),
    uang('pembulatan', negate(pembulatan_tunai)),
  ]);

/** A job given back unrepaired: DP and pieces go home; gold that was lost on it meanwhile is the shop's loss. */
export const bukuBatalService = (
  { dp_rp, modal_emas }: Pick<Diambil, 'dp_rp' | 'modal_emas'>,
  money: readonly Baris[],
  barang: readonly EmasService[],
): Baris[] =>
  padat([
    uang(DP_SERVICE, dp_rp),
    ...money,
    uang('selisih_stock', modal_emas),
    uang('persediaan', negate(modal_emas)),
    ...barang.flatMap((one) => pindahPotong(SERVICE, 'pelanggan', one)),
  ]);
