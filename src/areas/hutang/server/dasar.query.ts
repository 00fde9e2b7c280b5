import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, statement, type Sql, callOne } from '#kit/server/sql.ts';
import type { BarisBunga } from '#areas/hutang/rules/hutang.ts';
import type { DasarPlafond, Kondisi } from '#areas/hutang/rules/plafond.ts';

type KadarHutang = DasarPlafond['kadar'][number];

/** What the masters say of lending, in one look. */
export type DasarHutang = {
  readonly kadar: readonly KadarHutang[];
  readonly rentang: DasarPlafond['rentang'];
  readonly kondisi: Readonly<Record<string, Kondisi>>;
  readonly bunga: readonly BarisBunga[];
  readonly pokok: readonly Rupiah[];
  readonly jenis: readonly string[];
  readonly group: readonly string[];
  /** Groups that are of one kadar. */
  readonly kadar_group: Readonly<Record<string, string>>;
};

const READ = statement(`
  select
    (select coalesce(jsonb_agg(jsonb_build_object('kode_kadar', k.kode_kadar, 'persen', k.persen,
              'jual', (select harga_per_gram from harga_kadar_pada($1, 'JUAL', k.kode_kadar, waktu())),
              'plafond_per_gram', (select p.plafond_per_gram from plafond_hutang_kadar p
                        where p.kode_toko = $1 and p.kode_kadar = k.kode_kadar and p.is_active))), '[]')
       from kadar k where k.kode_toko = $1 and k.is_active) as kadar,
    (select coalesce(jsonb_agg(jsonb_build_object('kadar_dari', kadar_dari, 'kadar_sampai', kadar_sampai,
              'plafond_per_gram', plafond_per_gram)), '[]')
       from plafond_hutang where kode_toko = $1 and is_active) as rentang,
    (select coalesce(jsonb_object_agg(kode_kondisi,
              jsonb_build_object('cara', cara, 'persen', persen, 'rupiah', rupiah)), '{}')
       from kondisi_pinjaman where kode_toko = $1 and is_active) as kondisi,
    (select coalesce(jsonb_agg(jsonb_build_object('pokok_dari', pokok_dari, 'pokok_sampai', pokok_sampai,
              'bunga', bunga) order by pokok_dari), '[]')
       from bunga_hutang where kode_toko = $1 and is_active) as bunga,
    (select coalesce(jsonb_agg(jumlah_hutang order by jumlah_hutang), '[]')
       from hutang_pokok where kode_toko = $1 and is_active) as pokok,
    array(select kode_dept from jenis where kode_toko = $1 and is_active) as jenis,
    (select coalesce(jsonb_object_agg(kode_group, kode_kadar), '{}')
       from group_barang where kode_toko = $1 and is_active and kode_kadar is not null) as kadar_group,
    array(select kode_group from group_barang where kode_toko = $1 and is_active) as "group"`);

export const readDasarHutang = async (on: Sql, kode_toko: string): Promise<DasarHutang> =>
  await callOne<DasarHutang>(on, READ, [kode_toko]);

/** What a customer owes already: the person who approves more reads it. */
export const hutangBerjalan = (
  on: Sql,
  kode_toko: string,
  kode_customer: string | null,
): Promise<{ jumlah: number; pokok: Rupiah }> =>
  on.one(sql<{ jumlah: number; pokok: Rupiah }>`
    select count(*)::int as jumlah, coalesce(sum(jumlah_hutang), 0)::bigint as pokok from hutang
     where kode_toko = ${kode_toko} and kode_customer in (select customer_semua(${kode_customer}))
       and status in ('AKTIF', 'TUNGGU')`);

export const adaSales = async (on: Sql, kode_toko: string, kode_sales: string): Promise<boolean> =>
  (await on.maybe(sql`
    select from sales where kode_toko = ${kode_toko} and kode_sales = ${kode_sales} and is_active`)) !==
  undefined;

/** The sales person that a user is, if any: named on what the user does where no other is given. */
export const salesOf = async (
  on: Sql,
  { kode_toko, user_id }: { readonly kode_toko: string; readonly user_id: string },
): Promise<string | null> =>
  (
    await on.maybe(sql<{ kode_sales: string | null }>`
      select kode_sales from users where kode_toko = ${kode_toko} and user_id = ${user_id}`)
  )?.kode_sales ?? null;
