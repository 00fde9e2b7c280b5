import type { Filled } from '#kit/rules/lists.ts';
import type { Refusal } from '#kit/rules/refusal.ts';

export type FieldError = { path: string; message: string };

/** An expected no, in the shape of the wire (http.md). Anything else that is thrown is our bug. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors?: readonly FieldError[];
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Seconds after which the same may be asked again (429, 503). */
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      errors?: readonly FieldError[];
      extra?: Record<string, unknown>;
      retryAfter?: number;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.extra = more.extra;
    this.retryAfter = more.retryAfter;
  }
}

/** Rules say no by data; the act stops here, whole, with every reason at its field. */
export function refuseIf(refusals: readonly Refusal[]): void {
  const [first, ...others] = refusals;
  if (first) throw refused([first, ...others]);
}

function refused(refusals: Filled<Refusal>): Problem {
  const [{ code, message: said }] = refusals;
  return new Problem(422, code, said, { errors: errorsOf(refusals) });
}

/** A clash with what is already there: sold, held, closed, duplicate. */
export function conflictIf(
  condition: boolean,
  refusal: Refusal,
  extra?: Record<string, unknown>,
): void {
  if (condition) throw conflict(refusal, extra);
}

/** The same with the places of the body that clash, each at its field; nothing where there are none. */
export function conflictAt(refusals: readonly Refusal[], extra?: Record<string, unknown>): void {
  const [first] = refusals;
  if (!first) return;
  const errors = errorsOf(refusals);
  throw new Problem(409, first.code, first.message, { errors, extra });
}

const errorsOf = (refusals: readonly Refusal[]): FieldError[] =>
  refusals.map(({ field, message }) => ({ path: field ?? '', message }));

const conflict = ({ code, message }: Refusal, extra?: Record<string, unknown>): Problem =>
  new Problem(409, code, message, { extra });

/** What was found; where nothing was, the act ends with 422. */
export function orRefuse<T>(found: T | null | undefined, refusal: Refusal): T {
  if (found === null || found === undefined) throw refused([refusal]);
  return found;
}

/** What is there; where nothing is, the act ends with 409. */
export function orConflict<T>(found: T | null | undefined, refusal: Refusal): T {
  if (found === null || found === undefined) throw conflict(refusal);
  return found;
}

export const missing = (refusal: Refusal): Problem =>
  new Problem(404, refusal.code, refusal.message);

/** What must never be: our bug, told as such, and the transaction rolls back. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${what}`);
}
