import type { Hari } from '#kit/rules/hari.ts';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Daftar } from '#areas/service/rules/kerja-service.ts';

/** Work that the shop offers, by its code (D-33.24). */
export async function readDaftarKerja(on: Sql, kode_toko: string): Promise<Daftar> {
  const rows = await on.many(sql<{ kode_deskripsi: string; deskripsi: string; ongkos: Rupiah }>`
    select kode_deskripsi, deskripsi, ongkos from deskripsi_service where kode_toko = ${kode_toko} and is_active`);
  return new Map(rows.map(({ kode_deskripsi, ...one }) => [kode_deskripsi, one]));
}

/** A craftsman who works for the shop; held with `lock`, so that acts on his gold follow each other. */
export const findTukang = (on: Sql, kode_toko: string, kode_tukang: string, lock: Query = sql``) =>
  on.maybe(sql<{ kode_tukang: string; nama: string }>`
    select kode_tukang, nama from tukang
     where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang} and is_active ${lock}`);

/**
 * What the shop sells a gram of such gold for now: by the code whose percent is highest and not above it (below all
 * of them the lowest code), by the fine gold that the piece holds beside that code, whole rupiah up (D-37.4). Null
 * where no code or no price is.
 */
export const listHargaJual = (
  on: Sql,
  kode_toko: string,
  kadar: readonly Persen[],
): Promise<{ kadar: Persen; per_gram: Rupiah | null }[]> =>
  on.many(sql<{ kadar: Persen; per_gram: Rupiah | null }>`
    select x.kadar, (
      select ceil(h.harga_per_gram::numeric * x.kadar / k.persen) from kadar k
       cross join lateral harga_jual_barang(${kode_toko}, null, k.kode_kadar, k.persen, waktu()) h
       where k.kode_toko = ${kode_toko} and k.is_active and k.persen > 0
       order by k.persen > x.kadar, case when k.persen > x.kadar then k.persen else -k.persen end, k.kode_kadar
       limit 1)::bigint as per_gram
      from unnest(${[...kadar]}::int[]) x (kadar)`);

/** What the pieces of a page's jobs are called, in one cell. */
export const listUraian = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<{ no_service: string; uraian: string }[]> =>
  on.many(sql<{ no_service: string; uraian: string }>`
    select no_service, string_agg(nama_barang || ': ' || deskripsi, ', ' order by urut) as uraian
      from service_barang where kode_toko = ${kode_toko} and no_service = any(${[...nomor]}) group by no_service`);

/** How the DP of a job was paid, by its document (`listNomorUang`). */
export const listDp = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<{ no: string; jenis: string; jumlah: Rupiah }[]> =>
  on.many(sql<{ no: string; jenis: string; jumlah: Rupiah }>`
    select p.no_dokumen as no, p.jenis, sum(p.jumlah)::bigint as jumlah from pembayaran p
     where p.kode_toko = ${kode_toko} and p.no_dokumen = any(${[...nomor]})
     group by p.no_dokumen, p.jenis order by p.no_dokumen, p.jenis`);

/** The documents that the money of a job came by: its own, and the further DP that count. */
export const listNomorUang = async (
  on: Sql,
  kode_toko: string,
  no_service: string,
): Promise<string[]> => [
  no_service,
  ...(
    await on.many(sql<{ no_bayar: string }>`
      select no_bayar from service_bayar
       where kode_toko = ${kode_toko} and no_service = ${no_service} and status = 'DONE' order by no_bayar`)
  ).map(({ no_bayar }) => no_bayar),
];

/** The word of the QR on a job's slip. */
export const kataTandaTerima = async (
  on: Sql,
  kode_toko: string,
  no_service: string,
): Promise<string[]> =>
  (
    await on.many(sql<{ kode_nota: string }>`
      select kode_nota from service where kode_toko = ${kode_toko} and no_service = ${no_service}`)
  ).map((one) => one.kode_nota);

/** Holds a job until the act on it is finished, unless it is a quote. */
export const lockService = (
  on: Sql,
  kode_toko: string,
  no_service: string,
  lock: Query,
): Promise<unknown> =>
  on.maybe(sql`
    select 1 from service where kode_toko = ${kode_toko} and no_service = ${no_service} ${lock}`);

/** Jobs in one of these states, of a list of jobs (`d`); promised before a day where one is named. */
export const jobsIn = (states: readonly string[], before?: Hari): Query =>
  before === undefined
    ? sql`d.status = any(${[...states]})`
    : sql`d.status = any(${[...states]}) and d.tgl_janji < ${before}::date`;
