import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { pdfkit } from '#kit/server/paper/on-demand.ts';
import { barsOf } from '#areas/stock/rules/code128.ts';
import { bidangOf, katakan, type BarisLabel, type Label } from '#areas/stock/rules/label.ts';
import { dalamMm, type UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';

const pt = (mm: number): number => (mm * 72) / 25.4;
const DALAM = 1.5;
/** In points, as the preview of the screen has them in millimetres. */
const HURUF = { longgar: 5.5, rapat: 4.7 } as const;

/** A sheet of A4 full of labels, then the next; cut or printed on label paper of the shop's size. */
export async function lembarLabel(labels: readonly Label[], ukuran: UkuranLabel): Promise<Buffer> {
  const doc = new (pdfkit())({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Label Barcode' },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  const { kolom, baris } = ukuran;
  const perPage = kolom * baris;
  const ke = (tepi: Miligram, urut: number, satu: number): number =>
    dalamMm(mg(tepi + urut * satu));
  for (const [index, label] of labels.entries()) {
    if (index % perPage === 0) doc.addPage();
    const place = index % perPage;
    drawLabel(doc, label, {
      ukuran,
      x: ke(ukuran.kiri, place % kolom, ukuran.lebar + ukuran.sela_kolom),
      y: ke(ukuran.atas, Math.floor(place / kolom), ukuran.tinggi + ukuran.sela_baris),
    });
  }
  doc.end();
  await done;
  return Buffer.concat(parts);
}

type Titik = { readonly x: number; readonly y: number };

function drawLabel(
  doc: PDFKit.PDFDocument,
  label: Label,
  { ukuran, x, y }: Titik & { ukuran: UkuranLabel },
): void {
  const { atas, bawah } = katakan(label, ukuran);
  const bidang = bidangOf(label, ukuran);
  doc
    .lineWidth(0.2)
    .strokeColor('#bbbbbb')
    .rect(pt(x), pt(y), pt(bidang.lebar), pt(bidang.tinggi))
    .stroke();
  doc.fillColor('#000000');
  const { lebar, modul, batang } = bidang;
  drawWords(doc, atas, { x, y: y + bidang.atas, lebar });
  const bars = { x: x + batang.x, y: y + batang.y, tinggi: batang.tinggi, modul };
  drawBars(doc, label.kode_barcode, bars);
  drawWords(doc, bawah, { x, y: y + bidang.bawah, lebar });
}

function drawWords(
  doc: PDFKit.PDFDocument,
  { kiri, kanan, tebal, rapat }: BarisLabel,
  { x, y, lebar }: Titik & { lebar: number },
): void {
  const put = (words: string, align: 'left' | 'right', bold: boolean) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(rapat ? HURUF.rapat : HURUF.longgar)
      .text(latin(words), pt(x + DALAM), pt(y), {
        width: pt(lebar - 2 * DALAM),
        align,
        lineBreak: false,
      });
  put(kiri, 'left', tebal === 'kiri');
  if (kanan) put(kanan, 'right', tebal === 'kanan');
}

function drawBars(
  doc: PDFKit.PDFDocument,
  code: string,
  { x, y, tinggi, modul }: Titik & { tinggi: number; modul: number },
): void {
  for (const bar of barsOf(code).bars)
    doc.rect(pt(x + bar.at * modul), pt(y), pt(bar.width * modul), pt(tinggi));
  doc.fill('#000000');
}

/** The standard fonts hold Latin letters; anything else would print as a wrong sign. */
const latin = (words: string): string => words.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
