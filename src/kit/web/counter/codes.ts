/** Which words are codes of ours, which number a document, and which name goods; the trade says it (`.lends.ts`). */
type Codes = {
  readonly isCode: (word: string) => boolean;
  readonly isNumber: (word: string) => boolean;
  /** What a screen that gathers goods takes: a piece, its tag, the tray that it hangs on. */
  readonly isGoods: (word: string) => boolean;
};
let codes: Codes = { isCode: () => false, isNumber: () => false, isGoods: () => false };

export const lendCodes = (known: Codes): void => {
  codes = known;
};
export const isCode = (word: string): boolean => codes.isCode(word);
export const isNumber = (word: string): boolean => codes.isNumber(word);
export const isGoods = (word: string): boolean => codes.isGoods(word);
