import { objectOf, type Fields, type Schema, type ValuesOf } from '#kit/contract/field.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { parse } from '#kit/server/parse.ts';
import { Problem } from '#kit/server/problem.ts';
import {
  barangBaruFields,
  barangFields,
  berlianFields,
} from '#areas/stock/contract/barang.fields.ts';
import type { BarangAsked } from '#areas/stock/contract/barang.api.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';

type Read<T> =
  | { readonly isi: T; readonly salah?: undefined }
  | { readonly salah: Refusal[]; readonly isi?: undefined };
type Dibaca<F extends Fields> = ValuesOf<F> & {
  gambar: string[] | undefined;
  berlian: Berlian[] | undefined;
};

const BARU = objectOf(barangBaruFields);
const BERLIAN = objectOf(berlianFields);

/** A line as it arrived, in the units of the code; or every fault of it, at its fields. */
export const readBarangBaru = (asked: BarangAsked): Read<Dibaca<typeof barangBaruFields>> =>
  baca(BARU, asked);

/** Only the fields that a change names: the rest of the piece stays as it is. */
export function readPerubahan(asked: BarangAsked): Read<Partial<Dibaca<typeof barangFields>>> {
  const named = Object.fromEntries(
    Object.entries(barangFields).filter(([name]) => asked[name] !== undefined),
  ) as typeof barangFields;
  return baca(objectOf(named) as Schema<Partial<ValuesOf<typeof barangFields>>>, asked) as Read<
    Partial<Dibaca<typeof barangFields>>
  >;
}

function baca<T>(
  schema: Schema<T>,
  { gambar, berlian, ...asked }: BarangAsked,
): Read<T & { gambar: string[] | undefined; berlian: Berlian[] | undefined }> {
  const salah: Refusal[] = [];
  const isi = tryParse(schema, filled(asked), '', salah);
  const stones = berlian?.map((stone, at) =>
    tryParse(BERLIAN, filled(stone), `berlian.${at}.`, salah),
  );
  if (salah.length > 0 || isi === undefined) return { salah };
  const words = isi as T & { nama_barang?: string };
  if (words.nama_barang !== undefined) words.nama_barang = words.nama_barang.replace(/\s+/g, ' ');
  return {
    isi: {
      ...words,
      gambar: gambar?.map((one) => one.gambar_path),
      berlian: stones as Berlian[] | undefined,
    },
  };
}

/** An empty cell says nothing: what must be said is then told as missing. */
const filled = (asked: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && value !== ''));

function tryParse<T>(
  schema: Schema<T>,
  value: unknown,
  prefix: string,
  salah: Refusal[],
): T | undefined {
  try {
    return parse(schema, value);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    salah.push(
      ...(error.errors ?? []).map(({ path, message }) => ({
        code: error.code,
        field: prefix + path,
        message,
      })),
    );
    return undefined;
  }
}
