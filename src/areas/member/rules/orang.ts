import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { samaPajak, type DataPajak } from '#areas/customer/rules/customer.ts';

export const TIDAK_GABUNG = refusals({
  KARTU_SAMA: { field: 'ke', message: 'Kartu Tidak Dapat Digabung Dengan Dirinya Sendiri' },
  KARTU_TIDAK_ADA: { field: 'ke', message: 'Kartu Customer Tidak Ditemukan' },
  KTP_BEDA: { field: 'ke', message: 'No KTP Kedua Kartu Berbeda' },
  NPWP_BEDA: { field: 'ke', message: 'NPWP Kedua Kartu Berbeda' },
  RESELLER_BEDA: { field: 'ke', message: 'Kartu Reseller Hanya Digabung Dengan Kartu Reseller' },
  BELUM_GABUNG: { message: 'Kartu Ini Tidak Digabung' },
  SUDAH_GABUNG: { message: 'Kartu Ini Sudah Digabung Ke {ke}' },
  HANYA_ATASAN: { message: 'Hanya Supervisor Ke Atas Yang Berhak' },
  HANYA_OWNER: { message: 'Hanya Owner Yang Berhak' },
  HANYA_MU: { message: 'Reseller Ditetapkan Manager Ke Atas' },
  MASIH_BERJALAN: { message: 'Customer Masih Punya Urusan Berjalan: {apa}' },
  MASIH_DILAPORKAN: { message: 'Data Wajib Disimpan 5 Tahun Sejak Transaksi Besar {tgl}' },
  DATA_SUDAH_DIHAPUS: { message: 'Data Customer Sudah Dihapus' },
});

type Kartu = {
  readonly kode_customer: string;
  readonly jenis: 'UMUM' | 'MEMBER' | 'RESELLER';
};

/**
 * Why two cards are not one person's (D-39.7): two numbers of identity are two people. `ktp` has the numbers of both
 * cards and of all that were joined to them before.
 */
export const periksaGabung = (dari: Kartu, ke: Kartu, ktp: readonly string[]): Refusal[] =>
  gather(
    [dari.kode_customer === ke.kode_customer, TIDAK_GABUNG.KARTU_SAMA],
    [new Set(ktp).size > 1, TIDAK_GABUNG.KTP_BEDA],
    [(dari.jenis === 'RESELLER') !== (ke.jenis === 'RESELLER'), TIDAK_GABUNG.RESELLER_BEDA],
  );

/** What the joined person is: a member where one of the two cards was one. */
export const jenisGabung = (dari: Kartu, ke: Kartu): Kartu['jenis'] =>
  ke.jenis === 'UMUM' ? dari.jenis : ke.jenis;

/**
 * What the other card is after the two are parted: what it was before, where it still is what joining made of it.
 * RESELLER is set by a manager alone (D-39.6).
 */
export const jenisPisah = (
  kini: Kartu['jenis'],
  lama: Kartu['jenis'],
  dari: Kartu['jenis'],
): Kartu['jenis'] =>
  lama !== 'RESELLER' &&
  kini === jenisGabung({ kode_customer: '', jenis: dari }, { kode_customer: '', jenis: lama })
    ? lama
    : kini;

/** A number of 15 figures is the one of 16 that has a 0 before it. */
const panjang = (npwp: string | null): string | undefined => npwp?.padStart(16, '0');

/** Two numbers of the tax office are two people, as two of identity are. */
export const periksaNpwp = (dari: DataPajak, ke: DataPajak): Refusal[] =>
  gather([
    dari.npwp !== null && ke.npwp !== null && panjang(dari.npwp) !== panjang(ke.npwp),
    TIDAK_GABUNG.NPWP_BEDA,
  ]);

/** What the tax asks of the joined person: an entrepreneur on either card is one (D-41.10). */
export const pajakGabung = (dari: DataPajak, ke: DataPajak): DataPajak => ({
  npwp: ke.npwp ?? dari.npwp,
  pengusaha: ke.pengusaha || dari.pengusaha,
  bebas_pph22_sampai: ke.pengusaha ? ke.bebas_pph22_sampai : dari.bebas_pph22_sampai,
});

/**
 * What the other card says after the two are parted: what it said before, where no person has changed it since. A
 * number that it had only from joining goes back with the card that brought it, whatever was written beside it
 * meanwhile: it belongs to the person of that card.
 */
export const pajakPisah = (kini: DataPajak, lama: DataPajak, dari: DataPajak): DataPajak =>
  samaPajak(kini, pajakGabung(dari, lama)) || (lama.npwp === null && samaNpwp(kini, dari))
    ? lama
    : kini;

const samaNpwp = (one: DataPajak, other: DataPajak): boolean =>
  one.npwp !== null && panjang(one.npwp) === panjang(other.npwp);
