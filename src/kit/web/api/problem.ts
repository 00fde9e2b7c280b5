/** One sentence at one field; the path of a line reads 'barang.0.berat'. */
export type FieldError = { readonly path: string; readonly message: string };

type Words = {
  status: number;
  code: string;
  message: string;
  errors?: readonly FieldError[];
  detail?: Record<string, unknown>;
};

/** Why a call failed, ready to show: the server's problem+json, or what the network did. */
export class Problem extends Error {
  readonly status: number;
  /** Stable, UPPER_SNAKE (http.md); ours: KONEKSI, WAKTU_HABIS, ISIAN_TIDAK_VALID. */
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** Everything else that the answer said: `event`, `angka`, `modul`, `user_id` … */
  readonly detail: Readonly<Record<string, unknown>>;

  constructor({ status, code, message, errors = [], detail = {} }: Words) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.detail = detail;
  }
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem;

export const noNetwork = (): Problem =>
  new Problem({ status: 0, code: 'KONEKSI', message: 'Koneksi Bermasalah' });
export const timedOut = (): Problem =>
  new Problem({ status: 0, code: 'WAKTU_HABIS', message: 'Koneksi bermasalah..' });

/** The server's own words; where it had none, those of the act that failed. */
export const wordedBy = (problem: Problem, failure: string | undefined): Problem =>
  failure && NO_WORDS.includes(problem.code)
    ? new Problem({ ...problem, message: failure })
    : problem;
const NO_WORDS = ['KESALAHAN', 'KESALAHAN_SERVER'];

/** The words to show where a failure has no better place. */
export const sentenceOf = (error: unknown): string =>
  isProblem(error) && error.message ? error.message : 'Terjadi Kesalahan Saat Request Data';

/** Reads a refused answer; anything that is no problem+json is our bug and says so plainly. */
export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const { code, message, errors, status: _status, ...detail } = body;
  return new Problem({
    status: response.status,
    code: typeof code === 'string' ? code : 'KESALAHAN',
    message: typeof message === 'string' ? message : 'Terjadi Kesalahan Saat Request Data',
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
    detail: { ...detail, request_id: response.headers.get('x-request-id') ?? undefined },
  });
}
