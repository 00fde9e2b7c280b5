import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import { devicesHere } from '#kit/web/device/settings.ts';
import { tsplOf, zplOf, type Label } from '#areas/stock/rules/label.ts';
import { dalamMm, type UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';

/** One page a label, in the size of the label: what the printer's own driver wants. */
const cssOf = (lebar: number, tinggi: number): string => `
  @page { size: ${lebar}mm ${tinggi}mm; margin: 0; }
  body { width: ${lebar}mm; padding: 0; }
  svg { display: block; width: ${lebar}mm; height: ${tinggi}mm; break-after: page; }
  svg:last-child { break-after: auto; }
  text { font-family: Helvetica, Arial, sans-serif; }
`;

/** The labels as they stand on the screen. */
export const gambarLabel = (list: HTMLElement | null): string =>
  [...(list?.querySelectorAll('svg[role=img]') ?? [])].map((one) => one.outerHTML).join('');

/** To a label printer that is installed like any other: by the print dialog of the browser. */
export const cetakLabel = (gambar: string, { lebar, tinggi }: UkuranLabel): Promise<void> =>
  printHtml(gambar, { mm: dalamMm(lebar), css: cssOf(dalamMm(lebar), dalamMm(tinggi)) });

/** Whether this computer has a label printer of its own (D-49.4). */
export const adaPrinterLabel = (): boolean => devicesHere().label.way !== 'BROWSER';

/** To the label printer of this computer, label by label: those that do not come out wait. */
export async function kirimLabel(labels: readonly Label[], ukuran: UkuranLabel): Promise<void> {
  const { language, dpi } = devicesHere().label;
  const of = language === 'ZPL' ? zplOf : tsplOf;
  const { printOnDevice } = await import('#kit/web/device/print-device.ts');
  await printOnDevice(
    { kind: 'label', labels: labels.map((one) => of([one], { dpi, ukuran })) },
    t('{n} label', { n: formatInt(labels.length) }),
  );
}
