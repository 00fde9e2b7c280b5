/** The words of a language. */
export type Say = (locale: string) => (text: string) => string;
