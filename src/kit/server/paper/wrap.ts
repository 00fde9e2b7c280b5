import type { Face } from '#kit/server/paper/typeface.ts';

/** A text on at most `most` lines of this width (at size 1); what is left over ends in an ellipsis. */
export function wrap(face: Face, text: string, width: number, most: number): string[] {
  if (face.width(text) <= width) return [text];
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < most) {
    const last = lines.length === most - 1;
    const { line, left } = cut(face, rest, width, last);
    lines.push(line);
    rest = left;
  }
  return lines;
}

/** Where a word that fills a line by itself is broken: behind its last joint, else where the line ends. */
function jointOf(word: string): number {
  const at = Math.max(...['-', '/', '@'].map((one) => word.lastIndexOf(one)));
  return at > 0 ? at + 1 : word.length;
}

function cut(
  face: Face,
  text: string,
  width: number,
  last: boolean,
): { line: string; left: string } {
  if (face.width(text) <= width) return { line: text, left: '' };
  const room = last ? width - face.width('…') : width;
  let [used, end] = [0, 0];
  for (const char of text) {
    used += face.width(char);
    if (used > room && end > 0) break;
    end += char.length;
  }
  if (last) return { line: `${text.slice(0, end).trimEnd()}…`, left: '' };
  const space = text.lastIndexOf(' ', end);
  const at = space > 0 ? space : jointOf(text.slice(0, end));
  return { line: text.slice(0, at).trimEnd(), left: text.slice(at).trimStart() };
}
