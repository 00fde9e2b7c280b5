import type { FastifyInstance } from 'fastify';
import { Problem } from '#kit/server/problem.ts';
import { refuseUnread } from '#kit/server/wire/unread.ts';

/** No form of the shop is nested so deep; what is deeper was made to break the reader. */
const DEEPEST = 16;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** What a form's part holds where its bytes were no text. */
export const NO_LETTER = '\ufffd';
export const unreadable = (): Problem => new Problem(400, 'DATA_SALAH_BENTUK', 'Data Salah Bentuk');

/**
 * What arrives is text or it is refused, before anybody looks at it: bytes that are no UTF-8 would be
 * kept as other letters than were sent, and half a letter (a lone surrogate) cannot be kept at all.
 */
export function readStrictly(app: FastifyInstance): void {
  refuseUnread(app.server);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('onRequest', (request, _, next) => {
    next(isReadable(request.raw.url ?? '') ? undefined : unreadable());
  });
  // Else the text itself would be the body, of a kind that no call takes.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = textOf(bytes as Buffer);
    if (text === undefined) return done(unreadable());
    void parse(request, text, (error, body) => {
      if (error) return done(error);
      done(isWhole(body) ? null : unreadable(), body);
    });
  });
}

/** An address whose every part says something: letters outside of ASCII are written as %, and whole. */
export function isReadable(url: string): boolean {
  if (!/^[!-~]*$/.test(url)) return false;
  try {
    if (url.includes('%')) decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Undefined where the bytes are no text. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What was read of JSON holds whole letters alone, and is nested as deep as a form may be. */
export const isWhole = (value: unknown): boolean => isSound(value, DEEPEST);

function isSound(value: unknown, deep: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (deep === 0) return false;
  if (Array.isArray(value)) return value.every((one) => isSound(one, deep - 1));
  return Object.entries(value).every(([key, one]) => key.isWellFormed() && isSound(one, deep - 1));
}
