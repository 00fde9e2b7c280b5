/** What PostgreSQL or the machine calls an error; empty where it has no name. */
export const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Said by PostgreSQL itself: five letters, of which a fault of the program or of the machine has none. */
export const isOfDatabase = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(sqlState(error));

/** From PostgreSQL: not there, shutting down, no connection left, out of memory, a standby, or the log-in refused. */
const AWAY = /^(08...|53[0234]00|57P0[1-5]|25P03|25006|28...|3D000|55P03)$/;
/** From the operating system when no server answers at the other end. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Said by the driver of a connection that is no more. */
const LOST = new RegExp(
  [
    'Connection (terminated|ended)|timeout exceeded when trying to connect|not queryable',
    'Client was closed|after calling end on the pool|not currently accepting connections',
  ].join('|'),
);

/** No fault of the call and none of ours: the same call, sent again a little later, is served. */
export function isAway(error: unknown): boolean {
  const { message, syscall } = error as { message?: string; syscall?: string };
  const code = sqlState(error);
  return AWAY.test(code) || UNREACHED.has(code) || syscall === 'connect' || LOST.test(`${message}`);
}
