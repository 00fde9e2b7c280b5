import { pdfkit } from '#kit/server/paper/on-demand.ts';
import { barsOf } from '#areas/stock/rules/code128.ts';
import { katakan, MODUL_MM, UKURAN, type Label } from '#areas/stock/rules/label.ts';

const pt = (mm: number): number => (mm * 72) / 25.4;
const DALAM = 1.5;

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

function drawLabel(
  doc: PDFKit.PDFDocument,
  label: Label,
  { x, y }: { x: number; y: number },
): void {
  const { nama, kode, emas, harga } = katakan(label);
  const lebar = UKURAN.lebar - 2 * DALAM;
  const line = (words: string, at: number, align: 'left' | 'right', bold = false) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(5.5)
      .text(latin(words), pt(x + DALAM), pt(y + at), { width: pt(lebar), align, lineBreak: false });
  doc
    .lineWidth(0.2)
    .strokeColor('#bbbbbb')
    .rect(pt(x), pt(y), pt(UKURAN.lebar), pt(UKURAN.tinggi))
    .stroke();
  doc.fillColor('#000000');
  line(nama, 1, 'left', true);
  drawBars(doc, label.kode_barcode, { x: x + UKURAN.lebar / 2, y: y + 3.6, tinggi: 6.6 });
  line(kode, 11.3, 'left');
  line(harga || emas, 11.3, 'right', true);
  if (harga) line(emas, 1, 'right');
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
