/** A text that a spreadsheet would run as a formula is led by an apostrophe (R15). */
const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One cell of a CSV: figures as they are, texts so that no spreadsheet runs them. */
export const csvCell = (text: string, figure = false): string =>
  quoted(figure ? text : neutral(text));
