import type { MenuRow } from '#kit/contract/menu.ts';
import { passes } from '#kit/rules/gate.ts';
import type { Person } from '#kit/web/base/person.tsx';
import type { AksesNode } from '#areas/akses/contract/sesi.api.ts';
import { GROUPS } from '#kit/contract/menu.ts';
import { MENU } from '#app/contract/menu.ts';
import type { Entry } from '#app/web/entry.ts';
import { PAGES, TILE_PAGES } from '#app/web/pages.ts';

/** The route table: every line of the menu, and the pages of the application itself. */
export const ENTRIES: readonly Entry[] = [
  ...PAGES,
  ...MENU.map((row) => ({ path: row.path, row })),
];

export const isShownPath = (nodes: readonly AksesNode[], into = new Set<string>()): Set<string> => {
  for (const { kode, path, is_show, children } of nodes) {
    if (path !== null && is_show) into.add(kode);
    isShownPath(children, into);
  }
  return into;
};

/** The same question that the server asks; here it only hides (D-3.1). */
export const mayOpen = (row: MenuRow, person: Person, shown: ReadonlySet<string>): boolean =>
  passes(row.gate, person) && (!!row.free || !!row.hidden || shown.has(row.path));

export type MenuGroup = {
  readonly name: string;
  readonly tiles?: string;
  readonly entries: readonly Entry[];
};

/** The groups of the sidebar in their order, without what this person may not open. */
export function groupsFor(person: Person, shown: ReadonlySet<string>): MenuGroup[] {
  const open = ENTRIES.filter(({ row }) => !row.hidden && mayOpen(row, person, shown));
  return GROUPS.flatMap((name) => {
    const entries = open.filter(({ row }) => row.group.split('/')[0] === name);
    return entries.length > 0 ? [{ name, tiles: TILE_PAGES[name], entries }] : [];
  });
}
