import * as z from 'zod/mini';
import { defineEndpoint, type AnyEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
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
  type ValueOf,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField, told } from '#kit/contract/field-more.ts';
import { dayText, pagingShape, type Paging } from '#kit/contract/paging.ts';
import type { Gate } from '#kit/rules/gate.ts';
import type { Hari } from '#kit/rules/hari.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  kakiDokumen,
  ukuranNota,
} from '#areas/buku/contract/dokumen.ts';
import type { DocumentWords, Joined, PrintedWords } from '#areas/buku/contract/document-words.ts';

type Empty = Record<never, never>;
type Part<W, P extends string> = W extends { readonly [K in P]: infer F extends Fields }
  ? ValuesOf<F>
  : Empty;
type JoinedOf<W> = W extends { readonly joined: infer J extends Readonly<Record<string, Joined>> }
  ? { [N in keyof J]: ValueOf<J[N]['of']> }
  : Empty;
type Lines<W> = W extends { readonly lines: infer L } ? L : never;
type LinesName<W> = Lines<W> extends { readonly name: infer N extends string } ? N : never;
/** One of its lines as what is told of it; the engine numbers them. */
type ToldLine<W> = { urut: number } & Part<Lines<W>, 'head'>;
/** One of its lines as a way of making it decides. */
export type LineOf<W> = Part<Lines<W>, 'head'> & Part<Lines<W>, 'inside'>;
type Key<W extends DocumentWords> = { [K in W['key']]: string };

/** What the engine itself keeps of every document. */
type Kept = {
  tgl_system: Hari;
  input_date: string;
  status: 'DONE' | 'CANC';
  input_by: string;
};
/** A paper of its own is counted. */
type Printed<W> = W extends PrintedWords ? { cetak_ke: number } : Empty;
/** What a way of making it decides: its head, and what stands inside, never told. */
export type StoredOf<W extends DocumentWords> = ValuesOf<W['head']> & Part<W, 'inside'>;
/** A document as its table holds it, with what its codes are called. */
export type RowOf<W extends DocumentWords> = Key<W> &
  Kept &
  Printed<W> &
  ValuesOf<W['head']> &
  JoinedOf<W>;
export type ListRowOf<W extends DocumentWords> = RowOf<W> & Part<W, 'found'>;
export type DocumentOf<W extends DocumentWords> = RowOf<W> & {
  [N in LinesName<W>]: ToldLine<W>[];
} & ValuesOf<typeof kakiDokumen>;
/** A document as it is held for an act: with all that stands inside, and its lines. */
export type HeldOf<W extends DocumentWords> = RowOf<W> &
  StoredOf<W> & { [N in LinesName<W>]: LineOf<W>[] };

/** What is typed for one way of making it. */
export type BodyOf<W extends DocumentWords, N extends keyof W['makes']> = ValuesOf<
  W['makes'][N]['body']
>;

export type DocumentAsk = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  [filter: string]: string | number | undefined;
};
type No = { no: string };
type Wide = { ukuran: '58' | '80' | 'NOTA' | null };

/**
 * A kind of document: one numbered paper of a shop and a business day that records one act. Its calls,
 * lists, cancel, reprint and paper are derived from this one value (decision 0330); what an act
 * decides stands in `serveDocument`.
 */
export type Document<W extends DocumentWords = DocumentWords> = {
  readonly words: W;
  readonly calls: readonly AnyEndpoint[];
  /** Everything that a list tells of one, in its order. */
  readonly row: { readonly [N in keyof ListRowOf<W>]: Field<ListRowOf<W>[N]> };
  readonly makes: {
    readonly [N in keyof W['makes']]: Endpoint<unknown, unknown, BodyOf<W, N>, DocumentOf<W>>;
  };
  readonly list: Endpoint<unknown, DocumentAsk, unknown, ListRowOf<W>[]>;
  readonly one: Endpoint<No, unknown, unknown, DocumentOf<W>>;
  readonly cancel: Endpoint<No, unknown, { alasan: string }, DocumentOf<W>>;
} & (W extends PrintedWords ? PaperCalls<W> : Empty);

type PaperCalls<W extends DocumentWords> = {
  readonly paper: Endpoint<No, Wide, unknown, unknown>;
  readonly reprint: Endpoint<No, unknown, { alasan: string | null }, Key<W> & { cetak_ke: number }>;
};
/** A kind with a paper of its own. */
export type PrintedDocument<W extends PrintedWords = PrintedWords> = Document<W> & PaperCalls<W>;

type Column<W extends DocumentWords> =
  | keyof W['head']
  | W['key']
  | keyof Kept
  | keyof Printed<W>
  | keyof JoinedOf<W>;
/** What is said again of the kind is a name of its own: a column, the letters of a number. */
type Checked<W extends DocumentWords> = {
  readonly makes: { readonly [N in keyof W['makes']]: { readonly letters: keyof W['letters'] } };
  readonly list: { readonly search: readonly Column<W>[]; readonly sort: readonly Column<W>[] };
  readonly cancel: { readonly shows: readonly Column<W>[] };
  readonly book: { readonly note: keyof W['head'] } & (
    | { readonly code: keyof W['head'] }
    | { readonly kind: string }
  );
};

/** A kind of document from its words. */
export function defineDocument<const W extends DocumentWords>(words: W & Checked<W>): Document<W> {
  const head = headOf(words);
  const row = { ...head, ...toldAll(words.found) };
  // What the calls tell is typed from the words above; here they are data.
  const { makes, ...calls } = callsOf(words, head, row);
  const all = [...Object.values(makes), ...Object.values(calls)];
  return { words, row, makes, ...calls, calls: all } as unknown as Document<W>;
}

const toldAll = (fields: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, told(of as Field)]));

const headOf = ({ key, keyLabel, head, joined = {}, by, paper }: DocumentWords): Fields => ({
  [key]: kode(keyLabel, 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  ...toldAll(head),
  ...toldAll(Object.fromEntries(Object.entries(joined).map(([name, { of }]) => [name, of]))),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text(by, { max: 40 }),
  ...(paper && { cetak_ke: int('Cetak Ke') }),
});

const linesOf = ({ lines }: DocumentWords): Fields =>
  lines
    ? {
        [lines.name]: asField(
          listOf(objectOf({ urut: int('No'), ...toldAll(lines.head) })),
          lines.label,
        ),
      }
    : {};

function callsOf(words: DocumentWords, head: Fields, row: Fields) {
  const { api, noun, keyLabel, gate, menu, cancel } = words;
  const answer = objectOf({ ...head, ...linesOf(words), ...kakiDokumen });
  const params = { no: kode(keyLabel, 14) };
  const at = { params, gate, right: { menu } };
  return {
    makes: makesOf(words, answer),
    list: listCall(words, row),
    one: defineEndpoint({ ...at, call: `GET ${api}/:no`, summary: `Satu ${noun}`, answer }),
    cancel: defineEndpoint({
      ...at,
      call: `POST ${api}/:no/batal`,
      summary: `Batal ${noun}`,
      approvable: true,
      body: alasanBatal,
      answer,
      key: 'required',
      anyDay: cancel.late,
    }),
    ...(printed(words) && paperCalls(words, at)),
  };
}

const printed = (words: DocumentWords): words is PrintedWords => words.paper !== undefined;

function paperCalls({ api, key, paper }: PrintedWords, at: Shared) {
  return {
    paper: defineEndpoint({
      ...at,
      call: `GET ${api}/:no/struk.pdf`,
      summary: `${capital(paper.noun)} sebagai PDF`,
      query: ukuranNota,
      raw: true,
    }),
    reprint: defineEndpoint({
      ...at,
      call: `POST ${api}/:no/cetak-ulang`,
      summary: `Cetak ulang ${paper.noun}`,
      approvable: true,
      body: alasanCetakUlang,
      answer: { [key]: at.params.no, cetak_ke: int('Cetak Ke') },
    }),
  };
}

/** What the calls of one document share. */
type Shared = {
  readonly params: { readonly no: Field<string> };
  readonly gate?: Gate;
  readonly right: { readonly menu: readonly string[] };
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const makesOf = ({ makes, menu, gate }: DocumentWords, answer: Schema<unknown>) =>
  Object.fromEntries(
    Object.entries(makes).map(([name, { call, summary, body, menu: own = menu }]) => [
      name,
      defineEndpoint({
        call,
        summary,
        gate,
        body,
        answer,
        right: { menu: own },
        status: 201,
        key: 'required',
        approvable: true,
      }),
    ]),
  );

function listCall({ api, noun, menu, gate, list, head }: DocumentWords, row: Fields) {
  const filters = (list.filters ?? []).map((name) => [name, asked(row[name] as Field)]);
  const sums = Object.entries(list.sums ?? {}).map(([name, { of }]) => [
    name,
    told(head[of] as Field),
  ]);
  return defineEndpoint({
    call: `GET ${api}`,
    summary: `Daftar ${noun}`,
    gate,
    query: z.strictObject({
      ...pagingShape(list.sort),
      tgl_from: dayText,
      tgl_to: dayText,
      ...(Object.fromEntries(filters) as Record<string, z.ZodMiniType>),
    }) as unknown as Schema<DocumentAsk>,
    answer: listOf(objectOf(row)),
    extra: { total: asField(objectOf(Object.fromEntries(sums) as Fields), 'Total') },
    right: { menu: list.menu ?? menu },
    paged: true,
  });
}

/** A filter of a list: one of the field's choices or ALL, or the code itself. */
const asked = ({ options }: Field): z.ZodMiniType =>
  options
    ? z.optional(z.enum(['ALL', ...options.map((one) => one.value)]))
    : z.optional(z.string().check(z.maxLength(40)));
