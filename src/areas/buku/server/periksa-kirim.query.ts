import { sql, type Query } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/** A shop that works in this database: of another one only its own half is here. */
const diServerIni = (kolom: string): Query =>
  sql`exists (select from toko t where t.kode_toko = ${sql.ref(kolom)} and not t.server_sendiri)`;

/** Between shops nothing is lost and nothing is doubled (I-26). */
export const periksaKirim: readonly Pemeriksaan[] = [
  // What the book has on its way is what was sent, and neither cancelled nor received.
  satu(
    'I-26',
    'Uang di jalan cocok kirimannya',
    (l) => sql`
    select coalesce(a.shop, d.shop) || '/perjalanan' as contoh
      from (select shop, jumlah_utuh(rupiah) as rupiah from v_balance
             where account = 'perjalanan' and ${diToko(l, 'shop')} group by 1) a
      full join (select shop, jumlah_utuh(amount) as rupiah from v_transfer
                  where status = 'OPEN' and ${diToko(l, 'shop')} group by 1) d on d.shop = a.shop
     where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0)`,
  ),

  // Two shops say the same of each other, in money and in gold, but for receipts that wait for the sender's next day.
  satu(
    'I-26b',
    'Rekening koran dua toko cocok',
    (l) => sql`
    with pasangan as (
      select shop, split_part(account, ':', 2) as lain, kadar, rupiah, qty, mg, murni from v_balance
       where account like 'rk:%'
      union all
      select shop, recv_shop, 0, amount, 0, 0, 0 from v_transfer where recv_no is not null and home_no is null
      union all
      select shop, recv_shop, 0, coalesce(cost, 0), 0, 0, 0 from v_shipment_line
       where recv_no is not null and home_no is null
      union all
      select shop, recv_shop, kadar, 0, qty, mg, murni from v_shipment_line
       where recv_no is not null and home_no is null
    ), semua as (
      select * from pasangan union all select lain, shop, kadar, rupiah, qty, mg, murni from pasangan)
    select distinct shop || '/rk:' || lain as contoh from semua
     where ${diToko(l, 'shop')} and ${diServerIni('lain')} and ${diServerIni('shop')}
     group by shop, lain, kadar
    having jumlah_utuh(rupiah) <> 0 or jumlah_utuh(qty) <> 0 or jumlah_utuh(mg) <> 0 or jumlah_utuh(murni) <> 0`,
  ),

  // Of a shop on another server: what the book has with it is what its documents here say, as it told them.
  satu(
    'I-26g',
    'Rekening koran toko di server lain cocok',
    (l) => sql`
    with jauh as (select kode_toko from toko where server_sendiri
    ), semua as (
      select shop, split_part(account, ':', 2) as lain, kadar, rupiah, qty, mg, murni from v_balance
       where account like 'rk:%'
      union all
      select shop, lain, kadar, -rupiah, -qty, -mg, -murni from v_rk_jauh)
    select distinct shop || '/rk:' || lain as contoh from semua
     where ${diToko(l, 'shop')} and lain in (select kode_toko from jauh)
     group by shop, lain, kadar
    having jumlah_utuh(rupiah) <> 0 or jumlah_utuh(qty) <> 0 or jumlah_utuh(mg) <> 0 or jumlah_utuh(murni) <> 0
    union all
    select recv_shop || '/' || recv_no from v_transfer_jauh
     where ${diToko(l, 'recv_shop')} and ${sejakHari(l, 'business_date')}
       and (amount is null or recv_amount <> amount or dest <> recv_shop or status = 'CANC')`,
  ),

  // Sent = received + on its way + settled differences, transfer by transfer; received once, never after a cancel.
  satu(
    'I-26c',
    'Kiriman uang utuh',
    (l) => sql`
    select shop || '/' || no as contoh from v_transfer
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
       and (amount <= 0 or (status = 'DONE') <> (home_no is not null)
         or (status = 'CANC' and recv_no is not null) or (home_no is not null and recv_no is null)
         or recv_amount <> amount or home_amount <> amount or recv_shop <> dest or counted < 0)
    union all
    select shop || '/' || no from v_transfer
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
     group by shop, no having count(*) > 1`,
  ),

  // A receipt that the sender has not taken in has its message; messages between two shops have no gap.
  satu(
    'I-26d',
    'Pesan antar toko tanpa lubang',
    (l) => sql`
    select dari || '/' || ke as contoh from pesan_toko where (${diToko(l, 'dari')} or ${diToko(l, 'ke')})
     group by dari, ke having min(urut) <> 1 or max(urut) <> count(*)
    union all
    select t.shop || '/' || t.no from v_transfer t
     where ${diToko(l, 't.shop')} and t.recv_no is not null
       and (t.home_no is not null) <> exists (
         select from pesan_toko p where p.dari = t.recv_shop and p.ke = t.shop and p.no_dokumen = t.no
            and p.jenis = 'UANG_DITERIMA' and p.selesai_at is not null and p.gagal is null)
    union all
    select distinct t.shop || '/' || t.no from v_shipment_line t
     where ${diToko(l, 't.shop')} and ${sejakHari(l, 't.business_date')} and t.recv_no is not null and not t.far
       and (t.home_no is not null) <> exists (
         select from pesan_toko p where p.dari = t.recv_shop and p.ke = t.shop and p.no_dokumen = t.no
            and p.jenis = 'BARANG_DITERIMA' and p.isi ->> 'no_terima' = t.recv_no and p.selesai_at is not null
            and p.gagal is null)`,
  ),

  // What the book has in a shipment is its pieces that are not home, not settled, and not cancelled (D-50.5).
  satu(
    'I-26e',
    'Barang di jalan cocok kirimannya',
    (l) => sql`
    select concat_ws('/', coalesce(a.shop, d.shop), coalesce(a.no, d.no), coalesce(a.kadar, d.kadar)) as contoh
      from (select shop, split_part(account, ':', 2) as no, kadar, rupiah, qty, mg, murni from v_balance
             where account like 'kirim:%' and ${diToko(l, 'shop')}
               and (rupiah, qty, mg, murni) <> (0, 0, 0, 0)) a
      full join (select shop, no, kadar, jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
                   from v_shipment_line
                  where status = 'OPEN' and home_no is null and settled_no is null and not far
                    and ${diToko(l, 'shop')}
                  group by 1, 2, 3) d on (d.shop, d.no, d.kadar) = (a.shop, a.no, a.kadar)
     where coalesce(a.rupiah, 0) <> 0 or coalesce(a.qty, 0) <> coalesce(d.qty, 0) or coalesce(a.mg, 0)
          <> coalesce(d.mg, 0)
        or coalesce(a.murni, 0) <> coalesce(d.murni, 0)`,
  ),

  // A piece goes one way: to the shop it was sent to, at its cost and weight, or the sender settles it after a word.
  satu(
    'I-26f',
    'Kiriman barang utuh',
    (l) => sql`
    select distinct w.shop || '/' || w.no as contoh from v_shipment_line w
      left join v_item i on i.shop = w.shop and i.barcode = w.barcode
     where ${diToko(l, 'w.shop')} and ${sejakHari(l, 'w.business_date')} and not w.far
       and (recv_shop <> dest or recv_mg <> w.mg or recv_murni <> w.murni
         or (recv_no is not null and recv_cost is distinct from cost)
         or (status = 'CANC' and (recv_no is not null or ended)) or (home_no is not null and recv_no is null)
         or (settled_no is not null and (recv_no is not null or not ended))
         or (status in ('DONE', 'SELISIH') and home_no is null and settled_no is null)
         or (status = 'DONE' and settled_no is not null)
         or (status = 'OPEN' and home_no is null and settled_no is null and w.isi = 'BARANG'
             and (i.state, i.holder_doc) is distinct from ('IN_TRANSIT'::text, w.no)))
    union all
    select shop || '/' || no from v_shipment_line
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} and not far
     group by shop,
       no having bool_and(home_no is not null or settled_no is not null) <> bool_and(status in ('DONE', 'SELISIH'))
        or count(*) <> count(distinct barcode)
    union all
    -- A loose stone that is on its way is of its shipment, and one that is of a shipment is on its way (D-45.8).
    select coalesce(w.shop, s.shop) || '/' || coalesce(w.no, s.holder)
      from (select shop, no, barcode from v_shipment_line
             where isi = 'BATU' and status = 'OPEN' and home_no is null and settled_no is null and not far
               and ${diToko(l, 'shop')}) w
      full join (select shop, stone, holder from v_stone
             where state = 'KIRIM' and holder like 'KB%' and ${diToko(l, 'shop')}) s
        on (s.shop, s.stone, s.holder) = (w.shop, w.barcode, w.no)
     where w.shop is null or s.shop is null
    union all
    -- A lot leaves whole, at its cost, and comes back as it left.
    select shop || '/' || no from v_shipment_gold
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} and not holds`,
  ),

  // What came from another server was received as its list said, and ended as this shop's own acts say.
  satu(
    'I-26h',
    'Daftar dari server lain cocok terimanya',
    (l) => sql`
    select distinct dest || '/' || no as contoh from v_shipment_line
     where far and ${diToko(l, 'dest')} and ${sejakHari(l, 'business_date')}
       and ((recv_no is not null and (recv_shop <> dest or recv_mg <> mg or recv_murni <> murni
             or recv_cost is distinct from cost))
         or (status = 'CANC' and (recv_no is not null or ended))
         or (status in ('DONE', 'SELISIH') and recv_no is null and not ended)
         or (status = 'DONE' and ended))`,
  ),
];
