import { formatRupiah } from '#kit/rules/format.ts';
import {
  minus,
  negate,
  plus,
  rp,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { padat, pindahPotong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';

export const TIDAK_HUTANG = refusals({
  BELUM_TEMPO: { message: 'Hutang Ini Belum Jatuh Tempo' },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Kode Sales Tidak Ditemukan' },
  NAMA_KOSONG: { field: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' },
  ALAMAT_KOSONG: { field: 'customer.alamat', message: 'Alamat Customer Tidak Boleh Kosong' },
  HP_KOSONG: { field: 'customer.no_hp', message: 'No HP Customer Tidak Boleh Kosong' },
  KTP_KOSONG: { field: 'customer.no_ktp', message: 'No KTP Customer Tidak Boleh Kosong' },
  BERSIH_LEBIH: {
    field: 'berat_bersih',
    message: 'Berat Bersih Tidak Boleh Lebih Dari Berat',
  },
  JENIS_TIDAK_ADA: { field: 'kode_dept', message: 'Jenis Tidak Ditemukan' },
  GROUP_TIDAK_ADA: { field: 'kode_group', message: 'Group Tidak Ditemukan' },
  KADAR_TIDAK_ADA: { field: 'kode_kadar', message: 'Kode Kadar Tidak Ditemukan' },
  KONDISI_TIDAK_ADA: { field: 'kondisi', message: 'Kondisi Pinjaman Tidak Ditemukan' },
  FOTO_WAJIB: { field: 'foto', message: 'Foto Barang Wajib Dimasukkan' },
  LEWAT_PLAFOND: {
    field: 'jumlah_hutang',
    message: 'Jumlah Hutang Melebihi Plafond {plafond}',
  },
  PLAFOND_TURUN: {
    field: 'jumlah_hutang',
    message: 'Jumlah Hutang {jumlah} Melebihi Plafond Saat Ini {plafond}, Tolak Dan Buat Ulang',
  },
  BUKAN_TABEL: {
    field: 'jumlah_hutang',
    message: 'Jumlah Hutang Harus Salah Satu Dari Parameter Jumlah Hutang Pokok',
  },
  ADMIN_LEBIH: { field: 'admin', message: 'Admin Harus Di Bawah Jumlah Hutang' },
  BAYAR_BEDA: { field: 'pembayaran', message: 'Pembayaran Harus Sama Dengan {jumlah}' },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'Pembayaran Diisi Di Validasi Hutang' },
  SUDAH_VALIDASI: { message: 'Hutang Sudah Divalidasi' },
  LUNAS_SUDAH_VALIDASI: { message: 'Pelunasan Sudah Divalidasi' },
  BAYAR_JENIS: { field: 'jenis', message: 'Pinjaman Dibayar Tunai Atau Transfer' },
});

export type Peminjam = {
  readonly nama: string;
  readonly alamat: string;
  readonly no_hp: string | null;
  readonly no_ktp: string | null;
};

/** A borrower must have a name; address, phone and identity are needed where the shop asks for them (D-35.2). */
export const periksaPeminjam = (who: Peminjam, identity: boolean): Refusal[] =>
  gather(
    [!who.nama, TIDAK_HUTANG.NAMA_KOSONG],
    [identity && !who.alamat, TIDAK_HUTANG.ALAMAT_KOSONG],
    [identity && !who.no_hp, TIDAK_HUTANG.HP_KOSONG],
    [identity && !who.no_ktp, TIDAK_HUTANG.KTP_KOSONG],
  );

export type AturanPokok = {
  readonly plafond: Rupiah;
  /** PLAFOND_BOLEH_LEWAT: above the ceiling by approval. */
  readonly mayExceed: boolean;
  /** The only amounts that are lent; null where any is (D-33.5). */
  readonly table: readonly Rupiah[] | null;
};

/** Why a principal is not lent (D-35.4), and the fee that is kept of it (D-35.11). */
export const periksaPokok = (jumlah: Rupiah, admin: Rupiah, rule: AturanPokok): Refusal[] =>
  gather(
    [
      jumlah > rule.plafond && !rule.mayExceed,
      fill(TIDAK_HUTANG.LEWAT_PLAFOND, { plafond: formatRupiah(rule.plafond) }),
    ],
    [rule.table !== null && !rule.table.includes(jumlah), TIDAK_HUTANG.BUKAN_TABEL],
    [admin >= jumlah, TIDAK_HUTANG.ADMIN_LEBIH],
  );

/** A row of the rates: the principals that it is for, ends included. */
export type BarisBunga = {
  readonly pokok_dari: Rupiah;
  readonly pokok_sampai: Rupiah | null;
  readonly bunga: Persen;
};

/** The rate of a principal: by the row that holds it, else the shop's own (D-35.5). */
export const tentukanBunga = (
  jumlah: Rupiah,
  rows: readonly BarisBunga[],
  otherwise: Persen,
): Persen =>
  rows.find(
    ({ pokok_dari, pokok_sampai }) =>
      pokok_dari <= jumlah && (pokok_sampai === null || jumlah <= pokok_sampai),
  )?.bunga ?? otherwise;

/** Loans have a till of their own where KAS_HUTANG_TERPISAH says so (D-35.19). */
export const keLaciHutang = (lines: readonly Baris[], apart: boolean): Baris[] =>
  lines.map((one) => (apart && one.akun === KAS ? { ...one, akun: 'kas_hutang' } : one));

export type Gadai = { readonly kadar: Persen; readonly berat: Miligram; readonly murni: Miligram };

/** A new loan: the principal out, less the fee; the gold into custody. */
export const bukuHutang = (
  { jumlah_hutang, admin }: { jumlah_hutang: Rupiah; admin: Rupiah },
  out: readonly Baris[],
  goods: readonly Gadai[],
): Baris[] =>
  padat([
    uang('pinjaman', jumlah_hutang),
    uang('admin', negate(admin)),
    ...out,
    ...goods.flatMap((one) => pindahPotong('pelanggan', 'jaminan', one)),
  ]);

export const bukuBunga = (bunga: Rupiah, into: readonly Baris[]): Baris[] =>
  padat([...into, uang('bunga', negate(bunga))]);

/** A redemption: principal and interest in, the gold back to the customer. */
export const bukuLunas = (
  { jumlah_hutang, bunga_rp }: { jumlah_hutang: Rupiah; bunga_rp: Rupiah },
  into: readonly Baris[],
  goods: readonly Gadai[],
): Baris[] =>
  padat([
    ...into,
    uang('pinjaman', negate(jumlah_hutang)),
    uang('bunga', negate(bunga_rp)),
    ...goods.flatMap((one) => pindahPotong('jaminan', 'pelanggan', one)),
  ]);

type Renewed = {
  readonly jumlah_lama: Rupiah;
  readonly bunga_rp: Rupiah;
  readonly admin: Rupiah;
  readonly jumlah_hutang: Rupiah;
};

/** What a renewal comes to: paid in above 0, paid out below (D-35.10). */
export const hitungSelisih = ({ jumlah_lama, bunga_rp, admin, jumlah_hutang }: Renewed): Rupiah =>
  minus(plus(plus(jumlah_lama, bunga_rp), admin), jumlah_hutang);

/** A renewal: the old principal in, the new one out, never netted; the goods stay where they are. */
export const bukuRemaja = (of: Renewed, money: readonly Baris[]): Baris[] =>
  padat([
    ...money,
    uang('pinjaman', negate(of.jumlah_lama)),
    uang('pinjaman', of.jumlah_hutang),
    uang('bunga', negate(of.bunga_rp)),
    uang('admin', negate(of.admin)),
  ]);

/** What is paid out of a principal: nothing where the fee takes all of it, which is refused. */
export const hitungDibayar = (jumlah_hutang: Rupiah, admin: Rupiah): Rupiah =>
  admin < jumlah_hutang ? minus(jumlah_hutang, admin) : rp(0);
