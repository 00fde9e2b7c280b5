import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Option } from '#kit/contract/field.ts';
import { useBeside } from '#kit/web/base/use-beside.ts';
import type { ControlProps } from '#kit/web/input/field-frame.tsx';
import type { Choices } from '#kit/web/input/use-choices.ts';
import css from '#kit/web/input/select.module.css';

type Props = {
  control: ControlProps;
  box: RefObject<HTMLInputElement | null>;
  choices: Choices;
  /** What the field shows while nothing is typed. */
  text: string;
  chosen: string | null;
  searchable: boolean;
  unfolded?: boolean;
  off?: boolean;
  /** Said where no choice is left. */
  nothing: string;
  name?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The text field of a choice with its list: what is typed narrows it, keys walk it, the focus stays here. */
export function ComboBox({
  control,
  box,
  choices,
  text,
  searchable,
  unfolded = false,
  off,
  ...list
}: Props) {
  const id = useId();
  const there = useRef(unfolded);
  useEffect(() => {
    there.current = true;
  }, []);
  const shut = off || !choices.open;
  return (
    <>
      <input
        {...control}
        ref={box}
        className={css.input}
        role="combobox"
        aria-expanded={!shut}
        aria-haspopup="listbox"
        aria-controls={shut ? undefined : id}
        aria-activedescendant={shut || choices.active < 0 ? undefined : `${id}-${choices.active}`}
        aria-autocomplete={searchable ? 'list' : 'none'}
        data-mantine-stop-propagation={!shut || undefined}
        readOnly={off || !searchable}
        autoComplete="off"
        spellCheck={false}
        value={choices.typed ?? text}
        onChange={({ currentTarget }) => choices.search(currentTarget.value)}
        onKeyDown={(event) => {
          if (off) return;
          list.onKeyDown?.(event);
          choices.onKeyDown(event);
        }}
        onClick={off ? undefined : choices.show}
        onFocus={({ currentTarget }) => {
          // What is typed next replaces the choice.
          if (searchable) currentTarget.select();
          // A screen that opens with this field in focus keeps the list shut.
          if (searchable && !off && there.current) choices.show();
          control.onFocus?.();
        }}
        onBlur={() => {
          choices.close();
          control.onBlur?.();
        }}
      />
      {!shut && <List id={id} box={box} choices={choices} {...list} />}
    </>
  );
}

type ListProps = Pick<Props, 'box' | 'choices' | 'chosen' | 'name' | 'nothing'> & { id: string };

/** The choices, in the top layer beside the field. */
function List({ id, box, choices, chosen, name, nothing }: ListProps) {
  const { shown, active, choose } = choices;
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
        {shown.map((one: Option, at: number) => (
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
