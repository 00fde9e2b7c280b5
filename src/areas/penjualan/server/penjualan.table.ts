import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { StatusPenjualan } from '#areas/penjualan/rules/penjualan.ts';
import type { BayarJadi, JenisBayar } from '#areas/uang/rules/pembayaran.ts';

/** The head of a sale as it is kept. */
export type Penjualan = {
  no_faktur_jual: string;
  tgl_system: Hari;
  input_date: string;
  status: StatusPenjualan;
  kode_sales: string;
  kode_customer: string | null;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string | null;
  jenis_customer: 'UMUM' | 'MEMBER' | 'RESELLER';
  keterangan: string;
  platform: 'DESKTOP' | 'DESKTOP_DEPAN' | 'DESKTOP_BELAKANG' | 'MOBILE';
  marketplace: string | null;
  qty: number;
  berat: Miligram;
  sub_total: Rupiah;
  diskon_persen: Persen;
  diskon_rp: Rupiah;
  kupon_rp: Rupiah;
  admin: Rupiah;
  packing: Rupiah;
  ongkos_kerja: Rupiah;
  pembulatan: Rupiah;
  grand_total: Rupiah;
  dp_rp: Rupiah;
  tukar_rp: Rupiah;
  no_tukar: string | null;
  /** The buy-back that stands beside the sale on its exchange. */
  no_faktur_beli: string | null;
  kembali: Rupiah;
  poin: number;
  kupon: string | null;
  fee_persen: Persen;
  input_by: string;
  valid_by: string | null;
  valid_at: string | null;
  cetak_ke: number;
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
  otorisasi: string[];
};

/** A line as it is kept: what was sold, what it stood at in stock, and where it lay. */
export type PenjualanBarang = {
  urut: number;
  kode_barcode: string;
  nama_barang: string;
  kode_kategori: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  kadar: Persen;
  persen: Persen;
  berat: Miligram;
  berat_asli: Miligram;
  murni: Miligram;
  berat_stock: Miligram;
  murni_stock: Miligram;
  harga_per_gram: Rupiah;
  harga_id: number | null;
  harga_jual: Rupiah;
  ongkos: Rupiah;
  harga: Rupiah;
  diskon_rp: Rupiah;
  potongan_rp: Rupiah;
  kupon_rp: Rupiah;
  bagian_rp: Rupiah;
  netto: Rupiah;
  kode_potongan: string | null;
  kode_kelompok: string | null;
  bonus_id: number | null;
  bonus_rp: Rupiah;
  harga_modal: Rupiah | null;
  kode_gudang: string;
  kode_baki: string | null;
  /** The deposit that held the piece until it was fetched. */
  no_titip: string | null;
};

export type Pembayaran = {
  jenis: JenisBayar;
  kode_bank: string | null;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
};
export type PenjualanBaru = Omit<
  Penjualan,
  | 'no_faktur_jual'
  | 'tgl_system'
  | 'input_date'
  | 'valid_at'
  | 'cetak_ke'
  | 'no_batal'
  | 'alasan_batal'
  | 'batal_by'
  | 'tgl_batal'
>;

export const HEAD = `status, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, jenis_customer,
  keterangan, platform, marketplace, qty, berat, sub_total, diskon_persen, diskon_rp, kupon_rp, admin, packing,
  ongkos_kerja, pembulatan, grand_total, dp_rp, tukar_rp, no_tukar, no_faktur_beli,
  kembali, poin, kupon, fee_persen, input_by, valid_by, otorisasi`;
export const LINE = `urut, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen,
  berat, berat_asli, murni, berat_stock, murni_stock, harga_per_gram, harga_id, harga_jual, ongkos, harga, diskon_rp,
  potongan_rp, kupon_rp, bagian_rp, netto, kode_potongan, kode_kelompok, bonus_id, bonus_rp, harga_modal,
  kode_gudang, kode_baki, no_titip`;
const READ_HEAD = `no_faktur_jual, tgl_system, input_date, valid_at, cetak_ke, no_batal,
         alasan_batal, batal_by, tgl_batal, ${HEAD}`;
const FIND = statement(
  `select ${READ_HEAD} from penjualan where kode_toko = $1 and no_faktur_jual = $2`,
);
const LOCK = statement(
  `select ${READ_HEAD} from penjualan where kode_toko = $1 and no_faktur_jual = $2 for update`,
);
const LINES = statement(
  `select ${LINE} from penjualan_barang where kode_toko = $1 and no_faktur_jual = $2 order by urut`,
);
const PAYS = statement(
  `select jenis, kode_bank, no_rekening, jumlah, fee from pembayaran where kode_toko = $1
    and no_dokumen = $2 order by urut`,
);

export const findPenjualan = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Penjualan | undefined> => (await on.call<Penjualan>(FIND, [kode_toko, no]))[0];
export const lockPenjualan = async (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<Penjualan | undefined> => (await tx.call<Penjualan>(LOCK, [kode_toko, no]))[0];
/** The sale of an exchange, by its ticket. */
export const findTukar = (
  on: Sql,
  kode_toko: string,
  no_tukar: string,
): Promise<{ no_tukar: string; no_faktur_jual: string } | undefined> =>
  on.maybe(sql<{ no_tukar: string; no_faktur_jual: string }>`
    select no_tukar, no_faktur_jual from penjualan where kode_toko = ${kode_toko} and no_tukar = ${no_tukar}`);
export const listPenjualanBarang = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<PenjualanBarang[]> => on.call<PenjualanBarang>(LINES, [kode_toko, no]);
export const listPembayaran = (on: Sql, kode_toko: string, no: string): Promise<Pembayaran[]> =>
  on.call<Pembayaran>(PAYS, [kode_toko, no]);

type Validasi = {
  no: string;
  valid_by: string;
  kembali: Rupiah;
  op: string;
  pembayaran: readonly BayarJadi[];
};

/** OPEN becomes DONE with its money lines. */
export const saveValidasi = (
  tx: Tx,
  kode_toko: string,
  tgl: Hari,
  row: Validasi,
): Promise<{ valid_at: string }> =>
  tx.one(sql<{ valid_at: string }>`
    with bayar as (
      insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
        biaya_bank, op)
      select ${kode_toko}, ${row.no}, p.urut, ${tgl}::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah,
        p.fee, p.biaya_bank, ${row.op}::uuid
        from jsonb_populate_recordset(null::pembayaran, ${JSON.stringify(
          row.pembayaran.map((one, at) => ({ ...one, urut: at + 1 })),
        )}::jsonb) p
    )
    update penjualan set status = 'DONE', valid_by = ${row.valid_by}, valid_at = waktu(),
      kembali = ${row.kembali}, op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_jual = ${row.no} returning valid_at`);

type Batal = {
  no: string;
  no_batal: string | null;
  alasan: string;
  batal_by: string;
  otorisasi: readonly string[];
  op: string;
};

export const saveBatal = (tx: Tx, kode_toko: string, row: Batal): Promise<{ tgl_batal: string }> =>
  tx.one(sql<{ tgl_batal: string }>`
    update penjualan set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
      batal_by = ${row.batal_by},
           tgl_batal = waktu(), otorisasi = otorisasi || ${row.otorisasi as string[]}::text[], op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_jual = ${row.no} returning tgl_batal`);

export const addCetak = (
  tx: Tx,
  kode_toko: string,
  no: string,
  op: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update penjualan set cetak_ke = cetak_ke + 1, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no} returning cetak_ke`);

/** Who sold a piece, for the counter that comes second (D-10.3). */
export const findPenjual = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ input_by: string } | undefined> =>
  on.maybe(sql<{ input_by: string }>`
    select input_by from penjualan where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`);

/** Cancellations of a user on a day: what the approver of the next one reads. */
export const countBatal = async (
  on: Sql,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah from penjualan
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and batal_by = ${user_id} and no_batal is not null`)
  ).jumlah;
