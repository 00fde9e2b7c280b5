import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/** Between shops nothing is lost and nothing is doubled (I-26). */
export const periksaKirim: readonly Pemeriksaan[] = [
  // What the book has on its way is what was sent, and neither taken back nor taken in.
  satu(
    'I-26',
    'Uang di jalan cocok kirimannya',
    (l) => sql`
    select coalesce(a.shop, d.shop) || '/perjalanan' as contoh
      from (select shop, jumlah_utuh(rupiah) as rupiah from v_balance
             where account = 'perjalanan' and ${diToko(l, 'shop')} group by 1) a
      full join (select shop, jumlah_utuh(amount) as rupiah from v_transfer
                  where status = 'OPEN' and ${diToko(l, 'shop')} group by 1) d on d.shop = a.shop
     where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0)`,
  ),

  // Two shops say the same of each other, but for receipts that wait for the sender's next day.
  satu(
    'I-26b',
    'Rekening koran dua toko cocok',
    (l) => sql`
    with pasangan as (
      select shop, split_part(account, ':', 2) as lain, jumlah_utuh(rupiah) as rupiah from v_balance
       where account like 'rk:%' group by 1, 2
    ), tunggu as (
      select shop, recv_shop, jumlah_utuh(amount) as rupiah from v_transfer
       where recv_no is not null and home_no is null group by 1, 2
    ), semua as (
      select shop, lain, rupiah from pasangan union all select lain, shop, rupiah from pasangan
      union all select shop, recv_shop, rupiah from tunggu
      union all select recv_shop, shop, rupiah from tunggu)
    select shop || '/rk:' || lain as contoh from semua where ${diToko(l, 'shop')}
     group by shop, lain having jumlah_utuh(rupiah) <> 0`,
  ),

  // Sent = received + on its way + settled differences, transfer by transfer; received once, never after a cancel.
  satu(
    'I-26c',
    'Kiriman uang utuh',
    (l) => sql`
    select shop || '/' || no as contoh from v_transfer
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
       and (amount <= 0 or (status = 'DONE') <> (home_no is not null)
         or (status = 'CANC' and recv_no is not null) or (home_no is not null and recv_no is null)
         or recv_amount <> amount or home_amount <> amount or recv_shop <> dest or counted < 0)
    union all
    select shop || '/' || no from v_transfer
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
     group by shop, no having count(*) > 1`,
  ),

  // A receipt that the sender has not taken in has its message; messages between two shops have no gap.
  satu(
    'I-26d',
    'Pesan antar toko tanpa lubang',
    (l) => sql`
    select dari || '/' || ke as contoh from pesan_toko where (${diToko(l, 'dari')} or ${diToko(l, 'ke')})
     group by dari, ke having min(urut) <> 1 or max(urut) <> count(*)
    union all
    select t.shop || '/' || t.no from v_transfer t
     where ${diToko(l, 't.shop')} and t.recv_no is not null
       and (t.home_no is not null) <> exists (
         select from pesan_toko p where p.dari = t.recv_shop and p.ke = t.shop and p.no_dokumen = t.no
            and p.selesai_at is not null)`,
  ),
];
