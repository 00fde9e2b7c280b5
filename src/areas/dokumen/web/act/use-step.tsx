import { useState, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields, ValuesOf } from '#kit/contract/field.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { whole } from '#kit/web/write/exact.ts';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Bound } from '#areas/dokumen/web/act-dialog.tsx';
import { partsOf } from '#areas/dokumen/web/act/use-act.ts';
import type { Part, Sum } from '#areas/dokumen/web/part.ts';

export type StepOptions<P, B, A, F extends Fields, T> = {
  of: Endpoint<P, unknown, B, A>;
  params: P;
  /** What is typed, in its order. */
  fields: F;
  start?: Partial<{ [N in keyof F]: unknown }>;
  focus?: keyof F & string;
  /** Inputs that know more than their field. */
  inputs?: { readonly [N in keyof F & string]?: (bound: Bound) => ReactNode };
  /** What it moves: how that is called, how much, and whether it is paid to the customer. */
  sum?: { readonly label: string; readonly amount: Rupiah; readonly out?: boolean };
  /** The input of another area: its money. */
  usePart?: (sum: Sum) => Part<T>;
  /** Where the body is not simply what is typed. */
  body?: (typed: ValuesOf<F>, taken: T | undefined) => B;
  /** What it is about is not here yet: nothing is sent. */
  busy?: boolean;
  success: string;
  failure?: string;
  lists: readonly { readonly call: string }[];
  after?: (done: A) => void;
};

/** Each of its messages is at a field, or at a part of one whose input says it. */
const isPlaced = (fields: Fields, { errors }: Problem): boolean =>
  errors.length > 0 && errors.every(({ path }) => path.replace(/\..*/, '') in fields);
const noPart = () => ({ view: null, take: () => ({ value: undefined }) });

/** A step of a document, or another call on it without figures beforehand: its inputs, its money, the write. */
export function useStep<P, B, A, F extends Fields, T>(options: StepOptions<P, B, A, F, T>) {
  const { of, params, fields, start, inputs, sum, usePart = noPart } = options;
  const [said, setSaid] = useState<string>();
  const form = useFields(fields, { start: start as Record<string, unknown> | undefined });
  const write = useWrite(of, {
    success: options.success,
    failure: options.failure,
    refresh: options.lists,
    onProblem: (why) => {
      form.take(why);
      setSaid(isPlaced(fields, why) ? undefined : why.message);
      return true;
    },
    after: options.after,
  });
  const busy = write.busy || options.busy === true;
  const save = () => {
    const typed = busy ? undefined : form.check();
    const taken = typed && part.take();
    if (!taken) return;
    setSaid(undefined);
    const body = options.body ? options.body(typed, taken.value) : (typed as B);
    void write.send({ params, body: whole<B>(body) });
  };
  const part = usePart({ amount: sum?.amount ?? rp(0), out: sum?.out === true, onSave: save });
  const names = Object.keys(fields);
  return {
    said,
    busy,
    save,
    /** The input of another area. */
    view: part.view,
    inputs: names.map((name) => {
      const field = fields[name] as Field;
      const bound = {
        ...form.bind(name),
        label: t(field.label),
        autoFocus: name === (options.focus ?? names[0]),
        parts: partsOf(form.errors, name),
      };
      const { parts: _, ...plain } = bound;
      return inputs?.[name]?.(bound) ?? <FieldInput key={name} of={field} {...plain} />;
    }),
  };
}
