import { IconCheck, IconSelector, IconX } from '@tabler/icons-react';
import { useEffect, useId, useImperativeHandle, useRef, type RefObject } from 'react';
import type { Option } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { useBeside } from '#kit/web/base/use-beside.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
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
  inputRef,
  value = null,
  onChange,
  ...frame
}: Props) {
  const data = asIs ? options : options.map((one) => ({ ...one, label: t(one.label) }));
  const choices = useChoices({ data, value, onChange, searchable, onSearch });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => box.current!);
  const id = useId();
  const off = frame.disabled || frame.readOnly;
  const label = data.find((one) => one.value === value)?.label ?? '';
  const shut = off || !choices.open;
  const clear = clearable && value && !off ? () => onChange(null) : undefined;
  return (
    <FieldFrame {...frame} right={<Side box={box} off={off} onClear={clear} toggle={choices} />}>
      {(control) => (
        <>
          <input
            {...control}
            ref={box}
            className={css.input}
            role="combobox"
            aria-expanded={!shut}
            aria-haspopup="listbox"
            aria-controls={shut ? undefined : id}
            aria-activedescendant={
              shut || choices.active < 0 ? undefined : `${id}-${choices.active}`
            }
            aria-autocomplete={searchable ? 'list' : 'none'}
            data-mantine-stop-propagation={!shut || undefined}
            readOnly={off || !searchable}
            autoComplete="off"
            spellCheck={false}
            value={choices.typed ?? label}
            onChange={({ currentTarget }) => choices.search(currentTarget.value)}
            onKeyDown={off ? undefined : choices.onKeyDown}
            onClick={off ? undefined : choices.show}
            onFocus={({ currentTarget }) => {
              // What is typed next replaces the choice.
              if (searchable) currentTarget.select();
              if (searchable && !off) choices.show();
              control.onFocus?.();
            }}
            onBlur={() => {
              choices.close();
              control.onBlur?.();
            }}
          />
          {!shut && (
            <List
              {...choices}
              id={id}
              box={box}
              chosen={value}
              name={typeof frame.label === 'string' ? frame.label : undefined}
              nothing={loading ? t('Memuat ...') : (nothing ?? t('Tidak Ada Data'))}
            />
          )}
        </>
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

type ListProps = {
  id: string;
  box: RefObject<HTMLInputElement | null>;
  chosen: string | null;
  name?: string;
  nothing: string;
  shown: readonly Option[];
  active: number;
  choose: (one: Option) => void;
};

/** The choices, in the top layer beside the field; the focus stays in the field. */
function List({ id, box, chosen, name, nothing, shown, active, choose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useBeside(box, list);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      role="presentation"
      popover="manual"
      className={css.float}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul id={id} role="listbox" aria-label={name}>
        {shown.map((one, at) => (
          <li
            key={one.value}
            id={`${id}-${at}`}
            role="option"
            aria-selected={one.value === chosen}
            data-active={at === active || undefined}
            onClick={() => choose(one)}
          >
            {one.label}
            {one.value === chosen && <IconCheck size={15} aria-hidden />}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={css.nothing}>{nothing}</p>}
    </div>
  );
}
