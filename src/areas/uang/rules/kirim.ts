import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { minus, negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { akunBank, akunRk, PERJALANAN } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';

/** Why money is not sent, not cancelled or not received, in the words of the requirement where it has some (1§8). */
export const TIDAK_KIRIM = refusals({
  TUJUAN_KOSONG: { field: 'destination', message: 'Mohon Pilih Toko' },
  TUJUAN_BEDA: { field: 'tujuan', message: 'Tujuan Berbeda Dengan Destination' },
  TUJUAN_TIDAK_ADA: { field: 'destination', message: 'Toko Tujuan Tidak Ditemukan' },
  TUJUAN_BUKAN_PUSAT: {
    field: 'destination',
    message: 'Cabang Hanya Dapat Mengirim Uang Ke Pusat',
  },
  REKENING_KOSONG: { field: 'no_rekening', message: 'No Rekening Tidak Boleh Kosong' },
  REKENING_LEBIH: { field: 'no_rekening', message: 'Uang Kas Tidak Memakai Rekening' },
  TERIMA_TIDAK_ADA: { field: 'nomor_referensi', message: 'No Terima Tidak Ditemukan' },
  KANTONG_KE_KAS: {
    field: 'ke',
    message: 'Uang Kas Kiriman Diterima Di Kas, Setor Ke Bank Lewat Mutasi Uang Cash',
  },
  KANTONG_SENDIRI: { message: 'Uang Kas Kiriman Harus Diterima Orang Lain, Bukan Pengirimnya' },
  SUDAH_DITERIMA: { message: 'Terima Uang Pusat Gagal' },
  SEDANG_DIPROSES: { message: 'Kiriman Uang Ini Sedang Diproses Toko Lain, Coba Lagi Nanti' },
  PEGANG_PENUH: { message: 'Terlalu Banyak Permintaan, Coba Lagi Nanti' },
  KIRIM_ATAU_LAPORAN: { message: 'Isi Nominal Untuk Mengirim Atau Tanggal Untuk Laporan' },
});

/** A shop as far as money may be sent there. */
export type TokoKirim = {
  readonly kode_toko: string;
  readonly jenis: 'PUSAT' | 'CABANG' | 'ONLINE';
  readonly is_active: boolean;
};

/** A branch sends to head office alone, head office to any shop but itself (D-41.3). */
export function periksaTujuan(dari: TokoKirim, tujuan: TokoKirim | undefined): Refusal[] {
  if (!tujuan?.is_active || tujuan.kode_toko === dari.kode_toko)
    return [TIDAK_KIRIM.TUJUAN_TIDAK_ADA];
  return gather([
    dari.jenis !== 'PUSAT' && tujuan.jenis !== 'PUSAT',
    TIDAK_KIRIM.TUJUAN_BUKAN_PUSAT,
  ]);
}

/** The drawer has no account, a bank has one. */
export const periksaTempat = (jenis: 'CASH' | 'TRANSFER', no_rekening: string | null): Refusal[] =>
  gather(
    [jenis === 'TRANSFER' && no_rekening === null, TIDAK_KIRIM.REKENING_KOSONG],
    [jenis === 'CASH' && no_rekening !== null, TIDAK_KIRIM.REKENING_LEBIH],
  );

/** Money that was sent, as far as it bounds who takes it in, and where. */
type Kantong = {
  readonly dari: 'CASH' | 'TRANSFER';
  readonly input_by: string;
  readonly hp_pengirim?: string | null;
};

/**
 * Who counts it in. The telephone of the sales person that a user is, is all that the house knows of the person; a
 * screen is not told those of others and leaves them out.
 */
type Penerima = { readonly user_id: string; readonly hp?: string | null };

/** Whether who sent a bag and who counts it are one person, as far as the house knows. */
export const isSatuOrangHp = (
  { input_by, hp_pengirim }: Omit<Kantong, 'dari'>,
  { user_id, hp }: Penerima,
): boolean => input_by === user_id || ((hp ?? null) !== null && hp === hp_pengirim);

/**
 * A bag of cash is counted into the receiver's drawer, by another person than the sender (D-41.5). Booked to a bank
 * account instead, it would have neither limit nor slip, and no person would have counted the bag.
 */
export const periksaKantong = (
  kantong: Kantong,
  ke: 'CASH' | 'TRANSFER',
  penerima: Penerima,
): Refusal[] =>
  kantong.dari === 'CASH'
    ? gather(
        [ke === 'TRANSFER', TIDAK_KIRIM.KANTONG_KE_KAS],
        [isSatuOrangHp(kantong, penerima), TIDAK_KIRIM.KANTONG_SENDIRI],
      )
    : [];

export const akunTempat = (no_rekening: string | null): string =>
  no_rekening === null ? KAS : akunBank(no_rekening);

/** What leaves is on its way until the other shop has it. */
export const bukuKirim = (akun: string, jumlah: Rupiah): Baris[] => [
  uang(PERJALANAN, jumlah),
  uang(akun, negate(jumlah)),
];

/** Cancelled before it was received: back to where it came from. */
export const bukuBatalKirim = (akun: string, jumlah: Rupiah): Baris[] => [
  uang(akun, jumlah),
  uang(PERJALANAN, negate(jumlah)),
];

/** What the receiver counted, against the shop that sent it; what is short or over is the receiver's (D-41.5). */
export const bukuTerima = (akun: string, asal: string, kirim: Rupiah, hitung: Rupiah): Baris[] => [
  uang(akun, hitung),
  uang('selisih_kas', minus(kirim, hitung)),
  uang(akunRk(asal), negate(kirim)),
];

/** The sender's half: it is on its way no longer (D-41.6). */
export const bukuSampai = (tujuan: string, jumlah: Rupiah): Baris[] => [
  uang(akunRk(tujuan), jumlah),
  uang(PERJALANAN, negate(jumlah)),
];

/** Short of what was sent below 0, over it above. */
export const selisihTerima = (kirim: Rupiah, hitung: Rupiah): Rupiah => minus(hitung, kirim);

/** So many days money may be on its way before both homes speak of it (D-41.7). */
export const HARI_DI_JALAN = 3;
/** So many numbers that are none may be tried in so many seconds (D-41.4). */
export const SALAH_PALING_BANYAK = { most: 10, seconds: 600 } as const;

/** Letters and figures that no reader takes for another one. */
const HURUF = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const PANJANG_REFERENSI = 8;

/** A reference number of random bytes: five bits of each. */
export const nomorReferensi = (acak: Uint8Array): string =>
  Array.from(acak.subarray(0, PANJANG_REFERENSI), (byte) => HURUF[byte & 31]).join('');

/**
 * What a person sent on a day with this bag, since somebody agreed to a sum: what was above the limit was agreed to,
 * and the sum begins again (D-41.3). Without a limit each bag is alone.
 */
export const hitungMenjadi = (sebelum: Rupiah, jumlah: Rupiah, batas: Rupiah): Rupiah =>
  sebelum > batas ? jumlah : plus(sebelum, jumlah);
