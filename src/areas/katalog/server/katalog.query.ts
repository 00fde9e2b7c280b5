import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { cocokSemua } from '#kit/server/sql/cari.query.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

const PALING_BANYAK = 60;

/** Codes of pieces with a photo that no item shows, the newest first. */
export const listUntukKatalog = async (
  on: Sql,
  kode_toko: string,
  q: string | undefined,
): Promise<string[]> =>
  (
    await on.many(sql<{ kode_barcode: string }>`
    select b.kode_barcode from barang b
     where b.kode_toko = ${kode_toko} and b.status = 'READY' and jsonb_array_length(b.gambar) > 0
       and not exists (select from katalog_item i
                        where i.kode_toko = b.kode_toko and i.kode_barcode = b.kode_barcode)
       ${q?.trim() ? sql`and ${cocokSemua([sql`b.kode_barcode`, sql`b.nama_barang`], q.trim())}` : sql``}
     order by b.tgl_terima desc, b.kode_barcode desc limit ${PALING_BANYAK}`)
  ).map(({ kode_barcode }) => kode_barcode);

/** The category of the catalogue that a piece falls into: called like its kind, like its kategori, or the only one. */
export const findKategoriUntuk = async (
  on: Sql,
  kode_toko: string,
  { kode_dept, kode_kategori }: { kode_dept: string; kode_kategori: string },
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode: string }>`
    select kode_kategori as kode from katalog_kategori
     where kode_toko = ${kode_toko} and is_active
     order by kode_kategori = ${kode_dept} desc, kode_kategori = ${kode_kategori} desc, kode_kategori limit 1`)
  )?.kode;

/** What the hashtags of a piece say: its kind, and its gold content as the nota says it. */
export const findKataPotong = (
  on: Sql,
  kode_toko: string,
  { kode_dept, kode_kadar }: { kode_dept: string; kode_kadar: string },
): Promise<{ jenis: string | null; kadar: string | null }> =>
  on.one(sql<{ jenis: string | null; kadar: string | null }>`
    select (select nama from jenis where kode_toko = ${kode_toko} and kode_dept = ${kode_dept}) as jenis,
           (select label from kadar where kode_toko = ${kode_toko} and kode_kadar = ${kode_kadar}) as kadar`);

export type HadiahToko = { kode_hadiah: string; point: number; stock: number };

/** Gifts of the shop by their codes: what each costs in points, and how many are left (D-51.13). */
export const listHadiahToko = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<HadiahToko[]> =>
  on.many(sql<HadiahToko>`
    select kode_hadiah, point, stock from hadiah
     where kode_toko = ${kode_toko} and kode_hadiah = any(${codes}) and is_active`);

export type HargaGroup = {
  kode_group: string;
  nama: string;
  kadar: Persen | null;
  harga: Rupiah | null;
  description: string | null;
};

/** Groups that customers see, with the price in force: the group's own, else its kadar's (D-9.1). */
export const listHargaGroup = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<HargaGroup[]> =>
  on.many(sql<HargaGroup>`
    select g.kode_group, g.nama, k.persen as kadar, d.description,
           (select harga_per_gram from harga_jual_pada(g.kode_toko, g.kode_group, g.kode_kadar, waktu())) as harga
      from group_barang g
      left join kadar k on k.kode_toko = g.kode_toko and k.kode_kadar = g.kode_kadar
      left join katalog_group d on d.kode_toko = g.kode_toko and d.kode_group = g.kode_group
     where g.kode_toko = ${kode_toko} and g.kode_group = any(${codes}) and g.is_active`);

/** Groups by their codes with what they are called; kadar in hundredths of a percent, as everywhere inside. */
export const listNamaGroup = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<{ kode_group: string; nama_group: string; kadar: Persen | null }[]> =>
  on.many(sql<{ kode_group: string; nama_group: string; kadar: Persen | null }>`
    select g.kode_group, g.nama as nama_group, k.persen as kadar
      from group_barang g
      left join kadar k on k.kode_toko = g.kode_toko and k.kode_kadar = g.kode_kadar
     where g.kode_toko = ${kode_toko} and g.kode_group = any(${codes})`);

/** Whether this shop is one of the chain's that are open to customers. */
export const isTokoBuka = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} and is_active
     and not server_sendiri`)) !== undefined;
