import { pair, type StrukLine } from '#kit/rules/struk.ts';

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
    const last = close.at(-1);
    if (line.kind === 'pair' && line.look === 'small' && last?.kind === 'pair' && !last.look)
      close[close.length - 1] = pair(`${last.left} · ${said(line)}`, last.right);
    else close.push(line);
  }
  return close;
}

/** Puts the QR of a form beside its barcode, not below it. */
export function sebelahkan(lines: readonly StrukLine[]): StrukLine[] {
  const at = lines.findIndex(({ kind }) => kind === 'qr');
  if (at < 0) return [...lines];
  const left = lines.slice(0, at);
  return [{ kind: 'columns', left, right: lines.slice(at) }];
}
