import { percentOf, rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { Bayar, PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';

/** What becomes of a sale through a marketplace after it is saved (D-48.3). */
export const STATUS_KIRIM = ['DIPROSES', 'DIKIRIM', 'SELESAI', 'RETUR'] as const;
export type StatusKirim = (typeof STATUS_KIRIM)[number];

/** So many days after its sale a parcel has left, and a marketplace has paid out. */
export const KIRIM_HARI = 1;
export const CAIR_HARI = 14;
/**
 * So many hours after its sale a channel that names its orders has named it. No parameter: who types an order that
 * no buyer placed would choose when it is found.
 */
export const SEBUT_JAM = 48;
/** And so many days after it came back its pieces are labelled again, or melted. */
export const RETUR_HARI = 7;

export const TIDAK_ONLINE = refusals({
  MARKETPLACE_TIDAK_AKTIF: {
    field: 'marketplace',
    message: 'Modul Integrasi Marketplace Tidak Aktif',
  },
  MARKETPLACE_TIDAK_ADA: { field: 'marketplace', message: 'Marketplace Tidak Ditemukan' },
  TANPA_REKENING: {
    field: 'marketplace',
    message: 'Rekening Pencairan Marketplace {kode_marketplace} Belum Diatur',
  },
  EKSPEDISI_KOSONG: { field: 'ekspedisi', message: 'Ekspedisi Harus Dipilih' },
  ORDER_KOSONG: { field: 'no_order', message: 'No Order Tidak Boleh Kosong' },
  ORDER_ADA: { field: 'no_order', message: 'No Order {no_order} Sudah Dijual Dengan {no}' },
  BUKAN_MARKETPLACE: {
    field: 'no_order',
    message: 'Ekspedisi Dan No Order Hanya Untuk Penjualan Marketplace',
  },
  BAYAR_MARKETPLACE: {
    field: 'pembayaran',
    message: 'Penjualan Marketplace Dibayar Penuh Dengan Satu Transfer {kode_marketplace}',
  },
  TITIPAN_MARKETPLACE: {
    field: 'titipan',
    message: 'Barang Titipan Tidak Dijual Lewat Marketplace',
  },
  BATU_MARKETPLACE: {
    field: 'kode_barcode',
    message: 'Berlian Lepas Tidak Dijual Lewat Marketplace',
  },
  KUPON_MARKETPLACE: { field: 'kupon', message: 'Penjualan Marketplace Tidak Memakai Kupon' },
  BUKAN_ONLINE: { message: 'Nota {no} Bukan Penjualan Marketplace' },
  KIRIM_SENDIRI: { message: 'Paket Yang Anda Jual Sendiri Dikirim Orang Lain' },
  STATUS_KIRIM: { message: 'Penjualan Marketplace Ini Berstatus {status}' },
  PAKET_DIKIRIM: { message: 'Paket {no} Sudah Dikirim, Pakai Retur Marketplace' },
  /** Said by the database: money of the two waits in accounts of one name. */
  KODE_BANK: { message: 'Kode Bank Dan Kode Marketplace Tidak Boleh Sama' },
});

export type Marketplace = {
  readonly kode_marketplace: string;
  readonly no_rekening: string | null;
  readonly fee_persen: Persen;
};

type Diminta = {
  readonly marketplace: string | null;
  readonly ekspedisi: string | null;
  readonly no_order: string | null;
};

/** One order however it is typed: its number is kept in capitals and without blanks (D-48.1). */
export const kunciOrder = (no_order: string): string => no_order.replace(/\s/g, '').toUpperCase();

/** What of an order is missing, or said of a sale that has none (D-48.1). */
export function periksaOnline({ marketplace, ekspedisi, no_order }: Diminta): Refusal[] {
  if (marketplace === null)
    return gather([ekspedisi !== null || no_order !== null, TIDAK_ONLINE.BUKAN_MARKETPLACE]);
  return gather(
    [!ekspedisi, TIDAK_ONLINE.EKSPEDISI_KOSONG],
    [!no_order, TIDAK_ONLINE.ORDER_KOSONG],
  );
}

/** Handed to the courier: its pieces are weighed before they are the shop's again (D-48.3). */
export const sudahDikirim = (status: StatusKirim): boolean =>
  status === 'DIKIRIM' || status === 'SELESAI';

/** The one line that pays a sale through a marketplace: all of it, to wait under its code (D-48.1). */
export function bayarOnline(
  diketik: readonly Bayar[],
  jumlah: Rupiah,
  { kode_marketplace, no_rekening, fee_persen }: Marketplace,
): { readonly refusals: Refusal[]; readonly bayar: PembayaranJadi } {
  const [one, ...more] = diketik;
  const lain =
    one !== undefined &&
    (more.length > 0 ||
      one.jenis !== 'TRANSFER' ||
      one.kode_bank !== kode_marketplace ||
      (one.no_rekening !== null && one.no_rekening !== no_rekening) ||
      one.jumlah !== jumlah);
  return {
    refusals: gather(
      [no_rekening === null, fill(TIDAK_ONLINE.TANPA_REKENING, { kode_marketplace })],
      [lain, fill(TIDAK_ONLINE.BAYAR_MARKETPLACE, { kode_marketplace })],
    ),
    bayar: {
      baris: [
        {
          jenis: 'TRANSFER',
          kode_bank: kode_marketplace,
          no_rekening,
          jumlah,
          fee: rp(0),
          biaya_bank: percentOf(jumlah, fee_persen, 'half'),
        },
      ],
      kembali: rp(0),
      pembulatan_tunai: rp(0),
    },
  };
}
