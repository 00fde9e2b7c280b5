import type { ReactNode } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import type {
  AnsweredOf,
  BodyOf,
  PrintedDocument,
  Quoted,
  QuoteOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec, PrintedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import type { UsePart } from '#areas/dokumen/web/part.ts';
import { sayTyped, sayValue } from '#areas/dokumen/web/say-value.ts';
import { useAct, type Act, type AnyActs } from '#areas/dokumen/web/use-act.ts';
import css from '#areas/dokumen/web/document.module.css';

type Row = Readonly<Record<string, unknown>>;
type Bound = ReturnType<Act['bind']> & { autoFocus: boolean; label: string; placeholder?: string };
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
  /** What the sum is called; the quote is missing until its first answer. */
  label?: (quote: QuoteOf<W, N> | undefined) => string;
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
      if (!waits(of.spec, row)) acts.print(row);
      props.after?.(row as AnsweredOf<W>);
    },
  });
  const quote = act.quote as QuoteOf<W, N> | undefined;
  const tells = tellsOf(of, make);
  const focus = props.focus ?? fields[0];
  const inputs = props.inputs as
    | Readonly<Record<string, (bound: Bound, quote: unknown) => ReactNode>>
    | undefined;
  const told = shows.map((one): [string, ReactNode] => {
    const [name, label] = typeof one === 'string' ? [one, undefined] : one;
    const field = tells[name] as Field;
    return [label ?? t(field.label), act.quote && sayValue(field, act.quote[name])];
  });
  useHotkey('F9', act.save, !act.busy);
  return (
    <DialogFrame
      title={title}
      onClose={act.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={act.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={act.busy} shortcut="F9" onClick={act.save} data-submit>
            {props.act(quote, act.out)}
          </Button>
        </>
      }
    >
      <div className={css.act}>
        {props.label && <TotalPlate label={props.label(quote)} rupiah={act.amount} />}
        {told.length > 0 && (
          <div data-stale={act.stale || undefined}>
            <Facts of={{ ...facts, ...Object.fromEntries(told) }} />
          </div>
        )}
        <FormFrame onSave={act.save} className={css.inputs} label={title}>
          {fields.map((name) => {
            const field = act.fields[name] as Field;
            const bound = {
              ...act.bind(name),
              label: t((of.spec.head[name] as Field | undefined)?.label ?? field.label),
              placeholder: sayTyped(field, act.quote?.[name]),
              autoFocus: name === focus,
            };
            return (
              inputs?.[name]?.(bound, quote) ?? <FieldInput key={name} of={field} {...bound} />
            );
          })}
        </FormFrame>
        {props.children}
        {act.part.view}
        {act.otorisasi.length > 0 && (
          <p className={css.asks}>
            {t('Akan meminta otorisasi: {apa}', {
              apa: act.otorisasi.map((one) => t(one)).join(', '),
            })}
          </p>
        )}
        {act.said && (
          <p role="alert" className={css.wrong}>
            {t(act.said)}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}

/** What a quote tells, by name: the head, and the figures that the way of making it declares. */
function tellsOf({ spec }: AnyActs, make: string): Fields {
  const { quote } = spec.makes[make]!;
  return { ...spec.head, ...(typeof quote === 'object' ? quote.tells : {}) };
}

/** It counts later: no paper yet. */
const waits = (spec: DocumentSpec, made: Row): boolean =>
  statesOf(spec)[String(made.status)]?.rejected !== undefined;
