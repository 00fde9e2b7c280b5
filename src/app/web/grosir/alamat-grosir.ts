/**
 * Where the wholesale server is opened: what the configuration calls its domain, with or without its
 * scheme. What is no address of the web is none (D-33.21).
 */
export function alamatGrosir(domain: string | null): string | undefined {
  const text = domain?.trim();
  if (!text) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url && ['https:', 'http:'].includes(url.protocol) && url.hostname ? url.href : undefined;
}
