import { pdfkit } from '#kit/server/paper/on-demand.ts';
import { barsOf } from '#areas/stock/rules/code128.ts';
import {
  katakan,
  MODUL_MM,
  UKURAN,
  type BarisLabel,
  type Label,
} from '#areas/stock/rules/label.ts';

const pt = (mm: number): number => (mm * 72) / 25.4;
const DALAM = 1.5;
/** In points, as the preview of the screen has them in millimetres. */
const HURUF = { longgar: 5.5, rapat: 4.7 } as const;

/** A sheet of A4 with a hundred labels, then the next; cut or printed on label paper. */
export async function lembarLabel(labels: readonly Label[]): Promise<Buffer> {
  const doc = new (pdfkit())({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Label Barcode' },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  const perPage = UKURAN.kolom * UKURAN.baris;
  for (const [index, label] of labels.entries()) {
    if (index % perPage === 0) doc.addPage();
    const place = index % perPage;
    drawLabel(doc, label, {
      x: UKURAN.tepi.x + (place % UKURAN.kolom) * UKURAN.lebar,
      y: UKURAN.tepi.y + Math.floor(place / UKURAN.kolom) * UKURAN.tinggi,
    });
  }
  doc.end();
  await done;
  return Buffer.concat(parts);
}

type Titik = { readonly x: number; readonly y: number };

function drawLabel(doc: PDFKit.PDFDocument, label: Label, { x, y }: Titik): void {
  const { atas, bawah } = katakan(label);
  doc
    .lineWidth(0.2)
    .strokeColor('#bbbbbb')
    .rect(pt(x), pt(y), pt(UKURAN.lebar), pt(UKURAN.tinggi))
    .stroke();
  doc.fillColor('#000000');
  drawWords(doc, atas, { x, y: y + 1 });
  drawBars(doc, label.kode_barcode, { x: x + UKURAN.lebar / 2, y: y + 3.6, tinggi: 6.6 });
  drawWords(doc, bawah, { x, y: y + 11.3 });
}

function drawWords(
  doc: PDFKit.PDFDocument,
  { kiri, kanan, tebal, rapat }: BarisLabel,
  { x, y }: Titik,
): void {
  const put = (words: string, align: 'left' | 'right', bold: boolean) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(rapat ? HURUF.rapat : HURUF.longgar)
      .text(latin(words), pt(x + DALAM), pt(y), {
        width: pt(UKURAN.lebar - 2 * DALAM),
        align,
        lineBreak: false,
      });
  put(kiri, 'left', tebal === 'kiri');
  if (kanan) put(kanan, 'right', tebal === 'kanan');
}

function drawBars(
  doc: PDFKit.PDFDocument,
  code: string,
  { x, y, tinggi }: { x: number; y: number; tinggi: number },
): void {
  const { bars, width } = barsOf(code);
  const left = x - (width * MODUL_MM) / 2;
  for (const bar of bars)
    doc.rect(pt(left + bar.at * MODUL_MM), pt(y), pt(bar.width * MODUL_MM), pt(tinggi));
  doc.fill('#000000');
}

/** The standard fonts hold Latin letters; anything else would print as a wrong sign. */
const latin = (words: string): string => words.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
