import '@mantine/core/styles/Input.layer.css';
import { Textarea, TextInput as MantineText } from '@mantine/core';
import { fieldProps, type InputProps } from '#kit/web/input/input-props.ts';
import { kodeOnly, type InputFilter } from '#kit/web/input/filters.ts';
import type { ReactNode } from 'react';
import css from '#kit/web/input/input.module.css';

type Props = InputProps<string> & {
  filter?: InputFilter;
  maxLength?: number;
  left?: ReactNode;
  right?: ReactNode;
  rightWidth?: number;
  type?: 'text' | 'search' | 'tel';
  autoComplete?: string;
  large?: boolean;
};

/** One line of text; `filter` is one of input/filters.ts. */
export function TextInput({
  filter,
  maxLength,
  left,
  right,
  rightWidth,
  type = 'text',
  autoComplete = 'off',
  large,
  ...props
}: Props) {
  return (
    <MantineText
      {...fieldProps(props)}
      ref={props.inputRef}
      type={type}
      className={large ? css.large : undefined}
      autoComplete={autoComplete}
      spellCheck={false}
      maxLength={maxLength}
      leftSection={left}
      rightSection={right}
      rightSectionWidth={rightWidth}
      rightSectionPointerEvents="auto"
      value={props.value ?? ''}
      onChange={(event) =>
        props.onChange(filter ? filter(event.currentTarget.value) : event.currentTarget.value)
      }
    />
  );
}

/** A code: upper case, letters, digits, point and dash. */
export const KodeInput = (props: InputProps<string>) => (
  <TextInput {...props} filter={kodeOnly} maxLength={20} />
);

/** Several lines; Enter makes a new one. */
export function LongTextInput({ rows = 3, ...props }: InputProps<string> & { rows?: number }) {
  return (
    <Textarea
      {...fieldProps(props)}
      rows={rows}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
