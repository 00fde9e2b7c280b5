import { useId, type ReactNode } from 'react';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import { keepTyped, type Typed, type TypedText } from '#kit/contract/typed.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';

type Props = InputProps<string> & {
  /** What may be typed, as the declared field says it. */
  typed?: Typed;
  filter?: (text: string) => string;
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
  typed,
  filter = typed && ((text) => keepTyped(typed as TypedText, text)),
  maxLength,
  type = typed === 'digitsOnly' || typed === 'phone' ? 'tel' : 'text',
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
export const KodeInput = (props: InputProps<string> & { typed?: Typed }) => (
  <TextInput {...props} filter={props.typed ? undefined : kodeOnly} maxLength={20} />
);

const kodeOnly = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.-]/g, '');

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
