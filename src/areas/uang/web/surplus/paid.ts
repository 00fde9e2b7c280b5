import { mark } from '#kit/web/base/text.ts';

/** The columns of a surplus that was paid, in their order: what it was paid on, and what more is known of that. */
export const paidColumns = <N extends string, M extends string = never>(on: N, ...more: M[]) =>
  [
    'no_kelebihan',
    'input_date',
    on,
    ...more,
    'nama_customer',
    'penerima',
    'kelebihan',
    'input_by',
  ] as const;

export const PAID_WORDS = {
  label: mark('Bayar kelebihan'),
  none: mark('Belum ada kelebihan yang dibayar'),
  hint: mark('Kelebihan lelang yang dibayarkan pada hari ini tercatat di sini.'),
};
