import { useId, type ReactNode } from 'react';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import { kodeOnly, type InputFilter } from '#kit/web/input/filters.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';

type Props = InputProps<string> & {
  /** One of input/filters.ts: what may be typed. */
  filter?: InputFilter;
  maxLength?: number;
  left?: ReactNode;
  right?: ReactNode;
  type?: 'text' | 'tel' | 'time';
  autoComplete?: string;
  large?: boolean;
  /** Offered while typing; anything else may be typed as well. */
  suggest?: readonly string[];
};

/** One line of text. */
export function TextInput({
  filter,
  maxLength,
  type = 'text',
  autoComplete = 'off',
  inputRef,
  value,
  onChange,
  suggest = [],
  ...frame
}: Props) {
  const offers = useId();
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <input
            {...control}
            ref={inputRef}
            type={type}
            maxLength={maxLength}
            autoComplete={autoComplete}
            spellCheck={false}
            list={suggest.length > 0 ? offers : undefined}
            value={value ?? ''}
            onChange={({ currentTarget }) =>
              onChange(filter ? filter(currentTarget.value) : currentTarget.value)
            }
          />
          {suggest.length > 0 && (
            <datalist id={offers}>
              {suggest.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A code: upper case, letters, digits, point and dash. */
export const KodeInput = (props: InputProps<string>) => (
  <TextInput {...props} filter={kodeOnly} maxLength={20} />
);

/** Hour and minute. */
export const TimeInput = (props: InputProps<string>) => (
  <TextInput {...props} type="time" width={props.width ?? 130} />
);

/** Several lines; Enter makes a new one. */
export function LongTextInput({
  rows = 3,
  value,
  onChange,
  ...frame
}: InputProps<string> & { rows?: number }) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
