import { IconFilter } from '@tabler/icons-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Field } from '#kit/contract/field.ts';
import { isAskedOf, presentOf } from '#kit/contract/report-asked.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { rangeOfYear } from '#kit/rules/range.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { YearInput } from '#kit/web/input/year-input.tsx';
import { isShown } from '#kit/web/grid/columns.ts';
import { DateRange, RangePresets } from '#kit/web/report/date-range.tsx';
import { SearchButton } from '#kit/web/report/date-range-bar.tsx';
import { firstValues, spanOf, yearAsked, type AnyReport } from '#kit/web/report/filters.ts';
import { TokoSelect } from '#kit/web/report/toko-select.tsx';
import type { useReport } from '#kit/web/report/use-report.ts';
import css from '#kit/web/report/report.module.css';
import { sense } from '#kit/rules/sentence.ts';

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
  const bar = useFocus(state.loading);
  const span = spanOf(report);
  const dates = span && {
    from: (values[span[0]] ?? null) as Hari | null,
    to: (values[span[1]] ?? null) as Hari | null,
  };
  type Dates = { from: Hari | null; to: Hari | null };
  const partOf = ({ from, to }: Dates) => (span ? { [span[0]]: from, [span[1]]: to } : {});
  const setDates = (picked: Dates) => change(partOf(picked));
  const year = yearAsked(report, values, person);
  const others = (Object.entries(report.filters) as [string, Field][]).filter(
    ([name, of]) => !span?.includes(name) && isShown(of, person) && isAskedOf(name, person),
  );
  const presets = dates && year === undefined ? dates : undefined;
  const room = useRoom(bar, person.variant === 'pusat', presets && !person.active_date);
  const [wide, spread] = useState(false);
  const fit = wide || others.some(([name]) => errors[name]) ? others.length : fitting(others, room);
  const [shown, more] = [others.slice(0, fit), others.length - fit];
  const first = firstValues(report, person);
  const set = others
    .slice(fit)
    .filter(([name]) => String(values[name] ?? '') !== String(first[name] ?? '')).length;
  return (
    <fieldset
      ref={bar}
      className={css.filters}
      disabled={state.loading}
      onKeyDown={onEnter(state.ask)}
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
        {span && year !== undefined && (
          <YearInput
            name={span[0]}
            label={t('Tahun')}
            width={96}
            value={year}
            error={errors[span[0]]}
            onChange={(picked) => picked && setDates(rangeOfYear(picked))}
          />
        )}
        {span && presets && (
          <DateRange
            value={presets}
            onChange={setDates}
            errors={{ from: errors[span[0]], to: errors[span[1]] }}
            clearable={(report.filters[span[0]] as Field).optional}
          />
        )}
        {shown.map(([name, of]) => (
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
            readOnly={person.active_date && presentOf(of, person.tgl_system) !== undefined}
          />
        ))}
        {more > 0 && (
          <Button look="quiet" className={css.search} onClick={() => spread(true)}>
            {set > 0 ? t('Lainnya · {n}', { n: set }) : t(sense('Lainnya', 'saringan'))}
          </Button>
        )}
        <SearchButton searching={state.loading} onClick={state.ask} />
        {presets && (
          <RangePresets value={presets} onPick={(picked) => state.goNow(partOf(picked))} />
        )}
      </div>
    </fieldset>
  );
}

/**
 * The keyboard begins in the first filter, and comes back to where it was when an answer has come: while
 * it is awaited nothing can be typed. A finger begins nowhere.
 */
function useFocus(loading: boolean) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (loading || !matchMedia('(pointer: fine)').matches) return;
    if (opened.current && document.activeElement !== document.body) return;
    opened.current = true;
    const fields = bar.current?.querySelectorAll<HTMLElement>('input, [data-dates-input]') ?? [];
    const field = last.current?.isConnected ? last.current : fields[0];
    field?.focus({ preventScroll: true });
    // A list that opens with the focus would stand before the answer.
    if (field?.role === 'combobox')
      requestAnimationFrame(() =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      );
  }, [loading]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      last.current = target as HTMLElement;
    };
    const { current } = bar;
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, []);
  return bar;
}

/** What is left of the line for filters, beside dates, the button and the presets; a phone has no line. */
function useRoom(
  bar: RefObject<HTMLFieldSetElement | null>,
  toko: boolean,
  presets?: boolean,
): number {
  const [width, setWidth] = useState(Infinity);
  useEffect(() => {
    const watch = new ResizeObserver(([one]) => one && setWidth(one.contentRect.width));
    if (bar.current) watch.observe(bar.current);
    return () => watch.disconnect();
  }, [bar]);
  if (width < PHONE) return Infinity;
  return (
    width - ASK - (toko ? TOKO : 0) - (presets === undefined ? 0 : DATES) - (presets ? PRESETS : 0)
  );
}
const [PHONE, ASK, TOKO, DATES, PRESETS, LAINNYA] = [560, 125, 198, 288, 290, 100];

/** All of them, or as many as leave room for the button that shows the others. */
function fitting(others: readonly (readonly [string, Field])[], room: number): number {
  const widths = others.map(([, of]) => widthOf(of) + 8);
  const sum = (count: number): number => widths.slice(0, count).reduce((all, one) => all + one, 0);
  if (sum(others.length) <= room) return others.length;
  return widths.findLastIndex((_, at) => sum(at + 1) <= room - LAINNYA) + 1;
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

/**
 * Enter asks. In an open list it takes the marked choice and goes on to the button; a date is a button
 * of its own, whose calendar opens with the space bar.
 */
const onEnter =
  (ask: () => void) =>
  (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const { target, key, currentTarget } = event;
    const isDay = target instanceof HTMLButtonElement && target.hasAttribute('data-dates-input');
    if (key !== 'Enter' || !(target instanceof HTMLInputElement || isDay)) return;
    event.preventDefault();
    if (target.getAttribute('aria-expanded') !== 'true') return ask();
    const button = currentTarget.querySelector<HTMLElement>('[data-submit]');
    requestAnimationFrame(() => button?.focus());
  };
