import type { AnyEndpoint, Endpoint } from '#kit/contract/endpoint.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import type { Tell } from '#kit/server/long-work.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import type { FirstOf } from '#kit/server/pool/read-ahead.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Upload } from '#kit/server/write/form.ts';

/** A list with its size, for endpoints that are paged. */
export type Page<T> = {
  data: T;
  count: number;
  skip: number;
  limit: number;
  [extra: string]: unknown;
};

/** What a raw handler may answer with: bytes or a stream, and its headers. */
export type Raw = {
  body: unknown;
  type: string;
  headers?: Record<string, string>;
  status?: number;
};

/** What the handler of a read needs beside its input. */
export type Surroundings = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string | null, options?: { maxAge?: number }): void;
  /** Of a form: its file, and the fields beside it. */
  file?: Upload | undefined;
  ip: string;
  /** Whether who asked has hung up: nothing is to be handed to him any more. */
  gone(): boolean;
  /** Rings the shop's clients at once: for what commits by itself, outside a write. */
  ring(event: string, payload: unknown): void;
  /** Of a long work that is followed: how far it is. */
  progress?: Tell;
};

/** What was parsed by the endpoint's own schemas. */
export type AnyInput = Input<unknown, unknown, unknown>;
/** Its two functions are methods: each takes the input of its own endpoint, and the context of its area. */
export type Route = {
  readonly endpoint: AnyEndpoint;
  readonly writes: boolean;
  handle(on: Sql | Tx, input: AnyInput, ctx: Ctx, around: Surroundings): Promise<unknown>;
  /** Asked before the write's transaction, because it must not be undone with it: a counted guess. */
  before?(input: AnyInput, ctx: Ctx): Promise<void>;
  /**
   * A plain write may share its transaction with others (decision 992): what two of a ride may not both name. Nothing
   * where this one spends what others have a claim to, and goes alone.
   */
  rides?(input: AnyInput): readonly string[] | undefined;
  /** What a read asks first, from the shop and its path as it was typed: asked while the session is looked up. */
  readonly ahead?: FirstOf | undefined;
  /** Extra answers of the same call: `.pdf` and `.xlsx` of a report. */
  readonly files?: Readonly<Record<string, FileHandler>>;
  /** Of a report: throws where this person may not ask for these filters, whenever its rows are handed out. */
  readonly again?: (input: { query: unknown }, ctx: Ctx) => void;
  /** Of a report whose files are written down: leaves the row of one that was made before and is fetched now. */
  readonly fetched?: (ending: 'pdf' | 'xlsx', input: { query: unknown }, ctx: Ctx) => Promise<void>;
  /** Answers JSON by itself, row by row. */
  readonly stream?: StreamHandler;
  /** Where the requirement gives one call two meanings: the route that this body means, if not this one (D-32.2). */
  instead?(body: unknown): Route | undefined;
};
/** A file that is made beside every request: who hears of its rows on the way, and what calls it off. */
export type BesideWork = {
  told(rows: { selesai: number; total: number }): void;
  readonly off: AbortSignal;
};
export type FileHandler = (
  input: { query: unknown },
  ctx: Ctx,
  beside?: BesideWork,
) => Promise<Raw>;
export type StreamHandler = (input: { query: unknown }, ctx: Ctx) => Promise<Raw>;

export type Input<P, Q, B> = { params: P; query: Q; body: B };
/** An answer with further keys beside its data, as the endpoint's `extra` names them. */
export type Beside<A> = { data: A; [extra: string]: unknown };
type Answered<A> = A | Page<A> | Beside<A> | Raw;

/** Lets a read be called: it gets the pool. The context is the areas' own, richer than the kit's. */
export function serve<P, Q, B, A, C extends Ctx>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (on: Sql, input: Input<P, Q, B>, ctx: C, around: Surroundings) => Promise<Answered<A>>,
  ahead?: FirstOf,
): Route {
  return { ...route(endpoint, handle, false), ahead };
}

/** Lets a write be called: one transaction with its audit row and its key, kept whole or not at all. */
export function serveWrite<P, Q, B, A, C extends Ctx>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (tx: Tx, input: Input<P, Q, B>, ctx: C, around: Surroundings) => Promise<A | Beside<A>>,
  before?: (input: Input<P, Q, B>, ctx: C) => Promise<void>,
): Route {
  return { ...route(endpoint, handle, true), before };
}

/**
 * Lets the figures of a write be asked for beforehand: its own plan in a transaction that PostgreSQL keeps from
 * writing and from locking rows (the endpoint is `readOnly`).
 */
export function serveQuote<P, Q, B, A, C extends Ctx>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (tx: Tx, input: Input<P, Q, B>, ctx: C) => Promise<A>,
): Route {
  if (!endpoint.readOnly) throw new Error(`${endpoint.call}: a quote reads only`);
  return route(endpoint, handle as Route['handle'], false);
}

function route(endpoint: AnyEndpoint, handle: Route['handle'], writes: boolean): Route {
  const { call, method, readOnly, aside } = endpoint;
  if (writes !== (method !== 'GET' && !readOnly && !aside))
    throw new Error(`${call}: served the wrong way`);
  return { endpoint, writes, handle };
}

/** What every area is given by the house. */
type Given = {
  readonly db: Database;
  /** What reports are written at. */
  readonly desk: Desk;
};

/**
 * The server door of an area (`<area>.server.ts`): everything that it answers. If it is not in this list, it
 * does not exist. `More` is what it needs of the house besides.
 */
export type ServerDoor<More = unknown> = (house: Given & More) => readonly Route[];
