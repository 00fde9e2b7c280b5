import { fitting } from '#kit/rules/lists.ts';

/** The colours of gold as a jeweller tells them apart: copper in the young, deep yellow in the pure. */
const WARNA = {
  MUDA: ['#f3c9a8', '#c98b5e', '#8f5532'],
  TUA: ['#fbe5a6', '#d9a83f', '#96691a'],
  MURNI: ['#fff0a8', '#efb820', '#a87400'],
} as const;
export type Warna = keyof typeof WARNA;

const EMAS = 'fill="none" stroke="url(#emas)"';
const ISI = 'fill="url(#emas)" stroke="#00000033" stroke-width="2"';
const BATU = 'fill="#dff1fb" stroke="#7fa8bd" stroke-width="2"';

const batu = (x: number, y: number, r = 17): string =>
  `<polygon ${BATU} points="${x - r},${y} ${x - r / 2},${y - r} ${x + r / 2},${y - r} ${x + r},${y} ${x},${y + r}"/>`;
const bunga = (x: number, y: number, r = 22): string =>
  [0, 72, 144, 216, 288]
    .map((sudut) => {
      const at = (sudut * Math.PI) / 180;
      return `<circle ${ISI} cx="${x + r * Math.sin(at)}" cy="${y - r * Math.cos(at)}" r="${r * 0.62}"/>`;
    })
    .join('') + `<circle fill="#fff6da" cx="${x}" cy="${y}" r="${r * 0.45}"/>`;
/** So many links along an arc that hangs from both upper corners, or round a wrist. */
const rantai = (rx: number, ry: number, buka: number, mata: number, isi: string): string =>
  Array.from({ length: mata }, (_, at) => {
    const sudut = ((buka + ((360 - 2 * buka) * at) / (mata - 1)) * Math.PI) / 180;
    const [x, y] = [240 + rx * Math.sin(sudut), 225 - ry * Math.cos(sudut)].map(Math.round);
    const putar = Math.round((sudut * 180) / Math.PI);
    return `<g transform="translate(${x} ${y}) rotate(${putar})">${isi}</g>`;
  }).join('');
const GORES = 'fill="none" stroke="#00000044" stroke-width="5" stroke-dasharray="4 11"';
const ukir = (ry: number, rx = 128): string =>
  `<ellipse ${GORES} cx="240" cy="250" rx="${rx}" ry="${ry}"/>`;

const GARIS = 'fill="none" stroke="#00000044" stroke-width="4"';
const TENGAH = 'font-weight="700" text-anchor="middle"';
const MATA_BULAT = `<circle ${EMAS} stroke-width="6" r="9"/>`;
const MATA_PIPIH = `<rect x="-11" y="-5" width="22" height="10" rx="5" ${ISI}/>`;
const MATA_PADI = `<ellipse ${ISI} rx="13" ry="6"/>`;

/** What each kind looks like, by the first word of its name that says so. */
const BENTUK: readonly (readonly [RegExp, (nama: string) => string])[] = [
  [/^Cincin Anak/, (nama) => cincin(nama, 92, 12)],
  [/^Cincin/, (nama) => cincin(nama, 128, nama.includes('Pipih') ? 34 : 22)],
  [/^Kalung/, (nama) => kalung(nama)],
  [/^Gelang (Rantai|Serut)/, (nama) => rantai(150, 105, 0, 40, mataOf(nama))],
  [
    /^Gelang/,
    (nama) =>
      `<ellipse ${EMAS} stroke-width="26" cx="240" cy="250" rx="150" ry="118"/>` +
      (nama.includes('Ukir') ? ukir(118, 150) : ''),
  ],
  [/^Anting/, (nama) => anting(nama)],
  [
    /^Giwang/,
    (nama) =>
      [170, 310]
        .map((x) =>
          nama.includes('Bunga') ? bunga(x, 240, 34) : `<circle ${ISI} cx="${x}" cy="240" r="34"/>`,
        )
        .join(''),
  ],
  [
    /^Tindik/,
    () =>
      `<circle ${EMAS} stroke-width="12" cx="240" cy="250" r="62"/><circle ${ISI} cx="240" cy="188" r="15"/>`,
  ],
  [/^Liontin/, (nama) => liontin(nama)],
  [
    /./,
    () =>
      `<rect ${ISI} x="150" y="105" width="180" height="270" rx="14"/>
      <rect ${GARIS} x="168" y="125" width="144" height="230" rx="8"/>
      <text x="240" y="255" font-family="sans-serif" font-size="46" ${TENGAH} fill="#00000066">999.9</text>`,
  ],
];

const mataOf = (nama: string): string =>
  /Sisik|Italy/.test(nama) ? MATA_PIPIH : /Padi|Milano/.test(nama) ? MATA_PADI : MATA_BULAT;

function cincin(nama: string, rx: number, tebal: number): string {
  const lis = nama.includes('Lis')
    ? `<ellipse fill="none" stroke="#ffffff99" stroke-width="4" cx="240" cy="250" rx="${rx}" ry="${rx}"/>`
    : '';
  const belah = nama.includes('Rotan')
    ? `<ellipse ${EMAS} stroke-width="10" cx="240" cy="250" rx="${rx + 16}" ry="${rx - 8}"/>`
    : '';
  const hias = nama.includes('Mata')
    ? batu(240, 250 - rx - 14, 30)
    : nama.includes('Bunga')
      ? bunga(240, 250 - rx - 8, 20)
      : '';
  const gores = nama.includes('Ukir') ? ukir(rx) : '';
  return `<circle ${EMAS} stroke-width="${tebal}" cx="240" cy="250" r="${rx}"/>${belah}${lis}${gores}${hias}`;
}

const kalung = (nama: string): string =>
  rantai(160, 170, 35, 46, mataOf(nama)) +
  (/Santa|Hollow/.test(nama) ? `<circle ${ISI} cx="240" cy="408" r="20"/>` : '');

const anting = (nama: string): string =>
  [165, 315]
    .map(
      (x) =>
        `<circle ${EMAS} stroke-width="${nama.includes('Gipsi') ? 20 : 10}" cx="${x}" cy="250" r="58"/>` +
        (nama.includes('Mata') ? batu(x, 330, 18) : '') +
        (nama.includes('Desi') ? `<circle ${ISI} cx="${x}" cy="322" r="14"/>` : ''),
    )
    .join('');

function liontin(nama: string): string {
  const gantung = `<circle ${EMAS} stroke-width="10" cx="240" cy="130" r="20"/>`;
  if (nama.includes('Bunga')) return gantung + bunga(240, 245, 58);
  if (nama.includes('Huruf'))
    return `${gantung}<text x="240" y="345" font-family="serif" font-size="230" ${TENGAH} ${ISI}>K</text>`;
  return `${gantung}<path ${ISI} d="M240 160 C300 220 310 300 240 355 C170 300 180 220 240 160 Z"/>`;
}

/** A small picture of a piece, drawn by its name; no photo of anybody's goods. */
export function gambarPotong(nama: string, warna: Warna): string {
  const [terang, tengah, gelap] = WARNA[warna];
  const [, gambar] = fitting(BENTUK, ([kata]) => kata.test(nama));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 480 480">
  <defs>
    <linearGradient id="emas" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${terang}"/>
      <stop offset="0.5" stop-color="${tengah}"/>
      <stop offset="1" stop-color="${gelap}"/>
    </linearGradient>
    <radialGradient id="alas">
      <stop offset="0" stop-color="#fdfcf9"/>
      <stop offset="1" stop-color="#dfe5e0"/>
    </radialGradient>
  </defs>
  <rect width="480" height="480" fill="url(#alas)"/>
  <ellipse cx="240" cy="418" rx="150" ry="14" fill="#0000001f"/>
  ${gambar(nama)}
</svg>`;
}
