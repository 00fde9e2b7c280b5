import { rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { pindahEmas } from '#areas/manual/rules/stock-manual.ts';
import { uangPembelian } from '#areas/pembelian/rules/buku-pembelian.ts';
import { uangPenjualan, type UangJual } from '#areas/penjualan/rules/buku-penjualan.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';

/**
 * Why goods without a barcode are not sold, bought or validated, and why their sale or purchase is not cancelled
 * (D-46.3, D-46.4).
 */
export const TIDAK_DAGANG = refusals({
  GUDANG_JUAL: { field: 'kode_gudang', message: 'Barang Manual Dijual Dari Gudang Toko' },
  GUDANG_BELI: { field: 'kode_gudang', message: 'Barang Manual Dibeli Masuk Ke Gudang Beli' },
  SUDAH_VALIDASI: { message: 'Transaksi Manual Sudah Divalidasi' },
  SUDAH_BATAL: { message: 'Transaksi Manual Sudah Dibatalkan' },
  NOMOR_GANDA: { field: 'no', message: 'No Faktur Tidak Boleh Ganda' },
  BUKAN_MANUAL: { field: 'no', message: '{no} Bukan Transaksi Manual' },
});

/** A line of goods that left, with what it cost. */
export type BarisManual = {
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
  readonly persen: Persen;
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah;
};

type Uang = Pick<UangJual, 'pembayaran' | 'pembulatan_tunai'>;
/** The set of a sale of goods without a barcode: its rupiah as of any sale, its gold by line. */
export const bukuJualManual = (
  jadi: PenjualanJadi,
  barang: readonly BarisManual[],
  uang: Uang,
): Baris[] => [
  ...uangPenjualan(jadi, barang, { ...uang, dp_rp: rp(0), tukar_rp: rp(0) }),
  ...barang.flatMap((one) =>
    pindahEmas(akunTempat(one.kode_gudang, one.kode_baki), 'pelanggan', one),
  ),
];

type Ongkos = {
  readonly cara: 'PER_GRAM' | 'PER_POTONG';
  readonly tarif: Rupiah;
  readonly minimal: Rupiah;
};
/** The labour of several pieces that are weighed together: by gram as it is, by piece and at least that of each. */
export const ongkosBanyak = (one: Ongkos, qty: number): Ongkos => ({
  ...one,
  tarif: one.cara === 'PER_POTONG' ? rp(one.tarif * qty) : one.tarif,
  minimal: rp(one.minimal * qty),
});

/** A line of goods that came, with what was paid for it. */
type BarisBeli = Pick<BarisManual, 'kode_gudang' | 'qty' | 'berat' | 'murni'> & {
  readonly kadar: Persen;
  readonly harga: Rupiah;
};
/** The set of a purchase of goods without a barcode: its rupiah as of any buy-back, its gold by line into BELI. */
export const bukuBeliManual = (
  barang: readonly BarisBeli[],
  bayar: Parameters<typeof uangPembelian>[1],
  pembulatan_tunai: Rupiah,
): Baris[] => [
  ...uangPembelian(barang, bayar, pembulatan_tunai),
  ...barang.flatMap((one) =>
    pindahEmas('pelanggan', akunGudang(one.kode_gudang), { ...one, persen: one.kadar }),
  ),
];
