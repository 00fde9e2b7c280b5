import { negate, type Rupiah } from '#kit/rules/quantity.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import { TIDAK_BAYAR, type Rekening } from '#areas/uang/rules/pembayaran.ts';

export const JENIS_MUTASI = {
  BANK: 'MUTASI BANK',
  CASH: 'MUTASI CASH',
  SALDO: 'PENGALIHAN SALDO',
} as const;
export type JenisMutasi = keyof typeof JENIS_MUTASI;
/** The drawer's side of a transfer between cash and a bank (2§5). */
export const CASH = 'CASH';

/** From where to where; a bank names its account, cash and drawers have none. */
export type SisiMutasi = {
  readonly asal: string;
  readonly asal_rekening: string | null;
  readonly tujuan: string;
  readonly tujuan_rekening: string | null;
};

/** Why a transfer is refused, in the words of its form. */
export const TIDAK_MUTASI = refusals({
  REKENING_SAMA: { field: 'tujuan_rekening', message: 'Rekening Tidak Boleh Sama' },
  HARUS_BANK: { field: 'asal', message: 'Mutasi Bank Hanya Antar Rekening Bank' },
  HARUS_SATU_CASH: { field: 'tujuan', message: 'Salah Satu Harus CASH' },
  LACI_SAMA: { field: 'tujuan', message: 'Laci Tidak Boleh Sama' },
  LACI_TIDAK_ADA: { field: 'tujuan', message: 'Laci Tidak Ditemukan' },
  SLIP_BUKAN_SETORAN: {
    field: 'no_slip',
    message: 'No Slip Hanya Untuk Setoran Kas Ke Rekening Bank',
  },
  SLIP_KOSONG: { field: 'no_slip', message: 'No Slip Setoran Tidak Boleh Kosong' },
  SLIP_SUDAH_DIPAKAI: {
    field: 'no_slip',
    message: 'No Slip {no_slip} Sudah Dipakai {no_mutasi} Pada Rekening Ini Tahun Ini',
  },
  KATEGORI_TIDAK_ADA: { field: 'kategori', message: 'Kode Transaksi Tidak Ditemukan' },
});

type Dikenal = {
  readonly rekening: ReadonlyMap<string, Rekening>;
  /** Drawers and users of the shop that may hold money. */
  readonly laci: readonly string[];
};

export function periksaMutasi(jenis: JenisMutasi, sisi: SisiMutasi, dikenal: Dikenal): Refusal[] {
  if (jenis === 'SALDO') return periksaLaci(sisi, dikenal.laci);
  const cash = [sisi.asal, sisi.tujuan].filter((one) => one === CASH).length;
  if (jenis === 'BANK' && cash > 0) return [TIDAK_MUTASI.HARUS_BANK];
  if (jenis === 'CASH' && cash !== 1) return [TIDAK_MUTASI.HARUS_SATU_CASH];
  return gather(
    [
      !dimiliki('asal', sisi, dikenal),
      { ...TIDAK_BAYAR.REKENING_TIDAK_ADA, field: 'asal_rekening' },
    ],
    [
      !dimiliki('tujuan', sisi, dikenal),
      { ...TIDAK_BAYAR.REKENING_TIDAK_ADA, field: 'tujuan_rekening' },
    ],
    [jenis === 'BANK' && sisi.asal_rekening === sisi.tujuan_rekening, TIDAK_MUTASI.REKENING_SAMA],
  );
}

/** Only cash that goes to a bank has a slip; the shop decides whether it must. */
export const periksaSlip = (asal: string, no_slip: string | null, wajib: boolean): Refusal[] =>
  gather(
    [asal !== CASH && no_slip !== null, TIDAK_MUTASI.SLIP_BUKAN_SETORAN],
    [asal === CASH && no_slip === null && wajib, TIDAK_MUTASI.SLIP_KOSONG],
  );

/** A bank's side names an account of that bank. */
function dimiliki(ujung: 'asal' | 'tujuan', sisi: SisiMutasi, { rekening }: Dikenal): boolean {
  const [bank, no] = [sisi[ujung], sisi[`${ujung}_rekening`]];
  return bank === CASH || (no !== null && rekening.get(no)?.kode_bank === bank);
}

const periksaLaci = ({ asal, tujuan }: SisiMutasi, laci: readonly string[]): Refusal[] =>
  gather(
    [!laci.includes(asal), { ...TIDAK_MUTASI.LACI_TIDAK_ADA, field: 'asal' }],
    [!laci.includes(tujuan), TIDAK_MUTASI.LACI_TIDAK_ADA],
    [asal === tujuan, TIDAK_MUTASI.LACI_SAMA],
  );

/** The accounts of the book that a transfer takes from and gives to. */
export function akunMutasi(
  jenis: JenisMutasi,
  { asal, asal_rekening, tujuan, tujuan_rekening }: SisiMutasi,
): { akun_asal: string; akun_tujuan: string } {
  if (jenis === 'SALDO') return { akun_asal: asal, akun_tujuan: tujuan };
  const akun = (bank: string, no: string | null) => (bank === CASH ? KAS : akunBank(no!));
  return { akun_asal: akun(asal, asal_rekening), akun_tujuan: akun(tujuan, tujuan_rekening) };
}

/** One out and one in of the same amount (№ 51). */
export const bukuMutasi = (
  { akun_asal, akun_tujuan }: { akun_asal: string; akun_tujuan: string },
  jumlah: Rupiah,
): Baris[] => [uang(akun_tujuan, jumlah), uang(akun_asal, negate(jumlah))];

/** A drawer as people say it: the shop's, that of loans, or a person's. */
export const namaLaci = (laci: string): string =>
  laci === KAS ? 'Kas Toko' : laci === 'kas_hutang' ? 'Kas Hutang' : laci.replace(/^kas:/, '');

/** One side as people say it. */
export const namaSisi = (nama: string, rekening: string | null): string =>
  rekening ? `${nama} ${rekening}` : nama.startsWith(KAS) ? namaLaci(nama) : nama;
