import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = {
  path: readonly string[];
  children: ReactNode;
  /** Head office looks at this branch there. */
  toko?: string;
  /** The document that is opened there. */
  no?: string;
  /** What is shown where no screen may be opened; nothing by default. */
  plain?: ReactNode;
};

/** A way to the first of these screens that exists and that this person may open; none, no link. */
export function Ke({ path, children, toko, no, plain = null }: Props) {
  const { akses } = useSesi().user;
  const { routesByPath } = useRouter();
  const to = path.find((one) => `/${one}` in routesByPath && isOpenTo(akses, one));
  if (!to) return plain;
  return (
    <Link className={css.act} to={`/${to}`} search={{ ...(toko && { toko }), ...(no && { no }) }}>
      {children}
    </Link>
  );
}
