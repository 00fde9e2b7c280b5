import { sentence, word } from '#kit/rules/sentence.ts';
import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  minus,
  percentOf,
  plus,
  priceOf,
  shareOf,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { formatGram, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { levelPeminta, type Level } from '#areas/toko/rules/level.ts';
import type {
  BarisJadi,
  PenjualanHitung,
  PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import { zip } from '#kit/rules/lists.ts';

export const TIDAK_JUAL = refusals({
  BARANG_KOSONG: { field: 'barang', message: 'Barang Tidak Boleh Kosong' },
  BARANG_KEMBAR: { field: 'kode_barcode', message: 'Barcode Sudah Ada Di Tabel' },
  BARANG_TIDAK_ADA: { field: 'kode_barcode', message: 'Barcode {kode_barcode} Tidak Ditemukan' },
  BERLIAN_TIDAK_AKTIF: {
    field: 'kode_barcode',
    message: 'Barang Berlian Tidak Dapat Dijual, Modul Berlian Tidak Aktif',
  },
  KODE_KOSONG: { field: 'kode_barcode', message: 'Barcode Tidak Boleh Kosong' },
  BARIS_GANDA: { field: 'kode_berlian', message: 'Satu Baris Satu Barang Atau Satu Berlian' },
  BUKAN_BERLIAN: { field: 'carat', message: 'Carat Dan Butir Hanya Untuk Berlian' },
  BERLIAN_TANPA_EMAS: {
    field: 'kode_berlian',
    message: 'Berlian Lepas Dijual Tanpa Berat, Harga Per Gram Dan Ongkos',
  },
  HARGA_BELUM_ADA: { field: 'harga_per_gram', message: 'Harga Emas Kadar {kadar} Belum Diatur' },
  HARGA_TETAP_KOSONG: {
    field: 'kode_barcode',
    message: 'Harga Tetap Atau Bandrol {kode_barcode} Belum Diisi',
  },
  BERAT_NOL: { field: 'berat', message: 'Berat Tidak Boleh 0' },
  DISKON_LEBIH: { field: 'diskon', message: 'Diskon Tidak Boleh Melebihi Total' },
  DISKON_GANDA: { field: 'diskon', message: 'Pilih Diskon Persen Atau Rupiah' },
  KUPON_TIDAK_AKTIF: { field: 'kupon', message: 'Kupon Tidak Aktif' },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'Pembayaran Dilakukan Di Validasi Penjualan' },
  PILIH_KARTU: {
    field: 'customer.kode_customer',
    message: 'Pilih Kartu Customer, Pengusaha Ini Kena PPh 22',
  },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Kode Sales Tidak Ditemukan' },
  JUAL_KEMARIN: { message: 'Tidak Dapat Batal Penjualan Kemarin' },
  SUDAH_BATAL: { message: 'Penjualan Sudah Dibatalkan' },
  SUDAH_VALIDASI: { message: 'Penjualan Sudah Divalidasi' },
  BAGIAN_TUKAR: { message: 'Barang Tukar Dan Barang Biasa Tidak Dapat Dibatalkan Bersama' },
  BAGIAN_CICILAN: {
    message: 'Penjualan Ini Penyerahan Cicilan, Batalkan Bersama Pembayaran Terakhirnya',
  },
  VALIDASI_TUKAR: { message: 'Penjualan Ini Bagian Tukar, Validasi Tiketnya' },
  SUDAH_DIBELI: { message: 'Barang Nota Ini Sudah Dibeli Kembali, Tidak Dapat Dibatalkan' },
  PENJUALAN_TIDAK_ADA: { message: 'Penjualan Tidak Ditemukan' },
});

/** Sums that no sale may break: reductions within the price, of a line and of the document (1§5). */
export function periksaDiskon(jual: PenjualanHitung, jadi: PenjualanJadi): Refusal[] {
  const perBaris = jadi.baris.flatMap((one, index) =>
    gather([
      plus(plus(one.diskon_rp, one.potongan_rp), one.kupon_rp) > one.harga,
      at(TIDAK_JUAL.DISKON_LEBIH, 'barang', index),
    ]),
  );
  const sisa = sum(jadi.baris.map((one) => plus(one.netto, one.bagian_rp)));
  return [
    ...perBaris,
    ...gather(
      [jual.diskon.persen > 0 && jual.diskon.rupiah > 0, TIDAK_JUAL.DISKON_GANDA],
      [perBaris.length === 0 && jadi.diskon_faktur_rp > sisa, TIDAK_JUAL.DISKON_LEBIH],
    ),
  ];
}

/** Percent off that a level may give alone: an owner any (D-3.5, D-9.3), the vendor's people as a manager. */
export type BatasDiskon = { readonly kasir: Persen; readonly spv: Persen; readonly mu: Persen };

export function tentukanBatas(level: Level, batas: BatasDiskon): Persen | undefined {
  if (level === 'OWN') return undefined;
  if (levelPeminta(level) === 'MU') return batas.mu;
  return level === 'SPV' ? batas.spv : batas.kasir;
}

/**
 * A line beside what it should cost: the price of the day for the stock weight (less what is missing within the
 * tolerance), before any reduction.
 */
export type BarisAsli = {
  readonly kode_barcode: string;
  /** What the owner reads of a diamond piece; the counter itself asks for no approval and leaves them out. */
  readonly nama_barang?: string;
  readonly sertifikat?: string;
  readonly harga_komputer: Rupiah;
  readonly harga_per_gram: Rupiah;
  readonly harga_hari: Rupiah;
  readonly berat: Miligram;
  readonly berat_stock: Miligram;
  readonly berlian: boolean;
  readonly harga_modal: Rupiah | null;
  /** What a held piece was agreed at: a sale at no less than that needs no further approval. */
  readonly disepakati?: Rupiah;
};

/**
 * What a line is measured against. Below what was agreed it is the price before anything was taken
 * off: a discount at the deposit and one at the pick-up are one discount.
 */
export const tentukanPatokan = (
  { harga_komputer, disepakati }: Pick<BarisAsli, 'harga_komputer' | 'disepakati'>,
  { netto, kupon_rp }: Pick<BarisJadi, 'netto' | 'kupon_rp'>,
): Rupiah =>
  disepakati !== undefined && disepakati < harga_komputer && plus(netto, kupon_rp) >= disepakati
    ? disepakati
    : harga_komputer;

export type Batas = {
  readonly diskon: BatasDiskon;
  readonly naikHarga: Persen;
  readonly toleransiBerat: Miligram;
};

export type TuntutanJual = {
  readonly event: 'HARGA_DI_BAWAH' | 'BATAS_HARGA' | 'TOLERANSI_BERAT' | 'BERLIAN_DI_BAWAH_MODAL';
  readonly ringkasan: string;
  readonly angka: { label: string; nilai: string; modal?: true }[];
  readonly penyetuju?: 'SPV' | 'OWN';
};

/** What of a sale needs a superior, with the figures the approver reads (D-9.3, D-8.2, D-27.2). */
export function tentukanTuntutan(
  level: Level,
  asli: readonly BarisAsli[],
  jadi: readonly BarisJadi[],
  batas: Batas,
): TuntutanJual[] {
  return zip(asli, jadi).flatMap(([one, baris]) => [
    ...hargaDiBawah(level, one, baris, batas.diskon),
    ...hargaDiAtas(one, batas.naikHarga),
    ...beratMenyimpang(one, batas.toleransiBerat),
    ...berlianDiBawahModal(one, baris),
  ]);
}

function hargaDiBawah(
  level: Level,
  asli: BarisAsli,
  baris: BarisJadi,
  batas: BatasDiskon,
): TuntutanJual[] {
  // A coupon was promised by the shop itself: it is no discount of the person who sells.
  const netto = plus(baris.netto, baris.kupon_rp);
  const harga = tentukanPatokan(asli, baris);
  const milikLevel = tentukanBatas(level, batas);
  if (milikLevel === undefined) return [];
  const paling = (persen: Persen) => minus(harga, percentOf(harga, persen, 'half'));
  if (netto >= paling(milikLevel)) return [];
  const kurang = minus(harga, netto);
  return [
    {
      event: 'HARGA_DI_BAWAH',
      ringkasan: sentence('Jual {kode_barcode} seharga {netto}', {
        kode_barcode: asli.kode_barcode,
        netto: formatRupiah(netto),
      }),
      penyetuju: netto >= paling(batas.spv) ? 'SPV' : 'OWN',
      angka: [
        { label: 'Barcode', nilai: asli.kode_barcode },
        { label: 'Harga komputer', nilai: formatRupiah(harga) },
        { label: 'Harga diminta', nilai: formatRupiah(netto) },
        {
          label: 'Potongan',
          nilai: denganPersen(kurang, harga),
        },
        ...(asli.harga_modal === null
          ? []
          : [
              { label: 'Harga modal', nilai: formatRupiah(asli.harga_modal), modal: true as const },
            ]),
      ],
    },
  ];
}

function hargaDiAtas(asli: BarisAsli, naik: Persen): TuntutanJual[] {
  const paling = plus(asli.harga_hari, percentOf(asli.harga_hari, naik, 'half'));
  if (asli.harga_hari === 0 || asli.harga_per_gram <= paling) return [];
  const lebih = minus(asli.harga_per_gram, asli.harga_hari);
  return [
    {
      event: 'BATAS_HARGA',
      ringkasan: sentence('Harga per gram {kode_barcode} di atas batas', {
        kode_barcode: asli.kode_barcode,
      }),
      angka: [
        { label: 'Barcode', nilai: asli.kode_barcode },
        { label: 'Harga hari ini', nilai: formatRupiah(asli.harga_hari) },
        { label: 'Harga diketik', nilai: formatRupiah(asli.harga_per_gram) },
        { label: 'Selisih', nilai: denganPersen(lebih, asli.harga_hari) },
      ],
    },
  ];
}

function beratMenyimpang(asli: BarisAsli, toleransi: Miligram): TuntutanJual[] {
  const selisih = minus(asli.berat, asli.berat_stock);
  if (Math.abs(selisih) <= toleransi) return [];
  const kalimat = selisih > 0 ? 'Berat Melebihi Berat Stock' : 'Berat Kurang Dari Berat Emas';
  return [
    {
      event: 'TOLERANSI_BERAT',
      ringkasan: sentence('{apa}: {kode_barcode}', {
        apa: word(kalimat),
        kode_barcode: asli.kode_barcode,
      }),
      angka: [
        { label: 'Barcode', nilai: asli.kode_barcode },
        { label: 'Berat stock', nilai: `${formatGram(asli.berat_stock)} g` },
        { label: 'Berat diketik', nilai: `${formatGram(asli.berat)} g` },
        { label: 'Selisih', nilai: `${formatGram(selisih)} g` },
        { label: 'Nilai', nilai: formatRupiah(priceOf(asli.harga_hari, selisih, 'half')) },
      ],
    },
  ];
}

function berlianDiBawahModal(asli: BarisAsli, { netto }: BarisJadi): TuntutanJual[] {
  if (!asli.berlian || asli.harga_modal === null || netto >= asli.harga_modal) return [];
  return [
    {
      event: 'BERLIAN_DI_BAWAH_MODAL',
      ringkasan: sentence('Berlian {kode_barcode} di bawah modal', {
        kode_barcode: asli.kode_barcode,
      }),
      angka: [
        { label: 'Barang', nilai: `${asli.kode_barcode} ${asli.nama_barang ?? ''}`.trim() },
        { label: 'Sertifikat', nilai: asli.sertifikat || '-' },
        { label: 'Harga diminta', nilai: formatRupiah(netto) },
        { label: 'Harga modal', nilai: formatRupiah(asli.harga_modal), modal: true },
        { label: 'Rugi', nilai: formatRupiah(minus(asli.harga_modal, netto)), modal: true },
      ],
    },
  ];
}

/** A difference, and what part it is of the price that it is measured by. */
export const denganPersen = (bagian: Rupiah, dari: Rupiah): string =>
  `${formatRupiah(bagian)} (${bagianPersen(bagian, dari)}%)`;

const bagianPersen = (bagian: Rupiah, dari: Rupiah): string =>
  dari === 0 ? '0.00' : formatPersen(shareOf(bagian, dari, 'half'));

export const barangTidakAda = (kode_barcode: string, index: number): Refusal =>
  at(fill(TIDAK_JUAL.BARANG_TIDAK_ADA, { kode_barcode }), 'barang', index);
