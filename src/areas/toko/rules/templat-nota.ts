import { GAP, roll, type StrukLine, type StrukPaper } from '#kit/rules/struk.ts';
import { bertumpuk, rapatkan, sebelahkan } from '#areas/toko/rules/susun-form.ts';

/** What a paper is made of; every paper has some of these. */
export type Bagian =
  | 'KEPALA'
  | 'TANDA'
  | 'DATA'
  | 'BARANG'
  | 'JUMLAH'
  | 'BAYAR'
  | 'KUPON'
  | 'SYARAT'
  | 'SEPAKAT'
  | 'KETERANGAN'
  | 'TTD'
  | 'CATATAN'
  | 'BARCODE'
  | 'SALAM';

/** Tickets of goods that stay with the shop or are owed, and the receipts of money on each. */
const JENIS_SURAT = ['HUTANG', 'CICILAN', 'PESANAN', 'SERVICE'] as const;
const JENIS_BUKTI_BAYAR = [
  'BAYAR_HUTANG',
  'BAYAR_CICILAN',
  'BAYAR_PESANAN',
  'BAYAR_SERVICE',
] as const;
/** Papers that the engine draws from the declaration of a kind; KAS is of every kind that names none. */
export type JenisBukti = (typeof JENIS_SURAT)[number] | (typeof JENIS_BUKTI_BAYAR)[number] | 'KAS';

/** Papers with lines of pieces, and slips of money alone: a screen each (1§6). */
export const JENIS_NOTA = ['PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'TUKAR', ...JENIS_SURAT] as const;
export const JENIS_SLIP = ['SETORAN', ...JENIS_BUKTI_BAYAR, 'KUPON', 'KAS'] as const;
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
  /** The same of its back, where a computer prints on that (PLATFORM_NOTA). */
  readonly atas_belakang: number;
  readonly kiri_belakang: number;
};

/** Which side of a form is printed on; a roll has one. */
export const SISI = ['DEPAN', 'BELAKANG'] as const;
export type Sisi = (typeof SISI)[number];

const LETAK_BAWAAN: Readonly<Record<Bagian, Letak>> = {
  KEPALA: 'KIRI',
  TANDA: 'KIRI',
  DATA: 'KANAN',
  BARANG: 'PENUH',
  JUMLAH: 'KANAN',
  BAYAR: 'KANAN',
  KUPON: 'KIRI',
  SYARAT: 'KIRI',
  SEPAKAT: 'KIRI',
  KETERANGAN: 'KIRI',
  TTD: 'KANAN',
  CATATAN: 'KIRI',
  BARCODE: 'KANAN',
  SALAM: 'KIRI',
};

const NOTA = ['KEPALA', 'TANDA', 'DATA', 'BARANG', 'JUMLAH', 'BAYAR'] as const;
const KAKI = ['BARCODE', 'SALAM'] as const;
/** What is said of an act, its goods, its sum, what both sides agree to and sign. */
const BUKTI: readonly Bagian[] = [
  'KEPALA',
  'TANDA',
  'DATA',
  'BARANG',
  'JUMLAH',
  'SEPAKAT',
  'CATATAN',
  'TTD',
  ...KAKI,
];

const ISI: Readonly<Record<JenisTemplat, readonly Bagian[]>> = {
  PENJUALAN: [...NOTA, 'KUPON', 'SYARAT', 'KETERANGAN', 'CATATAN', ...KAKI],
  TITIPAN: [...NOTA, 'SYARAT', 'KETERANGAN', 'CATATAN', ...KAKI],
  PEMBELIAN: [...NOTA, 'SYARAT', 'CATATAN', 'TTD', ...KAKI],
  TUKAR: [...NOTA, 'KUPON', 'SYARAT', 'KETERANGAN', 'CATATAN', 'TTD', ...KAKI],
  HUTANG: BUKTI,
  CICILAN: BUKTI,
  PESANAN: BUKTI,
  SERVICE: BUKTI,
  SETORAN: ['KEPALA', 'TANDA', 'DATA', 'JUMLAH', 'BAYAR', 'CATATAN', ...KAKI],
  BAYAR_HUTANG: BUKTI,
  BAYAR_CICILAN: BUKTI,
  BAYAR_PESANAN: BUKTI,
  BAYAR_SERVICE: BUKTI,
  KUPON: ['KEPALA', 'TANDA', 'DATA', 'JUMLAH', 'CATATAN', ...KAKI],
  KAS: BUKTI,
};

/**
 * A paper without these could be taken for another one, or for a paid one; without what was agreed to or promised the
 * customer does not know of it: they are always printed.
 */
export const TETAP: readonly Bagian[] = [
  'TANDA',
  'DATA',
  'BARANG',
  'JUMLAH',
  'BAYAR',
  'KUPON',
  'SEPAKAT',
];

/** Papers that thank the customer from the start; the others begin without closing words. */
const BERSALAM: readonly JenisTemplat[] = ['PENJUALAN', 'TITIPAN', 'TUKAR'];

/** Signed below what is agreed to: beside the sum and the codes there is more room at the left. */
const DITANDATANGANI_KIRI: readonly JenisTemplat[] = ['PEMBELIAN', 'TUKAR'];
const letakBawaan = (jenis: JenisTemplat, bagian: Bagian): Letak =>
  bagian === 'TTD' && DITANDATANGANI_KIRI.includes(jenis) ? 'KIRI' : LETAK_BAWAAN[bagian];

export const templatBawaan = (jenis: JenisTemplat): Templat => ({
  bagian: ISI[jenis].map((bagian) => ({ bagian, tampil: true, letak: letakBawaan(jenis, bagian) })),
  kertas: 'TOKO',
  huruf: 'NORMAL',
  logo: false,
  catatan: '',
  salam: BERSALAM.includes(jenis) ? 'Terima kasih' : '',
  lebar: 210,
  tinggi: 148,
  atas: 0,
  kiri: 8,
  atas_belakang: 0,
  kiri_belakang: 8,
});

/**
 * A template as a shop has stored it, with parts that its kind was given since: each behind the one before it. One of
 * before backs were set prints them as its front.
 */
export function lengkapiTemplat(jenis: JenisTemplat, kept: Templat): Templat {
  const bawaan = templatBawaan(jenis);
  const bagian = [...kept.bagian];
  for (const [at, one] of bawaan.bagian.entries()) {
    if (bagian.some((other) => other.bagian === one.bagian)) continue;
    const before = bawaan.bagian[at - 1]?.bagian;
    bagian.splice(bagian.findIndex((other) => other.bagian === before) + 1, 0, one);
  }
  const belakang = { atas_belakang: kept.atas, kiri_belakang: kept.kiri };
  return { ...bawaan, ...belakang, ...kept, bagian };
}

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

type Diminta = { toko: unknown; diminta?: unknown; sisi?: Sisi };
/** The paper of a template: what was asked for, its own, or the shop's (UKURAN_STRUK); of a form one side. */
export function siapkanCetak(
  templat: Templat,
  logo: Logo | null,
  { toko, diminta, sisi = 'DEPAN' }: Diminta,
): Cetak {
  const { kertas, huruf, lebar, tinggi } = templat;
  const { atas, kiri } = tepiDari(templat, sisi);
  const ukuran = diminta ?? (kertas === 'TOKO' ? toko : kertas);
  const scale = HURUF[huruf];
  const form = { wide: lebar, tall: tinggi, top: atas, left: kiri, room: lebar - 2 * kiri, scale };
  const paper = ukuran === 'NOTA' ? form : roll(ukuran === '58' ? 58 : 80, scale);
  return { templat, logo, paper };
}

/** What stays free of a form, on that side. */
export const tepiDari = (of: Templat, sisi: Sisi): Pick<Templat, 'atas' | 'kiri'> =>
  sisi === 'DEPAN' ? of : { atas: of.atas_belakang, kiri: of.kiri_belakang };

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
        ...(form ? diForm(bagian, letak, parts[bagian] ?? []) : bertumpuk(parts[bagian] ?? [])),
      ],
    }))
    .filter(({ lines }) => lines.length > 0);
  return tidy(bandsOf(shown));
}

const diForm = (bagian: Bagian, letak: Letak, lines: readonly StrukLine[]): readonly StrukLine[] =>
  bagian === 'BARANG'
    ? rapatkan(letak === 'PENUH' ? lines : bertumpuk(lines))
    : bagian === 'BARCODE'
      ? sebelahkan(lines)
      : lines;

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
