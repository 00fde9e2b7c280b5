import * as z from 'zod/mini';
import { objectOf, type Fields, type Schema, type ValuesOf } from '#kit/contract/field.ts';
import { queryOf } from '#kit/contract/query-of.ts';
import type { Gate } from '#kit/rules/gate.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone, anyone logged in, or a user with `is_show` on one of these menu paths
 * (D-3.2). A gate is declared separately and is checked first (D-33.1). 'server': only the server of another shop of
 * the chain, and no person (D-43.2).
 */
export type Right = 'public' | 'login' | 'server' | { readonly menu: readonly string[] };

/** One call that browser and server agree on: path, shapes, right and gate, once. */
export type Endpoint<P = unknown, Q = unknown, B = unknown, A = unknown> = {
  readonly call: string;
  readonly method: Method;
  /** Relative to the base path, parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly params: Schema<P>;
  readonly query: Schema<Q>;
  readonly body: Schema<B>;
  readonly answer: Schema<A>;
  readonly right: Right;
  readonly gate?: Gate;
  readonly status: 200 | 201 | 202 | 204;
  /** The answer carries `count`, `skip`, `limit` beside `data`. */
  readonly paged?: true;
  /** Further keys beside `data`: the handler answers `{ data, … }`. */
  readonly extra?: Schema<Record<string, unknown>>;
  /** A money act: the Idempotency-Key is compulsory (D-6.2). */
  readonly key?: 'required';
  /** Not part of `data`: the handler writes the answer itself (files, pages). */
  readonly raw?: true;
  /**
   * A money act that also serves a day which stayed open past its date: closing and what leads to it.
   * 'open': but no closed one, whatever the act itself would say of it.
   */
  readonly anyDay?: true | 'open';
  /** A write that needs no right time and does not move the shop's: a password, what sets the clock right (D-51.2). */
  readonly anyClock?: true;
  /** What a long work is called while it is followed; `Prefer: respond-async` then answers 202. */
  readonly long?: { readonly judul: string };
  /** A POST that writes nothing (a search by body, a preview): the database holds it to that. */
  readonly readOnly?: true;
  /**
   * Writes in transactions of its own and needs no key: a session, an approval, a held piece. Asked
   * twice it does no harm, and what must stand in the record is recorded there by itself.
   */
  readonly aside?: true;
  /**
   * May demand somebody else's approval (D-27): only such a write can be asked for beforehand. Some do so
   * on a day alone that should be closed (D-33.18).
   */
  readonly approvable?: true | 'lateDay';
  /** Looks at the whole book inside its write: two at a time, so that the counters keep their connections. */
  readonly heavy?: true;
  /** What its handler must have gone through before it answers (`tx.guards`): an act that skips one is a fault. */
  readonly guards?: readonly string[];
  /** Takes a form with one file; every other call takes JSON and no form. */
  readonly form?: true;
  /** Its answer tells people whole to everybody who may call it: a paper, one card. */
  readonly people?: 'whole';
};

type Shape<T> = Schema<T> | Fields;
type Shown<S> = S extends Schema<infer T> ? T : S extends Fields ? ValuesOf<S> : unknown;

type Words<P, Q, B, A> = {
  call: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  right: Right;
  gate?: Gate;
  status?: Endpoint['status'];
  paged?: true;
  extra?: Fields;
  key?: 'required';
  raw?: true;
  readOnly?: true;
  aside?: true;
  approvable?: true | 'lateDay';
  heavy?: true;
  guards?: readonly string[];
  anyDay?: true | 'open';
  anyClock?: true;
  form?: true;
  people?: 'whole';
  long?: { readonly judul: string };
};

const nothing: Schema<Record<string, never>> = z.strictObject({});
const anything: Schema<unknown> = z.any();
const isSchema = (shape: unknown): shape is Schema<unknown> =>
  typeof shape === 'object' && shape !== null && '_zod' in shape;
const shapeOf = (shape: Shape<unknown> | undefined, none: Schema<unknown>): Schema<unknown> =>
  shape === undefined ? none : isSchema(shape) ? shape : objectOf(shape as Fields);

export function defineEndpoint<
  const P extends Shape<unknown> = Schema<Record<string, never>>,
  const Q extends Shape<unknown> = Schema<Record<string, never>>,
  const B extends Shape<unknown> = Schema<Record<string, never>>,
  const A extends Shape<unknown> = Schema<unknown>,
>(words: Words<P, Q, B, A>): Endpoint<Shown<P>, Shown<Q>, Shown<B>, Shown<A>> {
  const [method, path] = words.call.split(' ') as [Method, string];
  const { call, summary, right, gate, key, paged, raw, anyDay, anyClock, long } = words;
  const { readOnly, aside, approvable, heavy, guards, form, people } = words;
  return {
    call,
    method,
    path,
    summary,
    right,
    gate,
    key,
    paged,
    raw,
    readOnly,
    aside,
    approvable,
    heavy,
    guards,
    form,
    people,
    anyDay,
    anyClock,
    long,
    params: shapeOf(words.params, nothing),
    query:
      words.query && !isSchema(words.query)
        ? queryOf(words.query as Fields)
        : shapeOf(words.query, nothing),
    body: shapeOf(words.body, nothing),
    answer: shapeOf(words.answer, anything),
    extra: words.extra ? (objectOf(words.extra) as Schema<Record<string, unknown>>) : undefined,
    status: words.status ?? 200,
  } as Endpoint<Shown<P>, Shown<Q>, Shown<B>, Shown<A>>;
}

/** What a handler receives, by the endpoint's own shapes. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? { params: P; query: Q; body: B }
    : never;
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;
export type BodyOf<E> = InputOf<E>['body'];
export type AnyEndpoint = Endpoint;
