import { usePerson } from '#kit/web/base/person.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';

/** How many years back a list goes: what a shop must keep, and more. */
const YEARS = 15;

/** A year from a list, this one first (R3); held as a number, shown as yyyy. */
export function YearInput({ value, onChange, ...props }: InputProps<number>) {
  const now = Number(usePerson().tgl_system.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(now - at));
  return (
    <SelectInput
      {...props}
      asIs
      value={value ? String(value) : null}
      onChange={(year) => onChange(year === null ? null : Number(year))}
      options={years.map((year) => ({ value: year, label: year }))}
    />
  );
}
