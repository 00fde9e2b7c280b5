import { pair, rule, words, type StrukLine } from '#kit/rules/struk.ts';

/** How the small figures of a piece stand in one line. */
const said = ({ left, right }: Extract<StrukLine, { kind: 'pair' }>): string =>
  left.includes('×') ? `${left} = ${right}` : `${left} ${right}`;

/**
 * On a form a piece takes two lines where a strip gives it five: what explains its price follows
 * its kadar on the same line, so that a sale of some pieces stays on one page.
 */
export function rapatkan(lines: readonly StrukLine[]): StrukLine[] {
  const close: StrukLine[] = [];
  for (const line of lines) {
    if (line.kind === 'columns') {
      close.push({ ...line, left: rapatkanSisi(line.left), right: rapatkanSisi(line.right) });
      continue;
    }
    const last = close.at(-1);
    if (line.kind === 'pair' && line.look === 'small' && last?.kind === 'pair' && !last.look)
      close[close.length - 1] = pair(`${last.left} · ${said(line)}`, last.right);
    else close.push(line);
  }
  return close;
}

/** In half the width what explains the price has a line of its own, below the kadar. */
function rapatkanSisi(lines: readonly StrukLine[]): StrukLine[] {
  const close: StrukLine[] = [];
  for (const line of lines) {
    const [before, last] = close.slice(-2);
    if (line.kind !== 'pair' || line.look !== 'small') close.push(line);
    else if (last?.kind === 'text' && last.look === 'small' && before?.kind === 'pair')
      close[close.length - 1] = words(`${last.text} · ${said(line)}`, 'small');
    else if (last?.kind === 'pair' && !last.look) close.push(words(said(line), 'small'));
    else close.push(line);
  }
  return close;
}

/** Two stacks one below the other: where the paper has no room for both, and where its part has half the form. */
export const bertumpuk = (lines: readonly StrukLine[]): StrukLine[] =>
  lines.flatMap((line) =>
    line.kind === 'columns' ? [...line.left, rule(), ...line.right] : [line],
  );

/** Puts the QR of a form beside its barcode, not below it. */
export function sebelahkan(lines: readonly StrukLine[]): StrukLine[] {
  const at = lines.findIndex(({ kind }) => kind === 'qr');
  if (at < 0) return [...lines];
  const left = lines.slice(0, at);
  return [{ kind: 'columns', left, right: lines.slice(at) }];
}
