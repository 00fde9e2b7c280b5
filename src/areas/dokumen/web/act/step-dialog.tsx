import { useState, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields, ValuesOf } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { whole } from '#kit/web/write/exact.ts';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Bound } from '#areas/dokumen/web/act-dialog.tsx';
import { ActFrame } from '#areas/dokumen/web/act/act-frame.tsx';

type Props<P, B, A, F extends Fields> = {
  of: Endpoint<P, unknown, B, A>;
  params: P;
  /** What is typed, in its order. */
  fields: F;
  start?: Partial<ValuesOf<F>>;
  focus?: keyof F & string;
  /** Inputs that know more than their field. */
  inputs?: { readonly [N in keyof F & string]?: (bound: Bound) => ReactNode };
  /** Where the body is not simply what is typed. */
  body?: (typed: ValuesOf<F>) => B;
  title: string;
  act: string;
  facts?: Readonly<Record<string, ReactNode>>;
  note?: string;
  /** Why it cannot be done, though nothing was pressed yet. */
  said?: string;
  /** What it is about is not here yet: nothing is sent. */
  busy?: boolean;
  success: string;
  failure?: string;
  lists: readonly { readonly call: string }[];
  after?: (done: A) => void;
  onClose: () => void;
};

/** A step of a document, or another call on it, in a dialog: what is known, what is typed, its messages, F9. */
export function StepDialog<P, B, A, F extends Fields>(props: Props<P, B, A, F>) {
  const { of, params, fields, start, onClose, after } = props;
  const [said, setSaid] = useState<string>();
  const form = useFields(fields, { start: start as Record<string, unknown> | undefined });
  const write = useWrite(of, {
    success: props.success,
    failure: props.failure,
    refresh: props.lists,
    onProblem: (why) => {
      setSaid(form.take(why) ? undefined : why.message);
      return true;
    },
    after: (done) => {
      onClose();
      after?.(done);
    },
  });
  const busy = write.busy || props.busy === true;
  const save = () => {
    const typed = busy ? undefined : form.check();
    if (!typed) return;
    setSaid(undefined);
    void write.send({ params, body: whole<B>(props.body ? props.body(typed) : (typed as B)) });
  };
  const names = Object.keys(fields);
  return (
    <ActFrame
      title={props.title}
      act={props.act}
      busy={busy}
      onSave={save}
      onClose={onClose}
      facts={props.facts}
      note={props.note}
      said={said ?? props.said}
      inputs={names.map((name) => {
        const field = fields[name] as Field;
        const label = t(field.label);
        const bound = { ...form.bind(name), label, autoFocus: name === (props.focus ?? names[0]) };
        return props.inputs?.[name]?.(bound) ?? <FieldInput key={name} of={field} {...bound} />;
      })}
    />
  );
}
