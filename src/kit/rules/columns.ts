/** Fewer letters than this in a row are no room for a text beside a figure. */
const LEAST = 8;

/** A text in rows of so many letters, word by word; a word that is longer is cut. */
export function wrapped(text: string, columns: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/)) {
    const joined = row === '' ? word : `${row} ${word}`;
    if (joined.length <= columns) {
      row = joined;
      continue;
    }
    if (row !== '') rows.push(row);
    let rest = word;
    for (; rest.length > columns; rest = rest.slice(columns)) rows.push(rest.slice(0, columns));
    row = rest;
  }
  return [...rows, row];
}

/** A label and what belongs to it at the right edge: beside its first row, or below where there is no room. */
export function pairRows(left: string, right: string, columns: number): string[] {
  const room = columns - right.length - 1;
  if (left.length > room && room < LEAST)
    return [
      ...(left === '' ? [] : wrapped(left, columns)),
      ...wrapped(right, columns).map((row) => row.padStart(columns)),
    ];
  const [first = '', ...more] = wrapped(left, room);
  return [first.padEnd(columns - right.length) + right, ...more];
}
