import { sql } from '#kit/server/sql.ts';
import { diToko, sejakHari, type Invarian } from '#areas/buku/server/lingkup.ts';

/** Who did it, who allowed it, and that the record of it is whole (I-20 to I-24). */
export const periksaJejak: readonly Invarian[] = [
  {
    kode: 'I-20',
    nama: 'Otorisasi sekali pakai',
    query: (l) => sql`
      with o as (select op_id, shop, user_id, payload_hash, approval_id, committed_at from v_op
                  where approval_id is not null and ${diToko(l, 'shop')})
      select o.shop || '/' || o.approval_id as contoh from o
        left join v_approval a on a.id = o.approval_id and a.shop = o.shop
        left join users u on u.user_id = a.approver
        left join toko t on t.kode_toko = u.kode_toko
       where a.id is null or a.status <> 'USED' or a.used_op <> o.op_id or a.requester <> o.user_id or a.approver = a.requester
          or a.payload_hash <> o.payload_hash or a.approver_level not in ('SPV', 'OWN') or o.committed_at > a.expires_at
          or u.user_id is null or (u.kode_toko <> o.shop and t.jenis <> 'PUSAT')
      union all
      select approval_id from o group by shop, approval_id having count(*) > 1
      union all
      select a.shop || '/' || a.id from v_approval a left join o on o.approval_id = a.id and o.shop = a.shop
       where ${diToko(l, 'a.shop')} and a.status = 'USED' and (o.op_id is null or a.approver is null)`,
  },
  {
    kode: 'I-21',
    nama: 'Otorisasi lengkap',
    query: (l) => sql`
      select shop || '/' || op_id as contoh from v_op where needs_approval and approval_id is null and ${diToko(l, 'shop')}`,
  },
  {
    kode: 'I-22',
    nama: 'Kiriman tidak ganda',
    query: (l) => sql`
      select shop || '/' || idem_key as contoh from v_op where idem_key is not null and ${diToko(l, 'shop')}
       group by shop, user_id, idem_key having count(*) > 1
      union all
      select shop || '/' || min(doc_no) from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
       group by shop, op_id, doc_type having count(*) > 1`,
  },
  {
    kode: 'I-23',
    nama: 'Tidak ada yatim',
    query: (l) => sql`
      with x as (
        select shop, op_id, at, doc_no from v_entry where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
        union all
        select shop, op_id, at, id from v_item_event where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')})
      select x.shop || '/' || x.doc_no as contoh from x
        left join (select distinct shop, op_id, at from v_audit where ${diToko(l, 'shop')}) a
          on a.shop = x.shop and a.op_id = x.op_id and a.at = x.at
       where a.op_id is null
      union all
      select d.shop || '/' || d.doc_no from v_doc_line d left join v_doc o on o.shop = d.shop and o.doc_no = d.doc_no
       where ${diToko(l, 'd.shop')} and o.doc_no is null
      union all
      select p.shop || '/' || p.doc_no from v_payment p left join v_doc o on o.shop = p.shop and o.doc_no = p.doc_no
       where ${diToko(l, 'p.shop')} and o.doc_no is null
      union all
      select i.kode_toko || '/' || i.kunci from idempotensi i
       where ${diToko(l, 'i.kode_toko')} and not exists (select from audit a where a.kode_toko = i.kode_toko and a.op = i.op)`,
  },
  {
    kode: 'I-24',
    nama: 'Audit lengkap',
    query: (l) => sql`
      select distinct w.row_tbl || '/' || w.row_no as contoh from v_written w
       where ${diToko(l, 'w.shop')} and not exists (select from audit a where a.kode_toko = w.shop and a.op = w.op_id)
      union all
      select shop || '/' || seq from v_audit where ${diToko(l, 'shop')} and actor is null
      union all
      select shop || '/' || seq from (
        select a.shop, a.seq, a.before, lag(a.after) over (partition by a.shop, a.tbl, a.row_key order by a.seq) as pa
          from v_audit a join audit_baris_utuh u on u.tabel = a.tbl where ${diToko(l, 'a.shop')}) q
       where pa is not null and before is distinct from pa`,
  },
  {
    kode: 'I-24b',
    nama: 'Audit berantai',
    query: (l) => sql`
      select shop || '/' || seq as contoh from (
        select a.kode_toko as shop, a.urut as seq, a.hash_lalu, a.hash, audit_sidik(a) as sidik,
               lag(a.urut, 1, 0::bigint) over w as ls, lag(a.hash, 1, '') over w as lh
          from audit a where ${diToko(l, 'a.kode_toko')} window w as (partition by a.kode_toko order by a.urut)) q
       where seq <> ls + 1 or hash_lalu <> lh or hash <> sidik
      union all
      select k.kode_toko || '/' || k.urut from audit_kepala k
        left join lateral (select urut, hash from audit a where a.kode_toko = k.kode_toko order by urut desc limit 1) a on true
       where ${diToko(l, 'k.kode_toko')} and (a.urut is distinct from k.urut or a.hash is distinct from k.hash)
      union all
      select a.kode_toko || '/' || max(a.urut) from audit a left join audit_kepala k using (kode_toko)
       where ${diToko(l, 'a.kode_toko')} and k.kode_toko is null group by a.kode_toko
      union all
      select s.shop || '/' || s.business_date from v_seal s
        left join audit a on a.kode_toko = s.shop and a.urut = s.audit_seq and a.hash = s.audit_hash
       where ${diToko(l, 's.shop')} and a.urut is null`,
  },
];
