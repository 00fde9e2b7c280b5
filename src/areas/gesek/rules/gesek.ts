import {
  minus,
  negate,
  percentOf,
  plus,
  rp,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { akunPendapatan } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuPembayaran, KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

export const FEE_GESEK = 'FEE_GESEK';

export const TIDAK_GESEK = refusals({
  FEE_LEBIH: { field: 'fee', message: 'Fee Tidak Boleh Melebihi Tunai Yang Diberikan' },
  TERLALU_BESAR: { field: 'jumlah', message: 'Nominal Terlalu Besar' },
  KARTU_DITULIS: { field: 'keterangan', message: 'No Kartu Harus 4 Angka Terakhir' },
  GESEK_NAMA: { field: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' },
  GESEK_HP: { field: 'customer.no_hp', message: 'No HP Customer Tidak Boleh Kosong' },
  GESEK_KTP: { field: 'customer.no_ktp', message: 'No KTP Customer Tidak Boleh Kosong' },
  GESEK_KTP_TUNJUK: { field: 'customer.no_ktp', message: 'KTP Harus Ditunjukkan, Ketik Nomornya' },
});

/** The fee of the shop: so many percent of the cash, half a rupiah up (D-41.1). */
export const hitungFeeGesek = (jumlah: Rupiah, persen: Persen): Rupiah =>
  percentOf(jumlah, persen, 'half');

/** What the terminal charges, and what the bank keeps of it. */
export function hitungGesek(
  { jumlah, fee }: { jumlah: Rupiah; fee: Rupiah },
  fee_persen: Persen,
): { jumlah_gesek_rp: Rupiah; biaya_bank: Rupiah } {
  const jumlah_gesek_rp = plus(jumlah, fee);
  return { jumlah_gesek_rp, biaya_bank: percentOf(jumlah_gesek_rp, fee_persen, 'half') };
}

/** The number of a whole card, written with blanks or dashes as on the card: kept nowhere (D-41.1). */
const NOMOR_KARTU = /(?:\d[ .-]?){12,18}\d/;
export const periksaCatatan = (keterangan: string | null): Refusal[] =>
  gather([NOMOR_KARTU.test(keterangan ?? ''), TIDAK_GESEK.KARTU_DITULIS]);

/** Who holds the card: `no_ktp` is the identity that he shows now, `ktp_kartu` the one that the shop has of him. */
type Pemegang = Record<'nama' | 'no_hp' | 'no_ktp' | 'ktp_kartu', string | null>;

/**
 * Whose card it is must be known, by an identity that is shown now once the person's cash of the day reaches `batas`
 * (BATAS_LAPOR_TUNAI; 0 is none). `tunaiHariIni` counts what he got or paid before in all shops, and this.
 */
export const periksaPemegang = (
  { nama, no_hp, no_ktp, ktp_kartu }: Pemegang,
  tunaiHariIni: Rupiah,
  batas: Rupiah,
): Refusal[] => {
  const wajib = batas > 0 && tunaiHariIni >= batas && !no_ktp;
  return gather(
    [!nama, TIDAK_GESEK.GESEK_NAMA],
    [!no_hp, TIDAK_GESEK.GESEK_HP],
    [wajib && !ktp_kartu, TIDAK_GESEK.GESEK_KTP],
    [wajib && !!ktp_kartu, TIDAK_GESEK.GESEK_KTP_TUNJUK],
  );
};

/** The whole charge waits in `kartu`, or is in the bank; the cash leaves the drawer, the fee is earned (D-41.2). */
export function bukuGesek(kartu: BayarJadi, validasiNonCash: boolean): Baris[] {
  const { jumlah, fee } = kartu;
  const charged = { ...kartu, jumlah: plus(jumlah, fee), fee: rp(0) };
  return [
    ...bukuPembayaran([charged], validasiNonCash),
    uang(KAS, negate(jumlah)),
    ...(fee > 0 ? [uang(akunPendapatan(FEE_GESEK), negate(fee))] : []),
  ];
}

/** How much of its own fee the shop leaves to the customer; below 0 where it takes more. */
export const feeDilepas = (fee_hitung: Rupiah, fee: Rupiah): Rupiah => minus(fee_hitung, fee);
