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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const adaCash = (value: unknown): boolean =>
  isObject(value) &&
  (value['refund_jenis'] === 'CASH' ||
    Object.values(value).some(
      (one) => isCash(one) || (Array.isArray(one) && one.some((line) => isCash(line))),
    ));
const isBatal = (call: string): boolean => /^POST [^ ]*\/batal$/.test(call);

/**
 * Whether a save puts cash into the drawer or takes it out, so that the drawer opens with it (D-49.6): its own lines, a
 * refund in cash, the cash lines of a document that is cancelled.
 */
export const lewatLaci = (call: string, body: unknown, answer?: unknown): boolean =>
  CALLS.has(call) || adaCash(body) || (isBatal(call) && adaCash(answer));
