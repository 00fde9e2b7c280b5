import { useState } from 'react';
import { joinTags, splitTags } from '#kit/rules/tags.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';

/** Words with a #, typed as one line; what was typed stays as it is until the field is left. */
export function TagsInput({ value, onChange, onBlur, ...rest }: InputProps<string[]>) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...rest}
      placeholder="#"
      value={typed ?? joinTags(value ?? [])}
      onChange={(text) => {
        setTyped(text ?? '');
        onChange(splitTags(text ?? ''));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
