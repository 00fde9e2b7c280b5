import { useRouter } from '@tanstack/react-router';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { queryClient } from '#kit/web/api/query-client.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { personOf } from '#areas/akses/web/sesi.ts';
import { meEndpoint, type Sesi } from '#areas/akses/contract/sesi.api.ts';
import { ENTRIES, isShownPath, mayOpen, type Entry } from '#app/web/menu.ts';
import { recentPaths } from '#app/web/visits.ts';
import css from '#app/web/shell/palette.module.css';

/** Everything that may be opened, what was opened lately first; it obeys the same rights as the menu. */
export function Palette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const all = useMemo(openEntries, []);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => match(all, typed).slice(0, 50), [all, typed]);
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void router.navigate({ to: `/${entry.path}` });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <DialogFrame title={t('Cari menu')} onClose={onClose} width={560} flush>
      <input
        className={css.box}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={found[at] && `palette-${at}`}
        aria-label={t('Cari menu')}
        placeholder={t('Ketik nama halaman')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id="palette-list" role="listbox" aria-label={t('Hasil')} className={css.list}>
        {found.map((entry, index) => (
          <li
            key={entry.path}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === at}
            ref={(line) => {
              if (index === at) line?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerMove={() => setAt(index)}
            onClick={() => go(entry)}
          >
            <span>{t(entry.row.title)}</span>
            <small>
              {entry.row.group
                .split('/')
                .map((part) => t(part))
                .join(' / ')}
            </small>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>{t('Tidak ada halaman dengan nama itu')}</p>}
    </DialogFrame>
  );
}

/** The palette opens above the shell, so it asks the session itself. */
function openEntries(): Entry[] {
  const [held] = queryClient.getQueriesData<{ data: Sesi }>({ queryKey: [meEndpoint.call] });
  const sesi = held?.[1]?.data;
  if (!sesi) return [];
  const [person, shown] = [personOf(sesi), isShownPath(sesi.user.akses)];
  const recent = recentPaths(person.user_id);
  const rank = ({ path }: Entry) => (recent.includes(path) ? recent.indexOf(path) : recent.length);
  return ENTRIES.filter(({ row }) => !row.hidden && mayOpen(row, person, shown)).toSorted(
    (a, b) => rank(a) - rank(b),
  );
}

/** Every word typed must begin a word of the title or group, or stand somewhere in it. */
function match(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ row, path }) => {
    const text = `${t(row.title)} ${row.title} ${row.group} ${path}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
