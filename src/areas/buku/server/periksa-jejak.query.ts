import { sql, type Query } from '#kit/server/sql.ts';
import {
  diToko,
  satu,
  sejakHari,
  sejakSaat,
  type Lingkup,
  type Pemeriksaan,
} from '#areas/buku/server/lingkup.query.ts';

/** There is no approval, or only one of something else; a reversal is covered by the approval of some cancel. */
const tanpaSetuju = (event: string): Query => sql`
  (a.approval_id is null or not exists (
     select from otorisasi o where o.kode_toko = a.shop and o.keystore = a.approval_id
        and (${sql.ref(event)} = any(o.event)
          or (${sql.ref(event)} = 'BATAL' and o.event[1] like 'BATAL%'))))`;

/** What was written by acts: sets and histories with the time of their act, keys and rows without. */
const tulisan = (l: Lingkup): Query => {
  const rows = sql`
    select shop, op_id, at, doc_no as no, null::text as barcode, null::int as seq
      from v_entry where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
    union all
    select shop, op_id, at, shop, barcode, seq
      from v_item_event where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}`;
  // Over the whole past each row is looked for in what was read anyway; of one day each act is looked up once.
  const saat = l.sejak
    ? sql`select shop, op_id, at, min(concat_ws('/', no, barcode, seq)) as no, null::text as barcode, null::int as seq
        from (${rows}) q group by 1, 2, 3`
    : rows;
  return sql`
    select 'I-23' as kode, shop as depan, q.* from (${saat}) q
    union all
    select 'I-23', kode_toko, kode_toko, op, null, kunci, null, null
      from idempotensi where ${diToko(l, 'kode_toko')} and ${sejakSaat(l, 'waktu')}
    union all
    select 'I-24', row_tbl, shop, op_id, null, row_no, null, null from v_written
     where ${diToko(l, 'shop')}
       and ${l.sejak ? sql`(business_date is null or business_date >= ${l.sejak}::date)` : sql`true`}`;
};

/**
 * The chain of the audit, and who acted in it; in a part of the history from the mark that the last closing before it
 * left. A row is hashed where it is read: only what is compared with its neighbour is brought into order.
 */
const rantai = (l: Lingkup): Query => sql`
    with awal as (
      select k.kode_toko as shop, ${
        l.sejak
          ? sql`coalesce((select max(s.audit_seq) from v_seal s
               where s.shop = k.kode_toko and s.business_date < ${l.sejak}::date), 1)`
          : sql`1`
      } as urut
        from audit_kepala k where ${diToko(l, 'k.kode_toko')}
    ), baris as (
      select a.kode_toko as shop, a.urut as seq, w.urut as dari, a.hash_lalu, a.hash, a.hash = audit_sidik(a) as utuh,
             a.user_id = '' as tanpa
        from awal w join audit a on a.kode_toko = w.shop and a.urut >= w.urut offset 0
    ), urutan as (
      select *, lag(seq) over r as ls, lag(hash) over r as lh
        from baris window r as (partition by shop order by seq)
    ), salah as (
      select shop, seq, tanpa, coalesce(not utuh or (ls is null and (seq <> dari or (dari = 1 and hash_lalu <> '')))
                   or seq <> ls + 1 or hash_lalu <> lh, false) as putus
        from urutan)
    select kode, shop || '/' || seq as contoh from salah
     cross join lateral (values ('I-24', tanpa), ('I-24b', putus)) s (kode, rusak)
     where (tanpa or putus) and rusak
    union all
    select 'I-24b', k.kode_toko || '/' || k.urut from audit_kepala k
      left join lateral (select urut, hash from audit a where a.kode_toko = k.kode_toko
          order by urut desc limit 1) a on true
     where ${diToko(l, 'k.kode_toko')} and (a.urut is distinct from k.urut or a.hash is distinct from k.hash)
    union all
    select 'I-24b', a.kode_toko || '/' || a.urut from audit a
     where ${diToko(l, 'a.kode_toko')} and a.urut = 1 and not exists (select from audit_kepala k
         where k.kode_toko = a.kode_toko)
    union all
    select 'I-24b', s.shop || '/' || s.business_date from v_seal s
     where ${diToko(l, 's.shop')} and not exists (
       select from audit a where a.kode_toko = s.shop and a.urut = s.audit_seq and a.hash = s.audit_hash)`;

/**
 * Whatever an act wrote is looked for in the audit, which is read for all of it at once: sets and histories at the time
 * of their transaction. An act that left many rows without a trace is named once.
 */
const jejakLengkap: Pemeriksaan = {
  invarian: [
    { kode: 'I-23', nama: 'Tidak ada yatim' },
    { kode: 'I-24', nama: 'Audit lengkap' },
    { kode: 'I-24b', nama: 'Audit berantai' },
  ],
  query: (l) => sql`
    select kode, min(tempat) as contoh from (
      select kode, shop, op_id, at, concat_ws('/', depan, no, barcode, seq) as tempat from (${tulisan(l)}) t
       where not exists (select from v_audit a
         where a.shop = t.shop and a.op_id = t.op_id and (t.at is null or a.at = t.at))) q
     group by kode, shop, op_id, at, case when at is null then tempat end
    union all
    -- Tables whose rows the audit has whole: only what it has of them is read.
    select 'I-24', shop || '/' || seq from audit_baris_utuh u cross join toko t cross join lateral (
      select a.shop, a.seq, a.before, lag(a.after) over (partition by a.row_key order by a.seq) as pa
        from v_audit a where a.shop = t.kode_toko and a.tbl = u.tabel and ${diToko(l, 'a.shop')} offset 0) q
     where pa is not null and before is distinct from pa
    union all
    select kode, contoh from (${rantai(l)}) r`,
};

/** Who did it, who allowed it, and that the record of it is whole (I-20 to I-24). */
export const periksaJejak: readonly Pemeriksaan[] = [
  jejakLengkap,

  satu(
    'I-20',
    'Otorisasi sekali pakai',
    (l) => sql`
    with o as (
      select distinct v.shop, v.op_id, v.actor, v.approval_id, v.at, i.sidik from v_audit v
        left join idempotensi i on i.kode_toko = v.shop and i.op = v.op_id
       where v.approval_id is not null and ${diToko(l, 'v.shop')} and ${sejakSaat(l, 'v.at')})
    select o.shop || '/' || o.approval_id as contoh from o
      left join v_approval a on a.id = o.approval_id and a.shop = o.shop
      left join users u on u.user_id = a.approver
      left join toko t on t.kode_toko = u.kode_toko
     where a.id is null or a.status <> 'USED' or a.used_op <> o.op_id or a.requester <> o.actor
         or a.approver = a.requester
        or a.payload_hash <> o.sidik or a.approver_level not in ('SPV', 'OWN') or o.at > a.expires_at
        or u.user_id is null or (u.kode_toko <> o.shop and t.jenis <> 'PUSAT')
    union all
    select shop || '/' || approval_id from o group by shop, approval_id having count(distinct op_id) > 1
    union all
    select a.shop || '/' || a.id from v_approval a left join o on o.approval_id = a.id and o.shop = a.shop
     where ${diToko(l, 'a.shop')} and ${sejakSaat(l, 'a.used_at')} and a.status = 'USED' and (o.op_id is null
         or a.approver is null)`,
  ),

  // Over the whole past the few acts that need an approval are found first, whatever the planner knows
  // of the tables; of one day each act is asked.
  satu('I-21', 'Otorisasi lengkap', (l) =>
    l.sejak
      ? sql`
        select distinct n.shop || '/' || n.event || '/' || a.row_key as contoh from v_need n
          join v_audit a on a.shop = n.shop and a.op_id = n.op_id
         where ${diToko(l, 'n.shop')} and ${sejakSaat(l, 'a.at')} and ${tanpaSetuju('n.event')}
           and perlu_setuju(a.shop, a.actor_level, a.at)`
      : sql`
        with butuh as materialized (select shop, event, op_id from v_need where ${diToko(l, 'shop')}),
        tanpa as materialized (
          select n.shop, n.event, a.row_key, a.actor_level, a.at from butuh n
            join v_audit a on a.shop = n.shop and a.op_id = n.op_id
           where ${tanpaSetuju('n.event')})
        select distinct shop || '/' || event || '/' || row_key as contoh from tanpa
         where perlu_setuju(shop, actor_level, at)`,
  ),

  satu(
    'I-22',
    'Kiriman tidak ganda',
    (l) => sql`
    select kode_toko || '/' || kunci as contoh from idempotensi where ${diToko(l, 'kode_toko')}
        and ${sejakSaat(l, 'waktu')}
     group by kode_toko, user_id, kunci having count(*) > 1
    union all
    select shop || '/' || min(doc_no) from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
     group by shop, op_id, doc_type having count(*) > 1`,
  ),
];
