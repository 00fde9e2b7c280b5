import type { Field } from '#kit/contract/field.ts';
import { barangBaruFields } from '#areas/stock/contract/barang.fields.ts';
import { BARANG_PALING_BANYAK, type BarangAsked } from '#areas/stock/contract/barang.api.ts';

/** The columns of the sheet from left to right, and how wide they are. */
export const KOLOM = [
  ['nama_barang', 200],
  ['kode_kategori', 84],
  ['kode_dept', 72],
  ['kode_group', 72],
  ['kode_kadar', 72],
  ['berat', 84],
  ['berat_atribut', 104],
  ['kode_gudang', 76],
  ['kode_baki', 76],
  ['size', 70],
  ['ongkos', 104],
  ['harga_jual', 116],
  ['harga_modal', 116],
  ['kode_intern', 110],
  ['kode_supplier', 90],
  ['deskripsi', 220],
] as const satisfies readonly (readonly [keyof typeof barangBaruFields, number])[];
export type NamaKolom = (typeof KOLOM)[number][0];
export const NAMA = KOLOM.map(([name]) => name) as readonly NamaKolom[];
export const fieldOf = (name: NamaKolom): Field => barangBaruFields[name] as unknown as Field;

/** What is typed of one piece: a text for each cell that holds one. */
export type Baris = Readonly<Partial<Record<NamaKolom, string>>>;
export type Tempat = { readonly baris: number; readonly kolom: number };
export const kosong = (baris: Baris): boolean =>
  Object.values(baris).every((cell) => !cell?.trim());

/** How figures are written: with a point before the decimals (R18), or as Indonesian sheets do, with a comma. */
export type Gaya = 'TITIK' | 'KOMA';
const GAYA = {
  TITIK: /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/,
  KOMA: /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/,
} as const;

/** A figure exactly as it is written; nothing that could be read in two ways is guessed (abuse case 30). */
export function bacaAngka(text: string, gaya: Gaya): number | undefined {
  const plain = text
    .replace(/^Rp\.?\s*/i, '')
    .replace(/,-$/, '')
    .replace(/\s*g$/i, '')
    .trim();
  if (!GAYA[gaya].test(plain)) return undefined;
  return Number(
    gaya === 'TITIK' ? plain.replaceAll(',', '') : plain.replaceAll('.', '').replace(',', '.'),
  );
}

/** Tabs of a clipboard, else semicolons (where a comma is a decimal), else commas. */
function pemisah(line: string): string {
  const count = (sign: string) => line.split(sign).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/** Cells of a spreadsheet's clipboard (tabs) or of a CSV file (commas or semicolons), quotes and all. */
export function bacaTabel(text: string): string[][] {
  const between = pemisah(text.split(/\r?\n/, 1)[0]!);
  const rows: string[][] = [];
  let [cells, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    rows.push([...cells, cell]);
    [cells, cell] = [[], ''];
  };
  const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < clean.length; at++) {
    const sign = clean[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (clean[at + 1] === '"') cell += clean[++at];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === between) [cells, cell] = [[...cells, cell], ''];
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some(Boolean));
}

const sebut = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Where the columns of a table stand, when its first row names them by name or label. */
export function petaKepala([head]: readonly (readonly string[])[]):
  | (NamaKolom | undefined)[]
  | undefined {
  if (!head) return undefined;
  const known = new Map(
    NAMA.flatMap(
      (name) =>
        [
          [sebut(name), name],
          [sebut(fieldOf(name).label), name],
        ] as const,
    ),
  );
  const peta = head.map((cell) => known.get(sebut(cell)));
  return peta.filter(Boolean).length >= 2 ? peta : undefined;
}

/** Lays a table into the sheet: under its own headings, or from the cell that was pointed at. */
export function tempel(
  rows: readonly Baris[],
  tabel: readonly (readonly string[])[],
  at: Tempat,
): Baris[] {
  const peta = petaKepala(tabel);
  const isi = peta ? tabel.slice(1) : tabel;
  const next = [...rows];
  for (const [turun, cells] of isi.entries()) {
    const baris = at.baris + turun;
    if (baris >= BARANG_PALING_BANYAK) break;
    const placed = cells.map(
      (cell, kanan) => [peta ? peta[kanan] : NAMA[at.kolom + kanan], cell] as const,
    );
    while (next.length <= baris) next.push({});
    next[baris] = { ...next[baris], ...Object.fromEntries(placed.filter(([name]) => name)) };
  }
  return next;
}

/** What the next piece most often shares with the one above it. */
const IKUT: readonly NamaKolom[] = [
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kode_gudang',
  'kode_baki',
  'kode_supplier',
];

/** Writes one cell; a name in an empty line brings the codes of the line above. */
export function tulis(rows: readonly Baris[], { baris, kolom }: Tempat, text: string): Baris[] {
  const next = [...rows];
  while (next.length <= baris) next.push({});
  const here = next[baris]!;
  const above =
    baris > 0 && NAMA[kolom] === 'nama_barang' && kosong(here) && text.trim()
      ? next[baris - 1]!
      : {};
  const ikut = Object.fromEntries(
    IKUT.flatMap((name) => (above[name] ? [[name, above[name]]] : [])),
  );
  next[baris] = { ...ikut, ...here, [NAMA[kolom]!]: text };
  return next;
}

const FIGURES: readonly Field['kind'][] = ['gram', 'rupiah', 'persen', 'kadar', 'int'];
export const angkaDi = (name: NamaKolom): boolean => FIGURES.includes(fieldOf(name).kind);

/** A line as the wire takes it; a figure that cannot be read stays out and is told at its cell. */
export function keBarang(baris: Baris, gaya: Gaya): { barang: BarangAsked; salah: NamaKolom[] } {
  const barang: Record<string, unknown> = {};
  const salah: NamaKolom[] = [];
  for (const name of NAMA) {
    const text = baris[name]?.trim();
    if (!text) continue;
    if (!angkaDi(name)) {
      barang[name] = name.startsWith('kode_') && name !== 'kode_intern' ? text.toUpperCase() : text;
      continue;
    }
    const figure = bacaAngka(text, gaya);
    if (figure === undefined) salah.push(name);
    else barang[name] = figure;
  }
  return { barang, salah };
}
