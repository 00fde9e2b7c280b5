import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/** A loan is worth what was lent; its document, what was paid out after the admin. */
const DIPINJAMKAN = sql`('HT')`;

/**
 * The register is derived from declarations: it must tell as many documents and cancels of each kind and day, and as
 * much of them, as the views of the areas (written by hand), and know whatever the book holds under such a number.
 */
export const periksaRegister: readonly Pemeriksaan[] = [
  satu(
    'I-29',
    'Register sama dengan tabel dan buku',
    (l) => sql`
    with ditulis as (
      select shop, letters, day, count(*) as n, sum(coalesce(amount, 0)) as jumlah from v_register
       where ${diToko(l, 'shop')} and ${sejakHari(l, 'day')} group by 1, 2, 3
      union all
      select shop, left(cancel_no, 2), cancel_day, count(*), 0 from v_register
       where ${diToko(l, 'shop')} and cancel_no is not null and ${sejakHari(l, 'cancel_day')}
         and (cancel_later or ${sejakHari(l, 'day')}) group by 1, 2, 3
    ), daftar as (
      select shop, letters, day, sum(n) as n, sum(jumlah) as jumlah from ditulis group by 1, 2, 3
    ), tabel as (
      select shop, left(doc_no, 2) as letters, business_date as day, count(*) as n,
             sum(total) filter (where cancels is null and left(doc_no, 2) not in ${DIPINJAMKAN}) as jumlah
        from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} group by 1, 2, 3
    ), buku as (
      select e.shop, left(e.doc_no, 2) as letters, e.business_date as day, count(*) as n from v_entry e
       where ${diToko(l, 'e.shop')} and ${sejakHari(l, 'e.business_date')}
         and left(e.doc_no, 2) in (select letters from v_register_letters) group by 1, 2, 3)
    select concat_ws('/', coalesce(r.shop, t.shop, b.shop), coalesce(r.letters, t.letters, b.letters),
                     coalesce(r.day, t.day, b.day)) as contoh
      from daftar r
      full join tabel t on t.shop = r.shop and t.letters = r.letters and t.day = r.day
      full join buku b on b.shop = r.shop and b.letters = r.letters and b.day = r.day
     where (coalesce(r.n, 0) <> coalesce(t.n, 0) or coalesce(b.n, 0) > coalesce(r.n, 0)
         or (t.jumlah <> 0 and t.jumlah <> r.jumlah))
       -- What another server told of its documents is a copy: its register and its book are there.
       and not exists (select from toko k where k.kode_toko = r.shop and k.server_sendiri and t.n is null)`,
  ),
];
