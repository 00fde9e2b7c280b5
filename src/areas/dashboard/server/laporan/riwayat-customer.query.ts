import type { FiltersOf } from '#kit/contract/report.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { readPhoneNumber } from '#kit/server/wire/phone.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { riwayatCustomerReport } from '#areas/dashboard/contract/laporan/riwayat-customer.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof riwayatCustomerReport>;
const PALING_PENDEK = 3;

export const periksaCari = ({ cari }: Saring): Refusal[] =>
  cari.trim().length >= PALING_PENDEK
    ? []
    : [{ code: 'CARI_PENDEK', field: 'cari', message: 'Cari Minimal 3 Huruf' }];

/**
 * What was paid for a repair, or paid back, when it was fetched; its DP is in the row of the repair itself (D-37.4).
 */
const SAAT_AMBIL = sql`coalesce((select case a.arah when 'MASUK' then a.jumlah else -a.jumlah end::bigint
  from service_ambil a where a.kode_toko = shop and a.no_service = no and a.status <> 'CANC'), 0)`;

/** What was paid on a contract after its DP; the DP is in the row of the contract itself. */
const ANGSURAN = sql`coalesce((select c.terbayar from cicilan c where c.kode_toko = shop and c.no_cicilan = no), 0)`;

/** The documents of customers, without those that wait or were rejected before anything was booked. */
const RIWAYAT = sql`
  (select shop as kode_toko, in_history as jenis, no as no_dokumen, day as tgl_system, at as input_date,
          customer_code as kode_customer, customer as nama_customer, customer_address as alamat_customer,
          customer_phone as no_hp, items as uraian, weight as berat,
          case in_history when 'SERVICE' then paid + ${SAAT_AMBIL} when 'CICILAN' then paid + ${ANGSURAN}
            else paid end as jumlah_rp, status,
          sales as kode_sales
     from v_register
    where in_history is not null and not waits and (status <> 'CANC' or cancel_no is not null))`;

/** Who a document is of: the member, else the telephone, else name and address. */
const ORANG = sql`coalesce(customer_induk(kode_customer), no_hp,
    lower(concat_ws('|', nama_customer, alamat_customer)))`;

/**
 * All documents of each person who is found by name, telephone or member code, on the card or on one of the documents;
 * the other documents may have another name. A customer without a code is recognised by the telephone, else by name and
 * address.
 */
export const dokumenCustomer = (saring: Saring, { kode_toko }: Ctx): Query => {
  const words = saring.cari.trim();
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const cocok = (nama: string): Query =>
    sql`(${sql.ref(nama)} ilike ${like} or no_hp = ${readPhoneNumber(words) ?? null}
         or kode_customer = ${words.toUpperCase()})`;
  const masa = sql`kode_toko = ${kode_toko}
    and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date`;
  return sql`
  select *, ${ORANG} as orang from ${RIWAYAT} r
   where ${masa} ${same('jenis', saring.jenis)} and ${ORANG} in (
     select ${ORANG} from ${RIWAYAT} r where ${masa} and ${cocok('nama_customer')}
     union select kode_customer from customer where is_active and ${cocok('nama')})`;
};

/** A telephone as the member list shows it: enough to know it again. */
const PLAIN = sql`replace(tulis_nomor(no_hp), ' ', '')`;
const SAMAR = sql`left(${PLAIN}, 4) || repeat('*', greatest(length(${PLAIN}) - 8, 0)) || right(${PLAIN}, 4)`;

/** An address for those below a supervisor: its beginning, as in every list. */
const ALAMAT_SAMAR = sql`case when length(alamat_customer) > 8
       then rtrim(left(alamat_customer, 8)) || '***' else alamat_customer end`;

export const riwayatCustomerQuery = (saring: Saring, ctx: Ctx): Query => sql`
  with dokumen as (${dokumenCustomer(saring, ctx)}
  ), orang as (
    select distinct on (orang) orang,
           concat_ws(', ', nullif(nama_customer, ''), nullif(${ctx.samarkan ? ALAMAT_SAMAR : sql`alamat_customer`}, ''),
             ${SAMAR}, kode_customer) as customer
      from dokumen order by orang, tgl_system desc, input_date desc
  )
  select coalesce(nullif(o.customer, ''), '-') as customer, d.jenis, d.tgl_system, d.no_dokumen, d.uraian, d.berat,
         d.jumlah_rp, d.status, d.kode_sales
    from dokumen d join orang o using (orang)
   order by customer, o.orang, d.jenis, d.tgl_system desc, d.no_dokumen desc`;

/** What is said above the documents: when they came first and last, and what they bought and sold back. */
export type Kepala = {
  pertama: string | null;
  terakhir: string | null;
  beli: number;
  jual_balik: number;
  poin: number;
  /** Loans of these people that are open now, whenever they were given. */
  hutang: number;
};

export const kepalaRiwayatQuery = (saring: Saring, ctx: Ctx): Query<Kepala> => sql`
  with dokumen as (${dokumenCustomer({ ...saring, jenis: 'ALL' }, ctx)})
  select min(tgl_system)::text as pertama, max(tgl_system)::text as terakhir,
         coalesce(sum(berat) filter (where jenis = 'JUAL' and status = 'DONE'), 0)::bigint as beli,
         coalesce(sum(berat) filter (where jenis = 'BELI' and status = 'DONE'), 0)::bigint as jual_balik,
         coalesce((select sum(c.poin) from customer c
                   where c.kode_customer in (select orang from dokumen)), 0)::bigint as poin,
         coalesce((select sum(h.jumlah_hutang) from hutang h
                   where h.kode_toko = ${ctx.kode_toko} and h.status in ('AKTIF', 'TUNGGU')
                     and ${ORANG} in (select orang from dokumen)), 0)::bigint as hutang
    from dokumen where status <> 'CANC'`;
