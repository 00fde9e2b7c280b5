import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { ANSWERS } from '#app/contract/answers.ts';
import { JUDUL, SERING, URUT } from '#app/web/laporan-jawab.ts';
import type { Entry } from '#app/web/entry.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';
import css from '#app/web/pages/pages.module.css';

/**
 * All reports by area with what each answers, those asked most first, and a search box; what may not be
 * opened is not listed (R2).
 */
export default function LaporanTilesPage() {
  const { bagian } = useSearch({ strict: false }) as { bagian?: string };
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const group = groupsFor(usePerson(), isShownPath(useSesi().user.akses)).find(
    ({ name }) => name === 'Laporan',
  );
  const all = group?.entries ?? [];
  const parts = [...new Set(all.map(partOf))];
  const words = typed.trim().toLowerCase().split(/\s+/);
  const shown = [
    ...(bagian || typed ? [] : [{ part: SERING_DIBUKA, entries: byUse(all, SERING) }]),
    ...parts
      .filter((part) => !bagian || part === bagian)
      .map((part) => ({
        part,
        entries: byUse(
          all.filter((entry) => partOf(entry) === part && fits(entry, words)),
          URUT,
        ),
      })),
  ].filter(({ entries }) => entries.length > 0);

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
            onClick={() => void navigate({ to: '.', search: { bagian: part }, replace: true })}
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
                <Link to={`/${path}`}>
                  {titleOf(path, row.title)}
                  <small>{t(ANSWERS[path] ?? row.title)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <EmptyBlock />}
    </>
  );
}

const SERING_DIBUKA = mark('Sering dibuka');

/** In the order of use; what is in no list is left out of the first, and last in the others. */
const byUse = (entries: readonly Entry[], order: readonly string[]): Entry[] => {
  const place = ({ path }: Entry): number =>
    (order.indexOf(path) + order.length + 1) % (order.length + 1);
  return entries
    .filter(({ path }) => order === URUT || order.includes(path))
    .toSorted((a, b) => place(a) - place(b));
};

/** Every word in the title, the requirement's or ours, or in what the report answers. */
const fits = ({ path, row }: Entry, words: readonly string[]): boolean => {
  const text = [row.title, JUDUL[path], ANSWERS[path]].map((one) => one && t(one)).join(' ');
  return words.every((word) => text.toLowerCase().includes(word));
};

/** On the page of reports the titles leave out the word 'Laporan'. */
const titleOf = (path: string, title: string): string =>
  t(JUDUL[path] ?? title).replace(/^Laporan (?=\S)/, '');

const partOf = ({ row }: Entry): string => row.group.split('/')[1] ?? 'Lainnya';
