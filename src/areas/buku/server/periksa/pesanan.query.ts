import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

const HIDUP = sql`status in ('VALID', 'PROSES', 'SELESAI')`;

/** Samples, money and pieces of orders are what their documents say (D-36, D-40.4). */
export const periksaPesanan: readonly Pemeriksaan[] = [
  satu(
    'I-34',
    'Pesanan cocok bukunya',
    (l) => sql`
    select concat_ws('/', coalesce(a.shop, d.shop), coalesce(a.account, d.account), coalesce(a.kadar,
        d.kadar)) as contoh
      from (select * from v_balance where account in ('dp_pesanan', 'contoh') and ${diToko(l, 'shop')}) a
      full join (select shop, account, kadar, jumlah_utuh(rupiah) as rupiah, jumlah_utuh(qty) as qty,
          jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni
                   from v_custody where account in ('dp_pesanan', 'contoh')
                    and ${diToko(l, 'shop')} group by 1, 2, 3) d
        on d.shop = a.shop and d.account = a.account and d.kadar = a.kadar
     where coalesce(a.rupiah, 0) <> coalesce(d.rupiah, 0) or coalesce(a.qty, 0) <> coalesce(d.qty, 0)
        or coalesce(a.mg, 0) <> coalesce(d.mg, 0) or coalesce(a.murni, 0) <> coalesce(d.murni, 0)`,
  ),

  // DP is its payments; a finished order has all its pieces and holds each that is finished, a fetched one is one sale
  // that used its DP whole; no line has more gold locked than was ordered, and no gold is locked that was not paid for
  // (D-36.4).
  satu(
    'I-35',
    'Pesanan cocok isinya',
    (l) => sql`
    select shop || '/' || doc_no as contoh from v_order
     where ${diToko(l, 'shop')} and (${l.sejak ? sql`${HIDUP} or ${sejakHari(l, 'business_date')}` : sql`true`})
       and (first_paid + payments <> paid
         or (status = 'SELESAI' and made <> qty) or (status in ('VALID', 'PROSES', 'SELESAI') and held <> made)
         or (status in ('OPEN', 'CANC') and held <> 0)
         or (status = 'DIAMBIL') <> (sales = 1) or sales > 1 or (status = 'DIAMBIL' and used <> paid)
         or beyond > 0 or locked > paid or (price_lock <> 'KUNCI_SEBESAR_DP' and locked <> 0))`,
  ),
];
