import { sql, type Sql } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { JenisPoin } from '#areas/member/rules/poin.ts';

export type MutasiPoin = {
  id: number;
  kode_toko: string;
  tgl_system: Hari;
  input_date: string;
  jenis: JenisPoin;
  no_dokumen: string | null;
  dasar_rp: Rupiah;
  poin: number;
  saldo: number;
  keterangan: string;
  input_by: string;
};

/** Movements of a card, newest first, each with the balance after it. */
export const listMutasi = (
  on: Sql,
  kode_customer: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<(MutasiPoin & { jumlah_semua: number })[]> =>
  on.many(sql<MutasiPoin & { jumlah_semua: number }>`
    select id, kode_toko, tgl_system, input_date, jenis, no_dokumen, dasar_rp, poin,
           sum(poin) over (order by id)::int as saldo, keterangan, input_by, count(*) over ()::int as jumlah_semua
      from poin where kode_customer = ${kode_customer}
     order by id desc limit ${limit} offset ${skip}`);

type Kartu = {
  kode_customer: string;
  nama: string;
  no_hp: string | null;
  tgl_lahir: Hari | null;
  tgl_daftar: Hari | null;
  kode_referensi: string | null;
  poin: number;
  kode_kartu: string;
};

/** The card of a member; undefined where the code is none of one. */
export const findKartu = (on: Sql, kode_customer: string): Promise<Kartu | undefined> =>
  on.maybe(sql<Kartu>`
    select kode_customer, nama, no_hp, tgl_lahir, tgl_daftar, kode_referensi, poin, kode_kartu from customer
     where kode_customer = customer_induk(${kode_customer}) and is_active and jenis = 'MEMBER'`);

/** The card behind the word of a QR. */
export const findKataKartu = async (on: Sql, kata: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_customer: string }>`
      select customer_induk(kode_customer) as kode_customer from customer where kode_kartu = ${kata}`)
  )?.kode_customer;

/**
 * Cards with points, also of one who is no member any more (D-39.6), of one shop or of all, by their codes; those that
 * are named, where some are.
 */
export const listBerpoin = (
  on: Sql,
  kode_toko: string | null,
  codes: readonly string[] | null,
): Promise<{ kode_customer: string; kode_toko: string }[]> =>
  on.many(sql<{ kode_customer: string; kode_toko: string }>`
    select kode_customer, kode_toko from customer
     where is_active
       ${codes ? sql`and (jenis = 'MEMBER' or poin <> 0) and kode_customer = any(${codes}::text[])` : sql`and poin > 0`}
       ${kode_toko ? sql`and kode_toko = ${kode_toko}` : sql``}
     order by kode_customer`);

/** Cards that hold points which the shop gave up to a day: what its closing looks at (D-39.3). */
export const listTua = async (
  on: Sql,
  kode_toko: string,
  hari: Hari,
  bulan: number,
): Promise<{ batas: Hari; codes: string[] }> =>
  on.one(sql<{ batas: Hari; codes: string[] }>`
    select b.batas, coalesce((
             select array_agg(distinct l.kode_customer order by l.kode_customer) from poin_lot l
              where l.kode_toko = ${kode_toko} and l.sisa > 0 and l.tgl <= b.batas), '{}') as codes
      from (select (${hari}::date - make_interval(months => ${bulan}::int))::date as batas) b`);

/** Whether a shop is the head office of the chain. */
export const isPusat = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} and jenis = 'PUSAT'`)) !==
  undefined;

/** The day on which the oldest points of a card that the shop gave end, and how many those are. */
export const findBerakhir = async (
  on: Sql,
  kode_customer: string,
  { kode_toko, bulan }: { kode_toko: string; bulan: number },
): Promise<{ berakhir_tgl: Hari | null; berakhir_poin: number }> =>
  (bulan > 0
    ? await on.maybe(sql<{ berakhir_tgl: Hari; berakhir_poin: number }>`
        select (tgl + make_interval(months => ${bulan}::int))::date as berakhir_tgl, sum(sisa)::int as berakhir_poin
          from poin_lot where kode_customer = ${kode_customer} and kode_toko = ${kode_toko} and sisa > 0
         group by tgl order by tgl limit 1`)
    : undefined) ?? { berakhir_tgl: null, berakhir_poin: 0 };

/** The shop that met a member first. */
export const findTokoKartu = async (on: Sql, kode_customer: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_toko: string }>`
      select kode_toko from customer where kode_customer = ${kode_customer}`)
  )?.kode_toko;

/** Where the pages of a shop are found from outside, where it has such an address. */
export const findPortal = async (on: Sql, kode_toko: string): Promise<string | null> =>
  (
    await on.one(
      sql<{ portal: string | null }>`select portal from toko where kode_toko = ${kode_toko}`,
    )
  ).portal;
