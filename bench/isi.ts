import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * So many business days of so many sales (two pieces each) and cash movements, and pieces still in stock;
 * the first of them in 2020, or the last one today.
 */
export type Isi = { days: number; sales: number; cash: number; stock: number; untilToday?: true };

/** Lays a whole shop by SQL, every invariant kept: a million acts would take hours. */
export async function fillShop(
  owner: pg.Client,
  { days, sales, cash, stock, untilToday }: Isi,
): Promise<void> {
  const from = untilToday
    ? `((now() + interval '3 hours')::date - ${days - 1})`
    : `date '2020-01-01'`;
  const figures = { DAYS: days, SALES: sales, CASH: cash, STOCK: stock, FROM: from };
  let text = readFileSync(join(import.meta.dirname, 'j9-isi.sql'), 'utf8');
  for (const [name, value] of Object.entries(figures))
    text = text.replaceAll(`$${name}`, String(value));
  await withoutIndexes(owner, () => owner.query(text));
  await owner.query('set session_replication_role = origin; set synchronous_commit = on');
  await owner.query('vacuum analyze');
}

/** What a shop writes most into. */
const LARGE = [
  'barang',
  'barang_kejadian',
  'penjualan',
  'penjualan_barang',
  'pembayaran',
  'buku',
  'idempotensi',
  'audit',
];

/** Indexes of large tables are built once from whole tables: kept up row by row they take several times as long. */
async function withoutIndexes(owner: pg.Client, fill: () => Promise<unknown>): Promise<void> {
  await owner.query('begin');
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
       from pg_index i
      where indrelid = any($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [LARGE],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await fill();
  for (const { made } of rows) await owner.query(made);
  await owner.query('commit');
}

/** What a year leaves beside its sales, for the reports. */
export async function fillReports(owner: pg.Client): Promise<void> {
  await owner.query(readFileSync(join(import.meta.dirname, 'laporan-isi.sql'), 'utf8'));
  await owner.query('set session_replication_role = origin; set synchronous_commit = on');
  await owner.query('vacuum analyze');
}

/** The modules that let a person look at earlier days. */
const MUNDUR = ['TANGGAL_MUNDUR_MODULE', 'TANGGAL_MUNDUR_OWNER_MODULE'];

/** A head office, and every gate of a report open in every shop; what is so already stays so. */
export async function openGates(owner: pg.Client, moduls: readonly string[]): Promise<void> {
  await owner.query(`insert into toko (kode_toko, nama_toko, jenis, zona)
    values ('PST', 'Pusat', 'PUSAT', 'WIB') on conflict do nothing`);
  await owner.query(
    `insert into modul_toko (kode_toko, key, aktif, op)
     select kode_toko, key, true, gen_random_uuid() from toko, unnest($1::text[]) key
     on conflict (kode_toko, key) do update set aktif = true, berlaku_sampai = null`,
    [[...moduls, ...MUNDUR]],
  );
  await owner.query(`
    insert into parameter_toko (kode_toko, key, value, berlaku_dari, input_by, op)
    select kode_toko, 'TOKO_REKAP_PENJUALAN', jsonb_build_array(kode_toko), now(), 'bench', gen_random_uuid()
      from toko`);
}

/** Whether a data folder that is kept was filled by an earlier run. */
export async function isFilled(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query('select exists (select from penjualan) as filled');
  return rows[0].filled;
}
