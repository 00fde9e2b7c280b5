import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  DATA_KOSONG: { message: '{label} Tidak Boleh Kosong' },
  KODE_TITIK: { message: '{label} Tidak Valid' },
  RENTANG_TERBALIK: { message: '{sampai} Tidak Boleh Lebih Kecil Dari {dari}' },
});

const labelIn = (fields: Record<string, Field>, name: string) => word(fields[name]?.label ?? name);

type Bound = string | number | null;

/** What the declaration says of fields beside each other: asked for by a choice, and from before to. */
export function periksaBaris(master: Master, row: Row): Refusal[] {
  const { fields, range } = master;
  const kosong = Object.entries(fields as Record<string, Field>).flatMap(
    ([name, { label, when }]) =>
      when?.is.includes(row[when.field] as string) && (row[name] ?? null) === null
        ? [{ ...fill(TIDAK.DATA_KOSONG, { label: word(label) }), field: name }]
        : [],
  );
  const salah = [...periksaKunci(master, row), ...kosong];
  if (!range) return salah;
  const [from, to] = [row[range.from] ?? null, row[range.to] ?? null] as [Bound, Bound];
  if (from === null || to === null || from <= to) return salah;
  const labels = {
    dari: labelIn(fields, range.from),
    sampai: labelIn(fields, range.to),
  };
  return [...salah, { ...fill(TIDAK.RENTANG_TERBALIK, labels), field: range.to }];
}

/** In an address these two are no names: a browser takes them for a folder, and the row would be out of reach. */
const DOTS: readonly unknown[] = ['.', '..'];
const periksaKunci = ({ key, fields }: Master, row: Row): Refusal[] =>
  key.flatMap((name) =>
    DOTS.includes(row[name])
      ? [{ ...fill(TIDAK.KODE_TITIK, { label: labelIn(fields, name) }), field: name }]
      : [],
  );
