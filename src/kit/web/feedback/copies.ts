/** A paper whose original is gone (D-6.5): where a copy of it is asked for. */
export type Copy = { readonly path: string; readonly no: string; readonly query: object };
type Ask = (copy: Copy) => Promise<boolean>;

let ask: Ask = async () => false;

/** The area that owns approvals gives the kit its question; it answers whether a copy may be had. */
export const registerCopies = (next: Ask): void => {
  ask = next;
};
export const askCopy: Ask = (copy) => ask(copy);
