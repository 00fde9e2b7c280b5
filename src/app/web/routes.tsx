import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { loginFlag } from '#kit/web/api/session.ts';
import { queryClient } from '#kit/web/api/query.ts';
import { clearLocal } from '#kit/web/base/prefs.ts';
import type { ScreenWords } from '#kit/web/frame/screen.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { fetchSesi } from '#areas/akses/web/sesi.ts';
import { TILE_PAGES } from '#app/web/pages.ts';
import type { Entry } from '#app/web/menu.ts';
import { guarded } from '#app/web/guarded.tsx';

/** The stored flag and the server must agree; else local storage goes and the root path comes (1§2). */
export async function needLogin(): Promise<void> {
  if (!loginFlag()) {
    clearLocal();
    throw redirect({ to: '/', replace: true });
  }
  if (!hasSesi()) await fetchSesi();
}

export const hasSesi = (): boolean =>
  queryClient
    .getQueriesData({ queryKey: [meEndpoint.call] })
    .some(([, data]) => data !== undefined);

/** One route for one line of the table; its code comes when it is opened or pointed at. */
export function routeOf(entry: Entry, parent: AnyRoute): AnyRoute {
  const screen = lazyRouteComponent(entry.load);
  return createRoute({
    getParentRoute: () => parent,
    path: `/${entry.path}`,
    staticData: { screen: wordsOf(entry) },
    component: entry.bare ? screen : guarded(entry, screen),
  }) as unknown as AnyRoute;
}

function wordsOf({ path, row }: Entry): ScreenWords {
  const [group, sub] = row.group.split('/') as [string, string?];
  const tiles = TILE_PAGES[group];
  const isTiles = tiles === path;
  const crumbs =
    group === 'Beranda' || isTiles
      ? []
      : [
          { label: group, to: tiles && `/${tiles}` },
          ...(sub ? [{ label: sub }] : []),
          { label: row.title },
        ];
  return { path, title: row.title, crumbs };
}
