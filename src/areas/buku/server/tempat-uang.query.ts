import { sql, type Query } from '#kit/server/sql.ts';
import { PERJALANAN } from '#areas/buku/rules/akun.ts';
import { NAMA_GERAK } from '#areas/buku/rules/gerak.ts';

/** Every drawer of the shop (D-5.3, D-5.8). */
export const adalahKas = (akun: string): Query => {
  const name = sql.ref(akun);
  return sql`(${name} in ('kas', 'kas_hutang') or ${name} like 'kas:%')`;
};

/** Where money of the shop can be: drawers, banks, card receipts not yet settled. */
export const adalahUang = (akun: string): Query => {
  const name = sql.ref(akun);
  return sql`(${adalahKas(akun)} or ${name} like 'bank:%' or ${name} like 'kartu:%')`;
};

/** The same with what is on its way to another shop: it is this shop's until it is received (D-41.6). */
export const adalahUangJalan = (akun: string): Query =>
  sql`(${adalahUang(akun)} or ${sql.ref(akun)} = ${sql.lit(PERJALANAN)})`;

/** The names of money lines as a table beside the sets. */
export const GERAK = sql`(values ${sql.join(
  Object.entries(NAMA_GERAK).map(([kode, nama]) => sql`(${kode}::text, ${nama}::text)`),
)}) n (kode, nama)`;

/** A set and its mirror image on the same day cancel out: neither is shown (reports.md §3). */
export const bukanBatalSehari = (set: string): Query => {
  const of = (name: string): Query => sql.ref(`${set}.${name}`);
  const [kode_toko, no_bukti, membalik] = [of('kode_toko'), of('no_bukti'), of('membalik')];
  const sehari = sql`x.kode_toko = ${kode_toko} and x.tgl_system = ${of('tgl_system')}`;
  return sql`not exists (select from buku_set x where ${sehari} and x.membalik = ${no_bukti})
    and (${membalik} is null
         or not exists (select from buku_set x where ${sehari} and x.no_bukti = ${membalik}))`;
};
