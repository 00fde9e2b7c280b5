import type { Field, Fields } from '#kit/contract/field.ts';
import { formatTanggal, isHari, type Hari } from '#kit/rules/hari.ts';
import { negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { shown } from '#kit/rules/sentence.ts';
import { kataNilai, teksNilai } from '#areas/akses/contract/teks-nilai.ts';
import type { DocumentSpec, PrintedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { PaperLine, Signs } from '#areas/dokumen/contract/paper-spec.ts';
import type { Bukti } from '#areas/dokumen/rules/bukti.ts';

type Row = Readonly<Record<string, unknown>>;
type Declared<W extends DocumentSpec = DocumentSpec> = {
  readonly spec: W;
  readonly row: Fields;
};
/** Where a kind says a field in other words than its value: the name of a drawer. */
export type Said = Readonly<Record<string, string>>;

/** What a document is called by the letters of its number: 'Kas Masuk'. */
export const lettersOf = ({ letters, key }: DocumentSpec, row: Row): string =>
  letters[String(row[key]).slice(0, 2)] ?? '';

/** A field of a document as a person reads it. */
export const sayField = (of: Declared, row: Row, name: string, said: Said = {}): string =>
  said[name] ?? sayValue(fieldIn(of, name), row[name]);

/** A paper names the month of a day. */
const sayValue = (of: Field, value: unknown): string =>
  of.kind === 'day' && typeof value === 'string' && isHari(value)
    ? formatTanggal(value)
    : teksNilai(of, value);

/** The same in an approval, where each reader's own language is spoken. */
export const askField = (of: Declared, row: Row, name: string, said: Said = {}): string =>
  said[name] ?? kataNilai(fieldIn(of, name), row[name]);

export const fieldIn = ({ row }: Declared, name: string): Field => row[name] as Field;

/** The paper of one document, from the list of its parts. */
export function buktiOf(of: Declared<PrintedSpec>, row: Row, said: Said = {}): Bukti {
  const { spec } = of;
  const { key, paper } = spec;
  const bulat = coinsOf(paper, row);
  const sum = bulat ? { ...row, [paper.total]: plus(row[paper.total] as Rupiah, bulat) } : row;
  return {
    ...(paper.templat && { templat: paper.templat }),
    judul: `BUKTI ${lettersOf(spec, row).toUpperCase()}`,
    no: String(row[key]),
    tgl_system: row.tgl_system as Hari,
    batal: row.status === 'CANC',
    oleh: String(row.input_by),
    cetak_ke: row.cetak_ke as number,
    isi: paper.lines.flatMap((line) => lineOf(of, row, line, said)),
    jumlah: sayField(of, sum, paper.total, said),
    ...(bulat && { bulat: sayField(of, { pembulatan_tunai: bulat }, 'pembulatan_tunai') }),
    ...(paper.totalLabel && { sebutan: paper.totalLabel }),
    tanda_tangan: signsOf(spec, row),
    ...(paper.copies && { lembar: paper.copies }),
  };
}

/** How much more crosses the counter than the sum of the document; undefined where it is the sum. */
function coinsOf({ coins }: PrintedSpec['paper'], row: Row): Rupiah | undefined {
  const bulat = coins && (row.pembulatan_tunai as Rupiah);
  if (!bulat) return undefined;
  return coins === 'KELUAR' || (coins === 'arah' && row.arah === 'KELUAR') ? negate(bulat) : bulat;
}

/** A pair of the paper; what was left empty has none. */
function lineOf(
  of: Declared,
  row: Row,
  line: PaperLine,
  said: Said,
): (readonly [string, string])[] {
  if (typeof line !== 'string')
    return [[sayField(of, row, line.label, said), sayField(of, row, line.text, said)]];
  if ((row[line] ?? null) === null) return [];
  return [[shown(fieldIn(of, line).label), sayField(of, row, line, said)]];
}

function signsOf({ paper: { sign }, key }: PrintedSpec, row: Row): Signs {
  if (Array.isArray(sign)) return sign as Signs;
  return (sign as Readonly<Record<string, Signs>>)[String(row[key]).slice(0, 2)]!;
}
