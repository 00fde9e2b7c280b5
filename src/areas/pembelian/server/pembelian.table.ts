import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { AsalNota, StatusPembelian } from '#areas/pembelian/rules/pembelian.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';

/** The head of a buy-back as it is kept. */
export type Pembelian = {
  no_faktur_beli: string;
  tgl_system: Hari;
  input_date: string;
  status: StatusPembelian;
  kode_sales: string;
  kode_customer: string | null;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string | null;
  no_ktp: string | null;
  foto_identitas: string | null;
  jenis_customer: 'UMUM' | 'MEMBER' | 'RESELLER';
  keterangan: string;
  foto: string[];
  qty: number;
  berat: Miligram;
  grand_total: Rupiah;
  no_tukar: string | null;
  /** The redemption that it is the other half of: pledged goods sold to the shop (D-35.17). */
  no_lunas: string | null;
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

/** A bought piece with what its price was made of. */
export type PembelianBarang = {
  urut: number;
  asal_nota: AsalNota;
  no_faktur_jual: string | null;
  kode_barcode: string | null;
  tgl_nota: Hari | null;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  kode_kelompok: string | null;
  kadar: Persen;
  kadar_nota: Persen | null;
  berat_nota: Miligram | null;
  berat: Miligram;
  murni: Miligram;
  kondisi: string | null;
  harga_nota: Rupiah | null;
  harga_hari: Rupiah;
  harga_per_gram: Rupiah;
  potongan: Rupiah;
  harga_hari_ini: Rupiah;
  harga_dasar_nota: Rupiah | null;
  rugi_persen: Persen;
  harga_tawar: Rupiah;
  harga: Rupiah;
  harga_emas: Rupiah | null;
  harga_murni: Rupiah | null;
  kode_gudang: string;
};

export type StatusStock = 'BELI' | 'RETAG' | 'HANCUR' | 'SEPUHAN' | 'BATAL';
export type BarangTersimpan = PembelianBarang & {
  status_stock: StatusStock | 'OPEN';
  barcode_baru: string | null;
};
export type Bayar = {
  jenis: JenisBayar;
  kode_bank: string | null;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
};
export type PembelianBaru = Omit<
  Pembelian,
  | 'no_faktur_beli'
  | 'tgl_system'
  | 'input_date'
  | 'valid_at'
  | 'cetak_ke'
  | 'no_batal'
  | 'alasan_batal'
  | 'batal_by'
  | 'tgl_batal'
>;

const HEAD = `status, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, no_ktp, foto_identitas,
  jenis_customer, keterangan, foto, qty, berat, grand_total, no_tukar, no_lunas, input_by, valid_by, otorisasi`;
const LINE = `urut, asal_nota, no_faktur_jual, kode_barcode, tgl_nota, nama_barang, kode_dept, kode_group, kode_kadar,
  kode_kelompok, kadar, kadar_nota, berat_nota, berat, murni, kondisi, harga_nota, harga_hari, harga_per_gram, potongan,
  harga_hari_ini, harga_dasar_nota, rugi_persen, harga_tawar, harga, harga_emas, harga_murni, kode_gudang`;

const SAVE = statement(`
  with kepala as (
    insert into pembelian (kode_toko, no_faktur_beli, tgl_system, input_date, valid_at, op, ${HEAD})
    select $1, $2, $3::date, waktu(), case when k.status = 'DONE' then waktu() end, $4::uuid,
           ${HEAD.replaceAll(/(\w+)/g, 'k.$1')}
      from jsonb_populate_record(null::pembelian, $5::jsonb) k
    returning no_faktur_beli, input_date, valid_at
  ), baris as (
    insert into pembelian_barang (kode_toko, no_faktur_beli, tgl_system, op, ${LINE})
    select $1, kepala.no_faktur_beli, $3::date, $4::uuid, ${LINE.replaceAll(/(\w+)/g, 'l.$1')}
      from kepala, jsonb_populate_recordset(null::pembelian_barang, $6::jsonb) l
  )
  select no_faktur_beli, input_date, valid_at from kepala`);

export type Saved = { no_faktur_beli: string; input_date: string; valid_at: string | null };
type Where = { kode_toko: string; no: string; tgl: Hari; op: string };

/** Head and lines of a buy-back. */
export const savePembelian = async (
  tx: Tx,
  { kode_toko, no, tgl, op }: Where,
  head: PembelianBaru,
  lines: readonly PembelianBarang[],
): Promise<Saved> =>
  (
    await tx.call<Saved>(SAVE, [
      kode_toko,
      no,
      tgl,
      op,
      JSON.stringify(head),
      JSON.stringify(lines),
    ])
  )[0]!;

/** What was paid out for a buy-back, and its gold in the BELI warehouse: from when on it counts. */
export async function saveKeluar(
  tx: Tx,
  { kode_toko, no, tgl, op }: Where,
  bayar: readonly Bayar[],
): Promise<void> {
  const rows = JSON.stringify(bayar.map((one, at) => ({ ...one, urut: at + 1 })));
  await tx.run(sql`
    insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee, op)
    select ${kode_toko}, ${no}, p.urut, ${tgl}::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah, p.fee, ${op}::uuid
      from jsonb_populate_recordset(null::pembayaran, ${rows}::jsonb) p`);
  await tx.run(sql`
    insert into pembelian_stock (kode_toko, no_faktur_beli, urut, status, op)
    select kode_toko, no_faktur_beli, urut, 'BELI', ${op}::uuid from pembelian_barang
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no}`);
}

const READ_HEAD = `no_faktur_beli, tgl_system, input_date, valid_at, cetak_ke, no_batal, alasan_batal, batal_by,
  tgl_batal, ${HEAD}`;
const FIND = statement(
  `select ${READ_HEAD} from pembelian where kode_toko = $1 and no_faktur_beli = $2`,
);
const LOCK = statement(
  `select ${READ_HEAD} from pembelian where kode_toko = $1 and no_faktur_beli = $2 for update`,
);
const LINES = statement(`
  select ${LINE.replaceAll(/(\w+)/g, 'l.$1')}, coalesce(s.status, 'OPEN') as status_stock,
         s.kode_barcode as barcode_baru
    from pembelian_barang l
    left join pembelian_stock s on s.kode_toko = l.kode_toko and s.no_faktur_beli = l.no_faktur_beli
         and s.urut = l.urut
   where l.kode_toko = $1 and l.no_faktur_beli = $2 order by l.urut`);
const PAYS = statement(
  `select jenis, kode_bank, no_rekening, jumlah, fee from pembayaran
    where kode_toko = $1 and no_dokumen = $2 order by urut`,
);

export const findPembelian = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Pembelian | undefined> => (await on.call<Pembelian>(FIND, [kode_toko, no]))[0];
export const lockPembelian = async (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<Pembelian | undefined> => (await tx.call<Pembelian>(LOCK, [kode_toko, no]))[0];
export const listPembelianBarang = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<BarangTersimpan[]> => on.call<BarangTersimpan>(LINES, [kode_toko, no]);
export const listBayarBeli = (on: Sql, kode_toko: string, no: string): Promise<Bayar[]> =>
  on.call<Bayar>(PAYS, [kode_toko, no]);

/** OPEN becomes DONE. */
export const saveValidasiBeli = (
  tx: Tx,
  { kode_toko, no, op }: Where,
  valid_by: string,
): Promise<{ valid_at: string }> =>
  tx.one(sql<{ valid_at: string }>`
    update pembelian set status = 'DONE', valid_by = ${valid_by}, valid_at = waktu(), op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no} returning valid_at`);

type Batal = {
  no: string;
  no_batal: string | null;
  alasan: string;
  batal_by: string;
  otorisasi: readonly string[];
  op: string;
};

export async function saveBatalBeli(
  tx: Tx,
  kode_toko: string,
  row: Batal,
): Promise<{ tgl_batal: string }> {
  await tx.run(sql`
    update pembelian_stock set status = 'BATAL', no_keluar = ${row.no_batal}, op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_beli = ${row.no}`);
  return tx.one(sql<{ tgl_batal: string }>`
    update pembelian set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
           batal_by = ${row.batal_by}, tgl_batal = waktu(),
           otorisasi = otorisasi || ${row.otorisasi as string[]}::text[], op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_beli = ${row.no} returning tgl_batal`);
}

export const addCetakBeli = (
  tx: Tx,
  kode_toko: string,
  no: string,
  op: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update pembelian set cetak_ke = cetak_ke + 1, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no} returning cetak_ke`);

/** Cancellations of a user on a day: what the approver of the next one reads. */
export const countBatalBeli = async (
  on: Sql,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah from pembelian
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and batal_by = ${user_id} and no_batal is not null`)
  ).jumlah;
