import { IconSelector, IconX } from '@tabler/icons-react';
import { useImperativeHandle, useRef, type RefObject } from 'react';
import type { Option } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { ComboBox } from '#kit/web/input/combo-box.tsx';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { useChoices } from '#kit/web/input/use-choices.ts';
import css from '#kit/web/input/select.module.css';

type Props = InputProps<string> & {
  options: readonly Option[];
  /** Labels are codes and names, not sentences of ours: leave them as they are. */
  asIs?: boolean;
  clearable?: boolean;
  searchable?: boolean;
  onSearch?: (text: string) => void;
  loading?: boolean;
  nothing?: string;
  /** It came where somebody pressed: its list is there with it. */
  unfolded?: boolean;
};

/** One of a list; type to search once it is longer than a glance. */
export function SelectInput({
  options,
  asIs,
  clearable,
  searchable = options.length > 7,
  onSearch,
  loading,
  nothing,
  unfolded,
  inputRef,
  value = null,
  onChange,
  ...frame
}: Props) {
  const data = asIs ? options : options.map((one) => ({ ...one, label: t(one.label) }));
  const choices = useChoices({ data, value, onChange, searchable, onSearch, loading });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => box.current,
  );
  const off = frame.disabled || frame.readOnly;
  const clear = clearable && value && !off ? () => onChange(null) : undefined;
  return (
    <FieldFrame {...frame} right={<Side box={box} off={off} onClear={clear} toggle={choices} />}>
      {(control) => (
        <ComboBox
          control={control}
          box={box}
          choices={choices}
          text={choices.awaited ?? data.find((one) => one.value === value)?.label ?? ''}
          chosen={value}
          searchable={searchable}
          unfolded={unfolded}
          off={off}
          nothing={loading ? t('Memuat ...') : (nothing ?? t('Tidak Ada Data'))}
          name={typeof frame.label === 'string' ? frame.label : undefined}
        />
      )}
    </FieldFrame>
  );
}

type SideProps = {
  box: RefObject<HTMLInputElement | null>;
  off?: boolean;
  onClear?: () => void;
  toggle: { open: boolean; show: () => void; close: () => void };
};

/** The sign that this is a list, or the cross that empties it. */
function Side({ box, off, onClear, toggle }: SideProps) {
  if (onClear)
    return (
      <IconButton label={t('Kosongkan')} size={24} tabIndex={-1} onClick={onClear}>
        <IconX size={15} aria-hidden />
      </IconButton>
    );
  return (
    <span
      role="presentation"
      className={css.sign}
      onMouseDown={(event) => {
        event.preventDefault();
        if (off) return;
        const open = toggle.open ? toggle.close : toggle.show;
        box.current?.focus();
        open();
      }}
    >
      <IconSelector size={16} stroke={1.6} aria-hidden />
    </span>
  );
}
