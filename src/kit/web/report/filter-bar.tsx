import { IconFilter } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { isAskedOf } from '#kit/contract/report-asked.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { isShown } from '#kit/web/grid/columns.ts';
import { DateRange, RangePresets } from '#kit/web/report/date-range.tsx';
import { SearchButton } from '#kit/web/report/date-range-bar.tsx';
import { spanOf, type AnyReport } from '#kit/web/report/filters.ts';
import { TokoSelect } from '#kit/web/report/toko-select.tsx';
import type { useReport } from '#kit/web/report/use-report.ts';
import css from '#kit/web/report/report.module.css';

type Props = {
  report: AnyReport;
  state: ReturnType<typeof useReport>;
  before?: ReactNode;
};

/** One line of filters, Cari Data, and the presets at the right. */
export function FilterBar({ report, state, before }: Props) {
  const person = usePerson();
  const { values, errors, change, toko } = state;
  const [unfolded, unfold] = useState(false);
  const folded = !!state.rows?.length && !unfolded;
  useEffect(() => unfold(false), [state.rows]);
  const span = spanOf(report);
  const dates = span && {
    from: (values[span[0]] ?? null) as Hari | null,
    to: (values[span[1]] ?? null) as Hari | null,
  };
  type Dates = { from: Hari | null; to: Hari | null };
  const partOf = ({ from, to }: Dates) => ({ [span![0]]: from, [span![1]]: to });
  const setDates = (picked: Dates) => change(partOf(picked));
  const others = (Object.entries(report.filters) as [string, Field][]).filter(
    ([name, of]) => !span?.includes(name) && isShown(of, person) && isAskedOf(name, person),
  );
  return (
    <fieldset
      className={css.filters}
      disabled={state.loading}
      onKeyDown={stopEnter}
      data-folded={folded || undefined}
    >
      <legend className={css.legend}>{t('Filter')}</legend>
      <div className={css.unfold}>
        <Button
          icon={<IconFilter size={16} stroke={1.7} aria-hidden />}
          onClick={() => unfold(true)}
        >
          {dates?.from && dates.to ? `${dates.from} – ${dates.to}` : t('Filter')}
        </Button>
      </div>
      <div className={css.bar}>
        {before}
        {person.variant === 'pusat' && !('toko' in report.filters) && (
          <TokoSelect value={toko} onChange={state.setToko} />
        )}
        {dates && (
          <DateRange
            value={dates}
            onChange={setDates}
            errors={{ from: errors[span[0]], to: errors[span[1]] }}
          />
        )}
        {others.map(([name, of]) => (
          <FieldInput
            key={name}
            of={of}
            name={name}
            width={widthOf(of)}
            toko={toko}
            within={values}
            value={values[name]}
            placeholder={of.kind === 'list' && isEmpty(values[name]) ? t('SEMUA') : undefined}
            error={errors[name]}
            onChange={(value) => change({ [name]: value })}
            readOnly={of.kind === 'day' && person.active_date}
          />
        ))}
        <SearchButton searching={state.loading} onClick={state.ask} />
        {dates && <RangePresets value={dates} onPick={(picked) => state.goNow(partOf(picked))} />}
      </div>
    </fieldset>
  );
}

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

/** Wide enough for the longest choice that it offers. */
function widthOf({ kind, options }: Field): number {
  if (kind === 'list') return 190;
  const longest = Math.max(0, ...(options ?? []).map(({ label }) => t(label).length));
  return Math.min(220, Math.max(kind === 'ref' ? 136 : 126, longest * LETTER + BESIDE));
}
/** Pixels of a capital, and of the arrow and the frame beside it. */
const LETTER = 9;
const BESIDE = 46;

/** Enter never submits by surprise (R4). */
function stopEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
