import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';
import css from '#app/web/pages/pages.module.css';

/** The page of a group: its entries that exist and that this person may open. */
export const tilesPage = (name: string): ComponentType =>
  function TilesPage() {
    const group = groupsFor(usePerson(), isShownPath(useSesi().user.akses)).find(
      (one) => one.name === name,
    );
    return (
      <>
        <ScreenHead title={t(name)} />
        {group ? (
          <ul className={css.tiles}>
            {group.entries.map(({ path, row }) => (
              <li key={path}>
                <Link to={`/${path}`}>{t(row.title)}</Link>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyBlock />
        )}
      </>
    );
  };
