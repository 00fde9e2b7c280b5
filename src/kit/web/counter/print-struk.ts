import { ROLLS, type StrukPaper, type StrukSheet } from '#kit/rules/struk.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';
import { devicesHere } from '#kit/web/device/settings.ts';

/**
 * Prints strips or forms at once; a printer that cannot cut gets room to tear. A strip goes the way that this computer
 * has for receipts (D-49.4); a form with lines of its own is always the browser's.
 */
export async function printStruk(
  sheets: readonly StrukSheet[],
  { paper, cut }: { paper: StrukPaper; cut: boolean },
): Promise<void> {
  const { way, roll } = devicesHere().receipt;
  const form = paper.tall !== undefined;
  if (!form && way !== 'BROWSER') {
    const { printOnDevice } = await import('#kit/web/device/print-device.ts');
    const narrow = paper.wide === ROLLS[58].wide;
    return printOnDevice({ kind: 'receipt', sheets, cut, narrow }, titleOf(sheets));
  }
  const on = form || roll === 'SHOP' ? paper : { ...paper, ...ROLLS[roll] };
  await printHtml(strukHtml(sheets, cut), { mm: on.wide, css: strukCss(on) });
}

/** The number that its bars say, by which a paper that waits is called. */
const titleOf = (sheets: readonly StrukSheet[]): string =>
  sheets
    .flatMap(({ name, lines }) => [
      ...lines.flatMap((line) => (line.kind === 'barcode' ? [line.code] : [])),
      name,
    ])
    .at(0) ?? '';
