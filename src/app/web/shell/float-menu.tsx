import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { MenuGroup } from '#app/web/menu.ts';
import { partsOf } from '#app/web/shell/menu-parts.ts';
import type { FloatPlace } from '#app/web/shell/use-float.ts';
import css from '#app/web/shell/sidebar.module.css';

type Props = { group: MenuGroup; place: FloatPlace; onClose: () => void };

/** The entries of a group beside the sidebar; arrows walk them, Esc gives the focus back. */
export function FloatMenu({ group: { name, tiles, entries }, place, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = sheet.current;
    if (!box) return;
    box.style.top = `${Math.max(8, Math.min(place.top - 6, window.innerHeight - box.offsetHeight - 8))}px`;
  }, [place]);
  useEffect(() => {
    if (place.focus) sheet.current?.querySelector('a')?.focus();
  }, [place]);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(sheet.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') links[(at + 1) % links.length]?.focus();
    else if (event.key === 'ArrowUp') links.at(at - 1)?.focus();
    else if (event.key === 'Escape' || event.key === 'ArrowLeft') {
      onClose();
      place.anchor.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={sheet}
      className={css.float}
      data-many={(entries.length > 7 && entries.length <= 14) || undefined}
      data-wide={entries.length > 14 || undefined}
      onKeyDown={onKeyDown}
      role="group"
      aria-label={t(name)}
    >
      <p>{t(name)}</p>
      <div className={css.lists}>
        {listsOf(name, tiles, entries).map(({ heading, links }) => (
          <section key={heading ?? ''}>
            {heading && <h3>{t(heading)}</h3>}
            <ul>
              {links.map(({ to, search, label }) => (
                <li key={label}>
                  <Link to={to} search={search} onClick={onClose}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The links of a group under the headings it has. */
export const listsOf = (name: string, tiles: string | undefined, entries: MenuGroup['entries']) =>
  partsOf(name, entries).map(({ label, entries: some }) => ({
    heading: label,
    links: linksOf(name, tiles, some),
  }));

/** Reports are too many for a menu: their areas lead into the list of all reports. */
function linksOf(name: string, tiles: string | undefined, entries: MenuGroup['entries']) {
  const parts = [...new Set(entries.flatMap(({ row }) => row.group.split('/')[1] ?? []))];
  if (!tiles || parts.length === 0)
    return entries.map(({ path, row }) => ({
      to: `/${path}`,
      search: undefined,
      label: row.title,
    }));
  return [
    { to: `/${tiles}`, search: undefined, label: `Semua ${name}` },
    ...parts.map((part) => ({ to: `/${tiles}`, search: { bagian: part }, label: part })),
  ];
}
