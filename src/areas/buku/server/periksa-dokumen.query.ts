import { sql, type Query } from '#kit/server/sql.ts';
import {
  diToko,
  satu,
  sejakHari,
  type Lingkup,
  type Pemeriksaan,
} from '#areas/buku/server/lingkup.query.ts';

/** Kinds that may be cancelled after their day (D-32.7); the reversal is then booked on the later day. */
const BATAL_KEMUDIAN = sql`('TT', 'PS', 'CC', 'LG', 'LC', 'KU', 'KB', 'SV', 'SP', 'IM', 'MP', 'IB', 'RL', 'RS', 'RN')`;

/** Pieces that were sold in the days that are looked at. */
const terjualSejak = (l: Lingkup): Query =>
  l.sejak
    ? sql`barcode in (select barcode from v_doc_line
           where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')})`
    : sql`true`;

/** Documents: arithmetic, numbers, one sale for a piece, cancelled whole and in time (I-9 to I-13, I-27). */
export const periksaDokumen: readonly Pemeriksaan[] = [
  // Documents, their lines, payments and sets are gathered together by their number, the documents with a minus: what
  // is left of one that adds up is nothing.
  {
    invarian: [
      { kode: 'I-8', nama: 'Uang cocok jurnal' },
      { kode: 'I-9', nama: 'Hitungan tiap nota' },
      { kode: 'I-23b', nama: 'Baris punya nota' },
    ],
    query: (l) => sql`
      with semua as (
        select shop, doc_no as no, 1 as dok, null::int as isi, null::int as sets, coalesce(posts::int, -1) as posts,
               date '2000-01-01' - business_date as hari, -gross as amount, -(gross - discount) as net, -paid as bayar,
               total <> gross - discount + fees + rounding or remaining <> total - paid or remaining < 0
               or discount < 0 or discount > gross
               or (rounding <> 0 and abs(rounding) >= batas_toko(shop, 'PEMBULATAN', created_at, 500)) as salah
          from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
        union all
        select shop, entry_id, null, null, 1, null, business_date - date '2000-01-01', null, null, null, null
          from v_entry where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
        union all
        select shop, doc_no, null, 1, null, null, null, amount, net, null, null from v_doc_line
         where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
        union all
        select shop, doc_no, null, 1, null, null, null, null, null, amount, null from v_payment
         where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
      ), x as (
        select no, count(dok) > 0 as ada, count(isi) > 0 as berisi, count(sets) > 0 as dibukukan,
               jumlah_utuh(posts) <> count(sets) or (count(sets) > 0 and jumlah_utuh(hari) <> 0) as buku_lain,
               jumlah_utuh(amount) <> 0 or jumlah_utuh(net) <> 0 or jumlah_utuh(bayar) <> 0
               or coalesce(bool_or(salah), false) as salah
          from semua group by shop, no)
      select kode, no as contoh from x
       cross join lateral (values ('I-9', ada and salah), ('I-23b', berisi and not ada),
         ('I-8', case when ada then buku_lain else dibukukan and jenis_nomor(no) in (select jenis from jenis_dokumen)
                 end)) s (kode, rusak)
       where (salah or buku_lain or not ada) and rusak`,
  },

  // What a document says of its tax is what its set collected; what was paid in settles as much (D-41.9).
  satu(
    'I-9b',
    'Pajak tiap dokumen cocok bukunya',
    (l) => sql`
    with b as (
      select p.shop, p.entry_id as doc_no,
             -coalesce(jumlah_utuh(p.rupiah) filter (where p.account = 'ppn'), 0) as ppn,
             -coalesce(jumlah_utuh(p.rupiah) filter (where p.account = 'pph22'), 0) as pph22
        from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id
       where p.account in ('ppn', 'pph22') and e.reverses is null and ${diToko(l, 'p.shop')}
         and ${sejakHari(l, 'p.business_date')}
       group by 1, 2)
    select coalesce(b.shop, d.shop) || '/' || coalesce(b.doc_no, d.doc_no) as contoh
      from b full join (select * from v_tax where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}) d
                    on d.shop = b.shop and d.doc_no = b.doc_no
     where coalesce(b.ppn, 0) <> coalesce(d.ppn, 0) or coalesce(b.pph22, 0) <> coalesce(d.pph22, 0)`,
  ),

  // Numbers of documents, and of sets that have no document of their own; each is a key of its table.
  satu(
    'I-10',
    'Nomor tanpa lubang',
    (l) => sql`
    with nomor_ada as (
      select shop, doc_type, business_date, substr(doc_no, 3, 9) as awal, urut_nomor(doc_no)::bigint as urut
        from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
      union all
      select shop, doc_type, business_date, substr(doc_no, 3, 9), urut_nomor(doc_no)::bigint from v_entry
       where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} and doc_type not in (select jenis
           from jenis_dokumen)
      union all
      -- Given by the first life of a database that is an older copy (decision 1231).
      select w.kode_toko, w.jenis, w.tgl_system, w.kode_toko || to_char(w.tgl_system, 'YYMMDD'), g::bigint
        from nomor_lewat w cross join lateral generate_series(w.dari, w.ke) g
       where ${diToko(l, 'w.kode_toko')} and ${sejakHari(l, 'w.tgl_system')}
    ), deret as (
      select shop, doc_type, business_date, awal, count(*) as n, min(urut) as dari, max(urut) as ke,
             jumlah_utuh(urut) as jumlah
        from nomor_ada group by 1, 2, 3, 4)
    select concat_ws('/', shop, doc_type, business_date) as contoh from deret
     where dari <> 1 or ke <> n or jumlah <> n * (n + 1) / 2 or awal <> shop || to_char(business_date, 'YYMMDD')
    union all
    select concat_ws('/', n.kode_toko, n.jenis, n.tgl_system) from nomor n
      join jenis_dokumen j on j.jenis = case n.jenis when 'PJ' then 'SALE' else n.jenis end
      left join deret d on d.shop = n.kode_toko and d.doc_type = j.jenis and d.business_date = n.tgl_system
     where ${diToko(l, 'n.kode_toko')} and ${sejakHari(l, 'n.tgl_system')} and n.terakhir <> coalesce(d.ke, 0)
    union all
    select shop || '/' || doc_no from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
        and cancels is not null
     group by shop, doc_no having count(*) > 1`,
  ),

  // A piece on two lines is looked at closely: one of the sales must be cancelled.
  satu(
    'I-11',
    'Barang terjual sekali',
    (l) => sql`
    with ganda as (
      select shop, barcode from v_doc_line
       where doc_type = 'SALE' and barcode is not null and ${diToko(l, 'shop')}
         and ${terjualSejak(l)}
       group by 1, 2 having count(*) > 1)
    select b.shop || '/' || b.barcode as contoh from ganda g
      join v_doc_line b on b.shop = g.shop and b.barcode = g.barcode and b.doc_type = 'SALE'
      join v_doc d on d.shop = b.shop and d.doc_type = b.doc_type and d.doc_no = b.doc_no
     where d.status in ('ACTIVE', 'OPEN') group by b.shop, b.barcode having count(*) > 1`,
  ),

  satu(
    'I-11b',
    'Baris nota dibeli kembali sekali',
    (l) => sql`
    select concat_ws('/', shop, coalesce(doc_no, mark), barcode) as contoh
      from (select v.*, count(*) over (partition by nota, barcode) as kali from v_dibeli v) d
     where ${diToko(l, 'shop')} and (business_date is null or ${sejakHari(l, 'business_date')})
       and (doc_no is null or mark is null or not counted or kali > 1)`,
  ),

  satu(
    'I-13',
    'Tukar sepasang',
    (l) => sql`
    select c.shop || '/' || c.doc_no as contoh from v_doc c
      left join v_doc o on o.shop = c.shop and o.doc_no = c.cancels
     where ${diToko(l, 'c.shop')} and ${sejakHari(l, 'c.business_date')} and c.cancels is not null
       and (o.doc_no is null or (o.business_date <> c.business_date and o.doc_type not in ${BATAL_KEMUDIAN}))
    union all
    select shop || '/' || ticket from v_doc where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
        and ticket is not null
     group by shop, ticket having count(distinct status) > 1
         or string_agg(doc_type, ' ' order by doc_type) is distinct from 'PB SALE TK'`,
  ),

  satu(
    'I-27',
    'Harga tak ditimpa',
    (l) => sql`
    select shop || '/' || id as contoh from v_price where ${diToko(l, 'shop')} and (value <= 0
        or valid_to < valid_from)
    union all
    select d.shop || '/' || d.doc_no from v_doc_line b
      join v_doc d on d.shop = b.shop and d.doc_type = b.doc_type and d.doc_no = b.doc_no
      left join v_price p on p.shop = b.shop and p.id = b.price_id
     where ${diToko(l, 'b.shop')} and ${sejakHari(l, 'b.business_date')} and b.price_id is not null
       and (p.id is null or p.valid_from > d.created_at)`,
  ),
];

/** Days: a closed one cannot change, and there is one open day at most (I-18, I-19). */
export const periksaHari: readonly Pemeriksaan[] = [
  // When an act was is the time of its transaction, on every row of it alike (I-23).
  satu(
    'I-18',
    'Hari beku utuh',
    // Each seal is reckoned once, whatever the plan joins first.
    (l) => sql`
    with segel as materialized (
      select * from v_seal where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')})
    select x.shop || '/' || x.doc_no as contoh
      from (select shop, business_date, doc_no, created_at as at from v_doc union all select shop,
          business_date, doc_no, at from v_entry) x
      join v_day y on y.shop = x.shop and y.business_date = x.business_date
     where ${diToko(l, 'x.shop')} and ${sejakHari(l, 'x.business_date')} and y.state = 'CLOSED'
         and x.at > y.closed_at
    union all
    select y.shop || '/' || y.business_date from v_day y
      left join segel s on s.shop = y.shop and s.business_date = y.business_date
     where ${diToko(l, 'y.shop')} and ${sejakHari(l, 'y.business_date')} and y.state = 'CLOSED'
       and (s.doc_no is null or y.seal is distinct from s.seal or s.recomputed is distinct from s.seal)`,
  ),

  satu(
    'I-19',
    'Satu hari terbuka',
    (l) => sql`
    select shop as contoh from v_day where state = 'OPEN' and ${diToko(l, 'shop')} group by shop having count(*) > 1
    union all
    select y.shop || '/' || y.business_date from v_day y
     where y.state = 'OPEN' and ${diToko(l, 'y.shop')}
       and exists (select from v_day z where z.shop = y.shop and z.business_date > y.business_date)
    union all
    select x.shop || '/' || x.doc_no
      from (select shop, business_date, doc_no, created_at as at from v_doc union all select shop,
          business_date, doc_no, at from v_entry) x
      left join v_day y on y.shop = x.shop and y.business_date = x.business_date
     where ${diToko(l, 'x.shop')} and ${sejakHari(l, 'x.business_date')} and (y.shop is null
         or x.at < y.opened_at)`,
  ),
];
