import type { Hari } from '#kit/rules/hari.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { adalahKas, adalahUang } from '#areas/buku/server/tempat-uang.query.ts';

/** A day of a shop, and whose work of it is reported: one cashier's, or everybody's (ALL). */
export type Day = { readonly kode_toko: string; readonly tgl: Hari; readonly input_by: string };

/**
 * What an area tells of a day (№ 58): rows of urut, bagian, jenis, jumlah_trx, qty, berat, murni, total_rp,
 * tunai, non_tunai, batal, belum_valid. Rows that always stand, once anything `happened`, say what that is;
 * rows without it stand only where there is something to tell.
 */
export type DayRows = (day: Day) => { readonly rows: Query; readonly happened?: Query };

export const ofDay = ({ kode_toko, tgl, input_by }: Day): Query =>
  sql`kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}`;

/** What the sets of some documents moved, their mirror images with them. */
const uangDari = (kode_toko: string, dokumen: Query): Query => sql`
  select coalesce(sum(b.rupiah) filter (where ${adalahKas('b.akun')}), 0)::bigint as tunai,
         coalesce(sum(b.rupiah) filter (where not ${adalahKas('b.akun')}), 0)::bigint as non_tunai
    from buku b where b.kode_toko = ${kode_toko} and ${adalahUang('b.akun')} and b.no_bukti in (${dokumen})`;

/** Both at once, of each row of `d`, by its number. */
export const uangTiap = (kode_toko: string): Query =>
  sql`left join lateral (${uangDari(kode_toko, sql`d.no`)}) u on true`;

export const tunaiDari = ({ kode_toko }: Day, dokumen: Query): Query =>
  sql`(select tunai from (${uangDari(kode_toko, dokumen)}) u)`;
export const nonTunaiDari = ({ kode_toko }: Day, dokumen: Query): Query =>
  sql`(select non_tunai from (${uangDari(kode_toko, dokumen)}) u)`;

export const hitungBila = (syarat: Query): Query => sql`count(*) filter (where ${syarat})::int`;
export const hitung = (status: string): Query => hitungBila(sql`status = ${status}`);
export const jumlah = (column: string, status: string): Query =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where status = ${status}), 0)::bigint`;
