import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import { GAP, roll, type StrukLine, type StrukPaper } from '#kit/rules/struk.ts';
import { rapatkan, sebelahkan } from '#areas/toko/rules/susun-form.ts';

/** What a paper is made of; every paper has some of these. */
export type Bagian =
  | 'KEPALA'
  | 'TANDA'
  | 'DATA'
  | 'BARANG'
  | 'JUMLAH'
  | 'BAYAR'
  | 'SYARAT'
  | 'KETERANGAN'
  | 'TTD'
  | 'CATATAN'
  | 'BARCODE'
  | 'SALAM';

/** Papers with lines of pieces, and slips of money alone: a screen each (1§6). */
export const JENIS_NOTA = ['PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'TUKAR'] as const;
export const JENIS_SLIP = ['SETORAN', 'KAS'] as const;
export const JENIS_TEMPLAT = [...JENIS_NOTA, ...JENIS_SLIP] as const;
export type JenisTemplat = (typeof JENIS_TEMPLAT)[number];

export const LETAK = ['PENUH', 'KIRI', 'KANAN'] as const;
export type Letak = (typeof LETAK)[number];
export type Kertas = 'TOKO' | '58' | '80' | 'NOTA';
const HURUF = { KECIL: 0.88, NORMAL: 1, BESAR: 1.15 } as const;

export type BagianTemplat = {
  readonly bagian: Bagian;
  readonly tampil: boolean;
  readonly letak: Letak;
};

/** How one kind of paper looks in a shop: its parts in their order, paper, size, logo, small print. */
export type Templat = {
  readonly bagian: readonly BagianTemplat[];
  /** TOKO follows UKURAN_STRUK. */
  readonly kertas: Kertas;
  readonly huruf: keyof typeof HURUF;
  readonly logo: boolean;
  /** The shop's own small print on this kind of paper. */
  readonly catatan: string;
  /** The closing words. */
  readonly salam: string;
  /** The pre-printed form in millimetres: its size, and what at the top and left is not written on. */
  readonly lebar: number;
  readonly tinggi: number;
  readonly atas: number;
  readonly kiri: number;
};

const LETAK_BAWAAN: Readonly<Record<Bagian, Letak>> = {
  KEPALA: 'KIRI',
  TANDA: 'KIRI',
  DATA: 'KANAN',
  BARANG: 'PENUH',
  JUMLAH: 'KANAN',
  BAYAR: 'KANAN',
  SYARAT: 'KIRI',
  KETERANGAN: 'KIRI',
  TTD: 'KANAN',
  CATATAN: 'KIRI',
  BARCODE: 'KANAN',
  SALAM: 'KIRI',
};

const NOTA = ['KEPALA', 'TANDA', 'DATA', 'BARANG', 'JUMLAH', 'BAYAR', 'SYARAT'] as const;
/** What is sold to a customer, and what he hands over and signs for. */
const KE_PELANGGAN = [...NOTA, 'KETERANGAN', 'CATATAN', 'BARCODE', 'SALAM'] as const;
const DARI_PELANGGAN = [...NOTA, 'CATATAN', 'TTD', 'BARCODE', 'SALAM'] as const;

const ISI: Readonly<Record<JenisTemplat, readonly Bagian[]>> = {
  PENJUALAN: KE_PELANGGAN,
  TITIPAN: KE_PELANGGAN,
  PEMBELIAN: DARI_PELANGGAN,
  TUKAR: DARI_PELANGGAN,
  SETORAN: ['KEPALA', 'TANDA', 'DATA', 'JUMLAH', 'BAYAR', 'CATATAN', 'BARCODE', 'SALAM'],
  KAS: ['KEPALA', 'TANDA', 'DATA', 'JUMLAH', 'CATATAN', 'TTD', 'BARCODE', 'SALAM'],
};

/** A paper without these could be taken for another one, or for a paid one: they always stand. */
export const TETAP: readonly Bagian[] = ['TANDA', 'DATA', 'BARANG', 'JUMLAH', 'BAYAR'];

/** Papers that thank the customer from the start; the others begin without closing words. */
const BERSALAM: readonly JenisTemplat[] = ['PENJUALAN', 'TITIPAN', 'TUKAR'];

export const templatBawaan = (jenis: JenisTemplat): Templat => ({
  bagian: ISI[jenis].map((bagian) => ({ bagian, tampil: true, letak: LETAK_BAWAAN[bagian] })),
  kertas: 'TOKO',
  huruf: 'NORMAL',
  logo: false,
  catatan: '',
  salam: BERSALAM.includes(jenis) ? 'Terima kasih' : '',
  lebar: 210,
  tinggi: 148,
  atas: 0,
  kiri: 8,
});

export type Logo = { readonly png: string };

/** A template with what it is printed on: everything that the look of a paper depends on. */
export type Cetak = {
  readonly templat: Templat;
  readonly logo: Logo | null;
  readonly paper: StrukPaper;
};

export const cetakBawaan = (jenis: JenisTemplat): Cetak => ({
  templat: templatBawaan(jenis),
  logo: null,
  paper: roll(80),
});

/** The paper of a template: what was asked for, its own, or the shop's (UKURAN_STRUK). */
export function siapkanCetak(
  templat: Templat,
  logo: Logo | null,
  { toko, diminta }: { toko: unknown; diminta?: unknown },
): Cetak {
  const { kertas, huruf, lebar, tinggi, atas, kiri } = templat;
  const ukuran = diminta ?? (kertas === 'TOKO' ? toko : kertas);
  const scale = HURUF[huruf];
  const form = { wide: lebar, tall: tinggi, top: atas, left: kiri, room: lebar - 2 * kiri, scale };
  const paper = ukuran === 'NOTA' ? form : roll(ukuran === '58' ? 58 : 80, scale);
  return { templat, logo, paper };
}

const TINGGI_LOGO = 16;

/**
 * The lines of a paper from its parts. Side by side they stand only on a form: neighbours with a
 * side become one band of two stacks.
 */
export function susunStruk(
  parts: Readonly<Partial<Record<Bagian, readonly StrukLine[]>>>,
  { templat, logo, paper }: Cetak,
): StrukLine[] {
  const form = paper.tall !== undefined;
  const picture: StrukLine[] =
    templat.logo && logo ? [{ kind: 'image', image: { png: logo.png, mm: TINGGI_LOGO } }] : [];
  const shown = templat.bagian
    .filter(({ bagian, tampil }) => tampil || TETAP.includes(bagian))
    .map(({ bagian, letak }) => ({
      letak: form ? letak : ('PENUH' as const),
      lines: [
        ...(bagian === 'KEPALA' ? picture : []),
        ...(form ? diForm(bagian, parts[bagian] ?? []) : (parts[bagian] ?? [])),
      ],
    }))
    .filter(({ lines }) => lines.length > 0);
  return tidy(bandsOf(shown));
}

const diForm = (bagian: Bagian, lines: readonly StrukLine[]): readonly StrukLine[] =>
  bagian === 'BARANG' ? rapatkan(lines) : bagian === 'BARCODE' ? sebelahkan(lines) : lines;

type Shown = { letak: Letak; lines: readonly StrukLine[] };

function bandsOf(shown: readonly Shown[]): StrukLine[] {
  const lines: StrukLine[] = [];
  let band: { left: StrukLine[]; right: StrukLine[] } | undefined;
  for (const { letak, lines: own } of shown) {
    if (letak === 'PENUH') {
      band = undefined;
      lines.push(...own);
      continue;
    }
    if (!band) {
      band = { left: [], right: [] };
      lines.push({ kind: 'columns', ...band });
    }
    band[letak === 'KIRI' ? 'left' : 'right'].push(...own);
  }
  return lines.map((line) =>
    line.kind === 'columns' ? { ...line, left: tidy(line.left), right: tidy(line.right) } : line,
  );
}

/** Parts bring their own ruled lines: of two that meet the heavier is kept; none is first or last. */
function tidy(lines: readonly StrukLine[]): StrukLine[] {
  const kept: StrukLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (line.kind === 'rule' && last === undefined) continue;
    if (line.kind === 'rule' && last?.kind === 'rule') {
      if (line.look === 'thick') kept[kept.length - 1] = line;
      continue;
    }
    kept.push(line);
  }
  const end = kept.findLastIndex(({ kind }) => kind !== 'rule' && kind !== 'gap');
  return kept.slice(0, end + 1);
}

/** The shop's own small print, line by line, and its closing words. */
export const catatanTemplat = ({ catatan }: Templat): StrukLine[] =>
  catatan
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text) => ({ kind: 'text', text, look: 'small' }));

export const salamTemplat = ({ salam }: Templat): StrukLine[] =>
  salam === '' ? [] : [GAP, { kind: 'center', text: salam, look: 'strong' }];

const TIDAK = refusals({
  BAGIAN_SALAH: { field: 'templat.bagian', message: 'Bagian Nota Tidak Lengkap' },
  NOTA_SEMPIT: { field: 'templat.kiri', message: 'Tepi Nota Terlalu Lebar' },
  NOTA_PENDEK: { field: 'templat.atas', message: 'Ruang Nota Terlalu Pendek' },
});
const SEMPIT_MM = 60;
const PENDEK_MM = 50;

/** Every part of that paper once, and a form that leaves room to write. */
export function periksaTemplat(jenis: JenisTemplat, templat: Templat): Refusal[] {
  const given = templat.bagian.map(({ bagian }) => bagian);
  const whole =
    given.length === ISI[jenis].length && ISI[jenis].every((one) => given.includes(one));
  const { lebar, tinggi, atas, kiri } = templat;
  return [
    ...(whole ? [] : [TIDAK.BAGIAN_SALAH]),
    ...(lebar - 2 * kiri < SEMPIT_MM ? [TIDAK.NOTA_SEMPIT] : []),
    ...(tinggi - atas < PENDEK_MM ? [TIDAK.NOTA_PENDEK] : []),
  ];
}
