import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';

/** Prints strips or forms at once; a printer that cannot cut gets room to tear. */
export async function printStruk(
  sheets: readonly StrukSheet[],
  { paper, cut }: { paper: StrukPaper; cut: boolean },
): Promise<void> {
  await printHtml(strukHtml(sheets, cut), { mm: paper.wide, css: strukCss(paper) });
}
