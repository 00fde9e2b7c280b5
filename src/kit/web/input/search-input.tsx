import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';

type Props = {
  value: string;
  onChange: (text: string) => void;
  label: string;
  width?: number;
  delay?: number;
};

/** A search box, reached by '/'; it answers when the typing pauses. */
export function SearchInput({ value, onChange, label, width = 260, delay = 250 }: Props) {
  const [typed, setTyped] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useHotkey('/', () => box.current?.focus());
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, value, delay]);
  return (
    <TextInput
      bare
      label={label}
      placeholder={label}
      type="text"
      width={width}
      inputRef={box}
      value={typed}
      onChange={(text) => setTyped(text ?? '')}
      left={<IconSearch size={16} stroke={1.6} aria-hidden />}
      right={
        typed ? (
          <IconButton label={t('Kosongkan')} size={24} onClick={() => setTyped('')}>
            <IconX size={15} aria-hidden />
          </IconButton>
        ) : (
          <Kbd>/</Kbd>
        )
      }
    />
  );
}
