import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { loginFlag, setLoginFlag } from '#kit/web/api/session.ts';
import { clearLocal } from '#kit/web/base/prefs.ts';
import type { ScreenWords } from '#kit/web/frame/screen.ts';
import type { Entry } from '#app/web/menu.ts';
import { TILE_PAGES } from '#app/web/pages.ts';

/** The stored flag and the server must agree; else local storage goes and the root path comes (1§2). */
export async function needLogin(): Promise<void> {
  if (!loginFlag()) {
    clearLocal();
    setLoginFlag(false);
    throw redirect({ to: '/', replace: true });
  }
  const { ensureSesi } = await import('#areas/akses/web/sesi.ts');
  await ensureSesi();
}

/** Whoever is logged in goes on from the root path. */
export async function onlyWithoutLogin(): Promise<void> {
  if (!loginFlag()) return;
  const { ensureSesi, firstPage } = await import('#areas/akses/web/sesi.ts');
  throw redirect({ to: firstPage(await ensureSesi()), replace: true });
}

/** One route for one line of the table; its code comes when it is opened or pointed at. */
export function routeOf(entry: Entry, parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: `/${entry.path}`,
    staticData: { screen: wordsOf(entry) },
    component: lazyRouteComponent(entry.bare ? entry.load : () => loadGuarded(entry)),
  }) as unknown as AnyRoute;
}

async function loadGuarded(entry: Entry) {
  const [{ guarded }, screen] = await Promise.all([import('#app/web/guarded.tsx'), entry.load()]);
  return { default: guarded(entry, screen.default) };
}

/** Group, part and title; the group leads to its tile page. */
function wordsOf({ path, row }: Entry): ScreenWords {
  const [group, sub] = row.group.split('/') as [string, string?];
  const tiles = TILE_PAGES[group];
  if (group === 'Beranda' || tiles === path) return { path, title: row.title, crumbs: [] };
  const first = { label: group, to: tiles && `/${tiles}` };
  const middle = sub ? [{ label: sub, to: tiles && `/${tiles}` }] : [];
  return { path, title: row.title, crumbs: [first, ...middle, { label: row.title }] };
}
