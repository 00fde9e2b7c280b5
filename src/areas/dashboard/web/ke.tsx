import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

/** A way to the first of these screens that exists and that this person may open; none, no link. */
export function Ke({ path, children }: { path: readonly string[]; children: ReactNode }) {
  const { akses } = useSesi().user;
  const { routesByPath } = useRouter();
  const to = path.find((one) => `/${one}` in routesByPath && isOpenTo(akses, one));
  if (!to) return null;
  return (
    <Link className={css.act} to={`/${to}`}>
      {children}
    </Link>
  );
}
