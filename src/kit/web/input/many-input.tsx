import { IconX } from '@tabler/icons-react';
import { useImperativeHandle, useRef } from 'react';
import type { Option } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { ComboBox } from '#kit/web/input/combo-box.tsx';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { useChoices } from '#kit/web/input/use-choices.ts';
import css from '#kit/web/input/select.module.css';

type Props = InputProps<string[]> & {
  /** Codes and names, not sentences of ours. */
  options: readonly Option[];
  onSearch?: (text: string) => void;
  loading?: boolean;
};

/** Several of a list; each is shown in the field as a pill that can be removed again. */
export function ManyInput({
  options,
  onSearch,
  loading,
  inputRef,
  value,
  onChange,
  ...frame
}: Props) {
  const picked = value ?? [];
  const off = frame.disabled || frame.readOnly;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => box.current,
  );
  const choices = useChoices({
    data: options.filter((one) => !picked.includes(one.value)),
    value: null,
    onChange: (one) => onChange([...picked, one]),
    searchable: true,
    stays: true,
    onSearch,
  });
  const without = (gone: string) => onChange(picked.filter((one) => one !== gone));
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className={css.many}>
          {picked.map((one) => (
            <span key={one} className={css.pill}>
              {options.find((option) => option.value === one)?.label ?? one}
              {!off && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('Keluarkan {kode}', { kode: one })}
                  onClick={() => without(one)}
                >
                  <IconX size={13} aria-hidden />
                </button>
              )}
            </span>
          ))}
          <ComboBox
            control={control}
            box={box}
            choices={choices}
            text=""
            chosen={null}
            searchable
            off={off}
            nothing={loading ? t('Memuat ...') : t('Tidak Ada Data')}
            name={typeof frame.label === 'string' ? frame.label : undefined}
            onKeyDown={({ key, currentTarget }) => {
              const last = picked.at(-1);
              if (key === 'Backspace' && currentTarget.value === '' && last) without(last);
            }}
          />
        </span>
      )}
    </FieldFrame>
  );
}
