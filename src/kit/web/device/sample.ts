import { escposOf, HEADS, type Roll } from '#kit/rules/escpos.ts';
import { center, GAP, pair, rule, words, type StrukSheet } from '#kit/rules/struk.ts';
import { sendTo } from '#kit/web/device/send.ts';
import type { Devices } from '#kit/web/device/settings.ts';

/** Shows the width, the letters, bars and QR of a printer, and is no nota. */
const sampleSheet = (roll: Roll): StrukSheet => ({
  name: 'CONTOH',
  lines: [
    center('CONTOH', 'big'),
    center(`${roll} mm`),
    rule('thick'),
    words('1234567890'.repeat(5).slice(0, HEADS[roll].columns)),
    pair('Kiri', 'Kanan'),
    rule(),
    { kind: 'total', left: 'Total', right: 'Rp 1,234,500' },
    GAP,
    { kind: 'barcode', code: 'CONTOH-0123456789' },
    { kind: 'qr', text: 'CONTOH' },
    center('Bukan nota', 'strong'),
  ],
});

/** Prints it, whatever the shop's papers are; opens no drawer. A failure is the caller's to tell. */
export const printSample = (
  receipt: Devices['receipt'],
  { roll, cut }: { roll: Roll; cut: boolean },
): Promise<void> =>
  sendTo(receipt, [escposOf(sampleSheet(roll), { roll, cut })], { kind: 'escpos', name: 'CONTOH' });

/** The size of a label in millimetres, with the gap to the next one. */
type LabelSize = { readonly lebar: number; readonly tinggi: number; readonly jarak: number };

/** A label that says no piece. */
const labelSample = (
  { language, dpi }: Pick<Devices['label'], 'language' | 'dpi'>,
  { lebar, tinggi, jarak }: LabelSize,
): string => {
  const z = dpi === 300 ? 1.5 : 1;
  return language === 'ZPL'
    ? `^XA\n^FO${16 * z},${12 * z}^A0N,${30 * z},${30 * z}^FDCONTOH^FS\n^XZ\n`
    : [
        `SIZE ${lebar} mm,${tinggi} mm`,
        `GAP ${jarak} mm,0 mm`,
        'CLS',
        `TEXT ${16 * z},${12 * z},"3",0,1,1,"CONTOH"`,
        'PRINT 1,1',
        '',
      ].join('\r\n');
};

export const printLabelSample = (label: Devices['label'], size: LabelSize): Promise<void> =>
  sendTo(label, [new TextEncoder().encode(labelSample(label, size))], {
    kind: 'label',
    name: 'CONTOH',
  });
