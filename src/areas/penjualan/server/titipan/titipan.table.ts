import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import { TUNTUTAN, type BarisTuntutan } from '#areas/penjualan/server/baris-tuntutan.ts';
import type { StatusTitipan } from '#areas/penjualan/rules/titipan.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

/** The head of a deposit as it is kept. */
export type Titipan = {
  no_titip: string;
  tgl_system: Hari;
  input_date: string;
  status: StatusTitipan;
  kode_sales: string;
  kode_customer: string | null;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string | null;
  jenis_customer: 'UMUM' | 'MEMBER' | 'RESELLER';
  keterangan: string;
  qty: number;
  berat: Miligram;
  sub_total: Rupiah;
  diskon_rp: Rupiah;
  harga_total: Rupiah;
  dp_awal: Rupiah;
  dp_rp: Rupiah;
  kembali: Rupiah;
  berlaku_sampai: Hari;
  input_by: string;
  valid_by: string | null;
  valid_at: string | null;
  cetak_ke: number;
  no_faktur_jual: string | null;
  tgl_ambil: Hari | null;
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
  refund_rp: Rupiah | null;
  ditahan_rp: Rupiah | null;
  refund_rekening: string | null;
  otorisasi: string[];
};

/** A piece that is held: its agreed price, and where it goes back to. */
export type TitipanBarang = {
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
  harga_per_gram: Rupiah;
  harga_id: number | null;
  harga_jual: Rupiah;
  ongkos: Rupiah;
  harga: Rupiah;
  diskon_rp: Rupiah;
  netto: Rupiah;
  harga_modal: Rupiah | null;
  kode_gudang: string;
  kode_baki: string | null;
};

type Diberi =
  | 'no_titip'
  | 'tgl_system'
  | 'input_date'
  | 'valid_at'
  | 'cetak_ke'
  | 'no_faktur_jual'
  | 'tgl_ambil'
  | 'no_batal'
  | 'alasan_batal'
  | 'batal_by'
  | 'tgl_batal'
  | 'refund_rp'
  | 'ditahan_rp'
  | 'refund_rekening';
export type TitipanBaru = Omit<Titipan, Diberi>;

const HEAD = `status, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, jenis_customer, keterangan,
  qty, berat, sub_total, diskon_rp, harga_total, dp_awal, dp_rp, kembali, berlaku_sampai, input_by, valid_by,
  otorisasi`;
const LINE = `urut, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen,
  berat, berat_asli, murni, harga_per_gram, harga_id, harga_jual, ongkos, harga, diskon_rp, netto, harga_modal,
  kode_gudang, kode_baki`;
const BARU = `${LINE}, ${TUNTUTAN}`;

/** Number, head, lines, money lines, and the end of the basket locks, in one statement. */
const SAVE = statement(`
  with nomor as (select ambil_nomor($1, 'TT', $2::date) as no),
  kepala as (
    insert into titipan (kode_toko, no_titip, tgl_system, input_date, valid_at, op, ${HEAD})
    select $1, no, $2::date, waktu(), case when k.status = 'AKTIF' then waktu() end, $3::uuid,
           ${HEAD.replaceAll(/(\w+)/g, 'k.$1')}
      from nomor, jsonb_populate_record(null::titipan, $4::jsonb) k
    returning no_titip, input_date, valid_at
  ), baris as (
    insert into titipan_barang (kode_toko, no_titip, tgl_system, op, ${BARU})
    select $1, kepala.no_titip, $2::date, $3::uuid, ${BARU.replaceAll(/(\w+)/g, 'l.$1')}
      from kepala, jsonb_populate_recordset(null::titipan_barang, $5::jsonb) l
  ), bayar as (
    insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
      biaya_bank, op)
    select $1, kepala.no_titip, p.urut, $2::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah,
           p.fee, p.biaya_bank, $3::uuid
      from kepala, jsonb_populate_recordset(null::pembayaran, $6::jsonb) p
  ), lepas as (
    delete from keranjang
     where kode_toko = $1 and kode_barcode = any(array(
       select l ->> 'kode_barcode' from jsonb_array_elements($5::jsonb) l))
  )
  select no_titip, input_date, valid_at from kepala`);

export type TitipanTersimpan = Pick<Titipan, 'no_titip' | 'input_date' | 'valid_at'>;
export type Where = { kode_toko: string; tgl: Hari; op: string };

export const saveTitipan = async (
  tx: Tx,
  { kode_toko, tgl, op }: Where,
  {
    head,
    lines,
    pays,
  }: {
    head: TitipanBaru;
    lines: readonly (TitipanBarang & BarisTuntutan)[];
    pays: readonly BayarJadi[];
  },
): Promise<TitipanTersimpan> =>
  (
    await tx.call<TitipanTersimpan>(SAVE, [
      kode_toko,
      tgl,
      op,
      JSON.stringify(head),
      JSON.stringify(lines),
      JSON.stringify(bernomor(pays)),
    ])
  )[0]!;

/** Money lines in their order. */
export const bernomor = (pays: readonly BayarJadi[]) =>
  pays.map((one, at) => ({ ...one, urut: at + 1 }));

const READ_HEAD = `no_titip, tgl_system, input_date, valid_at, cetak_ke, no_faktur_jual, tgl_ambil, no_batal,
  alasan_batal, batal_by, tgl_batal, refund_rp, ditahan_rp, refund_rekening, ${HEAD}`;
const FIND = statement(
  `select ${READ_HEAD} from titipan where kode_toko = $1 and no_titip = any($2) order by no_titip`,
);
const LOCK = statement(
  `select ${READ_HEAD} from titipan where kode_toko = $1 and no_titip = any($2) order by no_titip for update`,
);
const linesOf = (columns: string) =>
  statement(
    `select no_titip, ${columns} from titipan_barang
      where kode_toko = $1 and no_titip = any($2) order by no_titip, urut`,
  );
const LINES = linesOf(LINE);
const DITITIP = linesOf(`${LINE}, harga_komputer`);

export const findTitipan = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Titipan | undefined> => (await on.call<Titipan>(FIND, [kode_toko, [no]]))[0];

/** Locked in the order of their numbers, so that two sales never wait for each other in a circle. */
export const lockTitipan = (
  tx: Tx,
  kode_toko: string,
  nomor: readonly string[],
): Promise<Titipan[]> => tx.call<Titipan>(LOCK, [kode_toko, nomor]);

type BarisTersimpan = TitipanBarang & { no_titip: string };

export const listTitipanBarang = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<BarisTersimpan[]> => on.call(LINES, [kode_toko, nomor]);

/** With what a piece should have cost; deposits from before migration 225 do not know it. */
export type BarisDititip = BarisTersimpan & { harga_komputer: Rupiah | null };

/** The lines as a pick-up reads them. */
export const listDititip = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<BarisDititip[]> => on.call(DITITIP, [kode_toko, nomor]);

type Validasi = {
  no: string;
  valid_by: string;
  dp: Rupiah;
  kembali: Rupiah;
  pembayaran: readonly BayarJadi[];
};

/** OPEN becomes AKTIF with its first money. */
export const saveValidasiTitipan = (
  tx: Tx,
  { kode_toko, tgl, op }: Where,
  row: Validasi,
): Promise<{ valid_at: string }> =>
  tx.one(sql<{ valid_at: string }>`
    with bayar as (
      insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
        biaya_bank, op)
      select ${kode_toko}, ${row.no}, p.urut, ${tgl}::date, p.jenis, p.kode_bank, p.no_rekening,
        p.jumlah, p.fee, p.biaya_bank, ${op}::uuid
        from jsonb_populate_recordset(null::pembayaran, ${JSON.stringify(bernomor(row.pembayaran))}::jsonb) p
    )
    update titipan set status = 'AKTIF', valid_by = ${row.valid_by}, valid_at = waktu(), dp_awal = ${row.dp},
      dp_rp = ${row.dp}, kembali = ${row.kembali}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_titip = ${row.no} returning valid_at`);

type Batal = {
  no: string;
  no_batal: string | null;
  alasan: string;
  batal_by: string;
  refund_rp: Rupiah | null;
  ditahan_rp: Rupiah | null;
  refund_rekening: string | null;
  otorisasi: readonly string[];
};

export const saveBatalTitipan = (
  tx: Tx,
  { kode_toko, tgl, op }: Where,
  row: Batal,
): Promise<{ tgl_batal: string }> =>
  tx.one(sql<{ tgl_batal: string }>`
    update titipan set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
      batal_by = ${row.batal_by}, tgl_batal = waktu(), hari_batal = ${tgl}::date,
      refund_rp = ${row.refund_rp}::bigint, ditahan_rp = ${row.ditahan_rp}::bigint,
      refund_jenis = case when ${row.no_batal}::text is null then null
                          when ${row.refund_rekening}::text is null then 'CASH' else 'TRANSFER' end,
      refund_rekening = ${row.refund_rekening}, otorisasi = otorisasi || ${row.otorisasi as string[]}::text[],
      op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_titip = ${row.no} returning tgl_batal`);

export const addCetakTitipan = (
  tx: Tx,
  kode_toko: string,
  no: string,
  op: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update titipan set cetak_ke = cetak_ke + 1, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_titip = ${no} returning cetak_ke`);
