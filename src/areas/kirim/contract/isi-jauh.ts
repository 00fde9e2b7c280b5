import * as z from 'zod/mini';
import { textSchema } from '#kit/contract/limits.ts';
import { isHari, type Hari } from '#kit/rules/hari.ts';
import { mg, persen, rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';

/** Words of which what two servers tell each other of goods is made: nothing outside these bounds is believed. */
export const MOST_RP = 1_000_000_000_000;
export const MOST_MG = 100_000_000;
export const MOST_BUTIR = 10_000;

export const teks = (max: number) => textSchema('Isi', { min: 0, max });
export const isi = (max: number) => textSchema('Isi', { max });
export const bulat = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most));
export const berat = (least: number): z.ZodMiniType<Miligram> =>
  z.pipe(
    bulat(least, MOST_MG),
    z.transform((n: number) => mg(n)),
  );
export const uang = (): z.ZodMiniType<Rupiah> =>
  z.pipe(
    bulat(0, MOST_RP),
    z.transform((n: number) => rp(n)),
  );
export const perseratus = (most: number): z.ZodMiniType<Persen> =>
  z.pipe(
    bulat(1, most),
    z.transform((n: number) => persen(n)),
  );
export const tanggal = z.pipe(
  z.string().check(z.refine((value: string) => isHari(value), 'Tanggal')),
  z.transform((value: string) => value as Hari),
);
export const kode = (max: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Z0-9_.-]{1,${max}}$`)));
export const barcode = z.string().check(z.regex(/^[A-Z0-9]{8}$/));
export const nomor = (huruf: string) =>
  z.string().check(z.regex(new RegExp(`^${huruf}[A-Z0-9]{12}$`)));
