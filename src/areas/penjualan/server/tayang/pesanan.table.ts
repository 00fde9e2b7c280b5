import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { StatusPesanan } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';

type Saluran = { readonly kode_toko: string; readonly kode_marketplace: string };

export type Tersimpan = {
  id: string;
  no_order: string;
  status: StatusPesanan;
  tahan_sampai: string | null;
  sebab: string | null;
};
export type Dikenal = Tersimpan &
  Pick<Dikunci, 'diminta'> & {
    pasti: boolean;
    total: Rupiah;
    kode: string[];
    diurus_by: string | null;
    no_hp: string | null;
    alamat: string;
  };

/** An order of a piece that was withdrawn so long ago may have been on its way. */
const BARU_TURUN_MENIT = 15;
/** The codes of an order's pieces. */
export const KODE = sql`array(select x ->> 'kode_barcode' from jsonb_array_elements(barang) x)`;

const PEMBELI_PO = (kolom: 'no_hp' | 'alamat_customer') => sql`(
  select o.${sql.ref(kolom)} from pre_order o
   where o.kode_toko = pesanan_online.kode_toko and o.no_po = pesanan_online.no_po)`;
/** Telephone and address of an order's buyer; those of one that became a pre-order are kept with that. */
export const PEMBELI = sql`
  case when status = 'PO' then ${PEMBELI_PO('no_hp')} else no_hp end as no_hp,
  case when status = 'PO' then coalesce(${PEMBELI_PO('alamat_customer')}, '') else alamat end as alamat`;

/** The order that a channel told of before, by its number, held: it is not sold meanwhile. */
export const findPesanan = (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  no_order: string,
): Promise<Dikenal | undefined> =>
  tx.maybe(sql<Dikenal>`
    select id::text as id, no_order, status, tahan_sampai, sebab, pasti, diurus_by, total, diminta, ${KODE} as kode,
           ${PEMBELI}
      from pesanan_online
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and no_order = ${no_order}
       for no key update`);

/** Orders of one channel come in one after another: two of the same number end like two in a row. */
export const lockSaluran = (tx: Tx, { kode_toko, kode_marketplace }: Saluran): Promise<number> =>
  tx.run(sql`
    select from marketplace_sambungan
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} for no key update`);

type Asal = Saluran & {
  /** Named by the channel itself: what is only told fills no place of those. */
  readonly pasti: boolean;
};

/**
 * Orders that wait, and the pieces that they hold. One whose pieces are free again counts for a week: it must not keep
 * newer ones away for good.
 */
export const countTunggu = (
  on: Sql,
  { kode_toko, kode_marketplace, pasti }: Asal,
): Promise<{ pesanan: number; barang: number }> =>
  on.one(sql<{ pesanan: number; barang: number }>`
    select count(*)::int as pesanan,
           coalesce(sum(jsonb_array_length(barang)) filter (where tahan_sampai > waktu()), 0)::int as barang
      from pesanan_online
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and status = 'MENUNGGU'
       and pasti = ${pasti} and (tahan_sampai > waktu() or diterima_at > waktu() - interval '7 days')`);

/** Orders of a day that were refused as they came. */
export const countDitolak = async (
  on: Sql,
  { kode_toko, kode_marketplace, pasti }: Asal,
): Promise<number> =>
  (
    await on.one(sql<{ n: number }>`
      select count(*)::int as n from pesanan_online
       where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and status = 'DITOLAK'
         and diurus_by is null and pasti = ${pasti} and diterima_at > waktu() - interval '1 day'`)
  ).n;

/**
 * Those of these pieces that can be had: offered on the channel now, or until a counter's basket withdrew them a few
 * minutes ago, or held since this order came in, in stock in a TOKO warehouse; their rows are held.
 */
export const lockBisaDipesan = async (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  codes: readonly string[],
  pemegang: string,
): Promise<string[]> =>
  (
    await tx.many(sql<{ kode_barcode: string }>`
      select b.kode_barcode from barang b
        left join barang_tayang t on t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode
         and t.kode_marketplace = ${kode_marketplace} and t.mau
         and (t.tampil or t.dikirim_at > waktu() - make_interval(mins => ${BARU_TURUN_MENIT}::int))
        left join keranjang k on k.kode_toko = b.kode_toko and k.kode_barcode = b.kode_barcode
         and k.user_id = ${pemegang} and k.sampai > waktu()
        join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang and g.jenis = 'TOKO'
       where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${codes}::text[]) and b.status = 'READY'
         and b.berlian = '[]' and (t.kode_barcode is not null or k.kode_barcode is not null)
       order by b.kode_barcode for update of b`)
  ).map(({ kode_barcode }) => kode_barcode);

/** Holds pieces for an order until its hours are over; fewer than were asked for where a counter was quicker. */
export const holdPesanan = (
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
  { pemegang, jam }: { pemegang: string; jam: number },
): Promise<number> =>
  tx.run(sql`
    insert into keranjang as k (kode_toko, kode_barcode, user_id, sejak, sampai)
    select ${kode_toko}, kode, ${pemegang}, waktu(), waktu() + make_interval(hours => ${jam}::int)
      from unnest(${codes}::text[]) kode
    on conflict (kode_toko, kode_barcode) do update
      set user_id = excluded.user_id, sejak = excluded.sejak, sampai = excluded.sampai
      where k.sampai <= waktu()`);

/** The pieces of these orders are free. */
export const dropPesanan = (
  tx: Tx,
  kode_toko: string,
  pemegang: readonly string[],
): Promise<number> =>
  tx.run(
    sql`delete from keranjang where kode_toko = ${kode_toko} and user_id = any(${pemegang}::text[])`,
  );

type Baru = {
  readonly no_order: string;
  readonly status: StatusPesanan;
  readonly ekspedisi: string;
  readonly nama: string;
  readonly no_hp: string | null;
  readonly alamat: string;
  readonly barang: readonly unknown[];
  readonly diminta: readonly unknown[];
  readonly total: Rupiah;
  readonly sebab: string | null;
  /** Named by the channel itself when it was asked. */
  readonly pasti: boolean;
  /** Fetched and not readable where false: it has its number alone. */
  readonly terbaca: boolean;
  /** Hours for which its pieces are held; none of one that holds nothing. */
  readonly jam: number | null;
  /** Sold before it came, and in what that sale differs from it. */
  readonly no_faktur_jual?: string;
  readonly beda?: readonly string[];
  readonly op: string;
};

/**
 * A new order, or what the channel names under a number that was only told: the pre-order of that is its own only where
 * it was sold as it is named.
 */
export const savePesanan = (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  one: Baru,
): Promise<Tersimpan> =>
  tx.one(sql<Tersimpan>`
    insert into pesanan_online (kode_toko, kode_marketplace, no_order, status, ekspedisi, nama, no_hp, alamat, barang,
      diminta, total, diterima_at, tahan_sampai, sebab, terbaca, pasti, no_faktur_jual, beda, beda_at, op)
    values (${kode_toko}, ${kode_marketplace}, ${one.no_order}, ${one.status}, ${one.ekspedisi}, ${one.nama},
      ${one.no_hp}, ${one.alamat}, ${JSON.stringify(one.barang)}::jsonb, ${JSON.stringify(one.diminta)}::jsonb,
      ${one.total}, waktu(), waktu() + make_interval(hours => ${one.jam}::int), ${one.sebab}, ${one.terbaca},
      ${one.pasti}, ${one.no_faktur_jual ?? null}, ${one.beda ?? []}::text[],
      case when ${(one.beda ?? []).length > 0} then waktu() end, ${one.op}::uuid)
    on conflict (kode_toko, kode_marketplace, no_order) do update
      set status = excluded.status, ekspedisi = excluded.ekspedisi, nama = excluded.nama, no_hp = excluded.no_hp,
          alamat = excluded.alamat, barang = excluded.barang, diminta = excluded.diminta, total = excluded.total,
          diterima_at = excluded.diterima_at, tahan_sampai = excluded.tahan_sampai, sebab = excluded.sebab,
          terbaca = excluded.terbaca, pasti = excluded.pasti, op = excluded.op, diurus_by = null, tgl_urus = null,
          no_faktur_jual = excluded.no_faktur_jual, beda = excluded.beda, beda_at = excluded.beda_at,
          no_po = case when excluded.status = 'DIJUAL' and excluded.beda = '{}' then pesanan_online.no_po end,
          beda_jual = pesanan_online.beda_jual and excluded.status = 'DIJUAL'
      where not pesanan_online.pasti
    returning id::text as id, no_order, status, tahan_sampai, sebab`);

export type Dikunci = {
  id: string;
  kode_marketplace: string;
  no_order: string;
  status: StatusPesanan;
  ekspedisi: string;
  nama: string;
  no_hp: string | null;
  alamat: string;
  barang: { kode_barcode: string; harga: Rupiah }[];
  diminta: { deskripsi: string; qty: number; harga: Rupiah | null }[];
};

/** Held until the act is finished. */
export const lockPesanan = (tx: Tx, kode_toko: string, id: string): Promise<Dikunci | undefined> =>
  tx.maybe(sql<Dikunci>`
    select id::text as id, kode_marketplace, no_order, status, ekspedisi, nama, no_hp, alamat, barang, diminta
      from pesanan_online where kode_toko = ${kode_toko} and id = ${id}::bigint for update`);

type Akhir = {
  readonly status: 'DITOLAK' | 'PO';
  readonly sebab: string | null;
  readonly no_po: string | null;
  readonly user_id: string;
  readonly hari: Hari;
  readonly op: string;
};

/** Ends an order and deletes the name, telephone and address of its buyer. */
export const saveAkhir = (tx: Tx, kode_toko: string, id: string, akhir: Akhir): Promise<number> =>
  tx.run(sql`
    update pesanan_online
       set status = ${akhir.status}, sebab = ${akhir.sebab}, no_po = ${akhir.no_po}, diurus_by = ${akhir.user_id},
           tgl_urus = ${akhir.hari}::date,
           nama = '', no_hp = null, alamat = '', tahan_sampai = null, op = ${akhir.op}::uuid
     where kode_toko = ${kode_toko} and id = ${id}::bigint`);

type Lepas = {
  readonly sebab: string;
  readonly user_id: string;
  readonly hari: Hari;
  readonly op: string;
};

/** Orders of a channel that wait end as refused, all or those that it did not name itself; answers their pieces. */
export const lepasTunggu = (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  { semua, lepas }: { semua: boolean; lepas: Lepas },
): Promise<{ no_order: string; kode: string[] }[]> =>
  tx.many(sql<{ no_order: string; kode: string[] }>`
    update pesanan_online
       set status = 'DITOLAK', sebab = ${lepas.sebab}, diurus_by = ${lepas.user_id}, tgl_urus = ${lepas.hari}::date,
           nama = '', no_hp = null, alamat = '', tahan_sampai = null, op = ${lepas.op}::uuid
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and status = 'MENUNGGU'
       and (${semua} or not pasti)
    returning no_order, ${KODE} as kode`);

/** The channel named what a person made a pre-order, as he did. */
export const saveDisebut = (tx: Tx, kode_toko: string, id: string): Promise<number> =>
  tx.run(
    sql`update pesanan_online set pasti = true where kode_toko = ${kode_toko} and id = ${id}::bigint`,
  );

/** Other orders that were only told and hold one of these pieces end as refused; answers their numbers. */
export const tolakTersebut = async (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  codes: readonly string[],
  { no_order, sebab, op }: { no_order: string; sebab: string; op: string },
): Promise<string[]> =>
  (
    await tx.many(sql<{ no_order: string }>`
      update pesanan_online
         set status = 'DITOLAK', sebab = ${sebab}, nama = '', no_hp = null, alamat = '', tahan_sampai = null,
             op = ${op}::uuid
       where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and status = 'MENUNGGU'
         and no_order <> ${no_order} and not pasti and ${KODE} && ${codes}::text[]
      returning no_order`)
  ).map(({ no_order }) => no_order);

type Resi = { id: string; no_order: string; no_resi: string; ekspedisi: string };

/** Numbers of parcels that a channel was not told yet. */
export const listResi = (on: Sql, { kode_toko, kode_marketplace }: Saluran): Promise<Resi[]> =>
  on.many(sql<Resi>`
    select p.id::text as id, p.no_order, o.no_resi, o.ekspedisi from pesanan_online p
      join penjualan_online o on o.kode_toko = p.kode_toko and o.no_faktur_jual = p.no_faktur_jual
     where p.kode_toko = ${kode_toko} and p.kode_marketplace = ${kode_marketplace} and p.status = 'DIJUAL'
       and p.resi_at is null and o.no_resi is not null
       and (p.resi_lagi is null or p.resi_lagi <= waktu() or p.resi_lagi > waktu() + interval '10 minutes')
     order by p.id limit 20`);

export const saveResi = (on: Sql, kode_toko: string, id: string, jadi: boolean): Promise<number> =>
  on.run(sql`
    update pesanan_online set resi_at = case when ${jadi} then waktu() end, resi_lagi = waktu() + interval '5 minutes'
     where kode_toko = ${kode_toko} and id = ${id}::bigint`);
