import { sql, type Query } from '#kit/server/sql.ts';
import { diToko, sejakHari, type Invarian, type Lingkup } from '#areas/buku/server/lingkup.ts';

/** Sets whose lines do not add up to zero in one unit. */
const setYang = (l: Lingkup, salah: Query, per: Query = sql`entry_id`): Query<{ contoh: string }> => sql`
  select distinct entry_id as contoh from (
    select entry_id from v_posting where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
     group by ${per} having ${salah}) q`;

/** The ledger: sets balance in all four units, balances are the sums of their lines (I-6 to I-8, I-12). */
export const periksaJurnal: readonly Invarian[] = [
  {
    kode: 'I-6',
    nama: 'Jurnal seimbang: rupiah',
    query: (l) => sql`
      select entry_id as contoh from v_posting where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
       group by entry_id having sum(rupiah) <> 0 or count(*) < 2 or bool_or(rupiah = 0 and qty = 0 and mg = 0 and murni = 0)
      union all
      select e.entry_id from v_entry e
       where ${diToko(l, 'e.shop')} and ${sejakHari(l, 'e.business_date')}
         and not exists (select from v_posting p where p.shop = e.shop and p.entry_id = e.entry_id)`,
  },
  { kode: 'I-6b', nama: 'Jurnal seimbang: potong', query: (l) => setYang(l, sql`sum(qty) <> 0`) },
  {
    kode: 'I-6c',
    nama: 'Jurnal seimbang: berat per kadar',
    query: (l) => setYang(l, sql`sum(mg) <> 0 or bool_or(mg <> 0 and kadar = 0)`, sql`entry_id, kadar`),
  },
  { kode: 'I-6d', nama: 'Jurnal seimbang: emas murni', query: (l) => setYang(l, sql`sum(murni) <> 0`) },
  {
    kode: 'I-7',
    nama: 'Saldo sama barisnya',
    query: (l) => sql`
      select coalesce(a.shop, d.shop) || '/' || coalesce(a.account, d.account) as contoh
        from (select * from v_balance where ${diToko(l, 'shop')}) a
        full join (select shop, account, kadar, sum(rupiah) as rupiah, sum(qty) as qty, sum(mg) as mg, sum(murni) as murni
                     from v_balance_day where ${diToko(l, 'shop')} group by 1, 2, 3) d
          on d.shop = a.shop and d.account = a.account and d.kadar = a.kadar
       where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0) or coalesce(a.qty, 0) <> coalesce(d.qty, 0)
          or coalesce(a.mg, 0) <> coalesce(d.mg, 0) or coalesce(a.murni, 0) <> coalesce(d.murni, 0)
          or (not a.allow_negative and (a.rupiah < 0 or a.qty < 0 or a.mg < 0 or a.murni < 0))`,
  },
  {
    kode: 'I-7b',
    nama: 'Saldo harian sama barisnya',
    query: (l) => sql`
      select concat_ws('/', coalesce(d.shop, p.shop), coalesce(d.business_date, p.business_date), coalesce(d.account, p.account)) as contoh
        from (select * from v_balance_day where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}) d
        full join (select shop, business_date, account, kadar, sum(rupiah) as rupiah, sum(qty) as qty, sum(mg) as mg, sum(murni) as murni
                     from v_posting where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} group by 1, 2, 3, 4) p
          on p.shop = d.shop and p.business_date = d.business_date and p.account = d.account and p.kadar = d.kadar
       where coalesce(d.rupiah, 0) <> coalesce(p.rupiah, 0) or coalesce(d.qty, 0) <> coalesce(p.qty, 0)
          or coalesce(d.mg, 0) <> coalesce(p.mg, 0) or coalesce(d.murni, 0) <> coalesce(p.murni, 0)`,
  },
  {
    kode: 'I-8',
    nama: 'Uang cocok jurnal',
    query: (l) => sql`
      select d.shop || '/' || d.doc_no as contoh from v_doc d
        left join v_entry e on e.shop = d.shop and e.entry_id = d.doc_no
       where ${diToko(l, 'd.shop')} and ${sejakHari(l, 'd.business_date')}
         and (d.posts is distinct from (e.entry_id is not null) or e.business_date <> d.business_date)
      union all
      select e.shop || '/' || e.doc_no from v_entry e join jenis_dokumen j on j.jenis = e.doc_type
        left join v_doc d on d.shop = e.shop and d.doc_no = e.doc_no
       where ${diToko(l, 'e.shop')} and ${sejakHari(l, 'e.business_date')} and d.doc_no is null
      union all
      select p.shop || '/' || p.entry_id from v_posting p left join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id
       where ${diToko(l, 'p.shop')} and ${sejakHari(l, 'p.business_date')} and (e.entry_id is null or e.business_date <> p.business_date)
      union all
      select d.shop || '/' || d.doc_no from v_doc d
        join (select shop, doc_no, sum(drawer) as drawer from v_payment where ${diToko(l, 'shop')} group by 1, 2) p
          on p.shop = d.shop and p.doc_no = d.doc_no
        left join (select shop, entry_id, sum(rupiah) as kas from v_posting
                    where account like 'kas%' and ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} group by 1, 2) k
          on k.shop = d.shop and k.entry_id = d.doc_no
       where ${diToko(l, 'd.shop')} and ${sejakHari(l, 'd.business_date')} and d.posts and coalesce(k.kas, 0) <> p.drawer`,
  },
  {
    kode: 'I-12',
    nama: 'Batal lawan tepat',
    query: (l) => sql`
      select d.shop || '/' || d.doc_no as contoh from v_doc d
        join v_entry e on e.shop = d.shop and e.entry_id = d.doc_no
        left join v_entry r on r.shop = e.shop and r.reverses = e.entry_id
       where ${diToko(l, 'd.shop')} and ${sejakHari(l, 'd.business_date')} and d.cancels is null
       group by d.shop, d.doc_no, d.status having count(r.entry_id) <> (d.status = 'CANCELLED')::int
      union all
      select r.shop || '/' || r.entry_id from v_entry r left join v_entry e on e.shop = r.shop and e.entry_id = r.reverses
       where ${diToko(l, 'r.shop')} and ${sejakHari(l, 'r.business_date')} and r.reverses is not null and e.entry_id is null
      union all
      select x.shop || '/' || x.entry_id from (
        select r.shop, r.entry_id, p.account, p.kadar, p.barcode, p.rupiah, p.qty, p.mg, p.murni
          from v_entry r join v_posting p on p.shop = r.shop and p.entry_id in (r.entry_id, r.reverses)
         where ${diToko(l, 'r.shop')} and ${sejakHari(l, 'r.business_date')} and r.reverses is not null) x
       group by x.shop, x.entry_id, x.account, x.kadar, x.barcode
      having sum(x.rupiah) <> 0 or sum(x.qty) <> 0 or sum(x.mg) <> 0 or sum(x.murni) <> 0`,
  },
];
