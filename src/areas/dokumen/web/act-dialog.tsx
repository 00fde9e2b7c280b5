import type { ReactNode } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { isAsked } from '#kit/web/write/check.ts';
import { isWaiting } from '#areas/dokumen/contract/document.ts';
import type {
  AnsweredOf,
  BodyOf,
  PrintedDocument,
  Quoted,
  QuoteOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { PrintedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { ActFrame, type Before } from '#areas/dokumen/web/act/act-frame.tsx';
import type { UsePart } from '#areas/dokumen/web/part.ts';
import { sayTyped, sayValue } from '#areas/dokumen/web/say-value.ts';
import { useAct, type Act, type AnyActs } from '#areas/dokumen/web/act/use-act.ts';

type Row = Readonly<Record<string, unknown>>;
export type Bound = Omit<ReturnType<Act['bind']>, 'error'> & {
  error?: string;
  autoFocus: boolean;
  label: string;
  placeholder?: string;
  /** Parts of its value that are refused, by their path within it: '0.berat'. Why is said under the fields. */
  wrong?: readonly string[];
  /** Their messages, where the input says them itself. */
  parts?: Readonly<Record<string, string>>;
};
/** A figure of the quote under its own label, or under another. */
type Fact<Q> = (keyof Q & string) | readonly [keyof Q & string, string];

type Props<W extends PrintedSpec, N extends Quoted<W> & string> = {
  of: PrintedDocument<W>;
  /** Which way of making it. */
  make: N;
  acts: DocumentActs;
  /** The document that it is done on. */
  on: Row;
  title: string;
  /**
   * What the sum is called, and which sum it is where it is not that of the register; the quote is missing until its
   * first answer.
   */
  label?: (quote: QuoteOf<W, N> | undefined) => string | readonly [string, Rupiah];
  /** An act that may or must go first. */
  before?: (quote: QuoteOf<W, N> | undefined) => Before | undefined;
  width?: number;
  /** The button: what the press does. */
  act: (quote: QuoteOf<W, N> | undefined, out: boolean) => string;
  success: string | ((made: AnsweredOf<W>) => string);
  fields?: readonly (keyof BodyOf<W, N> & string)[];
  start?: Partial<BodyOf<W, N>>;
  /** The field that is typed in first, if not the first one. */
  focus?: keyof BodyOf<W, N> & string;
  shows?: readonly Fact<QuoteOf<W, N>>[];
  /** Facts that the quote does not hold, before its own. */
  facts?: Readonly<Record<string, ReactNode>>;
  /** Inputs that know more than their field. */
  inputs?: {
    readonly [F in keyof BodyOf<W, N> & string]?: (
      bound: Bound,
      quote: QuoteOf<W, N> | undefined,
      values: Row,
    ) => ReactNode;
  };
  partName?: keyof BodyOf<W, N> & string;
  usePart?: UsePart;
  /** A further paper, or what else follows. */
  after?: (made: AnsweredOf<W>) => void;
  onClose: () => void;
  /** An extra block under the fields. */
  children?: ReactNode;
};

/**
 * An act on a document in a dialog, from its declaration: inputs, figures of its quote with every stroke, the money,
 * the approval that will be asked, messages at their fields, F9, and its paper afterwards (none while it waits).
 */
export function ActDialog<W extends PrintedSpec, N extends Quoted<W> & string>(props: Props<W, N>) {
  const { make, on, acts, fields = [], title, onClose, shows = [], facts = {} } = props;
  // The words have said the types of body and quote; from here on they are names in a row.
  const of = props.of as unknown as AnyActs;
  const induk = of.spec.on && String(on[of.spec.on.spec.key]);
  const act = useAct({
    of,
    make,
    params: { induk },
    fields,
    start: props.start as Row | undefined,
    partName: props.partName,
    usePart: props.usePart,
    lists: acts.lists,
    inline: true,
    success: props.success as string | ((made: Row) => string),
    onDone: (row) => {
      onClose();
      // What counts later has no paper yet.
      if (!isWaiting(of.spec, String(row.status))) acts.print(row);
      props.after?.(row as AnsweredOf<W>);
    },
  });
  const quote = act.quote as QuoteOf<W, N> | undefined;
  const tells = tellsOf(of, make);
  const focus = props.focus ?? fields[0];
  const inputs = props.inputs as
    | Readonly<Record<string, (bound: Bound, quote: unknown, values: Row) => ReactNode>>
    | undefined;
  const told = shows.map((one): [string, ReactNode] => {
    const [name, label] = typeof one === 'string' ? [one, undefined] : one;
    const field = tells[name] as Field;
    return [label ?? t(field.label), act.quote && sayValue(field, act.quote[name])];
  });
  const label = props.label?.(quote);
  return (
    <ActFrame
      title={title}
      act={props.act(quote, act.out)}
      busy={act.busy}
      onSave={act.save}
      onClose={onClose}
      width={props.width}
      before={props.before?.(quote)}
      sum={label === undefined || typeof label !== 'string' ? label : [label, act.amount]}
      facts={told.length > 0 ? { ...facts, ...Object.fromEntries(told) } : {}}
      stale={act.stale}
      inputs={fields.map((name) => {
        const field = act.fields[name] as Field;
        if (!isAsked(field, act.values)) return null;
        const bound = {
          ...act.bind(name),
          label: t((of.spec.head[name] as Field | undefined)?.label ?? field.label),
          placeholder: sayTyped(field, act.quote?.[name]),
          autoFocus: name === focus,
        };
        return (
          inputs?.[name]?.({ ...bound, wrong: act.wrongParts(name) }, quote, act.values) ?? (
            <FieldInput key={name} of={field} {...bound} />
          )
        );
      })}
      asks={act.otorisasi}
      said={act.said}
    >
      {props.children}
      {act.part.view}
    </ActFrame>
  );
}

/** What a quote tells, by name: the head, and the figures that the way of making it declares. */
function tellsOf({ spec }: AnyActs, make: string): Fields {
  const { quote } = spec.makes[make]!;
  return { ...spec.head, ...(typeof quote === 'object' ? quote.tells : {}) };
}
