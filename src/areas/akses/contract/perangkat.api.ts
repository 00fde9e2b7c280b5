import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';

/** Work at a screen, or a telephone that only answers approvals. */
export const JENIS_SESI = ['KERJA', 'OTORISATOR'] as const;

const sesi = z.object({
  /** Names the session to a person who may end it; it logs no person in. */
  id: z.string(),
  jenis: z.enum(JENIS_SESI),
  perangkat: z.string(),
  ip: z.string(),
  mulai: z.string(),
  terakhir: z.string(),
  berakhir: z.nullable(z.string()),
  alasan_akhir: z.nullable(z.string()),
  /** How a telephone is rung while its page is closed; null where it is not. */
  notifikasi: z.nullable(
    z.object({ terakhir: z.nullable(z.string()), gagal: z.int(), sebab: z.nullable(z.string()) }),
  ),
  /** The session that asks. */
  kini: z.boolean(),
});
export type SesiPerangkat = z.infer<typeof sesi>;

/** What is open of a person, and what was last: one's own, or of somebody whose session one may end (D-3.4). */
export const sesiPerangkatEndpoint = defineEndpoint({
  call: 'GET users/:user_id/sesi',
  summary: 'Sesi dan perangkat satu user',
  params: { user_id: userFields.user_id },
  answer: schemaOf(z.array(sesi)),
  right: 'login',
});

export const akhiriPerangkatEndpoint = defineEndpoint({
  call: 'DELETE users/:user_id/sesi/:id',
  aside: true,
  summary: 'Akhiri satu sesi atau perangkat',
  params: { user_id: userFields.user_id, id: text('Sesi', { min: 16, max: 16 }) },
  right: 'login',
});
