import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { loginFlag } from '#kit/web/api/session.ts';
import { basePath } from '#kit/web/base/config.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { Hosts } from '#app/web/hosts.tsx';
import { ENTRIES } from '#app/web/menu.ts';
import { LoginPage } from '#app/web/pages/login.page.tsx';
import { NotFound } from '#app/web/pages/not-found.page.tsx';
import { needLogin, routeOf } from '#app/web/routes.tsx';
import { parseSearch, stringifySearch } from '#app/web/search.ts';
import { Shell } from '#app/web/shell/shell.tsx';

const Root = () => (
  <>
    <Outlet />
    <Hosts />
  </>
);
const Failed = ({ error, reset }: { error: unknown; reset: () => void }) => (
  <ErrorBlock
    problem={isProblem(error) ? error : noNetwork()}
    onRetry={() => {
      reset();
      void router.invalidate();
    }}
  />
);

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });

const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { screen: { path: '', title: 'Login', crumbs: [] } },
  beforeLoad: async () => {
    if (!loginFlag()) return;
    await needLogin();
    throw redirect({ to: '/home', replace: true });
  },
  component: LoginPage,
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: needLogin,
  component: Shell,
  errorComponent: Failed,
});
const inside = ENTRIES.filter((entry) => !entry.bare).map((entry) =>
  routeOf(entry, shell as unknown as AnyRoute),
);
const outside = ENTRIES.filter((entry) => entry.bare).map((entry) =>
  routeOf(entry, root as unknown as AnyRoute),
);
const unknown = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: NotFound,
  staticData: { screen: { path: '404', title: 'Halaman Tidak Ditemukan', crumbs: [] } },
});

const branches = [
  login,
  ...outside,
  shell.addChildren([...inside, unknown] as AnyRoute[]),
] as unknown as AnyRoute[];

export const router = createRouter({
  routeTree: root.addChildren(branches) as unknown as AnyRoute,
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
