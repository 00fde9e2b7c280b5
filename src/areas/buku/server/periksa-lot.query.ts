import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/** Loose gold has a lot, and a lot its acts; gold of others has its documents (D-44.1, D-37.2, D-36.5). */
export const periksaLot: readonly Pemeriksaan[] = [
  satu(
    'I-32',
    'Emas lepas sama lotnya',
    (l) => sql`
    select concat_ws('/', coalesce(b.shop, t.shop), coalesce(b.account, t.account), coalesce(b.kadar,
        t.kadar)) as contoh
      from (select v.* from v_balance v join v_scrap_place p on p.shop = v.shop and p.account = v.account
             where ${diToko(l, 'v.shop')}) b
      full join (select shop, account, kadar, jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg,
          jumlah_utuh(murni) as murni
                   from v_lot where ${diToko(l, 'shop')} group by 1, 2, 3) t
        on t.shop = b.shop and t.account = b.account and t.kadar = b.kadar
     where coalesce(b.qty, 0) <> coalesce(t.qty, 0) or coalesce(b.mg, 0) <> coalesce(t.mg, 0)
        or coalesce(b.murni, 0) <> coalesce(t.murni, 0)`,
  ),

  // A lot is what its acts made of it, in cost too; each of those acts moved the same gold in the book.
  satu(
    'I-32b',
    'Lot sama geraknya',
    (l) => sql`
    select coalesce(t.shop, g.shop) || '/' || coalesce(t.lot, g.lot) as contoh
      from (select * from v_lot where ${diToko(l, 'shop')}) t
      full join (select shop, lot, jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni,
          jumlah_utuh(cost) as cost from v_lot_move where ${diToko(l, 'shop')} group by 1, 2) g
        on g.shop = t.shop and g.lot = t.lot
     where t.qty is distinct from g.qty or t.mg is distinct from g.mg or t.murni is distinct from g.murni
        or t.cost is distinct from g.cost
    union all
    select g.shop || '/' || g.entry_id
      from (select shop, entry_id, account, kadar, jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg,
          jumlah_utuh(murni) as murni
              from v_lot_move where entry_id <> 'AWAL' and ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
             group by 1, 2, 3, 4) g
      left join lateral (select jumlah_utuh(p.qty) as qty, jumlah_utuh(p.mg) as mg, jumlah_utuh(p.murni) as murni
              from v_posting p
             where p.shop = g.shop and p.entry_id = g.entry_id and p.account = g.account and p.kadar = g.kadar) p
        on true
     where g.qty is distinct from p.qty or g.mg is distinct from p.mg or g.murni is distinct from p.murni`,
  ),

  // Customers' goods at the shop, the shop's gold at craftsmen, money kept for jobs: what their documents say.
  satu(
    'I-33',
    'Service dan tukang cocok dokumennya',
    (l) => sql`
    select concat_ws('/', coalesce(a.shop, d.shop), coalesce(a.account, d.account), coalesce(a.kadar,
        d.kadar)) as contoh
      from (select * from v_balance where (account in ('service', 'dp_service') or account like 'tukang:%')
          and ${diToko(l, 'shop')}) a
      full join (select shop, account, kadar, jumlah_utuh(rupiah) as rupiah, jumlah_utuh(qty) as qty,
          jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
                   from v_custody where (account in ('service', 'dp_service') or account like 'tukang:%')
                    and ${diToko(l, 'shop')} group by 1, 2, 3) d
        on d.shop = a.shop and d.account = a.account and d.kadar = a.kadar
     where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0) or coalesce(a.qty, 0) <> coalesce(d.qty, 0)
        or coalesce(a.mg, 0) <> coalesce(d.mg, 0) or coalesce(a.murni, 0) <> coalesce(d.murni, 0)`,
  ),
];
