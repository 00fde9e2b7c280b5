import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { lazy, Suspense, Fragment, useMemo } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useMedia } from '#kit/web/base/use-media.ts';
import { useScreen } from '#kit/web/frame/screen.ts';
import { Logo } from '#kit/web/mark/logo.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';
import { GroupItem } from '#app/web/shell/group-item.tsx';
import { frequentPaths } from '#app/web/visits.ts';
import { useFloat } from '#app/web/shell/use-float.ts';
import css from '#app/web/shell/sidebar.module.css';

/** Fetched when a group is first pointed at. */
const FloatMenu = lazy(async () => ({
  default: (await import('#app/web/shell/float-menu.tsx')).FloatMenu,
}));

/** From here on it is less about customers and more about the shop. */
const MANAGES_FROM = 'Validasi';

type Props = { narrow: boolean; onNarrow: (narrow: boolean) => void };

/** A page so narrow has room for the icons only (the same edge as in shell.module.css). */
const SMALL = '(max-width: 900px)';

/** The groups a person may use; pointing at one floats its entries beside it (1§9: gone after 250 ms). */
export function Sidebar({ narrow: chosen, onNarrow }: Props) {
  const small = useMedia(SMALL);
  const narrow = chosen || small;
  const person = usePerson();
  const { akses } = useSesi().user;
  const groups = useMemo(() => groupsFor(person, isShownPath(akses)), [person, akses]);
  const here = useScreen();
  const float = useFloat();
  const often = frequentPaths(person.user_id);
  const current = groups.find(
    ({ entries, tiles }) => tiles === here?.path || entries.some(({ path }) => path === here?.path),
  );
  const manages = groups.findIndex(({ name }) => name === MANAGES_FROM);
  const shown = groups.find(({ name }) => name === float.open?.name);
  const ToggleIcon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <aside
      className={css.sidebar}
      data-narrow={narrow || undefined}
      onPointerLeave={float.leave}
      onPointerEnter={float.stay}
    >
      <div className={css.brand}>
        <Logo small={narrow} />
      </div>
      <nav aria-label={t('Menu utama')} className={css.groups} onScroll={float.close}>
        {groups.map((group, at) => (
          <Fragment key={group.name}>
            {at ===
              (manages < 0 ? groups.findIndex(({ name }) => name === 'Data Master') : manages) &&
              at > 0 && <p className={css.part}>{t('Kelola')}</p>}
            <GroupItem
              group={group}
              current={group === current}
              narrow={narrow}
              float={float}
              often={often}
            />
          </Fragment>
        ))}
      </nav>
      {!small && (
        <button
          type="button"
          className={css.toggle}
          onClick={() => onNarrow(!narrow)}
          aria-label={narrow ? t('Lebarkan menu') : t('Ciutkan menu')}
          aria-pressed={narrow}
        >
          <ToggleIcon size={18} stroke={1.7} aria-hidden />
        </button>
      )}
      {shown && float.open && (
        <Suspense>
          <FloatMenu group={shown} place={float.open} onClose={float.close} />
        </Suspense>
      )}
    </aside>
  );
}
