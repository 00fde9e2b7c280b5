import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { MenuGroup } from '#app/web/menu.ts';
import { GROUP_ICONS } from '#app/web/shell/group-icons.ts';
import type { Float } from '#app/web/shell/use-float.ts';
import css from '#app/web/shell/sidebar.module.css';

type Props = {
  group: MenuGroup;
  current: boolean;
  narrow: boolean;
  float: Float;
  /** Paths of this person, the most opened first. */
  often: readonly string[];
};

/** Where a group has a page that says more than its links. */
const BERHALAMAN = ['Validasi', 'Laporan'];
/** What a group is mostly opened for, until the person has habits of his own. */
const UTAMA = ['data-barang', 'master-parameter-harga-emas'];

/** One press leads to what this person opens most of the group; pointing at it, or a finger, shows all. */
export function GroupItem({ group, current, narrow, float, often }: Props) {
  const { name, tiles, entries } = group;
  const Icon = GROUP_ICONS[name]!;
  const alone = entries.length === 1;
  const path = [...often, ...UTAMA].find((one) => entries.some((entry) => entry.path === one));
  const own = BERHALAMAN.includes(name) ? tiles : name === 'Beranda' ? 'home' : path;
  const to = own ?? entries[0]!.path;
  const open = float.open?.name === name;
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    if (alone && !narrow) float.close();
    else float.show(name, event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' || alone) return;
    event.preventDefault();
    float.show(name, event.currentTarget, true);
  };
  const shared = {
    className: css.item,
    'data-current': current || undefined,
    'data-open': open || undefined,
    onPointerEnter: point,
    onKeyDown,
  };
  const inside = (
    <>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{t(name)}</span>
    </>
  );
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const finger = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (!finger || alone) return float.close();
    event.preventDefault();
    float.show(name, event.currentTarget, true);
  };
  return (
    <Link {...shared} to={`/${to}`} onClick={onClick} aria-label={narrow ? t(name) : undefined}>
      {inside}
    </Link>
  );
}
