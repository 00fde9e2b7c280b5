import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, listOf, objectOf, text, yesNo } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { aksesNode, type AksesNode } from '#areas/akses/contract/sesi.api.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';

/** Levels whose menu is ticked; OWN and SU see everything (1§6). */
export const LEVEL_TEMPLAT = ['KASIR', 'SPV', 'MU', 'DEV'] as const;

const tree = z.array(aksesNode);
const centang = listOf(objectOf({ kode: text('Menu', { max: 60 }), is_show: yesNo('Tampil') }), {
  min: 1,
  max: 500,
});

const params = { user_id: userFields.user_id };
const milikUser = { menu: ['hak-akses-users'] } as const;
const milikTemplat = { menu: ['hak-akses-news'] } as const;

const aksesUser = strictOf({
  user_id: z.string(),
  level: z.string(),
  ikut_templat: z.boolean(),
  akses: tree,
});

export const aksesUserEndpoint = defineEndpoint({
  call: 'GET akses/:user_id',
  summary: 'Hak akses user',
  params,
  answer: aksesUser,
  right: milikUser,
});

export type Centang = { kode: string; is_show: boolean };

/** Ticks of one's own: from now on the user no longer follows the template of the level. */
export const ubahAksesUserEndpoint = defineEndpoint({
  call: 'PUT akses/:user_id',
  summary: 'Ubah hak akses user',
  approvable: true,
  params,
  body: strictOf({ akses: centang }),
  answer: aksesUser,
  right: milikUser,
});

export type Templat = { level: string; akses: AksesNode[]; user_ids: string[]; semua: string[] };
const templat = strictOf({
  level: z.string(),
  akses: tree,
  user_ids: z.array(z.string()),
  semua: z.array(z.string()),
});

/** What each level starts with, who follows it (`user_ids`) and who could (`semua`). */
export const listTemplatEndpoint = defineEndpoint({
  call: 'GET akses-templat',
  summary: 'Templat hak akses',
  answer: listOf(templat),
  right: milikTemplat,
});

export const ubahTemplatEndpoint = defineEndpoint({
  call: 'PUT akses-templat/:level',
  summary: 'Ubah templat hak akses',
  approvable: true,
  params: { level: choice('Level', LEVEL_TEMPLAT) },
  body: strictOf({
    akses: centang,
    user_ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1000)),
  }),
  answer: templat,
  right: milikTemplat,
});
