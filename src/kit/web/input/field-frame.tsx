import { useId, type ReactNode } from 'react';
import type { InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/field.module.css';

/** What the control itself carries, so that label, message and hint belong to it. */
export type ControlProps = {
  id: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
  'aria-label'?: string;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'data-autofocus'?: true;
  'data-field'?: string;
};

type Props = Omit<InputProps<never>, 'value' | 'onChange' | 'inputRef'> & {
  left?: ReactNode;
  right?: ReactNode;
  large?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control with what is inside it, message, hint: the frame of every text field. */
export function FieldFrame({ left, right, large, children, ...props }: Props) {
  const id = useId();
  const { label, error, hint, bare, width, name, disabled, readOnly, placeholder, autoFocus } =
    props;
  const control: ControlProps = {
    id,
    name,
    disabled,
    readOnly,
    placeholder,
    autoFocus,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    'aria-label': bare && typeof label === 'string' ? label : undefined,
    'aria-required': props.required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-said` : undefined,
    'data-autofocus': autoFocus || undefined,
    'data-field': name,
  };
  return (
    <div
      className={css.field}
      style={width === undefined ? undefined : { width }}
      data-bare={bare || undefined}
    >
      {!bare && <label htmlFor={id}>{label}</label>}
      <div
        className={css.box}
        data-box
        data-large={large || undefined}
        data-error={!!error || undefined}
        data-off={disabled || readOnly || undefined}
      >
        {left && <span className={css.side}>{left}</span>}
        {children(control)}
        {right && <span className={css.side}>{right}</span>}
      </div>
      <div id={`${id}-said`}>
        {error && <p className={css.error}>{error}</p>}
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
    </div>
  );
}
