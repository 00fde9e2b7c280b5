import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type OpnameHutang = {
  id: number;
  no_opname_hutang: string | null;
  status: 'BERJALAN' | 'SELESAI' | 'KOSONG';
  tgl_system: Hari;
  mulai_by: string;
  mulai_date: string;
};

const KOLOM = sql`id, no_opname_hutang, status, tgl_system, mulai_by, mulai_date`;

/** The count that runs: one at a time. */
export const findBerjalan = (on: Sql, kode_toko: string): Promise<OpnameHutang | undefined> =>
  on.maybe(sql<OpnameHutang>`
    select ${KOLOM} from opname_hutang where kode_toko = ${kode_toko} and status = 'BERJALAN'`);

/** Held alone by who ends or empties it; scanners share it, so that no tick comes after the end. */
export const lockBerjalan = (
  tx: Tx,
  kode_toko: string,
  alone: boolean,
): Promise<OpnameHutang | undefined> =>
  tx.maybe(sql<OpnameHutang>`
    select ${KOLOM} from opname_hutang where kode_toko = ${kode_toko} and status = 'BERJALAN'
       ${alone ? sql`for update` : sql`for share`}`);

/** Begins a count, unless one runs: then nothing is begun, also where two begin at once. */
export const saveMulai = (tx: Tx, ctx: Ctx): Promise<OpnameHutang | undefined> =>
  tx.maybe(sql<OpnameHutang>`
    insert into opname_hutang (kode_toko, status, tgl_system, mulai_by, mulai_date, op)
    values (${ctx.kode_toko}, 'BERJALAN', ${ctx.hari}::date, ${ctx.user_id}, waktu(), ${ctx.op}::uuid)
    on conflict (kode_toko) where status = 'BERJALAN' do nothing returning ${KOLOM}`);

/** Every loan that runs now, its redemption waiting or not. */
export const saveIsi = (tx: Tx, id: number, { kode_toko }: Ctx): Promise<number> =>
  tx.run(sql`
    insert into opname_hutang_isi (kode_toko, id, no_faktur_hutang)
    select kode_toko, ${id}, no_faktur_hutang from hutang
     where kode_toko = ${kode_toko} and status in ('AKTIF', 'TUNGGU')`);

/** Locks the row of a loan that was written down, for the act that ticks it. */
export const lockIsi = (
  tx: Tx,
  kode_toko: string,
  id: number,
  no: string,
): Promise<{ no_faktur_hutang: string } | undefined> =>
  tx.maybe(sql<{ no_faktur_hutang: string }>`
    select no_faktur_hutang from opname_hutang_isi
     where kode_toko = ${kode_toko} and id = ${id} and no_faktur_hutang = ${no} for update`);

export const savePindai = (
  tx: Tx,
  id: number,
  { awal: no, kali }: Pick<BarisOpname, 'awal' | 'kali'>,
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    update opname_hutang_isi set dipindai_by = ${ctx.user_id}, dipindai_at = waktu(),
           kembali = ${kali}, op = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${id} and no_faktur_hutang = ${no}`);

export const saveKosong = (tx: Tx, id: number, ctx: Ctx): Promise<OpnameHutang> =>
  tx.one(sql<OpnameHutang>`
    update opname_hutang set status = 'KOSONG', selesai_by = ${ctx.user_id}, selesai_date = waktu(),
           otorisasi = ${tx.otorisasi ? [tx.otorisasi] : []}, op_selesai = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${id} returning ${KOLOM}`);

type Akhir = { no_opname_hutang: string; ketemu: number; hilang: number };
export const saveSelesai = (
  tx: Tx,
  id: number,
  { no_opname_hutang, ketemu, hilang }: Akhir,
  ctx: Ctx,
): Promise<OpnameHutang> =>
  tx.one(sql<OpnameHutang>`
    update opname_hutang set status = 'SELESAI', no_opname_hutang = ${no_opname_hutang},
           tgl_system = ${ctx.hari}::date,
           selesai_by = ${ctx.user_id}, selesai_date = waktu(), ketemu = ${ketemu}, hilang = ${hilang},
           otorisasi = ${tx.otorisasi ? [tx.otorisasi] : []}, op_selesai = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${id} returning ${KOLOM}`);

export type Hasil = 'KETEMU' | 'HILANG' | 'KELUAR';
/** A loan of a count as it is now. */
export type BarisOpname = {
  /** The number that was written down when the count began. */
  awal: string;
  no_hutang: string;
  tgl_hutang: Hari;
  nama_customer: string;
  alamat_customer: string;
  qty: number;
  berat: Miligram;
  jumlah_hutang: Rupiah;
  status: string;
  hasil: Hasil;
  dipindai_by: string | null;
  dipindai_at: string | null;
  /** How often its goods have come back by now. */
  kali: number;
};

export const saveHasil = (
  tx: Tx,
  id: number,
  rows: readonly BarisOpname[],
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_hutang_hasil (kode_toko, id, urut, no_hutang, tgl_hutang, nama_customer, alamat_customer, qty,
        berat, jumlah_hutang, hasil, status, dipindai_by, dipindai_at)
    select ${kode_toko}, ${id}, urut, no_hutang, tgl_hutang, nama_customer, alamat_customer, qty, berat, jumlah_hutang,
           hasil, status, dipindai_by, dipindai_at
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, urut: at + 1 })))}::jsonb)
        as x (urut int, no_hutang text, tgl_hutang date, nama_customer text, alamat_customer text, qty int,
        berat bigint, jumlah_hutang bigint, hasil text, status text, dipindai_by text, dipindai_at timestamptz)`);
