import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/**
 * Money to a supplier moved what is owed to him by its sum, and no other cash of a code did (D-5.8). A payment is of
 * goods that came: together, less what was given back, they are no more than was ever owed. What came and went back
 * after it was paid may leave the supplier owing.
 */
export const periksaSupplier: readonly Pemeriksaan[] = [
  satu(
    'I-38',
    'Bayar supplier cocok hutangnya',
    (l) => sql`
    select coalesce(d.shop, b.shop) || '/' || coalesce(d.doc_no, b.doc_no) as contoh
      from (select * from v_bayar_supplier where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}) d
      full join (
        select p.shop, p.entry_id as doc_no, p.account, jumlah_utuh(p.rupiah) as amount
          from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
         where p.account >= 'supplier:' and p.account < 'supplier;' and left(p.entry_id, 2) in ('KM', 'KK', 'RM', 'RK')
           and ${diToko(l, 'p.shop')} and ${sejakHari(l, 'p.business_date')}
         group by 1, 2, 3) b
        on b.shop = d.shop and b.doc_no = d.doc_no and b.account = d.account
     where d.amount is distinct from b.amount
    union all
    select d.shop || '/' || d.account
      from (select shop, account, jumlah_utuh(amount) as amount from v_bayar_supplier
             where counts and ${diToko(l, 'shop')} group by 1, 2) d
      left join lateral (
        select coalesce(-jumlah_utuh(p.rupiah), 0) as came
          from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id
         where p.shop = d.shop and p.account = d.account and p.rupiah < 0
           and left(coalesce(e.reverses, p.entry_id), 2) not in ('KM', 'KK', 'RM', 'RK')) c on true
     where d.amount > c.came`,
  ),
];
