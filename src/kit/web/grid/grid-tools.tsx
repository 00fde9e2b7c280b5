import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconFileTypeCsv, IconLayoutRows } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import type { Density, GridView } from '#kit/web/grid/use-grid-view.ts';
import { WithMantine } from '#kit/web/theme/with-mantine.tsx';
import css from '#kit/web/grid/tools.module.css';

type Props<R extends Row> = {
  view: GridView<R>;
  onCsv?: () => void;
  csvOff?: boolean;
  slim?: boolean;
};

/** Density, columns and CSV of a table; what is chosen is kept for this person and screen. */
export const GridTools = <R extends Row>({ view, onCsv, csvOff, slim }: Props<R>) => (
  <>
    <Chooser
      slim={slim}
      label={t('Kepadatan')}
      icon={<IconLayoutRows size={16} stroke={1.8} aria-hidden />}
    >
      <Densities view={view} />
    </Chooser>
    <Chooser
      slim={slim}
      label={t('Kolom')}
      icon={<IconAdjustmentsHorizontal size={16} stroke={1.8} aria-hidden />}
    >
      <Columns view={view} />
    </Chooser>
    {onCsv && (
      <Button
        look="quiet"
        slim="phone"
        icon={<IconFileTypeCsv size={16} stroke={1.8} aria-hidden />}
        disabled={csvOff}
        onClick={onCsv}
      >
        CSV
      </Button>
    )}
  </>
);

function Chooser({
  label,
  icon,
  slim,
  children,
}: {
  label: string;
  slim?: boolean;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <WithMantine>
      <Popover position="bottom-end" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <Button look="quiet" icon={icon} slim={slim ? 'always' : 'phone'}>
            {label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={css.sheet} aria-label={label}>
          {children}
        </Popover.Dropdown>
      </Popover>
    </WithMantine>
  );
}

const DENSITIES: readonly (readonly [Density, string])[] = [
  ['dense', mark('Rapat')],
  ['normal', mark('Sedang')],
  ['touch', mark('Sentuh')],
];

const Densities = <R extends Row>({ view }: { view: GridView<R> }) => (
  <fieldset>
    <legend>{t('Tinggi baris')}</legend>
    {DENSITIES.map(([density, label]) => (
      <label key={density}>
        <input
          type="radio"
          name="density"
          checked={view.density === density}
          onChange={() => view.setDensity(density)}
        />
        {t(label)}
      </label>
    ))}
  </fieldset>
);

const Columns = <R extends Row>({ view }: { view: GridView<R> }) => (
  <fieldset>
    <legend>{t('Kolom yang tampil')}</legend>
    <div className={css.columns}>
      {view.all
        .filter(({ grouped, header }) => !grouped && header !== '')
        .map(({ id, header, fixed }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={fixed || !view.isHidden(id)}
              disabled={fixed}
              onChange={() => view.toggle(id)}
            />
            {header}
          </label>
        ))}
    </div>
    <Button size="sm" onClick={view.reset}>
      {t('Kembalikan semua')}
    </Button>
  </fieldset>
);
