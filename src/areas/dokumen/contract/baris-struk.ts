import * as z from 'zod/mini';
import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';

/** The strips of a document as the server has drawn them, for a printer that takes lines and no file (D-49.6). */
export const barisStruk = z.object({
  no: z.string(),
  cetak_ke: z.int(),
  keadaan: z.enum(['TUNGGU', 'SAH', 'BATAL']),
  /** The same paper left before: this one says so on itself. */
  lagi: z.boolean(),
  paper: z.custom<StrukPaper>(isObject),
  /** The printer cuts by itself (AUTO_CUT), or the paper is a form. */
  cut: z.boolean(),
  sheets: z.array(z.custom<StrukSheet>(isObject)),
});
export type BarisStruk = z.infer<typeof barisStruk>;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
