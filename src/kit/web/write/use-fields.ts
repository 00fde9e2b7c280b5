import { useRef, useState } from 'react';
import type { Fields, ValuesOf } from '#kit/contract/field.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import {
  emptyValues,
  messageAmong,
  messagesFor,
  tidyValues,
  type Messages,
  type Values,
} from '#kit/web/write/check.ts';
import { focusFirst } from '#kit/web/write/focus.ts';

/** `V`: what `check` answers when all is well. */
export type FieldsForm<V = Values> = {
  values: Values;
  /** Ready to show, by field. */
  errors: Messages;
  /** Props for `FieldInput` and every other input. */
  bind: (name: string) => {
    name: string;
    value: unknown;
    onChange: (value: unknown) => void;
    onBlur: () => void;
    error?: string;
  };
  set: (name: string, value: unknown) => void;
  /** Checks everything; focuses the first field with a message. Answers the values when all is well. */
  check: () => V | undefined;
  /** Puts the server's messages at their fields; answers false when one has no field here. */
  take: (problem: Pick<Problem, 'errors'>) => boolean;
  changed: boolean;
  /** Back to the start, or to other values. */
  reset: (values?: Values) => void;
};

type FormOf<F extends Fields> = FieldsForm<ValuesOf<F>>;

type Options = {
  start?: Values;
  /** Further rules over the whole form: packed messages by field. */
  also?: (values: Values) => Messages;
};

/** A message moves what is below it, so it waits until the press that left the field has reached its target. */
const SPARES_A_CLICK_MS = 180;

/**
 * The state of a form over declared fields: a message appears when its field is left, follows live
 * from then on, and the first one gets the focus when saving.
 */
export function useFields<F extends Fields>(fields: F, { start, also }: Options = {}): FormOf<F> {
  const [values, setValues] = useState<Values>(() => ({ ...emptyValues(fields), ...start }));
  const [errors, setErrors] = useState<Messages>({});
  const [changed, setChanged] = useState(false);
  const now = useRef(values);
  const visited = useRef(new Set<string>());

  const tell = (name: string) => {
    const said =
      messageAmong(fields[name], now.current[name], now.current) ?? also?.(now.current)[name];
    setErrors(({ [name]: _old, ...rest }) => (said ? { ...rest, [name]: t(said) } : rest));
  };
  const put = (next: Values) => {
    now.current = next;
    setValues(next);
  };
  const set = (name: string, value: unknown) => {
    put({ ...now.current, [name]: value });
    setChanged(true);
    setErrors((old) => withoutParts(old, name));
    if (visited.current.has(name)) tell(name);
  };
  const leave = (name: string) => {
    visited.current.add(name);
    setTimeout(() => tell(name), SPARES_A_CLICK_MS);
  };
  const show = (found: Messages) => {
    for (const name of Object.keys(found)) visited.current.add(name);
    setErrors(translated(found));
    focusFirst(Object.keys(fields), found);
  };
  return {
    values,
    errors,
    set,
    changed,
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => set(name, value),
      onBlur: () => leave(name),
    }),
    check: () => {
      const found = { ...also?.(now.current), ...messagesFor(fields, now.current) };
      show(found);
      return Object.keys(found).length === 0 ? tidyValues(fields, now.current) : undefined;
    },
    take: ({ errors: said }) => {
      if (said.length === 0) return false;
      show(Object.fromEntries(said.map(({ path, message }) => [path, message])));
      return said.every(({ path }) => path in fields);
    },
    reset: (next = start ?? {}) => {
      visited.current.clear();
      put({ ...emptyValues(fields), ...next });
      setErrors({});
      setChanged(false);
    },
  };
}

/** What was said of a part of a field ('barang.0.berat') was said of its old value. */
function withoutParts(errors: Messages, name: string): Messages {
  const kept = Object.entries(errors).filter(([path]) => !path.startsWith(`${name}.`));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}

const translated = (found: Messages): Messages =>
  Object.fromEntries(Object.entries(found).map(([name, message]) => [name, t(message)]));
