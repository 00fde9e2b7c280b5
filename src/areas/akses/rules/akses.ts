import { bisaLihatSemua } from '#areas/toko/rules/level.ts';
import { passes, type Gate, type Passer } from '#kit/rules/gate.ts';

/** What the rights tree needs of a menu entry. */
export type MenuEntry = {
  readonly group: string;
  readonly title: string;
  readonly path: string;
  readonly gate?: Gate;
  readonly levels: readonly string[];
  readonly free?: true;
  readonly hidden?: true;
};

/**
 * The menu paths a person may use: everything for SU and OWN, else the own tick, else what the
 * level starts with (1§6, D-34.6). Gates are asked separately, and before it (D-33.1).
 */
export function tentukanAkses(
  menu: readonly MenuEntry[],
  level: string,
  ticks: ReadonlyMap<string, boolean>,
): Set<string> {
  const open = menu.filter((entry) => {
    if (entry.free || bisaLihatSemua(level)) return true;
    return ticks.get(entry.path) ?? entry.levels.includes(level);
  });
  return new Set(open.map((entry) => entry.path));
}

/** Ticks that give these doors to this level: what another server needs to know of a person. */
export function bedaAkses(
  menu: readonly MenuEntry[],
  level: string,
  akses: ReadonlySet<string>,
): Record<string, boolean> {
  const biasa = tentukanAkses(menu, level, new Map());
  const beda = menu.filter(({ path }) => biasa.has(path) !== akses.has(path));
  return Object.fromEntries(beda.map(({ path }) => [path, akses.has(path)]));
}

export type AksesTree = {
  kode: string;
  nama: string;
  path: string | null;
  is_show: boolean;
  children: AksesTree[];
};

/** The tree of 1§3: groups with their entries; what a shut gate hides is left out (D-4.1). */
export function susunAkses(
  menu: readonly MenuEntry[],
  akses: ReadonlySet<string>,
  passer: Passer,
): AksesTree[] {
  const groups = new Map<string, AksesTree>();
  for (const entry of menu) {
    if (entry.hidden || !passes(entry.gate, passer)) continue;
    const [top, sub] = entry.group.split('/') as [string, string?];
    const parent = groupIn(groups, top, sub);
    const is_show = akses.has(entry.path);
    parent.children.push({
      kode: entry.path,
      nama: entry.title,
      path: `/${entry.path}`,
      is_show,
      children: [],
    });
  }
  const tree = [...groups.values()];
  for (const group of tree) markShown(group);
  return tree;
}

function groupIn(groups: Map<string, AksesTree>, top: string, sub?: string): AksesTree {
  let group = groups.get(top);
  if (!group) groups.set(top, (group = folder(top, top)));
  if (!sub) return group;
  let inner = group.children.find((child) => child.path === null && child.nama === sub);
  if (!inner) group.children.push((inner = folder(`${top}/${sub}`, sub)));
  return inner;
}

const folder = (kode: string, nama: string): AksesTree => ({
  kode,
  nama,
  path: null,
  is_show: false,
  children: [],
});

function markShown(node: AksesTree): boolean {
  if (node.path !== null) return node.is_show;
  node.is_show = node.children.map(markShown).some(Boolean);
  return node.is_show;
}
