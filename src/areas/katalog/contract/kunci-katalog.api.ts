import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  hint,
  instant,
  int,
  listOf,
  objectOf,
  optional,
  status,
  text,
} from '#kit/contract/field.ts';
import { withDefault } from '#kit/contract/field-more.ts';

const right = { menu: ['kunci-katalog'] } as const;
const params = { id: text('Kunci', { max: 8, pattern: /^[0-9a-f]{8}$/ }) };

/** A key of the read API as it is listed: never the key itself, which is not kept. */
export const kunciRow = {
  id: text('Kunci', { max: 8 }),
  nama: text('Nama', { max: 60 }),
  awal: text('Kunci'),
  status: status('Status', {
    BARU: 'BELUM DILIHAT',
    BERLAKU: 'BERLAKU',
    HANGUS: 'TIDAK DIAMBIL',
    DICABUT: 'DICABUT',
  }),
  batas_menit: int('Batas Per Menit'),
  terakhir: optional(instant('Terakhir Dipakai')),
  terakhir_ip: optional(text('Dari')),
  input_by: text('Dibuat Oleh'),
  input_date: instant('Dibuat'),
  dicabut_by: optional(text('Dicabut Oleh')),
  dicabut_at: optional(instant('Dicabut')),
};

export const listKunciEndpoint = defineEndpoint({
  call: 'GET kunci-katalog',
  summary: 'Kunci API katalog',
  answer: listOf(objectOf(kunciRow)),
  right,
});

export const kunciForm = {
  nama: hint('Program yang memakainya, misalnya aplikasi toko.', text('Nama', { max: 60 })),
  batas_menit: withDefault(
    120,
    hint(
      'Permintaan paling banyak dalam satu menit.',
      int('Batas Per Menit', { min: 10, max: 6000 }),
    ),
  ),
};

/** Agreed to by an owner, for a program reads from then on; the key is seen afterwards, once. */
export const buatKunciEndpoint = defineEndpoint({
  call: 'POST kunci-katalog',
  summary: 'Buat kunci API katalog',
  body: kunciForm,
  answer: kunciRow,
  right,
  approvable: true,
  key: 'required',
  anyDay: true,
  status: 201,
});

/**
 * Shows the key once, to the person who asked for it: no answer is kept of it, so no idempotency key may repeat this
 * call.
 */
export const bukaKunciEndpoint = defineEndpoint({
  call: 'POST kunci-katalog/:id/buka',
  summary: 'Tampilkan kunci API katalog satu kali',
  aside: true,
  params,
  answer: objectOf({ kunci: text('Kunci', { max: 100 }) }),
  right,
});

/** Closed at once, and for good. */
export const cabutKunciEndpoint = defineEndpoint({
  call: 'DELETE kunci-katalog/:id',
  summary: 'Cabut kunci API katalog',
  params,
  answer: kunciRow,
  right,
  anyDay: true,
});
