import { sql } from '#kit/server/sql.ts';
import { diToko, sejakHari, type Invarian } from '#areas/buku/server/lingkup.ts';

/** Pieces and gold: one place, one unbroken life, nothing gained or lost (I-1 to I-5). */
export const periksaEmas: readonly Invarian[] = [
  {
    kode: 'I-1',
    nama: 'Barcode di satu tempat',
    query: (l) => sql`
      select shop || '/' || barcode as contoh from v_item where ${diToko(l, 'shop')} group by shop, barcode having count(*) <> 1
      union all
      select barcode from v_item where state not in ('SOLD', 'DESTROYED', 'SHIPPED_OUT')
       group by barcode having count(*) > 1 and bool_or(${diToko(l, 'shop')})`,
  },
  {
    kode: 'I-2',
    nama: 'Status cocok tempatnya',
    query: (l) => sql`
      select i.shop || '/' || i.barcode as contoh from v_item i
       where ${diToko(l, 'i.shop')} and (
         (i.state = 'READY' and (i.holder_doc is not null
           or (i.baki is null and exists (select from v_shelf s where s.shop = i.shop and s.gudang = i.gudang))))
         or (i.state <> 'READY' and i.baki is not null and i.holder_doc is null)
         or (i.state in ('RESERVED', 'PLEDGED', 'IN_SERVICE', 'IN_TRANSIT') and i.holder_doc is null))
      union all
      select i.shop || '/' || i.barcode from v_item i
        left join lateral (select to_place from v_item_event e where e.shop = i.shop and e.barcode = i.barcode order by seq desc limit 1) e on true
        left join lateral (select sum(qty) as qty, sum(mg) as mg, sum(murni) as murni from v_posting p
                            where p.shop = i.shop and p.barcode = i.barcode and p.account = e.to_place) p on true
       where ${diToko(l, 'i.shop')} and i.state in ('READY', 'RESERVED')
         and (p.qty is distinct from 1 or p.mg is distinct from i.mg or p.murni is distinct from i.murni
              or (i.baki is not null and e.to_place is distinct from 'baki:' || i.gudang || '/' || i.baki))`,
  },
  {
    kode: 'I-3',
    nama: 'Riwayat tidak terputus',
    query: (l) => sql`
      with e as (
        select shop, barcode, seq, from_state, to_state, mg_before, mg_after, lag(to_state) over w as ps, lag(mg_after) over w as pm,
               row_number() over w as rn, lead(seq) over w as nx
          from v_item_event where ${diToko(l, 'shop')} window w as (partition by shop, barcode order by seq))
      select shop || '/' || barcode as contoh from e
       where seq <> rn or (rn = 1 and (from_state is not null or mg_before is not null))
          or (rn > 1 and (from_state is distinct from ps or mg_before is distinct from pm))
      union all
      select i.shop || '/' || i.barcode from v_item i
        left join e on e.shop = i.shop and e.barcode = i.barcode and e.nx is null
       where ${diToko(l, 'i.shop')} and (e.seq is null or e.to_state <> i.state or e.mg_after <> i.mg)
      union all
      select e.shop || '/' || e.barcode from e left join v_item i on i.shop = e.shop and i.barcode = e.barcode
       where e.nx is null and i.barcode is null`,
  },
  {
    kode: 'I-4',
    nama: 'Buku baki sama isinya',
    query: (l) => sql`
      select concat_ws('/', coalesce(t.shop, s.shop), coalesce(t.gudang, s.gudang), coalesce(t.baki, s.baki), coalesce(t.kadar, s.kadar)) as contoh
        from (select * from v_tray where ${diToko(l, 'shop')}) t
        full join (select shop, gudang, baki, kadar, count(*) as q, sum(mg) as m, sum(murni) as f from v_item
                    where baki is not null and ${diToko(l, 'shop')} group by 1, 2, 3, 4) s
          on (t.shop, t.gudang, t.baki, t.kadar) = (s.shop, s.gudang, s.baki, s.kadar)
       where coalesce(t.qty, 0) <> coalesce(s.q, 0) or coalesce(t.mg, 0) <> coalesce(s.m, 0) or coalesce(t.murni, 0) <> coalesce(s.f, 0)`,
  },
  {
    kode: 'I-5',
    nama: 'Emas kekal per kadar',
    query: (l) => sql`
      with flow as (
        select shop, kadar, sum(mg) as mg, sum(murni) as murni from v_gold_flow where ${diToko(l, 'shop')} group by 1, 2
      ), held as (
        select shop, kadar, mg, murni from v_item
         where state in ('READY', 'RESERVED', 'IN_SERVICE', 'IN_TRANSIT') and ${diToko(l, 'shop')}
        union all
        select shop, kadar, mg, murni from v_loose where ${diToko(l, 'shop')}
      ), stock as (select shop, kadar, sum(mg) as mg, sum(murni) as murni from held group by 1, 2)
      select coalesce(f.shop, s.shop) || '/' || coalesce(f.kadar, s.kadar) as contoh
        from flow f full join stock s on s.shop = f.shop and s.kadar = f.kadar
       where coalesce(f.mg, 0) <> coalesce(s.mg, 0) or coalesce(f.murni, 0) <> coalesce(s.murni, 0)`,
  },
];

/** Texts, weights, money and codes within what they may be (I-28). */
export const periksaNilai: readonly Invarian[] = [
  {
    kode: 'I-28',
    nama: 'Batas nilai',
    query: (l) => sql`
      select shop || '/' || barcode as contoh from v_item
       where ${diToko(l, 'shop')} and (mg <= 0 or mg > 100000000 or kadar not between 1 and 10000 or figure not between 1 and 50000
             or murni < 0 or murni > mg or barcode !~ '^[A-Z0-9]{8}$')
      union all
      select shop || '/' || doc_no from v_doc
       where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
         and (abs(total) > 10000000000000 or abs(gross) > 10000000000000 or doc_no !~ '^[A-Z]{2}[A-Z0-9]{12}$')
      union all
      select shop || '/' || doc_no from v_doc_line where ${diToko(l, 'shop')} and (mg <= 0 or mg > 100000000 or abs(amount) > 10000000000000)
      union all
      select shop || '/' || row_no from v_text
       where ${diToko(l, 'shop')} and (value ~ '[\\u0001-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]'
             or value is not nfc normalized)`,
  },
];
