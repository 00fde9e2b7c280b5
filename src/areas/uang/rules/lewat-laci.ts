/** Saves that move the money of a drawer without money lines, and the one that opens it by hand. */
const CALLS: ReadonlySet<string> = new Set([
  'POST cash/masuk',
  'POST cash/keluar',
  'POST cash/mutasi-uang-cash',
  'POST gesek-tunai',
  'POST laci/buka',
]);

const isCash = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { jenis?: unknown }).jenis === 'CASH';

/** Whether a save puts cash into the drawer or takes it out, so that the drawer opens with it (D-49.6). */
export const lewatLaci = (call: string, body: unknown): boolean =>
  CALLS.has(call) ||
  (typeof body === 'object' &&
    body !== null &&
    Object.values(body).some(
      (value) => isCash(value) || (Array.isArray(value) && value.some(isCash)),
    ));
