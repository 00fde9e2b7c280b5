import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';
import type { JenisGerak } from '#areas/stock/rules/aksesoris.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Gerak = KepalaBatal & {
  no_aksesoris: string;
  tgl_system: Hari;
  input_date: string;
  jenis: JenisGerak;
  keterangan: string;
  total_qty: number;
  status: 'DONE' | 'CANC';
  input_by: string;
  otorisasi: string[];
};
export type GerakIsi = {
  urut: number;
  kode_aksesoris: string;
  nama_aksesoris: string;
  qty: number;
  harga: Rupiah;
};
export type Aksesoris = {
  kode_aksesoris: string;
  nama_aksesoris: string;
  harga: Rupiah;
  saldo: number;
  is_active: boolean;
};

const BARIS = sql`no_aksesoris, tgl_system, input_date, jenis, keterangan, total_qty, status, input_by`;
const KEPALA = sql`${BARIS}, otorisasi, no_batal, alasan_batal, batal_by, tgl_batal`;

/**
 * Kinds held until the commit, in the order of their codes, with what there is of each: read when they
 * are held, for what is read beside a lock is as old as its wait.
 */
export async function lockAksesoris(
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
): Promise<Aksesoris[]> {
  const named = sql`a.kode_toko = ${kode_toko} and a.kode_aksesoris = any(${codes})`;
  await tx.run(sql`select from aksesoris a where ${named} order by a.kode_aksesoris for update`);
  return tx.many(sql<Aksesoris>`
    select a.kode_aksesoris, a.nama_aksesoris, a.harga, a.is_active, coalesce(s.saldo, 0) as saldo
      from aksesoris a
      left join aksesoris_stock s on s.kode_toko = a.kode_toko and s.kode_aksesoris = a.kode_aksesoris
     where ${named}`);
}

export const findGerak = (on: Sql, kode_toko: string, no: string): Promise<Gerak | undefined> =>
  on.maybe(sql<Gerak>`
    select ${KEPALA} from aksesoris_gerak where kode_toko = ${kode_toko} and no_aksesoris = ${no}`);

export const lockGerak = (tx: Tx, kode_toko: string, no: string): Promise<Gerak | undefined> =>
  tx.maybe(sql<Gerak>`
    select ${KEPALA} from aksesoris_gerak
     where kode_toko = ${kode_toko} and no_aksesoris = ${no} for update`);

export const listGerak = (on: Sql, kode_toko: string, from: string, to: string): Promise<Gerak[]> =>
  on.many(sql<Gerak>`
    select ${BARIS} from aksesoris_gerak
     where kode_toko = ${kode_toko} and tgl_system between ${from}::date and ${to}::date
     order by tgl_system desc, no_aksesoris desc limit 5000`);

export const listGerakIsi = (on: Sql, kode_toko: string, no: string): Promise<GerakIsi[]> =>
  on.many(sql<GerakIsi>`
    select urut, kode_aksesoris, nama_aksesoris, qty, harga from aksesoris_isi
     where kode_toko = ${kode_toko} and no_aksesoris = ${no} order by urut`);

type Kepala = Pick<Gerak, 'no_aksesoris' | 'jenis' | 'keterangan' | 'total_qty'>;

export async function saveGerak(
  tx: Tx,
  head: Kepala,
  isi: readonly GerakIsi[],
  ctx: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into aksesoris_gerak (kode_toko, no_aksesoris, tgl_system, input_date, jenis, keterangan, total_qty,
        status, input_by, op)
    values (${ctx.kode_toko}, ${head.no_aksesoris}, ${ctx.hari}::date, waktu(), ${head.jenis}, ${head.keterangan},
        ${head.total_qty}, 'DONE', ${ctx.user_id}, ${ctx.op}::uuid)`);
  await tx.run(sql`
    insert into aksesoris_isi (kode_toko, no_aksesoris, urut, kode_aksesoris, nama_aksesoris, qty, harga)
    select ${ctx.kode_toko}, ${head.no_aksesoris}, urut, kode_aksesoris, nama_aksesoris, qty, harga
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb)
             as x (urut int, kode_aksesoris text, nama_aksesoris text, qty int, harga bigint)`);
}

/** What there is of each kind, more or less by so many; its rows are held already. */
export async function addStock(
  tx: Tx,
  kode_toko: string,
  gerak: readonly { kode_aksesoris: string; qty: number }[],
): Promise<void> {
  const codes = gerak.map((one) => one.kode_aksesoris);
  await tx.run(sql`
    insert into aksesoris_stock (kode_toko, kode_aksesoris, saldo)
    select ${kode_toko}, kode, 0 from unnest(${codes}::text[]) kode on conflict do nothing`);
  await tx.run(sql`
    update aksesoris_stock s set saldo = s.saldo + x.qty
      from jsonb_to_recordset(${JSON.stringify(gerak)}::jsonb) as x (kode_aksesoris text, qty int)
     where s.kode_toko = ${kode_toko} and s.kode_aksesoris = x.kode_aksesoris`);
}

export const saveBatalGerak = (tx: Tx, no: string, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update aksesoris_gerak set op_batal = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and no_aksesoris = ${no}`);
