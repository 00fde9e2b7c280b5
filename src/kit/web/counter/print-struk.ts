import type { StrukSheet, StrukWidth } from '#kit/rules/struk.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';

/** Prints strips of paper at once; a printer that cannot cut gets room to tear. */
export async function printStruk(
  sheets: readonly StrukSheet[],
  { mm, cut }: { mm: StrukWidth; cut: boolean },
): Promise<void> {
  const here = document.activeElement;
  await printHtml(strukHtml(sheets, cut), { mm, css: strukCss(mm) });
  // Printing takes the focus into the paper; the next scan belongs to the counter.
  window.focus();
  if (here instanceof HTMLElement) here.focus();
}
