import { useId } from 'react';
import type { InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/input.module.css';

/** On or off. */
export function YesNoInput({
  label,
  value,
  onChange,
  error,
  hint,
  disabled,
  readOnly,
  onBlur,
  name,
  autoFocus,
}: InputProps<boolean>) {
  const id = useId();
  return (
    <div>
      <label className={css.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={value ?? false}
          name={name}
          data-field={name}
          checked={value ?? false}
          disabled={disabled || readOnly}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
          data-autofocus={autoFocus || undefined}
          aria-describedby={error || hint ? id : undefined}
        />
        {label}
      </label>
      <div id={id}>
        {error && <div className={css.message}>{error}</div>}
        {hint && <div className={css.hint}>{hint}</div>}
      </div>
    </div>
  );
}
