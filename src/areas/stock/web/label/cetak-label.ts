import { printHtml } from '#kit/web/counter/print.ts';
import { UKURAN } from '#areas/stock/rules/label.ts';

/** One page a label, in the size of the label: what the printer's own driver wants. */
const CSS = `
  @page { size: ${UKURAN.lebar}mm ${UKURAN.tinggi}mm; margin: 0; }
  body { width: ${UKURAN.lebar}mm; padding: 0; }
  svg { display: block; width: ${UKURAN.lebar}mm; height: ${UKURAN.tinggi}mm; break-after: page; }
  svg:last-child { break-after: auto; }
  text { font-family: Helvetica, Arial, sans-serif; }
`;

/** The labels as they stand on the screen. */
export const gambarLabel = (list: HTMLElement | null): string =>
  [...(list?.querySelectorAll('svg[role=img]') ?? [])].map((one) => one.outerHTML).join('');

/** To a label printer that is installed like any other: by the print dialog of the browser. */
export const cetakLabel = (gambar: string): Promise<void> =>
  printHtml(gambar, { mm: UKURAN.lebar, css: CSS });
