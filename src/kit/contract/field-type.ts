import type * as z from 'zod/mini';
import type { PictureWords, Typed } from '#kit/contract/typed.ts';

/**
 * Field words: what a value is, said once, over a zod schema; form, table, parser, paper and OpenAPI
 * follow from it. Its input is the wire, its output what the code holds: grams outside, milligrams inside (D-1.1).
 */
export type Kind =
  | 'text'
  | 'longText'
  | 'kode'
  | 'secret'
  | 'int'
  | 'rupiah'
  | 'gram'
  | 'persen'
  | 'grade'
  | 'yesNo'
  | 'day'
  | 'month'
  | 'instant'
  | 'time'
  | 'choice'
  | 'ref'
  | 'list'
  | 'photo'
  | 'photos'
  | 'colour'
  | 'tags'
  | 'status';

export type Schema<T> = z.ZodMiniType<T, unknown>;
export type Option = { readonly value: string; readonly label: string };
/** Where the choices of a `ref` come from: a list call, its code field and the field to show. */
export type RefSource = {
  readonly call: string;
  readonly value: string;
  readonly show: string;
  readonly table: string;
  readonly saidBy?: string; // Its code is never shown: this percent of its row says it (R18).
  readonly only?: { readonly field: string; readonly is: readonly string[] }; // Offers these rows alone.
};

/** What a field tells of a person; HOUSE is a phone or an address that everybody may know. */
export type Person = 'IDENTITY' | 'PICTURE' | 'PHONE' | 'ADDRESS' | 'HOUSE';

export type Field<T = unknown> = {
  readonly kind: Kind;
  readonly label: string;
  readonly schema: Schema<T>;
  readonly optional?: true;
  readonly leftOut?: true; // May be missing, and is then what the shop's tables say; given, it is not empty.
  readonly options?: readonly Option[];
  readonly source?: RefSource;
  readonly decimals?: 2 | 3;
  readonly start?: unknown; // What a form starts with.
  readonly opens?: 'hari' | 'tahun' | 'bulan'; // Where a filter starts.
  readonly cost?: true; // Left out for those who may not see it (D-3.5), and while this module is off.
  readonly person?: Person; // Told of a person: with its middle hidden below SPV (abuse case 19).
  readonly modul?: string | readonly string[];
  readonly hint?: string;
  readonly empty?: string; // Said where nothing was chosen, in other words than the field's own.
  readonly when?: { readonly field: string; readonly is: readonly string[] }; // Asked and compulsory only then.
  readonly most?: { readonly percent: number; readonly message: string }; // Above it a typed percent is cleared.
  readonly unit?: string; // Behind the figure instead of gram; a text with one is a figure, too.
  readonly words?: readonly string[]; // Of a row's text: which are ours, to be translated (rowWord).
  readonly named?: true; // In a table its `source` says what the code is called.
  readonly calledAs?: string; // The column whose names these codes have.
  readonly names?: ReadonlyMap<string, string>; // As the answer says them.
  readonly rowKey?: string; // Codes that are answered as rows: each code under this name, beside its own name.
  readonly alone?: true; // A figure of its row, that no report adds up.
  readonly typed?: Typed; // What may be typed (1§5).
  readonly scale?: true; // Taken off the scale of the counter.
  readonly picture?: PictureWords;
  readonly follows?: string; // Repeats the value of this field; no form asks for it.
  readonly shownOnly?: true; // Answered, never written by a form.
  readonly heldBy?: string; // Shown instead of asked while this field of the row is filled.
  readonly heldSays?: string; // What is said of it then: what it follows.
};
export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F> = F extends Field<infer T> ? T : never;
export type ValuesOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };
