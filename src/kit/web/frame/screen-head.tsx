import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Breadcrumb } from '#kit/web/frame/breadcrumb.tsx';
import { useScreen } from '#kit/web/frame/screen.ts';
import css from '#kit/web/frame/frame.module.css';

export type Domain = 'penjualan' | 'pembelian' | 'hutang' | 'service';

type Props = {
  /** The route's own title unless given. */
  title?: ReactNode;
  /** Beside the title, quiet: a document number, a count. */
  note?: ReactNode;
  acts?: ReactNode;
  domain?: Domain;
  children?: ReactNode;
};

/** Breadcrumb, title and the acts of a screen; a domain's stone edges the forms it belongs to. */
export function ScreenHead({ title, note, acts, domain, children }: Props) {
  const screen = useScreen();
  return (
    <header className={css.head} data-domain={domain}>
      <div className={css.words}>
        {screen && screen.crumbs.length > 0 && <Breadcrumb crumbs={screen.crumbs} />}
        <div className={css.title}>
          <h1>{title ?? (screen && t(screen.title))}</h1>
          {note && <span>{note}</span>}
        </div>
      </div>
      {acts && <div className={css.acts}>{acts}</div>}
      {children}
    </header>
  );
}

/** A screen fills its place: head, then content that scrolls inside itself. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div className={css.screen}>{children}</div>
);
