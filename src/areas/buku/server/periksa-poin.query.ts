import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/** Points of members: the balance of a card, its ledger and what is left of its rows say the same (I-16). */
export const periksaPoin: readonly Pemeriksaan[] = [
  satu(
    'I-16',
    'Saldo poin',
    (l) => sql`
    select m.shop || '/' || m.member as contoh from v_points m
      left join (select member, sum(delta)::bigint as poin from v_points_txn group by 1) t on t.member = m.member
      left join (select member, sum(rest)::bigint as sisa, bool_or(rest <> given + moved) as salah from v_points_lot
                  group by 1) s on s.member = m.member
     where ${diToko(l, 'm.shop')}
       and (m.balance <> coalesce(t.poin, 0) or m.balance <> coalesce(s.sisa, 0) or coalesce(s.salah, false)
            or (m.joined and m.balance <> 0))`,
  ),

  satu(
    'I-16b',
    'Poin punya dokumen',
    // Over the whole past the documents are read once; of one day each is looked up.
    (l) => sql`
    with x as (select * from v_points_txn t where ${diToko(l, 't.shop')} and ${sejakHari(l, 't.business_date')}),
    dok as ${l.sejak ? sql`not materialized` : sql`materialized`} (
      select shop, doc_no, status from v_doc where ${diToko(l, 'shop')})
    select x.shop || '/' || x.id as contoh from x
     where x.doc_no is not null and not exists (select from dok d where d.shop = x.shop and d.doc_no = x.doc_no)
    union all
    select x.shop || '/' || x.id from x join dok d on d.shop = x.shop and d.doc_no = x.doc_no
      left join v_points_txn b on b.undoes = x.id
      left join v_returned r on r.shop = x.shop and r.doc_no = x.doc_no
     where x.undoes is null
       and case when d.status = 'CANCELLED' or r.doc_no is not null
                then b.id is null or b.delta <> -x.delta or b.member <> x.member
                else b.id is not null end`,
  ),

  satu(
    'I-16c',
    'Poin yang membayar',
    (l) => sql`
    select coalesce(p.shop || '/' || p.doc_no, t.shop || '/' || t.doc_no) as contoh
      from (select shop, doc_no, sum(amount)::bigint as rupiah from v_payment
             where method = 'POIN' and doc_type <> 'TK' and ${diToko(l, 'shop')}
               and ${sejakHari(l, 'business_date')} group by 1, 2) p
      full join (select shop, doc_no, sum(base)::bigint as rupiah from v_points_txn
                  where kind = 'BAYAR' and undoes is null and ${diToko(l, 'shop')}
                    and ${sejakHari(l, 'business_date')} group by 1, 2) t
        on t.shop = p.shop and t.doc_no = p.doc_no
     where p.rupiah is distinct from t.rupiah`,
  ),
];
