import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/**
 * Goods without a barcode (D-46.1): a line is what its acts made of it, in cost too; each of those acts moved the same
 * gold in the book, and what they moved there without a barcode, in a tray or in a warehouse without any, is of a line;
 * where they lie, but in a buying warehouse, there is no piece with a barcode. That the book of a tray is its lines is
 * I-4.
 */
export const periksaManual: readonly Pemeriksaan[] = [
  satu(
    'I-36',
    'Barang manual cocok geraknya',
    (l) => sql`
    select coalesce(t.shop, g.shop) || '/' || coalesce(t.line, g.line) as contoh
      from (select * from v_manual where ${diToko(l, 'shop')}) t
      full join (select shop, line, jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg, jumlah_utuh(murni) as murni,
          jumlah_utuh(cost) as cost from v_manual_move where ${diToko(l, 'shop')} group by 1, 2) g
        on g.shop = t.shop and g.line = t.line
     where coalesce(t.qty, 0) <> coalesce(g.qty, 0) or coalesce(t.mg, 0) <> coalesce(g.mg, 0)
        or coalesce(t.murni, 0) <> coalesce(g.murni, 0) or coalesce(t.cost, 0) <> coalesce(g.cost, 0)
    union all
    select g.shop || '/' || g.entry_id
      from (select shop, entry_id, account, kadar, jumlah_utuh(qty) as qty, jumlah_utuh(mg) as mg,
          jumlah_utuh(murni) as murni
              from v_manual_move where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
             group by 1, 2, 3, 4) g
      left join lateral (select jumlah_utuh(p.qty) as qty, jumlah_utuh(p.mg) as mg, jumlah_utuh(p.murni) as murni
              from v_posting p
             where p.shop = g.shop and p.entry_id = g.entry_id and p.account = g.account and p.kadar = g.kadar) p
        on true
     where g.qty is distinct from p.qty or g.mg is distinct from p.mg or g.murni is distinct from p.murni
    union all
    select p.shop || '/' || p.entry_id from v_manual_post p
     where ${diToko(l, 'p.shop')} and ${sejakHari(l, 'p.business_date')}
       and not exists (select from v_manual_move g
         where g.shop = p.shop and g.entry_id = p.entry_id and g.account = p.account and g.kadar = p.kadar)
    union all
    select m.shop || '/' || m.line from v_manual m
     where m.qty > 0 and not m.beside_pieces and ${diToko(l, 'm.shop')}
       and exists (select from v_item i where i.shop = m.shop and i.gudang = m.gudang
         and coalesce(i.baki, '') = m.baki and i.state in ('READY', 'RESERVED'))`,
  ),
];
