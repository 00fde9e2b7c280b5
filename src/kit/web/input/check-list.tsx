import type { Option } from '#kit/contract/field.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/check-list.module.css';

type Props = InputProps<string[]> & { options: readonly Option[] };

/** Several of a few, all of them in sight. */
export function CheckList({ label, options, value, onChange, error, name }: Props) {
  const chosen = value ?? [];
  const toggle = (one: string, on: boolean) =>
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === one ? on : chosen.includes(each))),
    );
  return (
    <fieldset className={css.list}>
      <legend>{label}</legend>
      <div>
        {options.map((one, at) => (
          <label key={one.value}>
            <input
              type="checkbox"
              data-field={at === 0 ? name : undefined}
              checked={chosen.includes(one.value)}
              onChange={(event) => toggle(one.value, event.currentTarget.checked)}
            />
            {one.label}
          </label>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
