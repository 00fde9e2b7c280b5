import { GROUPS, LAPORAN, type MenuRow } from '#kit/contract/menu.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

/**
 * Every menu entry that exists: plain rows for router, sidebar, palette and server. The browser has
 * them as values, not the declarations that say them (`tools/web-values.ts`).
 */
export const MENU: readonly MenuRow[] = inOrder(CONTRACTS.flatMap((area) => area.menu));

function inOrder(rows: readonly MenuRow[]): MenuRow[] {
  const rank = ({ group }: MenuRow): number => {
    const [name, part] = group.split('/') as [(typeof GROUPS)[number], string?];
    return GROUPS.indexOf(name) * 100 + LAPORAN.indexOf(part as (typeof LAPORAN)[number]);
  };
  const place = ({ at = Infinity }: MenuRow): number => at;
  return rows
    .toSorted(
      (a, b) => rank(a) - rank(b) || (place(a) < place(b) ? -1 : Number(place(a) > place(b))),
    )
    .map(({ at: _, ...row }) => row);
}
