import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Whose shops: those of the chain that are here, as head office asks; of a branch itself alone (D-43.3). */
export type Siapa = Pick<Ctx, 'variant' | 'kode_toko'>;

const terpilih = (toko: readonly string[], { variant, kode_toko }: Siapa, semua: Query): Query =>
  variant !== 'pusat'
    ? sql`kode_toko = ${kode_toko}`
    : toko.length > 0
      ? sql`kode_toko = any(${toko as string[]}::text[]) and not server_sendiri`
      : semua;

/** The branches that this server holds, or the shops that were chosen by name: `kode_toko`, `nama_toko`. */
export const cabang = (toko: readonly string[], siapa: Siapa): Query => sql`
  select kode_toko, nama_toko from toko
   where ${terpilih(toko, siapa, sql`jenis <> 'PUSAT' and not server_sendiri`)}`;

/**
 * Every shop of the chain, or those that were chosen. What the chain has is in head office too (decision 1081): it is
 * among them once its own book holds one of these accounts.
 */
export const rantai = (toko: readonly string[], akun: Query, siapa: Siapa): Query => sql`
  select kode_toko, nama_toko from toko t
   where ${terpilih(
     toko,
     siapa,
     sql`jenis <> 'PUSAT' and not server_sendiri
          or exists (select from saldo_hari h where h.kode_toko = t.kode_toko and ${akun})`,
   )}`;

type Periode = { tgl_from: Hari; tgl_to: Hari };

/** Sold lines `l` of counted sales `p` of the branches `c`. */
export const terjualCabang = ({ tgl_from, tgl_to }: Periode): Query => sql`
    from cabang c
    join nota_jual_barang l on l.kode_toko = c.kode_toko
     and l.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    join nota_jual p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
     and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date and p.status = 'DONE'`;

/** Bought lines `l` of counted buy-backs `p` of the branches `c`. */
export const dibeliCabang = ({ tgl_from, tgl_to }: Periode): Query => sql`
    from cabang c
    join nota_beli_barang l on l.kode_toko = c.kode_toko
     and l.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    join nota_beli p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli and p.status = 'DONE'`;

/** Loans `h` that the branches `c` paid out; a renewal lends nothing new. */
export const pinjamanCabang = ({ tgl_from, tgl_to }: Periode): Query => sql`
    from cabang c
    join hutang h on h.kode_toko = c.kode_toko and h.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and h.status not in ('OPEN', 'CANC') and h.jenis = 'BARU'`;

/** Cancelled invoices `p` of the branches `c`. */
export const batalCabang = ({ tgl_from, tgl_to }: Periode): Query => sql`
    from cabang c
    join nota_jual p on p.kode_toko = c.kode_toko and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and p.status = 'CANC' and p.no_batal is not null`;
