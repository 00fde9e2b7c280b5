/** The push services of browsers: no other party's server is called for a telephone (decision 560). */
const DIKENAL = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];
/** A name on the ordinary port and a path behind it: no name and password, no other port, no fragment. */
const UMUM = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[!"$-[\]-~]*$/;

/**
 * A browser names the address that this server will call. So that it opens no way into the house, the address must be
 * one of the known services, or an origin that the operator of the server has named (`KILAU_NOTIFICATIONS`).
 */
export function bisaDidorong(alamat: string, diizinkan: readonly string[]): boolean {
  const host = UMUM.exec(alamat)?.[1];
  const dikenal = host !== undefined && DIKENAL.some((one) => one.test(host));
  return dikenal || diizinkan.some((asal) => alamat.startsWith(`${asal}/`));
}
