import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
} from '@tanstack/react-router';
import { basePath } from '#kit/web/base/config.ts';
import { ENTRIES } from '#app/web/menu.ts';
import { Lost } from '#app/web/lost.tsx';
import { NOTA_PATH } from '#app/web/pages.ts';
import { Root } from '#app/web/root.tsx';
import { needLogin, onlySetup, onlyWithoutLogin, routeOf } from '#app/web/routes.tsx';
import { Shell } from '#app/web/shell/shell.tsx';
import { parseSearch, stringifySearch } from '#app/web/search.ts';

const NotFound = lazyRouteComponent(() => import('#app/web/pages/not-found.page.tsx'));
const Failed = lazyRouteComponent(() => import('#app/web/pages/failed.page.tsx'));

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Lost,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { screen: { path: '', title: 'Login', crumbs: [] } },
  beforeLoad: onlyWithoutLogin,
  component: lazyRouteComponent(() => import('#app/web/pages/login.page.tsx')),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { screen: { path: 'setup', title: 'Pasang Awal', crumbs: [] } },
  beforeLoad: onlySetup,
  component: lazyRouteComponent(() => import('#app/web/pages/setup.page.tsx')),
});

const nota = createRoute({
  getParentRoute: () => root,
  path: NOTA_PATH.replace('{kode}', '$kode'),
  staticData: { screen: { path: 'nota', title: 'Nota Customer', crumbs: [] } },
  component: lazyRouteComponent(() => import('#areas/pembelian/web/nota/nota-customer.page.tsx')),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: needLogin,
  component: Shell,
  errorComponent: Failed,
});

/** Any other path is shown inside the shell too, and says that there is no such page (1§2). */
const unknown = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: NotFound,
  staticData: { screen: { path: '404', title: 'Halaman Tidak Ditemukan', crumbs: [] } },
});

const under = (parent: unknown, bare: boolean) =>
  ENTRIES.filter((entry) => !!entry.bare === bare).map((entry) =>
    routeOf(entry, parent as AnyRoute),
  );
const inside = shell.addChildren([...under(shell, false), unknown] as AnyRoute[]);
const branches = [login, setup, nota, ...under(root, true), inside] as AnyRoute[];

export const router = createRouter({
  routeTree: root.addChildren(branches) as AnyRoute,
  basepath: basePath || '/',
  caseSensitive: true,
  defaultPreload: 'intent',
  defaultPreloadDelay: 60,
  defaultPendingMs: 150,
  defaultErrorComponent: Failed,
  parseSearch,
  stringifySearch,
  scrollRestoration: false,
});
