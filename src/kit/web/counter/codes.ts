/** Which words are codes of ours, and which of them number a document; the trade says it (`.lends.ts`). */
type Codes = {
  readonly isCode: (word: string) => boolean;
  readonly isNumber: (word: string) => boolean;
};
let codes: Codes = { isCode: () => false, isNumber: () => false };

export const lendCodes = (known: Codes): void => {
  codes = known;
};
export const isCode = (word: string): boolean => codes.isCode(word);
export const isNumber = (word: string): boolean => codes.isNumber(word);
