import type { ReactNode, Ref } from 'react';

/** What every input takes; `value` is what the code holds (milligrams, hundredths), null when empty. */
export type InputProps<V> = {
  label: ReactNode;
  value: V | null | undefined;
  onChange: (value: V | null) => void;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
  placeholder?: string;
  /** Names the input for `focusField` and for tests: the field's own name. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** The label is for screen readers only (inside tables and bars). */
  bare?: boolean;
  width?: number | string;
};

/** The same words for every Mantine field. A required field is the rule, so no star is drawn. */
export function fieldProps(props: Omit<InputProps<never>, 'value' | 'onChange'>) {
  const {
    label,
    error,
    hint,
    required,
    disabled,
    readOnly,
    autoFocus,
    onBlur,
    onFocus,
    placeholder,
    name,
    bare,
    width,
  } = props;
  return {
    label: bare ? undefined : label,
    'aria-label': bare && typeof label === 'string' ? label : undefined,
    error,
    description: hint,
    disabled,
    readOnly,
    onBlur,
    onFocus,
    placeholder,
    name,
    autoFocus,
    'data-autofocus': autoFocus || undefined,
    'data-field': name,
    'data-readonly': readOnly || undefined,
    'aria-required': required || undefined,
    withAsterisk: false,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    style: width === undefined ? undefined : { width },
  };
}
