import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { groupsFor, isShownPath, type Entry } from '#app/web/menu.ts';
import css from '#app/web/pages/pages.module.css';

/** All reports by area, with a search box; what may not be opened is not listed (R2). */
export default function LaporanTilesPage() {
  const { bagian } = useSearch({ strict: false }) as { bagian?: string };
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const group = groupsFor(usePerson(), isShownPath(useSesi().user.akses)).find(
    ({ name }) => name === 'Laporan',
  );
  const all = group?.entries ?? [];
  const parts = [...new Set(all.map(partOf))];
  const fits = (entry: Entry) =>
    t(entry.row.title).toLowerCase().includes(typed.trim().toLowerCase());
  const shown = parts
    .filter((part) => !bagian || part === bagian)
    .map((part) => ({
      part,
      entries: all.filter((entry) => partOf(entry) === part && fits(entry)),
    }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <>
      <ScreenHead
        title={t('Laporan')}
        acts={<SearchInput label={t('Cari laporan')} value={typed} onChange={setTyped} delay={0} />}
      />
      <div className={css.parts} role="group" aria-label={t('Bagian')}>
        {[undefined, ...parts].map((part) => (
          <button
            key={part ?? ''}
            type="button"
            aria-pressed={part === bagian}
            onClick={() =>
              void navigate({ to: '.', search: { bagian: part } as never, replace: true })
            }
          >
            {part ? t(part) : t('Semua')}
          </button>
        ))}
      </div>
      {shown.map(({ part, entries }) => (
        <section key={part} className={css.part}>
          <h2>
            {t(part)} <span>{entries.length}</span>
          </h2>
          <ul className={css.tiles}>
            {entries.map(({ path, row }) => (
              <li key={path}>
                <Link to={`/${path}`}>{t(row.title)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <EmptyBlock />}
    </>
  );
}

const partOf = ({ row }: Entry): string => row.group.split('/')[1] ?? 'Lainnya';
