import type { Hari } from '#kit/rules/hari.ts';
import { PRESETS, presetOf, type Preset } from '#kit/rules/range.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import css from '#kit/web/report/report.module.css';

type Value = { from: Hari | null; to: Hari | null };
type Props = {
  value: Value;
  onChange: (value: Value) => void;
  errors?: { from?: string; to?: string };
  labels?: { from: string; to: string };
  readOnly?: boolean;
  /** May be left open. */
  clearable?: boolean;
  /** Only a first day is asked for. */
  single?: boolean;
  /** Documents are looked up, so that the lock of dates does not hold (decision 0062). */
  anyDay?: boolean;
};

/** From and to, without typing; read-only while the shop allows no other date than today (R3). */
export function DateRange({
  value,
  onChange,
  errors,
  labels,
  readOnly,
  clearable,
  single,
  anyDay,
}: Props) {
  const { active_date } = usePerson();
  const locked = (active_date && !anyDay) || readOnly;
  return (
    <>
      <DayInput
        name="tgl_from"
        width={136}
        label={labels?.from ?? (single ? t('Tanggal') : t('Dari Tanggal'))}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        error={errors?.from}
        readOnly={locked}
        clearable={clearable}
      />
      {!single && (
        <DayInput
          name="tgl_to"
          width={136}
          label={labels?.to ?? t('Sampai Tanggal')}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          error={errors?.to}
          readOnly={locked}
          clearable={clearable}
        />
      )}
    </>
  );
}

const LABELS: Readonly<Record<Preset, string>> = {
  hari: mark('Hari ini'),
  tujuh: mark('7 hari'),
  bulan: mark('Bulan ini'),
  lalu: mark('Bulan lalu'),
};

type Presets = Pick<Props, 'anyDay'> & { value: Value; onPick: (value: Value) => void };

/** The spans that are asked for again and again, one press each. */
export function RangePresets({ value, onPick, anyDay }: Presets) {
  const { tgl_system, active_date } = usePerson();
  if (active_date && !anyDay) return null;
  const now =
    value.from && value.to ? presetOf({ from: value.from, to: value.to }, tgl_system) : undefined;
  return (
    <div className={css.presets} role="group" aria-label={t('Rentang')}>
      {(Object.keys(PRESETS) as Preset[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === now}
          onClick={() => onPick(PRESETS[name](tgl_system))}
        >
          {t(LABELS[name])}
        </button>
      ))}
    </div>
  );
}
