import * as z from 'zod/mini';
import {
  capitals,
  gram,
  int,
  kode,
  listOf,
  optional,
  ref,
  rupiah,
  text,
  type Field,
  type HasList,
  type Schema,
} from '#kit/contract/field.ts';
import { alike, withSchema } from '#kit/contract/later.ts';
import { empty, scaled, tooLong, type Limits } from '#kit/contract/limits.ts';
import type { Miligram, Sen } from '#kit/rules/quantity.ts';
import { ktpPolos } from '#kit/rules/masked.ts';
import { formatPhone, readPhone } from '#kit/rules/phone.ts';
import { said, sentence, word } from '#kit/rules/sentence.ts';

/** The weight of a stone: thousandths of a carat inside, with 3 decimals outside (D-23.1). */
export const carat = (label: string, limits: Limits = {}): Field<Miligram> =>
  alike(gram(label, { min: 1, max: 1_000_000, ...limits }), { unit: 'ct' });

/** So long a number may be written. */
export const PHONE_MOST = 30;
export const PHONE_SHORT = said('No HP Minimal 11 Angka');

/** A telephone number in any way of writing, held as E.164 and shown as it is read here (D-51.4, 1§9). */
export const phone = (
  label: string,
  { short = PHONE_SHORT, missing = empty(label) }: { short?: string; missing?: string } = {},
): Field<string> =>
  alike(text(label, { max: PHONE_MOST, typed: 'phone', empty: missing }), { person: 'PHONE' }, () =>
    phoneCodec((written) => {
      if (!/\d/.test(written)) return missing;
      if (written.length > PHONE_MOST) return tooLong(label, PHONE_MOST);
      return readPhone(written) === undefined ? short : undefined;
    }),
  );

/** The same in an answer: a document keeps what was written before numbers were read. */
export const phoneTold = (label: string): Field<string> =>
  alike(text(label, { min: 0 }), { person: 'PHONE' }, () => phoneCodec(() => undefined));

/** Only what comes in is looked at: what is held goes out, whatever it is. */
const phoneCodec = (wrong: (written: string) => string | undefined) =>
  z.codec(z.string(), z.string(), {
    decode: (written, context) => {
      const message = wrong(written);
      if (message === undefined) return readPhone(written) ?? written.trim();
      context.issues.push({ code: 'custom', input: written, message });
      return z.NEVER;
    },
    encode: formatPhone,
  });

/**
 * The number of an identity card: 16 figures, held without the blanks, dots, dashes and strokes that were typed. One
 * figure sixteen times, or a number that begins with 0, is refused: no card has it.
 */
export const identity = (label: string): Field<string> =>
  alike(text(label, { min: 16, max: 16, typed: 'digitsOnly' }), { person: 'IDENTITY' }, () =>
    z
      .string()
      .check(
        z.overwrite(ktpPolos),
        z.regex(/^\d{16}$/, sentence('{label} Harus 16 Angka', { label: word(label) })),
        z.regex(/^(?!(\d)\1{15}$)[1-9]/, sentence('{label} Tidak Benar', { label: word(label) })),
      ),
  );

/** A number of so many figures or one more, held without the blanks, dots, dashes and strokes that were typed. */
export const figures = (label: string, least: number): Field<string> =>
  alike(text(label, { min: least, max: least + 1, typed: 'digitsOnly' }), {}, () =>
    z.string().check(
      z.overwrite((value: string) => value.replaceAll(/[\s\p{Pd}./]/gu, '')),
      z.regex(
        new RegExp(String.raw`^\d{${least},${least + 1}}$`),
        sentence('{label} Harus {n} Atau {m} Angka', {
          label: word(label),
          n: String(least),
          m: String(least + 1),
        }),
      ),
      z.regex(/^(?!(\d)\1+$)/, sentence('{label} Tidak Benar', { label: word(label) })),
    ),
  );

/** A number as it is read from a paper: spaces, dashes and small letters are the writer's own. */
export const nomor = (label: string, max = 20): Field<string> =>
  alike(kode(label, max), {}, () =>
    z.string().check(
      z.overwrite((value: string) => capitals(value.replaceAll(/[\s\p{Pd}./_]/gu, ''))),
      z.minLength(1, empty(label)),
      z.maxLength(max, tooLong(label, max)),
      z.regex(
        /^[A-Z0-9]*$/,
        sentence('{label} Hanya Boleh Huruf, Angka, Titik Dan Strip', { label: word(label) }),
      ),
    ),
  );

/** A rate of exchange: rupiah with 2 decimals outside, hundredths inside. */
export const kurs = (label: string): Field<Sen> =>
  alike<Sen>(rupiah(label), { decimals: 2 }, () => scaled<Sen>(label, 100, { min: 1, max: 1e11 }));

/** Anything with a shape of its own as a field of a body or an answer. */
export const asField = <T>(schema: Schema<T>, label: string): Field<T> => ({
  kind: 'list',
  label,
  schema,
});

/** A weight that is put on the scale: `onScale(gram('Berat'))`. */
export const onScale = <T>(of: Field<T>): Field<T> => alike(of, { scale: true });

const WIDE: Limits = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
const bare = ({ kind, label, typed }: Field): Field | undefined =>
  kind === 'rupiah'
    ? rupiah(label, WIDE)
    : kind === 'gram'
      ? gram(label, WIDE)
      : kind === 'int'
        ? int(label)
        : kind === 'text' || kind === 'longText'
          ? text(label, { min: 0, max: 100_000 })
          : kind === 'kode' && typed
            ? kode(label, 40)
            : undefined;

/** The same field in an answer: limits apply to what is typed, never to what is answered. */
export const told = <T>(of: Field<T>): Field<T> => {
  const wide = (of.typed === 'phone' ? phoneTold(of.label) : bare(of as Field)) as
    | Field<T>
    | undefined;
  if (!wide) return of;
  return alike(of, { typed: undefined }, () => (of.optional ? optional(wide) : wide).schema);
};

/** Several codes of a master's rows, chosen from its list; none where nothing is chosen, unless `least` says so. */
export function refs(
  label: string,
  master: HasList,
  show: string,
  least?: string,
): Field<string[]> {
  const one = ref(label, master, show);
  return alike<string[]>(one as Field<unknown>, { kind: 'list', empty: least }, () =>
    listOf(one.schema, { min: least ? 1 : 0, max: 500, minMessage: least }),
  );
}

/** The same as a filter in a query string, parted by commas; none chosen means all (R6). */
export function refsAll(label: string, master: HasList, show: string): Field<string[]> {
  return alike(refs(label, master, show), { optional: true }, () => {
    const codes = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(500));
    return z.codec(z.optional(z.nullable(z.string())), codes, {
      decode: (typed) => (typed ? typed.split(',') : []),
      encode: (chosen) => (chosen.length > 0 ? chosen.join(',') : undefined),
    });
  });
}

/** Of two figures the one that a choice beside them asks for: `onlyIf('cara', 'PERSEN', persen('Persen'))`. */
export const onlyIf = <T>(
  name: string,
  is: string | readonly string[],
  of: Field<T>,
): Field<T | null> =>
  alike(optional(of), { when: { field: name, is: typeof is === 'string' ? [is] : is } });
/** Left out it is this; a form starts with it. */
export const withDefault = <T>(value: T, of: Field<T>): Field<T> =>
  alike(of, { optional: true, start: value }, () =>
    z.codec(z.optional(z.nullable(z.any())), of.schema as z.ZodMiniType, {
      decode: (given) => given ?? z.encode(of.schema as z.ZodMiniType, value),
      encode: (held) => held,
    }),
  );

/** A month, YYYY-MM; `empty` is what is said where none is given. */
export const month = (
  label: string,
  empty = sentence('{label} Tidak Boleh Kosong', { label: word(label) }),
): Field<string> =>
  withSchema({ kind: 'month', label }, () =>
    z.string(empty).check(
      z.refine((value: string) => value !== '', { error: empty, abort: true }),
      z.regex(
        /^(19|20)\d{2}-(0[1-9]|1[0-2])$/,
        sentence('{label} Tidak Valid', { label: word(label) }),
      ),
    ),
  );

/** HH:mm of the shop's clock. */
export const time = (label: string): Field<string> =>
  withSchema({ kind: 'time', label }, () =>
    z
      .string()
      .check(
        z.regex(
          /^([01]\d|2[0-3]):[0-5]\d$/,
          sentence('{label} Tidak Valid', { label: word(label) }),
        ),
      ),
  );

/** Of a change: left out, what is held stays as it is (undefined); null or empty clears it (D-51.12). */
export const leftAsIs = <T>(of: Field<T>): Field<T | undefined> =>
  alike<T | undefined>(of, { optional: true }, () => unlessLeftOut(of.schema as z.ZodMiniType));

function unlessLeftOut(schema: z.ZodMiniType): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniCodec)) return z.optional(schema);
  const { in: from, out, transform, reverseTransform } = schema._zod.def;
  if (from._zod.optin !== 'optional') return z.optional(schema);
  return z.codec(from, z.optional(out), {
    decode: (value, context) => (value === undefined ? undefined : transform(value, context)),
    encode: (value, context) =>
      value === undefined ? undefined : reverseTransform(value, context),
  });
}
