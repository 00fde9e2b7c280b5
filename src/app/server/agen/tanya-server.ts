/** The server's no, in its own words. */
export class Ditolak extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Longer than a call waits there for a paper. */
const SABAR_MS = 40_000;

type Tanya = { readonly token?: string; readonly body: object; readonly off?: AbortSignal };

/** One call out to the server; it goes nowhere else, whatever is answered. */
export async function tanyaServer<A>(
  server: string,
  path: string,
  { token, body, off }: Tanya,
): Promise<A> {
  const patience = AbortSignal.timeout(SABAR_MS);
  const answer = await fetch(`${server}api/v1/agen/${path}`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'id',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: off ? AbortSignal.any([off, patience]) : patience,
  });
  const told = (await answer.json().catch(() => ({}))) as { data?: A; message?: string };
  if (!answer.ok)
    throw new Ditolak(answer.status, told.message ?? `Server menjawab ${answer.status}`);
  return told.data as A;
}
