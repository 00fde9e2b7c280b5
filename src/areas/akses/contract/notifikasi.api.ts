import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';

const answer = schemaOf(z.object({ aktif: z.boolean() }));

/** What the browser of a trusted telephone gives when its person allows notifications (RFC 8030). */
export const nyalakanNotifikasiEndpoint = defineEndpoint({
  call: 'POST otorisator/notifikasi',
  aside: true,
  summary: 'Nyalakan notifikasi di telepon ini',
  body: {
    endpoint: text('Alamat Notifikasi', { max: 1000 }),
    p256dh: text('Kunci Notifikasi', { max: 100 }),
    auth: text('Rahasia Notifikasi', { max: 30 }),
  },
  answer,
  right: 'login',
});

export const matikanNotifikasiEndpoint = defineEndpoint({
  call: 'DELETE otorisator/notifikasi',
  aside: true,
  summary: 'Matikan notifikasi di telepon ini',
  answer,
  right: 'login',
});

/** From another screen of the same person, or by a person who may end his sessions. */
export const lepasNotifikasiEndpoint = defineEndpoint({
  call: 'DELETE users/:user_id/sesi/:id/notifikasi',
  aside: true,
  summary: 'Matikan notifikasi satu telepon',
  params: { user_id: userFields.user_id, id: text('Sesi', { min: 16, max: 16 }) },
  right: 'login',
});
