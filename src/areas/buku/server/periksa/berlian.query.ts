import { sql } from '#kit/server/sql.ts';
import { diToko, satu, sejakHari, type Pemeriksaan } from '#areas/buku/server/lingkup.query.ts';

/**
 * Stones (D-50.5): what the shop holds of one is what its acts made of it, in carat, stones and cost; one that is loose
 * lies in no piece; a receipt or a return moved in the book what it moved in cost; a piece that stones were set into,
 * or taken out of, lists its stones and keeps no less for them than they weigh; a bought line weighs and costs for its
 * stones what they do.
 */
export const periksaBerlian: readonly Pemeriksaan[] = [
  satu(
    'I-37',
    'Berlian cocok geraknya',
    (l) => sql`
    select coalesce(s.shop, g.shop) || '/' || coalesce(s.stone, g.stone) as contoh
      from (select * from v_stone where ${diToko(l, 'shop')}) s
      full join (select shop, stone, jumlah_utuh(carat) as carat, jumlah_utuh(stones) as stones,
          jumlah_utuh(cost) as cost from v_stone_move where ${diToko(l, 'shop')} group by 1, 2) g
        on g.shop = s.shop and g.stone = s.stone
     where s.shop is null
        or case when s.held then s.carat else 0 end <> coalesce(g.carat, 0)
        or case when s.held then s.stones else 0 end <> coalesce(g.stones, 0)
        or case when s.held then s.cost else 0 end <> coalesce(g.cost, 0)
        or (s.held and (s.state = 'TERPASANG') <> (s.barcode is not null))
    union all
    select g.shop || '/' || g.entry_id
      from (select shop, entry_id, jumlah_utuh(cost) as cost from v_stone_move
             where doc_type in ('IB', 'XI', 'RL', 'XO') and ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')}
             group by 1, 2) g
      left join lateral (select jumlah_utuh(p.rupiah) as cost from v_posting p
             where p.shop = g.shop and p.entry_id = g.entry_id and p.account = 'persediaan') p on true
     where g.cost <> coalesce(p.cost, 0)
    union all
    select shop || '/' || barcode from v_stone_piece
     where ${diToko(l, 'shop')} and (stone_mg > mg or listed <> stones)
    union all
    select shop || '/' || line from v_stone_bought
     where ${diToko(l, 'shop')} and ${sejakHari(l, 'business_date')} and (stone_mg <> mg or stone_cost <> cost)`,
  ),
];
