import { sql, type Query } from '#kit/server/sql.ts';
import {
  diToko,
  satu,
  sejakHari,
  type Lingkup,
  type Pemeriksaan,
} from '#areas/buku/server/lingkup.query.ts';

/** Control and direction characters: they make two texts look alike that are not. */
const TERSEMBUNYI =
  '[\\u0001-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]';

/** Pieces that anything happened to in the days that are looked at. */
const bergerak = (l: Lingkup): Query =>
  l.sejak
    ? sql`barcode in (select barcode from v_item_event where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')})`
    : sql`true`;

/** Pieces and gold: one place, one unbroken life, nothing gained or lost (I-1 to I-5). */
export const periksaEmas: readonly Pemeriksaan[] = [
  satu(
    'I-1',
    'Barcode di satu tempat',
    (l) => sql`
    select shop || '/' || barcode as contoh from v_item where ${diToko(l, 'shop')} group by shop, barcode
        having count(*) <> 1
    union all
    -- A piece that its receiver has waits on its way here for the sender's half alone.
    select barcode from v_item i where state not in ('SOLD', 'DESTROYED', 'SHIPPED_OUT')
       and not (state = 'IN_TRANSIT' and exists (select from v_shipment_line w
         where w.shop = i.shop and w.no = i.holder_doc and w.barcode = i.barcode and w.recv_no is not null))
     group by barcode having count(*) > 1 and bool_or(${diToko(l, 'shop')})`,
  ),

  // Also in the book: a held piece lies, whole, at the last place of its history.
  satu(
    'I-2',
    'Status cocok tempatnya',
    (l) => sql`
    select i.shop || '/' || i.barcode as contoh from v_item i
     where ${diToko(l, 'i.shop')} and (
       (i.state = 'READY' and (i.holder_doc is not null
         or (i.baki is null and exists (select from v_shelf s where s.shop = i.shop and s.gudang = i.gudang))))
       or (i.state <> 'READY' and i.baki is not null and i.holder_doc is null)
       or (i.state in ('RESERVED', 'PLEDGED', 'IN_SERVICE', 'IN_TRANSIT') and i.holder_doc is null))
    union all
    select i.shop || '/' || i.barcode from v_item i
      left join lateral (select to_place from v_item_event e where e.shop = i.shop and e.barcode = i.barcode
          order by seq desc limit 1) e on true
      left join lateral (select jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
          from v_posting p
                          where p.shop = i.shop and p.barcode = i.barcode and p.account = e.to_place) p on true
     where ${diToko(l, 'i.shop')} and i.state in ('READY', 'RESERVED')
       and (p.qty is distinct from 1 or p.mg is distinct from i.mg or p.murni is distinct from i.murni
            or (i.baki is not null and e.to_place is distinct from 'baki:' || i.gudang || '/' || i.baki))`,
  ),

  // Every event begins as the one before it ended, the first with nothing, the last as the piece is now:
  // then the ends, and nothing before the first, are the beginnings and the present state.
  satu(
    'I-3',
    'Riwayat tidak terputus',
    (l) => sql`
    with e as (
      select shop, barcode, count(*) as n, min(seq) as dari, max(seq) as ke,
             bit_xor(sidik_keadaan(to_state, seq, mg_after) # sidik_keadaan(from_state, seq - 1, mg_before)) as beda
        from v_item_event where ${diToko(l, 'shop')} and ${bergerak(l)} group by shop, barcode)
    select coalesce(i.shop || '/' || i.barcode, e.shop || '/' || e.barcode) as contoh
      from e full join (select * from v_item where ${diToko(l, 'shop')} and ${bergerak(l)}) i on i.shop = e.shop
          and i.barcode = e.barcode
     where e.n is null or i.state is null or e.dari <> 1 or e.ke <> e.n
        or (e.beda # sidik_keadaan(null, 0, null)) <> sidik_keadaan(i.state, e.n, i.mg)`,
  ),

  satu(
    'I-4',
    'Buku baki sama isinya',
    (l) => sql`
    select concat_ws('/', coalesce(t.shop, s.shop), coalesce(t.gudang, s.gudang), coalesce(t.baki, s.baki),
        coalesce(t.kadar, s.kadar)) as contoh
      from (select * from v_tray where ${diToko(l, 'shop')}) t
      full join (select shop, gudang, baki, kadar, jumlah_utuh(qty) as q, jumlah_utuh(mg) as m, jumlah_utuh(murni) as f
          from (select shop, gudang, baki, kadar, 1 as qty, mg, murni from v_item
                 where baki is not null and ${diToko(l, 'shop')}
                union all
                select shop, gudang, baki, kadar, qty, mg, murni from v_manual
                 where baki <> '' and ${diToko(l, 'shop')}) i group by 1, 2, 3, 4) s
        on (t.shop, t.gudang, t.baki, t.kadar) = (s.shop, s.gudang, s.baki, s.kadar)
     where coalesce(t.qty, 0) <> coalesce(s.q, 0) or coalesce(t.mg, 0) <> coalesce(s.m, 0) or coalesce(t.murni,
         0) <> coalesce(s.f, 0)`,
  ),

  satu(
    'I-5',
    'Emas kekal per kadar',
    (l) => sql`
    with flow as (
      select shop, kadar, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni from v_gold_flow
          where ${diToko(l, 'shop')} group by 1, 2
    ), held as (
      select shop, kadar, mg, murni from v_item
       where state in ('READY', 'RESERVED', 'IN_SERVICE', 'IN_TRANSIT') and ${diToko(l, 'shop')}
      union all
      select shop, kadar, mg, murni from v_loose where ${diToko(l, 'shop')}
    ), stock as (select shop, kadar, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni from held group by 1, 2)
    select coalesce(f.shop, s.shop) || '/' || coalesce(f.kadar, s.kadar) as contoh
      from flow f full join stock s on s.shop = f.shop and s.kadar = f.kadar
     where coalesce(f.mg, 0) <> coalesce(s.mg, 0) or coalesce(f.murni, 0) <> coalesce(s.murni, 0)`,
  ),
];

/** A piece for sale is called and priced by what it is (D-51.16). */
export const periksaKadar: readonly Pemeriksaan[] = [
  satu(
    'I-30',
    'Kadar barang sama dengan kodenya',
    (l) => sql`
    select shop || '/' || barcode as contoh from v_fineness
     where ${diToko(l, 'shop')} and (figure <> code_fine or fine <> code_fine or group_code <> code)`,
  ),
];

/** Texts, weights, money and codes within what they may be (I-28). */
export const periksaNilai: readonly Pemeriksaan[] = [
  satu(
    'I-28',
    'Batas nilai',
    (l) => sql`
    select shop || '/' || barcode as contoh from v_item
     where ${diToko(l, 'shop')} and ${l.sejak ? sql`state in ('READY', 'RESERVED')` : sql`true`}
       and (mg <= 0 or mg > 100000000 or kadar not between 1 and 10000 or figure not between 1 and 50000
           or murni < 0 or murni > mg or barcode !~ '^[A-Z0-9]{8}$')
    union all
    select shop || '/' || doc_no from v_doc
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
       and (abs(total) > 10000000000000 or abs(gross) > 10000000000000)
    union all
    select shop || '/' || doc_no from v_doc_line
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} and (mg <= 0 or mg > 100000000
         or abs(amount) > 10000000000000)
    union all
    select shop || '/' || row_no from v_text
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} and value ~ '[^ -~]'
       and (value ~ ${TERSEMBUNYI} or value is not nfc normalized)`,
  ),
];

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
                   from v_lot where account like 'gudang:%' and ${diToko(l, 'shop')} group by 1, 2, 3) t
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

  // A bought piece that is in a lot is there by one valid receipt, and its own state says so.
  satu(
    'I-32c',
    'Barang beli di sepuhan',
    (l) => sql`
    select coalesce(r.shop, s.shop) || '/' || coalesce(r.piece, s.piece) as contoh
      from (select * from v_refined where ${diToko(l, 'shop')}) r
      full join (select * from v_refining where ${diToko(l, 'shop')}) s
        on s.shop = r.shop and s.piece = r.piece and s.doc_no = r.doc_no
     where r.piece is null or s.piece is null
    union all
    select shop || '/' || piece from v_refined where ${diToko(l, 'shop')} group by shop, piece having count(*) > 1`,
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
