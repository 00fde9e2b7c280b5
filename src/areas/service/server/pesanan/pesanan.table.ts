import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { OngkosRow } from '#areas/barang/rules/harga-barang.ts';
import type { PartOf } from '#areas/dokumen/server/kind.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import type { Kunci } from '#areas/service/rules/pesanan/harga.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Holds an order until the act on it is finished, unless it is a quote. */
export const lockPesanan = (
  on: Sql,
  kode_toko: string,
  no_pesanan: string,
  lock: Query,
): Promise<unknown> =>
  on.maybe(sql`
    select 1 from pesanan where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan} ${lock}`);

/** Changes of an order by an act that is no document on it. */
export const savePesanan = (
  on: Sql,
  kode_toko: string,
  no_pesanan: string,
  change: Readonly<Record<string, unknown>>,
): Promise<number> =>
  on.run(sql`
    update pesanan set ${sql.join(
      Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan}`);

export type JadiRow = {
  readonly urut: number;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat_selesai: Miligram;
  readonly foto_selesai: string | null;
  readonly dari_gudang: string | null;
  readonly dari_baki: string | null;
};

/** The pieces that the lines became. */
export const saveJadi = (
  on: Sql,
  kode_toko: string,
  no_pesanan: string,
  barang: readonly JadiRow[],
): Promise<number> =>
  on.run(sql`
    update pesanan_barang b
       set kode_barcode = r.kode_barcode, nama_barang = r.nama_barang, berat_selesai = r.berat_selesai,
           foto_selesai = r.foto_selesai, dari_gudang = r.dari_gudang, dari_baki = r.dari_baki
      from jsonb_to_recordset(${JSON.stringify(barang)}::jsonb)
        as r (urut int, kode_barcode text, nama_barang text, berat_selesai bigint, foto_selesai text,
              dari_gudang text, dari_baki text)
     where b.kode_toko = ${kode_toko} and b.no_pesanan = ${no_pesanan} and b.urut = r.urut`);

/** The lines wait for their pieces again. */
export const saveBelumJadi = (
  on: Sql,
  kode_toko: string,
  no_pesanan: string,
  urut: readonly number[],
): Promise<number> =>
  on.run(sql`
    update pesanan_barang set kode_barcode = null, nama_barang = null, berat_selesai = null, foto_selesai = null,
           dari_gudang = null, dari_baki = null
     where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan} and urut = any(${[...urut]}::int[])`);

type Contoh = PesananDokumen['contoh'][number];
const listContoh = (on: Sql, kode_toko: string, no_pesanan: string): Promise<Contoh[]> =>
  on.many(sql<Contoh>`
    select urut, nama_barang, kadar, berat, murni, foto, no_ambil, tgl_ambil, berat_kembali, foto_kembali
      from pesanan_contoh where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan} order by urut`);

/** Samples of an order. */
export const CONTOH = {
  write: async (tx: Tx, no: string, part: readonly Contoh[], { kode_toko, hari }: Ctx) => {
    const rows = part.map((one) => ({ ...one, kode_toko, no_pesanan: no, tgl_system: hari }));
    if (rows.length > 0) await tx.run(await insertRows(tx, 'pesanan_contoh', rows));
  },
  read: listContoh,
} satisfies PartOf<Contoh[]>;

type Terkunci = PesananDokumen['kunci'][number];
/** Locks that hold, the oldest first (D-36.4). */
export const listKunci = (on: Sql, kode_toko: string, no_pesanan: string): Promise<Terkunci[]> =>
  on.many(sql<Terkunci>`
    select no_bayar, tgl_system, urut, berat, harga_per_gram from v_pesanan_kunci
     where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan} order by input_date, no_bayar, urut`);

/** What a payment bought, under its number. */
export async function saveKunci(
  tx: Tx,
  { no_pesanan, no_bayar }: { readonly no_pesanan: string; readonly no_bayar: string },
  kunci: readonly Kunci[],
  { kode_toko, hari }: Ctx,
): Promise<void> {
  const rows = kunci.map((one) => ({ ...one, kode_toko, no_pesanan, no_bayar, tgl_system: hari }));
  if (rows.length > 0) await tx.run(await insertRows(tx, 'pesanan_kunci', rows));
}

export const KUNCI = {
  write: async (tx: Tx, no: string, part: readonly Terkunci[], ctx: Ctx) => {
    const rows = part.map(({ urut, berat, harga_per_gram }) => ({ urut, berat, harga_per_gram }));
    await saveKunci(tx, { no_pesanan: no, no_bayar: no }, rows, ctx);
    return part.map((one) => ({ ...one, no_bayar: no }));
  },
  read: listKunci,
} satisfies PartOf<Terkunci[]>;

/** The word that the slip of an order has in its QR. */
export const kataPesanan = async (on: Sql, kode_toko: string, no: string): Promise<string[]> =>
  (
    await on.many(sql<{ kode_nota: string }>`
      select kode_nota from pesanan where kode_toko = ${kode_toko} and no_pesanan = ${no}`)
  ).map(({ kode_nota }) => kode_nota);

/** The documents that the money of an order came by: its own, and the further DP that count. */
export const listNomorUang = async (on: Sql, kode_toko: string, no: string): Promise<string[]> => [
  no,
  ...(
    await on.many(sql<{ no_bayar: string }>`
      select no_bayar from pesanan_bayar
       where kode_toko = ${kode_toko} and no_pesanan = ${no} and status = 'DONE' order by no_bayar`)
  ).map(({ no_bayar }) => no_bayar),
];

/** The order behind the word of its slip. */
export const findPesananPublik = (on: Sql, kode: string) =>
  on.maybe(sql<{
    kode_toko: string;
    no_pesanan: string;
    tgl_janji: Hari;
    tgl_selesai: Hari | null;
    hidup: boolean;
    total_harga: Rupiah;
    dp_rp: Rupiah;
    contoh: number;
  }>`
    select p.kode_toko, p.no_pesanan, p.tgl_janji, p.tgl_selesai, p.status not in ('DIAMBIL', 'CANC') as hidup,
           p.total_harga, p.dp_rp,
           (select count(*) from pesanan_contoh c where c.kode_toko = p.kode_toko and c.no_pesanan = p.no_pesanan
               and c.no_ambil is null and (not p.tunggu or p.valid_at is not null))::int as contoh
      from pesanan p where p.kode_nota = ${kode}`);

/** What an order is called in lists, with what payments bought and which samples are here. */
export const listRingkas = (on: Sql, kode_toko: string, nomor: readonly string[]) =>
  on.many(sql<{ no_pesanan: string; uraian: string; berat_kunci: Miligram; contoh_ada: number }>`
    select p.no_pesanan,
           (select string_agg(b.deskripsi, ', ' order by b.urut) from pesanan_barang b
             where b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan) as uraian,
           (select coalesce(sum(k.berat), 0) from v_pesanan_kunci k
             where k.kode_toko = p.kode_toko and k.no_pesanan = p.no_pesanan)::bigint as berat_kunci,
           (select count(*) from pesanan_contoh c
             where c.kode_toko = p.kode_toko and c.no_pesanan = p.no_pesanan and c.no_ambil is null
               and (not p.tunggu or p.valid_at is not null))::int as contoh_ada
      from pesanan p where p.kode_toko = ${kode_toko} and p.no_pesanan = any(${[...nomor]})`);

/** Orders in one of these states, of a list of orders (`d`); promised before a day where one is named. */
export const pesananIn = (states: readonly string[], before?: Hari): Query =>
  before === undefined
    ? sql`d.status = any(${[...states]})`
    : sql`d.status = any(${[...states]}) and d.tgl_janji < ${before}::date`;

/** Orders with a sample that is still here, whatever became of them. */
export const denganContoh = (): Query => sql`
  (not d.tunggu or d.valid_at is not null) and exists (select from pesanan_contoh c
    where c.kode_toko = d.kode_toko and c.no_pesanan = d.no_pesanan and c.no_ambil is null)`;

type HargaLine = {
  readonly urut: number;
  readonly kode_group: string | null;
  readonly kode_kadar: string;
  readonly persen: Persen;
};

/** What the shop sells a gram of each line for now (D-9.1); null where there is no price. */
export const listHargaPesan = (
  on: Sql,
  kode_toko: string,
  lines: readonly HargaLine[],
): Promise<{ urut: number; harga_per_gram: Rupiah | null }[]> =>
  on.many(sql<{ urut: number; harga_per_gram: Rupiah | null }>`
    select x.urut, h.harga_per_gram
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as x (urut int, kode_group text, kode_kadar text, persen int)
      left join lateral harga_jual_barang(${kode_toko}, x.kode_group, x.kode_kadar, x.persen::numeric,
        waktu()) h on true
     order by x.urut`);

/** What the shop asks for the work on a piece, by jenis and group (D-9.2). */
export const listOngkos = (on: Sql, kode_toko: string): Promise<OngkosRow[]> =>
  on.many(sql<OngkosRow>`
    select kode_dept, kode_group, cara, tarif, minimal from ongkos
     where kode_toko = ${kode_toko} and is_active order by id`);

/** The sale of a pick-up that was just written. */
export const findAmbil = (on: Sql, kode_toko: string, no_pesanan: string) =>
  on.one(sql<{ no_faktur_jual: string }>`
    select no_faktur_jual from penjualan
     where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan} and status <> 'CANC'`);

/** A warehouse of the shop, for a piece that was never in a tray. */
export const findGudangToko = (on: Sql, kode_toko: string) =>
  on.maybe(sql<{ kode_gudang: string }>`
    select kode_gudang from gudang where kode_toko = ${kode_toko} and jenis = 'TOKO' and is_active
     order by kode_gudang limit 1`);

/** The percent of a kadar that the shop lists. */
export const findPersen = async (
  on: Sql,
  kode_toko: string,
  kode_kadar: string,
): Promise<Persen | undefined> =>
  (
    await on.maybe(sql<{ persen: Persen }>`
      select persen from kadar where kode_toko = ${kode_toko} and kode_kadar = ${kode_kadar} and is_active`)
  )?.persen;
