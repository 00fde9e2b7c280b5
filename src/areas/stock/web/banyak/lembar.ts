import { isHari, type Hari } from '#kit/rules/hari.ts';
import { readFigure, type FigureKind } from '#kit/rules/figure.ts';
import { BARANG_PALING_BANYAK, type BarangAsked } from '#areas/stock/contract/barang.api.ts';
import {
  angkaDi,
  fieldOf,
  isBatu,
  NAMA,
  NAMA_BARANG,
  NAMA_BATU,
  namaBatu,
  type NamaKolom,
} from '#areas/stock/web/banyak/kolom.ts';

/** What is typed in a line: a text for each cell that holds one. */
export type Baris = Readonly<Partial<Record<NamaKolom, string>>>;
export type Tempat = { readonly baris: number; readonly kolom: number };
export const kosong = (baris: Baris): boolean =>
  Object.values(baris).every((cell) => !cell?.trim());

/** A piece: the line that names it, and the lines that hold its stones. */
export type Potong = { readonly baris: number; readonly batu: readonly number[] };

/** The pieces of a sheet; a line that holds a stone alone goes with the piece above it. */
export function potongDi(rows: readonly Baris[]): Potong[] {
  const found: { baris: number; batu: number[] }[] = [];
  const filled = (baris: Baris, names: readonly NamaKolom[]) =>
    names.some((name) => baris[name]?.trim());
  for (const [at, one] of rows.entries()) {
    const [barang, batu] = [filled(one, NAMA_BARANG), filled(one, NAMA_BATU)];
    const above = found.at(-1);
    if (batu && !barang && above) above.batu.push(at);
    else if (barang || batu) found.push({ baris: at, batu: batu ? [at] : [] });
  }
  return found;
}

/** A figure of a cell by the one reader; nothing that could be read in two ways is guessed (D-51.5). */
export function readAngka(text: string, kind: FigureKind): number | undefined {
  const { plain } = readFigure(text, kind);
  return plain === undefined ? undefined : Number(plain);
}

/** What a column's figures are: weights and percents have decimals, the rest is money or a count. */
const jenisAngka = (name: NamaKolom): FigureKind => {
  const { kind, decimals = 0 } = fieldOf(name);
  return kind === 'rupiah'
    ? { decimals: 0, money: true }
    : {
        decimals: kind === 'persen' ? 2 : kind === 'int' ? 0 : decimals || 3,
        money: kind === 'int',
      };
};

/** Tabs of a clipboard, else semicolons (where a comma is a decimal), else commas. */
function pemisah(line: string): string {
  const count = (sign: string) => line.split(sign).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/** Cells of a spreadsheet's clipboard (tabs) or of a CSV file (commas or semicolons), quotes and all. */
export function readTabel(text: string): string[][] {
  const between = pemisah(text.replace(/\r?\n.*$/s, ''));
  const rows: string[][] = [];
  let [cells, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    rows.push([...cells, cell]);
    [cells, cell] = [[], ''];
  };
  const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < clean.length; at++) {
    const sign = clean.charAt(at);
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
export function petaKepala(
  [head]: readonly (readonly string[])[],
  names = NAMA,
): (NamaKolom | undefined)[] | undefined {
  if (!head) return undefined;
  const known = new Map(
    names.flatMap(
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
  names = NAMA,
): Baris[] {
  const peta = petaKepala(tabel, names);
  const isi = peta ? tabel.slice(1) : tabel;
  const next = [...rows];
  for (const [turun, cells] of isi.entries()) {
    const baris = at.baris + turun;
    if (baris >= BARANG_PALING_BANYAK) break;
    const placed = cells.map(
      (cell, kanan) => [peta ? peta[kanan] : names[at.kolom + kanan], cell] as const,
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
export function tulis(
  rows: readonly Baris[],
  { baris, kolom }: Tempat,
  text: string,
  names = NAMA,
): Baris[] {
  const next = [...rows];
  while (next.length <= baris) next.push({});
  const here = next[baris] ?? {};
  const above =
    baris > 0 && names[kolom] === 'nama_barang' && kosong(here) && text.trim()
      ? (next[baris - 1] ?? {})
      : {};
  const ikut = Object.fromEntries(
    IKUT.flatMap((name) => (above[name] ? [[name, above[name]]] : [])),
  );
  const nama = names[kolom];
  next[baris] = { ...ikut, ...here, ...(nama && { [nama]: text }) };
  return next;
}

type Terbaca = { barang: BarangAsked; batu: Record<string, unknown>; salah: NamaKolom[] };

/** Codes are in capitals, and so are the grades of a stone; words stay as they are typed. */
const berkode = (name: NamaKolom): boolean =>
  isBatu(name) ? name !== 'batu_no_sertifikat' : name.startsWith('kode_') && name !== 'kode_intern';

/** A word of a cell as the API takes it: a choice by its code or its label, a day in the ways that are written here. */
function readKata(name: NamaKolom, text: string): string | undefined {
  const { kind, options = [] } = fieldOf(name);
  if (kind === 'choice')
    return options.find(({ value, label }) =>
      [value, label].some((one) => sebut(one) === sebut(text)),
    )?.value;
  if (kind === 'day') return readHari(text);
  return berkode(name) ? text.toUpperCase() : text;
}

/** 2026-11-20, 20-11-2026 or 20/11/2026. */
function readHari(text: string): Hari | undefined {
  const day = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const [, hari = '', bulan = '', tahun = ''] = day ?? [];
  const iso = day ? `${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}` : text;
  return isHari(iso) ? iso : undefined;
}

/** A line as the API takes it; a figure that cannot be read is left out and reported at its cell. */
export function keBarang(baris: Baris): Terbaca {
  const read: Terbaca = { barang: {}, batu: {}, salah: [] };
  for (const name of NAMA) {
    const text = baris[name]?.trim();
    if (!text) continue;
    const figure = angkaDi(name) ? readAngka(text, jenisAngka(name)) : undefined;
    if (angkaDi(name) && figure === undefined) {
      read.salah.push(name);
      continue;
    }
    const value = figure ?? readKata(name, text);
    if (value === undefined) {
      read.salah.push(name);
      continue;
    }
    if (isBatu(name)) read.batu[namaBatu(name)] = value;
    else read.barang[name] = value;
  }
  return read;
}

/** A piece with its stones, as it is sent. */
export function kePotong(rows: readonly Baris[], { baris, batu }: Potong): BarangAsked {
  const { barang } = keBarang(rows[baris] ?? {});
  const berlian = batu.map((at) => keBarang(rows[at] ?? {}).batu);
  return berlian.length > 0 ? { ...barang, berlian } : barang;
}
