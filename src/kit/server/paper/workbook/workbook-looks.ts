/** How figures and texts look in a workbook; a cell of a text format is never run as a formula. */
export const FORMATS = [
  'General',
  '@',
  '#,##0',
  '#,##0.000',
  '#,##0.00',
  '0.00',
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm',
  // A gold content: 75% and 37.5%, never '75.%'.
  'General\\%',
  // Text of several lines in one cell.
  ';;;@',
] as const;
export type Format = (typeof FORMATS)[number];

/** A look with the numbers of its font, fill and border among the styles of the workbook. */
export const LOOKS = [
  ['plain', 0, 0, 0],
  ['strong', 1, 2, 0],
  ['title', 2, 0, 0],
  ['head', 1, 0, 1],
] as const;
export type Look = (typeof LOOKS)[number][0];

/** The number of a cell's style. */
export const styleOf = (look: Look, format: Format): number =>
  LOOKS.findIndex(([name]) => name === look) * FORMATS.length + FORMATS.indexOf(format);
