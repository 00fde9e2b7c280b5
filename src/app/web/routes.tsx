import {
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import { basePath, config } from '#kit/web/base/config.ts';
import { forgetSession, loginFlag } from '#kit/web/api/session.ts';
import { ensureSesi, firstPage } from '#areas/akses/web/sesi.ts';
import type { ScreenWords } from '#kit/web/frame/screen.ts';
import { guarded } from '#app/web/guarded.tsx';
import type { Entry } from '#app/web/entry.ts';
import { loadOf } from '#app/web/loads.ts';
import { ENTRIES } from '#app/web/menu.ts';
import { TILE_PAGES } from '#app/web/pages.ts';

/** The stored flag and the server must agree; else local storage goes and the root path comes (1§2). */
export async function needLogin(): Promise<void> {
  if (!loginFlag()) {
    forgetSession();
    throw redirect({ to: '/', replace: true });
  }
  await ensureSesi();
}

/** Before there is a shop there is one screen; afterwards that screen is nowhere. */
export function onlySetup(): void {
  if (!config.setup) throw notFound();
}

/** A person who is logged in goes on from the root path to the first page. */
export async function onlyWithoutLogin(): Promise<void> {
  if (config.setup) throw redirect({ to: '/setup', replace: true });
  if (!loginFlag()) return;
  throw redirect({ to: firstPage(await ensureSesi()), replace: true });
}

/** The code of the screen comes beside the answer to who is here, not after it. */
export function loadBeside(path: string): void {
  const bare = path.replace(/\/+$/, '');
  const entry = loginFlag() && ENTRIES.find((one) => `${basePath}/${one.path}` === bare);
  if (entry) void loadOf(entry.path)().catch(() => {});
}

/** One route for one line of the table; its code comes when it is opened or pointed at. */
export function routeOf(entry: Entry, parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: `/${entry.path}`,
    staticData: { screen: wordsOf(entry) },
    component: lazyRouteComponent(entry.bare ? loadOf(entry.path) : () => loadGuarded(entry)),
  }) as AnyRoute;
}

async function loadGuarded(entry: Entry) {
  return { default: guarded(entry, (await loadOf(entry.path)()).default) };
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
