import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { secret, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';

/** Six figures of the authenticator, or one of the recovery codes. */
export const kodeFaktor = text('Kode', { max: 20 });

const keadaan = strictOf({
  aktif: z.boolean(),
  wajib: z.boolean(),
  aktif_sejak: z.nullable(z.string()),
  sisa_kode_pulih: z.number(),
});

export const duaFaktorEndpoint = defineEndpoint({
  call: 'GET dua-faktor',
  summary: 'Faktor kedua sendiri',
  answer: keadaan,
  right: 'login',
});

/** A fresh secret for the authenticator; nothing is stored before a code of it has come back. */
export const mulaiDuaFaktorEndpoint = defineEndpoint({
  call: 'POST dua-faktor/mulai',
  aside: true,
  summary: 'Mulai pasang faktor kedua',
  body: { password: secret('Password') },
  answer: strictOf({ rahasia: z.string(), uri: z.string() }),
  right: 'login',
});

/** Answers the recovery codes, once: they are kept as hashes only, so no key may replay them. */
export const aktifkanDuaFaktorEndpoint = defineEndpoint({
  call: 'POST dua-faktor/aktifkan',
  aside: true,
  summary: 'Aktifkan faktor kedua',
  body: {
    password: secret('Password'),
    rahasia: text('Rahasia', { min: 32, max: 32, pattern: /^[A-Z2-7]{32}$/ }),
    kode: kodeFaktor,
  },
  answer: strictOf({ kode_pulih: z.array(z.string()) }),
  right: 'login',
});

export const matikanDuaFaktorEndpoint = defineEndpoint({
  call: 'POST dua-faktor/matikan',
  aside: true,
  summary: 'Matikan faktor kedua',
  body: { password: secret('Password'), kode: kodeFaktor },
  answer: keadaan,
  right: 'login',
});

/** The owner removes the factor of a person who lost telephone and recovery codes; the removal is recorded. */
export const hapusDuaFaktorEndpoint = defineEndpoint({
  call: 'DELETE dua-faktor/:user_id',
  summary: 'Hapus faktor kedua user',
  approvable: true,
  params: { user_id: userFields.user_id },
  right: { menu: ['data-users'] },
});
