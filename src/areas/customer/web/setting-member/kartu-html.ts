import { code128 } from '#kit/rules/code128.ts';
import { qrPath, QR_SIDE } from '#kit/rules/qr.ts';
import type { Kartu } from '#areas/customer/rules/kartu-member.ts';

export type IsiMember = {
  kode_customer: string;
  nama: string;
  no_hp: string | null;
  tgl_lahir: string | null;
  /** The page behind the QR; a card without one is printed without a QR. */
  halaman_kartu?: string | null;
};
type Toko = { nama_toko: string; alamat_toko: string };

/** A card as bank cards are (ISO 7810): 85.6 by 54 mm. */
export const KARTU_MM = 86;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const WARNA = {
  HIJAU: ['#0e2b23', '#f2f6f3', '#e7be62'],
  EMAS: ['#c9962e', '#1c1400', '#1c1400'],
  HITAM: ['#15181a', '#f4f4f2', '#d9b45a'],
  PUTIH: ['#ffffff', '#14201b', '#8a5f0a'],
} as const;

function barcode(code: string): string {
  let x = 0;
  const bars = code128(code).map((width, at) => {
    const from = x;
    x += width;
    return at % 2 === 0 ? `M${from} 0h${width}v30h-${width}z` : '';
  });
  return `<svg viewBox="0 0 ${x} 30" preserveAspectRatio="none" aria-hidden="true"><path d="${bars.join('')}"/></svg>`;
}

const qr = (address: string): string =>
  `<svg viewBox="0 0 ${QR_SIDE} ${QR_SIDE}" aria-hidden="true"><path d="${qrPath(address)}"/></svg>`;

/** One card, ready for the printer; names cannot become part of the page. */
export function kartuHtml({ judul, isi }: Kartu, member: IsiMember, toko: Toko): string {
  const has = new Set<string>(isi);
  const line = (on: boolean, text: string | null, name: string) =>
    on && text ? `<p class="${name}">${escape(text)}</p>` : '';
  return `<section><header><p class="judul">${escape(judul)}</p>${line(has.has('TOKO'), toko.nama_toko, 'toko')}
    ${line(has.has('ALAMAT'), toko.alamat_toko, 'alamat')}</header>
    <footer><div><p class="nama">${escape(member.nama)}</p><p class="kode">${escape(member.kode_customer)}</p>
    ${line(has.has('HP'), member.no_hp, 'data')}${line(has.has('LAHIR'), member.tgl_lahir, 'data')}</div>
    ${has.has('QR') && member.halaman_kartu ? `<div class="qr">${qr(member.halaman_kartu)}</div>` : ''}
    ${has.has('BARCODE') ? `<div class="barcode">${barcode(member.kode_customer)}</div>` : ''}</footer></section>`;
}

export function kartuCss({ warna }: Kartu): string {
  const [back, ink, accent] = WARNA[warna];
  return `
  @page { size: 85.6mm 54mm; margin: 0; }
  body { margin: 0; padding: 0; width: 85.6mm; font: 9pt/1.3 Arial, Helvetica, sans-serif; }
  section { box-sizing: border-box; width: 85.6mm; height: 54mm; padding: 5mm; margin: 0; border: 0;
    background: ${back}; color: ${ink}; display: flex; flex-direction: column; justify-content: space-between;
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  p { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .judul { color: ${accent}; font-weight: 700; letter-spacing: 0.12em; }
  .toko { font-size: 13pt; font-weight: 700; } .alamat { font-size: 7pt; }
  footer { display: flex; align-items: end; justify-content: space-between; gap: 4mm; }
  footer > div { min-width: 0; }
  .nama { font-size: 11pt; font-weight: 700; white-space: normal; } .data { font-size: 8pt; }
  .barcode { flex: none; width: 34mm; height: 11mm; padding: 1mm; background: #fff; }
  .qr { flex: none; width: 20mm; height: 20mm; background: #fff; }
  svg { width: 100%; height: 100%; } path { fill: #000; shape-rendering: crispEdges; }`;
}
