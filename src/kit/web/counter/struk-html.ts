import { code128 } from '#kit/rules/code128.ts';
import { QR_SIDE, qrPath } from '#kit/rules/qr.ts';
import type { StrukLine, StrukPaper, StrukSheet } from '#kit/rules/struk.ts';

/** The strip as the browser prints it; the same lines as the PDF's. */
export const strukHtml = (sheets: readonly StrukSheet[], cut: boolean): string =>
  sheets
    .map(({ lines }) => `<section data-cut="${cut}">${lines.map(lineHtml).join('')}</section>`)
    .join('');

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function lineHtml(line: StrukLine): string {
  switch (line.kind) {
    case 'center':
    case 'text':
      return `<p class="${lookOf(line)}">${escape(line.text)}</p>`;
    case 'pair':
    case 'total':
      return `<div class="${lookOf(line)}"><span>${escape(line.left)}</span><b>${escape(line.right)}</b></div>`;
    case 'rule':
      return `<hr class="${line.look}">`;
    case 'gap':
      return '<br>';
    case 'barcode':
      return barcodeHtml(line.code);
    case 'qr':
      return qrHtml(line.text);
    case 'image':
      return `<img alt="" src="data:image/png;base64,${escape(line.image.png)}" style="height:${line.image.mm}mm">`;
    case 'columns':
      return `<div class="columns">${stackHtml(line.left)}${stackHtml(line.right)}</div>`;
  }
}

const stackHtml = (lines: readonly StrukLine[]): string =>
  `<div>${lines.map(lineHtml).join('')}</div>`;

const lookOf = (line: StrukLine): string =>
  `${line.kind} ${'look' in line ? (line.look ?? '') : ''}`;

function barcodeHtml(code: string): string {
  const widths = code128(code);
  let x = 0;
  const bars = widths.map((width, at) => {
    const from = x;
    x += width;
    return at % 2 === 0 ? `M${from} 0h${width}v40h-${width}z` : '';
  });
  const box = `viewBox="0 0 ${x} 40" preserveAspectRatio="none" role="img" aria-label="${escape(code)}"`;
  return `<svg ${box}><path d="${bars.join('')}"/></svg><p class="center small">${escape(code)}</p>`;
}

const round = (size: number): number => Math.round(size * 100) / 100;

const qrHtml = (text: string): string =>
  `<svg class="qr" viewBox="0 0 ${QR_SIDE} ${QR_SIDE}" role="img" aria-label="QR"><path d="${qrPath(text)}"/></svg>`;

/** What a page of a form leaves free above and below, in millimetres. */
export const FORM_EDGE = 5;

/** Everything follows one size, which the paper sets. */
export const strukCss = ({ wide, room, left, top = 0, tall, scale }: StrukPaper): string => `
  @page { size: ${wide}mm ${tall ? `${tall}mm` : 'auto'}; }
  @page { margin: ${tall ? `${top + FORM_EDGE}mm 0 ${FORM_EDGE}mm` : '0'}; }
  body { width: ${wide}mm; box-sizing: border-box; margin: 0; }
  body { padding: 0 ${wide - room - left}mm ${tall ? 0 : 4}mm ${left}mm; }
  body { font: ${round((wide < 70 ? 9.4 : 12) * scale)}px/1.36 Arial, Helvetica, 'Liberation Sans', sans-serif; }
  section { padding-top: ${tall ? 0 : 3}mm; break-after: page; } section:last-child { break-after: auto; }
  section[data-cut="false"] { padding-bottom: ${tall ? 0 : 12}mm; }
  .columns, .pair { break-inside: avoid; }
  p, div { margin: 0; }
  .center { text-align: center; text-wrap: balance; }
  .strong, .strong * { font-weight: 700; } .small { font-size: 0.84em; }
  .big { font-size: 1.5em; font-weight: 700; line-height: 1.2; }
  .pair, .total { display: flex; justify-content: space-between; gap: 0.6em; }
  .pair b, .total b { white-space: nowrap; } .pair b { font-weight: inherit; }
  .pair.small { padding-left: 0.8em; }
  .total { flex-wrap: wrap; align-items: baseline; font-weight: 700; }
  .total b { margin-left: auto; font-size: 1.55em; }
  hr { margin: 0.4em 0; border: 0; border-top: 1px solid #000; }
  hr.dash { border-top-style: dashed; } hr.thick { border-top-width: 2px; }
  br { display: block; content: ''; margin-top: 0.5em; line-height: 0.2em; }
  svg { display: block; width: 100%; max-width: 54mm; height: 13mm; margin: 6px auto 2px; }
  img { display: block; max-width: 100%; object-fit: contain; margin: 0 auto 1mm; }
  .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm; }
  .columns > div { min-width: 0; }
  svg.qr { width: ${tall ? 22 : 30}mm; height: ${tall ? 22 : 30}mm; margin: 2px auto 0; }
  path { shape-rendering: crispEdges; }
`;
