import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/id';
import { DatePickerInput, MonthPickerInput, YearPickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { startOfMonth, type Hari } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { fieldProps, type InputProps } from '#kit/web/input/input-props.ts';
import { WithMantine } from '#kit/web/theme/with-mantine.tsx';
import css from '#kit/web/input/day.module.css';

type Props = InputProps<Hari> & { min?: Hari; max?: Hari; clearable?: boolean; left?: boolean };

const YEARS: [number, number] = [1950, 2099];
function calendarWords() {
  return {
    // Months and weekdays are Indonesian in every language (D-49.2).
    locale: 'id',
    firstDayOfWeek: 1 as const,
    withNativeLevelSelect: true,
    yearsSelectRange: YEARS,
    ariaLabels: {
      nextMonth: t('Bulan berikutnya'),
      previousMonth: t('Bulan sebelumnya'),
      nextYear: t('Tahun berikutnya'),
      previousYear: t('Tahun sebelumnya'),
      monthLevelControl: t('Bulan'),
      yearLevelControl: t('Tahun'),
      nextDecade: t('Sepuluh tahun berikutnya'),
      previousDecade: t('Sepuluh tahun sebelumnya'),
    },
    popoverProps: { withinPortal: true, transitionProps: { duration: 0 } },
    leftSection: <IconCalendar size={16} stroke={1.6} aria-hidden />,
    leftSectionPointerEvents: 'none' as const,
    classNames: {
      presetsList: css.presets,
      presetButton: css.preset,
      datePickerRoot: css.root,
      monthPickerRoot: css.root,
      yearPickerRoot: css.root,
      weekday: css.weekday,
      day: css.day,
    },
  };
}

/** The field is a button that opens a calendar: no ARIA of a text box on it. */
const buttonProps = (props: InputProps<Hari>) => ({
  ...fieldProps(props),
  'aria-required': undefined,
});

/** The cross that empties the field says so. */
const clearWith = (clearable: boolean | undefined) => ({
  clearable,
  clearButtonProps: { 'aria-label': t('Kosongkan') },
});

/** A day: no typing, month and year lists, 'Hari Ini' by the shop's business day (1§2, R3). */
export function DayInput({ min, max, clearable, ...props }: Props) {
  const { tgl_system } = usePerson();
  return (
    <WithMantine>
      <DatePickerInput
        {...buttonProps(props)}
        {...calendarWords()}
        valueFormat="YYYY-MM-DD"
        value={props.value ?? null}
        onChange={(day) => props.onChange(day as Hari | null)}
        minDate={min}
        maxDate={max}
        {...clearWith(clearable)}
        getDayProps={(day) => (day === tgl_system ? { 'data-today': true } : {})}
        highlightToday={false}
        presets={[{ value: tgl_system, label: t('Hari Ini') }]}
      />
    </WithMantine>
  );
}

/** A month, held as its first day. */
export function MonthInput({ min, max, clearable, ...props }: Props) {
  const { tgl_system } = usePerson();
  return (
    <WithMantine>
      <MonthPickerInput
        {...buttonProps(props)}
        {...calendarWords()}
        valueFormat="YYYY-MM"
        value={props.value ?? null}
        onChange={(day) => props.onChange(day as Hari | null)}
        minDate={min}
        maxDate={max}
        {...clearWith(clearable)}
        presets={[{ value: startOfMonth(tgl_system), label: t('Bulan Ini') }]}
      />
    </WithMantine>
  );
}

/** A year, held as its first day. */
export function YearInput({ min, max, clearable, ...props }: Props) {
  const { tgl_system } = usePerson();
  return (
    <WithMantine>
      <YearPickerInput
        {...buttonProps(props)}
        {...calendarWords()}
        valueFormat="YYYY"
        value={props.value ?? null}
        onChange={(day) => props.onChange(day as Hari | null)}
        minDate={min}
        maxDate={max}
        {...clearWith(clearable)}
        presets={[{ value: `${tgl_system.slice(0, 4)}-01-01`, label: t('Tahun Ini') }]}
      />
    </WithMantine>
  );
}
