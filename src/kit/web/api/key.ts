/**
 * A fresh Idempotency-Key (D-6.6): 128 random bits in hex. `crypto.randomUUID` would do, but a browser
 * has it only on https, and a shop's counters open the server by plain http in their own network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
