import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/**
 * One look at all lines: sets add up to zero, in milligrams of each kadar too, every line has its set, and the drawers
 * moved by what was paid. Numbers are unique among shops, for they hold the shop's code. Lines, sets and payments are
 * gathered together by their number, each with what it adds, so that no two of them have to be joined; only of a set
 * that moves several kadar the lines are looked at once more.
 */
const seimbang: Pemeriksaan = {
  invarian: [
    { kode: 'I-6', nama: 'Jurnal seimbang' },
    { kode: 'I-6b', nama: 'Jurnal potong' },
    { kode: 'I-6c', nama: 'Jurnal berat' },
    { kode: 'I-6d', nama: 'Jurnal murni' },
    { kode: 'I-8b', nama: 'Laci cocok nota' },
  ],
  query: (l) => sql`
    with semua as (
      select entry_id as no, 1 as baris, null::int as sets, null::int as bayar, rupiah, qty, mg, murni,
             case when mg <> 0 then kadar end as kadar, case when account like 'kas%' then rupiah end as laci
        from v_posting where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
      union all
      select entry_id, null, 1, null, null, null, null, null, null, null
        from v_entry where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
      union all
      select doc_no, null, null, 1, null, null, null, null, null, -drawer
        from v_payment where drawer is not null and ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
    ), x as (
      select no, count(baris) < 2 or jumlah_utuh(rupiah) <> 0 as a, jumlah_utuh(qty) <> 0 as b,
             jumlah_utuh(murni) <> 0 as d,
             count(sets) = 0 or (count(bayar) > 0 and jumlah_utuh(laci) <> 0) as yatim,
             jumlah_utuh(mg) <> 0 or min(kadar) = 0 as c, min(kadar) <> max(kadar) as banyak
        from semua group by no
    ), dilihat as materialized (select * from x where a or b or c or d or yatim or banyak)
    select kode, no as contoh from dilihat
     cross join lateral (values ('I-6', a), ('I-6b', b), ('I-6c', c), ('I-6d', d), ('I-8b', yatim)) s (kode, rusak)
     where rusak
    union all
    select 'I-6c', no from dilihat where banyak and c is not true and exists (
      select from toko t join v_posting p on p.shop = t.kode_toko and p.entry_id = dilihat.no
       where p.mg <> 0 and ${diToko(l, 'p.shop')} and ${sejakHari(l, 'p.business_date')}
       group by p.kadar having jumlah_utuh(p.mg) <> 0)`,
};

/** Accounts that hold what documents of loans and instalments say. */
const HUTANG_CICILAN = sql`('pinjaman', 'jaminan', 'kelebihan_lelang', 'uang_cicilan', 'piutang_cicilan')`;

/** The ledger: sets balance in all four units, balances are the sums of their lines (I-6 to I-8, I-12). */
export const periksaJurnal: readonly Pemeriksaan[] = [
  seimbang,

  // Every payment to a customer goes through one door: no kind of document is forgotten there (D-51.6).
  satu(
    'I-8d',
    'Uang keluar tercatat',
    (l) => sql`
    select coalesce(k.doc_no, u.no_dokumen) as contoh
      from (select * from v_keluar where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}) k
      full join (select * from uang_keluar where ${diToko(l, 'kode_toko')} and ${sejakHari(l, 'tgl_system')}) u
        on u.kode_toko = k.shop and u.no_dokumen = k.doc_no and u.untuk = k.untuk
     where k.jumlah is distinct from u.jumlah`,
  ),

  satu(
    'I-7',
    'Saldo sama barisnya',
    (l) => sql`
    select coalesce(a.shop, d.shop) || '/' || coalesce(a.account, d.account) as contoh
      from (select * from v_balance where ${diToko(l, 'shop')}) a
      full join (select shop, account, kadar, jumlah_utuh(rupiah) as rupiah, jumlah_utuh(qty) as qty,
          jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
                   from v_balance_day where ${diToko(l, 'shop')} group by 1, 2, 3) d
        on d.shop = a.shop and d.account = a.account and d.kadar = a.kadar
     where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0) or coalesce(a.qty, 0) <> coalesce(d.qty, 0)
        or coalesce(a.mg, 0) <> coalesce(d.mg, 0) or coalesce(a.murni, 0) <> coalesce(d.murni, 0)
        or (not a.allow_negative and (a.rupiah < 0 or a.qty < 0 or a.mg < 0 or a.murni < 0))`,
  ),

  satu(
    'I-7b',
    'Saldo harian',
    (l) => sql`
    select concat_ws('/', coalesce(d.shop, p.shop), coalesce(d.business_date, p.business_date),
        coalesce(d.account, p.account)) as contoh
      from (select * from v_balance_day where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}) d
      full join (select shop, business_date, account, kadar, jumlah_utuh(rupiah) as rupiah,
          jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
                   from v_posting where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} group by 1, 2,
                       3, 4) p
        on p.shop = d.shop and p.business_date = d.business_date and p.account = d.account and p.kadar = d.kadar
     where coalesce(d.rupiah, 0) <> coalesce(p.rupiah, 0) or coalesce(d.qty, 0) <> coalesce(p.qty, 0)
        or coalesce(d.mg, 0) <> coalesce(p.mg, 0) or coalesce(d.murni, 0) <> coalesce(p.murni, 0)`,
  ),

  satu(
    'I-12',
    'Batal lawan tepat',
    (l) => sql`
    select d.shop || '/' || d.doc_no as contoh from v_doc d
      left join (select shop, reverses, count(*) as n from v_entry where reverses is not null
          and ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} group by 1, 2) r
        on r.shop = d.shop and r.reverses = d.doc_no
     where ${diToko(l, 'd.shop')} and ${sejakHari(l, 'd.business_date')} and d.cancels is null and d.posts
       and coalesce(r.n, 0) <> (d.status = 'CANCELLED')::int
    union all
    select r.shop || '/' || r.entry_id from v_entry r left join v_entry e on e.shop = r.shop
        and e.entry_id = r.reverses
     where ${diToko(l, 'r.shop')} and ${sejakHari(l, 'r.business_date')} and r.reverses is not null
         and e.entry_id is null
    union all
    select x.shop || '/' || x.entry_id from (
      select r.shop, r.entry_id, p.account, p.kadar, p.barcode, p.rupiah, p.qty, p.mg, p.murni
        from v_entry r cross join lateral (values (r.entry_id), (r.reverses)) s (no)
        join v_posting p on p.shop = r.shop and p.entry_id = s.no
       where ${diToko(l, 'r.shop')} and ${sejakHari(l, 'r.business_date')} and r.reverses is not null) x
     group by x.shop, x.entry_id, x.account, x.kadar, x.barcode
    having jumlah_utuh(x.rupiah) <> 0 or jumlah_utuh(x.qty) <> 0 or jumlah_utuh(x.mg) <> 0
        or jumlah_utuh(x.murni) <> 0`,
  ),

  // Loans, instalments and surpluses are what their documents say (D-40.4): a loan that was paid twice, a piece that
  // left custody, a payment that no contract knows.
  satu(
    'I-14',
    'Hutang dan cicilan cocok dokumennya',
    (l) => sql`
    select concat_ws('/', coalesce(a.shop, d.shop), coalesce(a.account, d.account), coalesce(a.kadar,
        d.kadar)) as contoh
      from (select * from v_balance where account in ${HUTANG_CICILAN} and ${diToko(l, 'shop')}) a
      full join (select shop, account, kadar, jumlah_utuh(rupiah) as rupiah, jumlah_utuh(qty) as qty,
          jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
                   from v_custody where account in ${HUTANG_CICILAN} and ${diToko(l, 'shop')} group by 1, 2, 3) d
        on d.shop = a.shop and d.account = a.account and d.kadar = a.kadar
     where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0) or coalesce(a.qty, 0) <> coalesce(d.qty, 0)
        or coalesce(a.mg, 0) <> coalesce(d.mg, 0) or coalesce(a.murni, 0) <> coalesce(d.murni, 0)`,
  ),

  // A surplus goes to its customer, in money as coins make it (D-51.1), and nowhere else.
  satu(
    'I-14b',
    'Kelebihan bukan pendapatan',
    (l) => sql`
    select p.entry_id as contoh from v_posting p
     where p.account = 'kelebihan_lelang' and ${diToko(l, 'p.shop')} and ${sejakHari(l, 'p.business_date')}
       and (left(p.entry_id, 2) <> all (case when p.rupiah < 0 then array['LG', 'XK', 'LC', 'XW']
              else array['KL', 'XG', 'KX', 'XE'] end)
         or (left(p.entry_id, 2) in ('KL', 'XK', 'KX', 'XW') and exists (
           select from v_posting q where q.shop = p.shop and q.entry_id = p.entry_id
              and split_part(q.account, ':', 1)
                not in ('kelebihan_lelang', 'kas', 'kas_hutang', 'bank', 'pembulatan'))))`,
  ),

  // Interest is charged for a day once, whatever took it (D-35.7).
  satu(
    'I-14c',
    'Hari bunga ditagih sekali',
    (l) => sql`
    select s.shop || '/' || s.loan || '/' || s.act as contoh
      from (select s.*, max(s.to_day) over (partition by s.shop, s.loan order by s.from_day, s.to_day, s.act
              rows between unbounded preceding and 1 preceding) as before
              from v_paid_span s where ${diToko(l, 's.shop')}) s
     where s.from_day < s.before`,
  ),

  // A contract of instalments: price = paid + rest, its payments and its schedule add up, its goods are held until they
  // are handed over, once (D-38, D-40.4).
  satu(
    'I-31',
    'Cicilan cocok pembayarannya',
    (l) => sql`
    select c.shop || '/' || c.doc_no as contoh from v_instalment c
     where ${diToko(l, 'c.shop')} and (
       c.paid <> c.payments or c.scheduled <> c.price - c.first_paid or c.first_paid + c.paid > c.price
       or (c.status = 'LUNAS') <> (c.status not in ('LELANG', 'CANC') and c.first_paid + c.paid = c.price)
       or c.held <> case when c.status = 'AKTIF' and c.serah = 'LUNAS' then c.qty else 0 end
       or c.sales <> case when c.status = 'LUNAS' or (c.status = 'AKTIF' and c.serah = 'AWAL') then 1 else 0 end
       or (c.sales = 1) <> (c.sale is not null and c.status <> 'CANC'))`,
  ),
];
