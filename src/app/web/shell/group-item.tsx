import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { MenuGroup } from '#app/web/menu.ts';
import { GROUP_ICONS } from '#app/web/shell/group-icons.ts';
import type { Float } from '#app/web/shell/use-float.ts';
import css from '#app/web/shell/sidebar.module.css';

type Props = { group: MenuGroup; current: boolean; narrow: boolean; float: Float };

/** Leads to the group's tile page, or to its only entry; without either it opens the float menu. */
export function GroupItem({ group: { name, tiles, entries }, current, narrow, float }: Props) {
  const Icon = GROUP_ICONS[name]!;
  const alone = entries.length === 1 && !tiles;
  const to = alone || name === 'Beranda' ? entries[0]!.path : tiles;
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
  if (to)
    return (
      <Link
        {...shared}
        to={`/${to}`}
        onClick={float.close}
        aria-label={narrow ? t(name) : undefined}
      >
        {inside}
      </Link>
    );
  return (
    <button
      {...shared}
      type="button"
      aria-haspopup="true"
      aria-expanded={open}
      aria-label={narrow ? t(name) : undefined}
      onClick={(event) => float.show(name, event.currentTarget, true)}
    >
      {inside}
    </button>
  );
}
