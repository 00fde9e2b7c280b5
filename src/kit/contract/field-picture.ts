import * as z from 'zod/mini';
import { listOf, text, type Field } from '#kit/contract/field.ts';
import { alike, withSchema } from '#kit/contract/later.ts';
import { textSchema } from '#kit/contract/limits.ts';
import type { PictureWords } from '#kit/contract/typed.ts';
import { splitTags } from '#kit/rules/tags.ts';

/** A picture that is shown, as its path. */
export const photo = (label: string): Field<string | null> =>
  withSchema({ kind: 'photo', label }, () => z.nullable(z.string()));

/** A path as the server gives it to a picture that was sent. */
const PATH = /^[\w-]+(\/[\w-]+)+\.jpg$/;
const path = (empty: string) =>
  z.string(empty).check(
    z.refine((value: string) => value !== '', { error: empty, abort: true }),
    z.maxLength(120, 'Gambar Tidak Ditemukan'),
    z.regex(PATH, 'Gambar Tidak Ditemukan'),
  );

type Place = Omit<PictureWords, 'most'>;

/** One picture of a row: sent first, then named by its path. The row owns it, and takes it along when it goes. */
export const picture = (label: string, empty: string, place: Place): Field<string> =>
  withSchema({ kind: 'photo', label, empty, picture: { ...place, most: 1 } }, () => path(empty));

/** Several pictures in their order, at least one. */
export const pictures = (
  label: string,
  empty: string,
  place: Place & { most: number },
): Field<string[]> =>
  withSchema({ kind: 'photos', label, empty, picture: place }, () =>
    listOf(path(empty), {
      min: 1,
      max: place.most,
      minMessage: empty,
    }),
  );

/** What the pictures of another field are called: the last part of their path, said again. */
export const pictureName = (label: string, of: string): Field<string | null> =>
  withSchema({ kind: 'text', label, follows: of, optional: true }, () =>
    z.nullish(z.union([z.string(), z.array(z.string())])),
  );

/** A colour of the screen, as #RRGGBB. */
export const colour = (label: string, empty: string): Field<string> =>
  withSchema({ kind: 'colour', label, empty }, () =>
    z.string(empty).check(
      z.overwrite((value: string) => value.trim().toUpperCase()),
      z.refine((value: string) => value !== '', { error: empty, abort: true }),
      z.regex(/^#[0-9A-F]{6}$/, empty),
    ),
  );

/**
 * Words with a # before each; typed as one line, parted by commas. They come as such a line or as a list, each with
 * its # or without (3§3, 3§5), and are held and answered as the bare words.
 */
export const tags = (label: string, hint: string): Field<string[]> =>
  withSchema({ kind: 'tags', label, hint, start: [] }, () =>
    z.codec(
      z.union([z.string().check(z.maxLength(2000)), z.array(z.string())]),
      listOf(textSchema(label, { max: 40, pattern: /^[^#,]*$/ }), { max: 20 }),
      {
        decode: (sent) => splitTags(typeof sent === 'string' ? sent : sent.join(',')),
        encode: (held) => held as string[],
      },
    ),
  );

/** An address that a customer may be led to: of the web, or a page of this server; never a script. */
export const link = (label: string): Field<string> =>
  text(label, { max: 500, pattern: /^(https?:\/\/|\/)[^\s<>"'`\\]+$/i });

/** Asked for, unless the row has a value there: then another table knows it better, and `says` which. */
export const heldBy = <T>(name: string, of: Field<T>, says = 'Mengikuti stock'): Field<T> =>
  alike(of, { heldBy: name, heldSays: says });

/** Told by the server beside what was written; no form asks for it. */
export const shownOnly = <T>(of: Field<T>): Field<T> => alike(of, { shownOnly: true });
