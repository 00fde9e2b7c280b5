import { ROLLS, saidAgain, type StrukPaper, type StrukSheet } from '#kit/rules/struk.ts';
import { shellWith } from '#kit/web/base/shell.ts';
import { fitForm } from '#kit/web/counter/fit-form.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';
import type { PaperOf } from '#kit/web/device/papers.ts';
import { devicesHere } from '#kit/web/device/settings.ts';
import { forgetReceipt } from '#kit/web/device/waiting.ts';

type How = {
  paper: StrukPaper;
  cut: boolean;
  /** Its document, by whose number it is called while it waits; a paper of none does not wait. */
  of: PaperOf | { readonly title: string };
  /** The same paper left before: this one says so on itself. */
  again: boolean;
};

/**
 * Prints strips or forms at once; a printer that cannot cut gets room to tear. A strip goes the way that this computer
 * has for receipts (D-49.4). A form with lines of its own is the browser's, or the shell's (D-49.3), where it waits as
 * a strip does.
 */
export async function printStruk(
  sheets: readonly StrukSheet[],
  { paper, cut, of, again }: How,
): Promise<void> {
  const { way, roll } = devicesHere().receipt;
  const form = paper.tall !== undefined;
  const on = form || roll === 'SHOP' ? paper : { ...paper, ...ROLLS[roll] };
  const byBytes = !form && way !== 'BROWSER';
  if (byBytes || shellWith('html')) {
    const { printNow, printOnDevice } = await import('#kit/web/device/print-device.ts');
    const narrow = paper.wide === ROLLS[58].wide;
    const page = byBytes ? undefined : on;
    const receipt = { kind: 'receipt', sheets, cut, narrow, page } as const;
    return 'no' in of ? printOnDevice(receipt, of.no, { of, again }) : printNow(receipt, of.title);
  }
  const said = again ? saidAgain(sheets) : sheets;
  await printHtml(strukHtml(said, cut), {
    mm: on.wide,
    css: strukCss(on),
    fit: (sections) => fitForm(sections, on),
  });
  if ('no' in of) forgetReceipt(of.no);
}
