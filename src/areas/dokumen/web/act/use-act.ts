import { useEffect, useRef, useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields } from '#kit/contract/field.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { isAsked, messageAmong, type Messages, type Values } from '#kit/web/write/check.ts';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { UsePart } from '#areas/dokumen/web/part.ts';
import { useQuote, type Quote, type QuoteCall } from '#areas/dokumen/web/act/use-quote.ts';

type Row = Readonly<Record<string, unknown>>;
type Call = Endpoint<Row, unknown, Row, Row>;
/** A kind as its acts are made, whatever its words say. */
export type AnyActs = {
  readonly spec: DocumentSpec;
  readonly makes: Readonly<Record<string, Call>>;
  readonly quotes: Readonly<Record<string, QuoteCall>>;
};

export type ActOptions = {
  readonly of: AnyActs;
  readonly make: string;
  readonly params: Row;
  /** What is typed, in its order; the rest of the body is left out. */
  readonly fields: readonly string[];
  readonly start?: Row | undefined;
  readonly partName?: string | undefined;
  readonly usePart?: UsePart | undefined;
  readonly lists: readonly { readonly call: string }[];
  readonly success: string | ((made: Row) => string);
  readonly onDone: (made: Row) => void;
  /** What has no field here is said in the form itself (`said`), not in a dialog over it. */
  readonly inline?: true;
};

const noPart: UsePart = () => ({ view: null, take: () => ({ value: null }) });

/**
 * One act of a document in a form, on a page or in a dialog: its fields, the figures of its quote, its money, the
 * messages of both, and the write with its key.
 */
export function useAct(options: ActOptions) {
  const { of, make, params, start, partName, usePart = noPart, lists, success, onDone } = options;
  const { body, quote: asks } = of.spec.makes[make]!;
  const fields = Object.fromEntries(options.fields.map((name) => [name, body[name]!])) as Fields;
  const form = useFields(fields, { start: start as Values | undefined });
  const typed = { ...emptyOf(body), ...validOf(quotable(fields, asks), form.values) };
  const { quote, fresh, problem, again } = useQuote(of.quotes[make], params, typed);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<string>();
  const [tried, setTried] = useState(false);
  const write = useWrite(of.makes[make]!, {
    success,
    refresh: lists,
    onProblem: (why) => {
      const placed = form.take(why);
      if (options.inline) setSaid(placed ? undefined : why.message);
      return placed || options.inline;
    },
    after: onDone,
  });
  const waits = useRef(false);
  const { amount, out } = sumOf(of.spec, quote);
  const save = () => {
    if (write.busy || !form.check()) return;
    const quoted = of.quotes[make] !== undefined;
    waits.current = quoted && !fresh && !problem;
    if (waits.current) return;
    if (problem) {
      setTried(true);
      return again();
    }
    if (quote && refuse(quote.kurang)) return;
    const taken = part.take();
    if (!taken) return;
    setSaid(undefined);
    const whole = { ...typed, ...(partName && { [partName]: taken.value }) };
    void write.send({ params, body: whole });
  };
  const refuse = (kurang: Quote['kurang']): boolean => {
    setTried(kurang.length > 0);
    if (kurang.length === 0) return false;
    form.take({ errors: kurang.map(({ isian, pesan }) => ({ path: isian, message: pesan })) });
    return true;
  };
  const part = usePart({ amount, out, onSave: save });
  // A key pressed before the figures match what is typed sends when they do: money is never counted against an old sum.
  useEffect(() => {
    if (fresh && waits.current) save();
  });
  const kurang = quote && fresh ? quote.kurang : [];
  // What lacks in a part of a field (a line's group) is said once a save was tried.
  const early = (isian: string) => !tried && isPartOf(fields, isian);
  const thrown = problem && !early(problem.errors[0]?.path ?? '') ? problem.message : undefined;
  const untouched = (name: string) => form.values[name] === null && !left.has(name);
  return {
    fields,
    values: form.values,
    reset: form.reset,
    quote,
    amount,
    out,
    save,
    part,
    busy: write.busy,
    /** The figures are not those of what is typed: others are on their way, or it is refused. */
    stale: !fresh,
    bind: (name: string) => {
      const bound = form.bind(name);
      const says = kurang.find(({ isian }) => isian === name)?.pesan;
      return {
        ...bound,
        error: bound.error ?? (says && !untouched(name) ? t(says) : undefined),
        onBlur: () => {
          bound.onBlur();
          setLeft((names) => new Set(names).add(name));
        },
      };
    },
    wrongParts: (name: string) => Object.keys(partsOf(form.errors, name)),
    /** What refuses it and belongs to no field here. */
    said: said ?? thrown ?? kurang.find(({ isian }) => !(isian in fields) && !early(isian))?.pesan,
    otorisasi: fresh && quote ? quote.otorisasi : [],
  };
}
export type Act = ReturnType<typeof useAct>;

/** What is said of parts of a field: '0.berat' of 'barang'. */
export const partsOf = (errors: Messages, name: string): Messages =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, said]) => [path.slice(name.length + 1), said]),
  );

/** A part of one of these fields: 'barang.0.berat'. */
const isPartOf = (fields: Fields, isian: string): boolean => {
  const [name = '', ...rest] = isian.split('.');
  return rest.length > 0 && name in fields;
};

/** A quote may take less than the act: lines that were not weighed yet. */
const quotable = (fields: Fields, quote: DocumentSpec['makes'][string]['quote']): Fields => {
  const { body = {} } = typeof quote === 'object' ? quote : {};
  const less = Object.entries(body).filter(([name]) => name in fields);
  return { ...fields, ...Object.fromEntries(less) };
};

export const emptyOf = (body: Fields): Row =>
  Object.fromEntries(
    Object.entries(body).map(([name, of]) => [name, (of as Field).leftOut ? undefined : null]),
  );

/** The values that the quote is asked with: typed and valid. The field of an invalid value shows the reason. */
const validOf = (fields: Fields, values: Values): Row =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => isAsked(fields[name] as Field, values))
      .filter((name) => valid(fields[name] as Field, values[name], values))
      .map((name) => [name, values[name]]),
  );
const valid = (of: Field, value: unknown, values: Values): boolean =>
  value !== '' && value !== undefined && messageAmong(of, value, values) === undefined;

/** The sum of an act and its way, as the kind tells the register. */
function sumOf({ register: { amount, out } }: DocumentSpec, quote: Row | undefined) {
  const way = typeof out === 'object' ? quote?.[out.by] === out.is : out === true;
  return { amount: ((amount && quote?.[amount]) ?? rp(0)) as Rupiah, out: way };
}
