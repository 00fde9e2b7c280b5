import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';

type Props = {
  of: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string;
  readOnly?: boolean;
};

/** The input of a parameter without its name, which is at the left. A list is typed with commas. */
export function NilaiInput({ of, ...props }: Props) {
  const label = t(of.label);
  if (of.kind === 'list') return <ListInput {...props} label={label} />;
  const words = of.kind === 'yesNo' ? (props.value ? t('Ya') : t('Tidak')) : label;
  return (
    <FieldInput
      {...props}
      of={of}
      label={words}
      bare={of.kind !== 'yesNo'}
      name={of.kind === 'yesNo' ? label : undefined}
    />
  );
}

const FIGURE = /^\d+$/;
const partsOf = (text: string): (string | number)[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim().toUpperCase())
    .filter(Boolean)
    .map((part) => (FIGURE.test(part) && part.length < 11 ? Number(part) : part));

function ListInput({ label, value, onChange, ...rest }: Omit<Props, 'of'> & { label: string }) {
  const held = (value as (string | number)[]).join(', ');
  const [text, setText] = useState(held);
  const shown = partsOf(text).join(', ') === held ? text : held;
  return (
    <TextInput
      {...rest}
      bare
      label={label}
      value={shown}
      onChange={(typed) => {
        setText(typed ?? '');
        onChange(partsOf(typed ?? ''));
      }}
    />
  );
}
