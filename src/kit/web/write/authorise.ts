import type { Problem } from '#kit/web/api/problem.ts';

/** A write that waits for a superior: what is bound is method, path and body as they travel (D-27.1). */
export type AuthoriseRequest = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** As the server receives it, parameters filled in: '/api/v1/penjualan/…/batal'. */
  readonly path: string;
  /** The body as on the wire. */
  readonly body: unknown;
  /** The 403 that asked: `event`, `angka`, `level` stand in its detail. */
  readonly problem: Problem;
  /** What was agreed to before, where it is no longer what the write would do. */
  readonly before?: Agreed;
};

/** An approval that was given, and the 403 that had asked for it. */
export type Agreed = { readonly keystore: string; readonly problem: Problem };

/** Answers the keystore of the approval, or nothing when it was refused or given up. */
export type Authoriser = (request: AuthoriseRequest) => Promise<string | undefined>;

let authoriser: Authoriser = async () => undefined;

/** The area that owns authorisation is to the right of the kit and registers its dialog here. */
export const registerAuthoriser = (next: Authoriser): void => {
  authoriser = next;
};

export const authorise = (request: AuthoriseRequest): Promise<string | undefined> =>
  authoriser(request);
