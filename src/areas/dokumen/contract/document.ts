import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  status,
  text,
  type Field,
  type Fields,
  type Schema,
} from '#kit/contract/field.ts';
import { asField, told } from '#kit/contract/field-more.ts';
import { quotesOf } from '#areas/dokumen/contract/document-quote.ts';
import { notaCalls } from '#areas/dokumen/contract/document-nota.ts';
import { dayText, pagingShape } from '#kit/contract/paging.ts';
import type { Gate } from '#kit/rules/gate.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  batalDitolak,
  kakiDokumen,
  bentukStruk,
} from '#areas/dokumen/contract/dokumen.ts';
import type { Validated } from '#areas/dokumen/contract/document-validated.ts';
import type { Document } from '#areas/dokumen/contract/document-types.ts';
import {
  DONE_AT_ONCE,
  type DocumentSpec,
  type ListedSpec,
  type NotaedSpec,
  type OnSpec,
  type PrintedSpec,
  type StateSpec,
} from '#areas/dokumen/contract/document-spec.ts';

/** A kind of document from its words. */
export function defineDocument<const W extends DocumentSpec>(spec: W & Validated<W>): Document<W> {
  const head = headOf(spec);
  const row = { ...head, ...toldAll(spec.found) };
  // What the calls tell is typed from the words above; here they are data.
  const { makes, quotes, steps, ...calls } = callsOf(spec, row);
  const all = [makes, quotes, steps, calls].flatMap((some) => Object.values(some));
  // `Document<W>` is read off the words by the compiler; the loops above see names and fields.
  return { spec, row, makes, quotes, steps, ...calls, calls: all } as unknown as Document<W>;
}

const toldAll = (fields: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, told(of as Field)]));

/** The states of a kind, the one that it is made in first. */
export const statesOf = ({
  states = DONE_AT_ONCE,
}: Pick<DocumentSpec, 'states'>): Readonly<Record<string, StateSpec>> => states;
export const firstState = (spec: Pick<DocumentSpec, 'states'>): string =>
  inTurn(Object.keys(statesOf(spec)), 0);
/** Whether a document in this state may be cancelled. */
export const mayCancel = (spec: Pick<DocumentSpec, 'states'>, state: string): boolean =>
  statesOf(spec)[state]?.next.includes('CANC') ?? false;

/** Whether a document in this state waits: nothing of it is booked, it is taken by a step or rejected. */
export const isWaiting = (spec: Pick<DocumentSpec, 'states'>, state: string): boolean =>
  statesOf(spec)[state]?.rejected !== undefined;

/** Whether a document is in a state that an act on it leaves it in: only then that act is cancelled. */
export const hasPassed = (
  { from, to, waits, ends }: Pick<OnSpec, 'from' | 'to' | 'waits' | 'ends'>,
  state: string,
): boolean => [from, to, waits, ends].flat().includes(state);

const namesOf = (spec: DocumentSpec): Record<string, string> =>
  Object.fromEntries(Object.entries(statesOf(spec)).map(([state, { name }]) => [state, name]));

const headOf = (spec: DocumentSpec): Fields => ({
  [spec.key]: kode(spec.keyLabel, 14),
  ...(spec.on && { [spec.on.spec.key]: kode(spec.on.spec.keyLabel, 14) }),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  ...toldAll(spec.head),
  ...toldAll(
    Object.fromEntries(Object.entries(spec.joined ?? {}).map(([name, { of }]) => [name, of])),
  ),
  status: status('Status', namesOf(spec)),
  input_by: text(spec.by, { max: 40 }),
  ...(spec.paper && { cetak_ke: int('Cetak Ke') }),
});

const linesOf = ({ lines }: DocumentSpec): Fields =>
  lines
    ? {
        [lines.name]: asField(
          listOf(objectOf({ urut: int('No'), ...toldAll(lines.head), ...lines.found })),
          lines.label,
        ),
      }
    : {};

/** What every quote of a kind tells: what is stored and told of it, and of its lines. */
const quotedOf = (spec: DocumentSpec): Fields => ({
  ...toldAll(spec.head),
  ...linesOf({ ...spec, lines: spec.lines && { ...spec.lines, found: {} } }),
  status: status('Status', namesOf(spec)),
});

/** The answer for a whole document. */
const answerOf = (spec: DocumentSpec): Schema<unknown> =>
  objectOf({
    ...headOf(spec),
    ...linesOf(spec),
    ...spec.parts,
    ...kakiDokumen,
    ...(rejects(spec) && batalDitolak),
    ...spec.tells,
  });

function callsOf(spec: DocumentSpec, row: Fields) {
  const { api, noun, keyLabel, gate, menu, cancel, on } = spec;
  const answer = answerOf(on?.answers ? on.spec : spec);
  const induk = on && { induk: kode(on.spec.keyLabel, 14) };
  const params = { ...induk, no: kode(keyLabel, 14) };
  const at = { params, gate, right: { menu } };
  return {
    makes: makesOf(spec, answer, induk),
    quotes: quotesOf(spec, quotedOf(spec), induk),
    steps: stepsOf(spec, { ...at, answer }),
    ...(listed(spec) && {
      list: listCall(spec, row),
      one: defineEndpoint({ ...at, call: `GET ${api}/:no`, summary: `Satu ${noun}`, answer }),
    }),
    ...(!cancel.never && {
      cancel: defineEndpoint({
        ...at,
        right: { menu: cancel.menu ?? menu },
        call: `POST ${api}/:no/batal`,
        summary: `Batal ${noun}`,
        approvable: true,
        body: { ...alasanBatal, ...cancel.body },
        guards: cancel.guards,
        answer,
        key: 'required',
        anyDay: cancel.late ?? cancel.anyDay,
      }),
    }),
    ...(printed(spec) && paperCalls(spec, at)),
    ...(notaed(spec) && {
      ...notaCalls(spec),
      reprint: reprintCall(spec, { ...spec.nota, called: spec.noun }, at),
    }),
  };
}

const listed = (spec: DocumentSpec): spec is ListedSpec => spec.list !== undefined;
const printed = (spec: DocumentSpec): spec is PrintedSpec => spec.paper !== undefined;
const notaed = (spec: DocumentSpec): spec is NotaedSpec => spec.nota !== undefined;
const rejects = (spec: DocumentSpec): boolean =>
  Object.keys(statesOf(spec)).some((state) => isWaiting(spec, state));

function paperCalls(spec: PrintedSpec, at: Shared) {
  const { api, paper } = spec;
  return {
    paper: defineEndpoint({
      ...at,
      call: `GET ${api}/:no/${paper.sheet ?? 'struk'}.pdf`,
      summary: `${capital(paper.noun)} sebagai PDF`,
      query: bentukStruk,
      raw: true,
    }),
    reprint: reprintCall(spec, { called: paper.noun }, at),
  };
}

const reprintCall = (
  { api, key, menu }: DocumentSpec,
  { called, reprint = menu }: { readonly called: string; readonly reprint?: readonly string[] },
  at: Shared,
) =>
  defineEndpoint({
    ...at,
    right: { menu: reprint },
    call: `POST ${api}/:no/cetak-ulang`,
    summary: `Cetak ulang ${called}`,
    approvable: true,
    body: alasanCetakUlang,
    answer: { [key]: at.params.no, cetak_ke: int('Cetak Ke') },
  });

/** What the calls of one document share. */
type Shared = {
  readonly params: { readonly no: Field<string>; readonly induk?: Field<string> };
  readonly gate?: Gate;
  readonly right: { readonly menu: readonly string[] };
};

const capital = (spec: string): string => spec.charAt(0).toUpperCase() + spec.slice(1);

const makesOf = (
  { makes, menu, gate }: DocumentSpec,
  answer: Schema<unknown>,
  induk: { readonly induk: Field<string> } | undefined,
) =>
  Object.fromEntries(
    Object.entries(makes).map(([name, make]) => {
      const { call, summary, body, menu: own = menu, gate: by = gate, approvable = true } = make;
      const params = { ...induk, ...make.params };
      const { guards } = make;
      const shapes = {
        call,
        summary,
        gate: by,
        params,
        body,
        answer,
        right: { menu: own },
        guards,
      };
      return [name, defineEndpoint({ ...shapes, status: 201, key: 'required', approvable })];
    }),
  );

const stepsOf = ({ steps = {} }: DocumentSpec, at: Shared & { answer: Schema<unknown> }) =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([name, step]) => {
      if (step.call === undefined) return [];
      const { call, summary, body, menu, guards } = step;
      const shapes = { ...at, guards, right: { menu }, call, summary, body };
      // What it pays out, or what has become dearer meanwhile, may ask (D-51.6, D-10.5).
      const asks = { key: 'required', anyDay: true, approvable: true } as const;
      return [[name, defineEndpoint({ ...shapes, ...asks })]];
    }),
  );

function listCall({ noun, menu, gate, list, api, on }: ListedSpec, row: Fields) {
  const names = [...(list.filters ?? []), ...(on ? [on.spec.key] : [])];
  const filters = names.map((name) => [
    name,
    asked(row[name] as Field, name === 'status' ? list.states : []),
  ]);
  const sums = Object.entries(list.sums ?? {}).map(([name, sum]) => [
    name,
    'of' in sum ? told(row[sum.of] as Field) : int(sense('Batal', 'sudah')),
  ]);
  return defineEndpoint({
    call: `GET ${list.api ?? api}`,
    summary: `Daftar ${noun}`,
    gate,
    query: z.strictObject({
      ...pagingShape(list.sort),
      tgl_from: dayText,
      tgl_to: dayText,
      ...(Object.fromEntries(filters) as Record<string, z.ZodMiniType>),
      ...Object.fromEntries((list.ofAllDays ?? []).map((name) => [name, YES_OR_NO])),
    }),
    answer: listOf(objectOf(row)),
    extra: { total: asField(objectOf(Object.fromEntries(sums) as Fields), 'Total') },
    right: { menu: list.menu ?? menu },
    paged: true,
  });
}

const YES_OR_NO = z.optional(z.enum(['true', 'false']));

/** A filter of a list: one of the field's choices or ALL, or the code itself. */
const asked = ({ options }: Field, more: readonly string[] = []): z.ZodMiniType =>
  options
    ? z.optional(z.enum(['ALL', ...options.map((one) => one.value), ...more]))
    : z.optional(z.string().check(z.maxLength(40)));
