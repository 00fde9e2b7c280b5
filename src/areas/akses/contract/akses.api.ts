import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, listOf, objectOf, text, yesNo, type Schema } from '#kit/contract/field.ts';
import { aksesNode, type AksesNode } from '#areas/akses/contract/sesi.api.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';

/** Levels whose menu is ticked; OWN and SU see everything (1§6). */
export const LEVEL_TEMPLAT = ['KASIR', 'SPV', 'MU', 'DEV'] as const;

const tree = z.array(aksesNode) as unknown as z.ZodMiniType;
const centang = listOf(objectOf({ kode: text('Menu', { max: 60 }), is_show: yesNo('Tampil') }), {
  min: 1,
  max: 500,
}) as unknown as z.ZodMiniType;

const params = { user_id: userFields.user_id };
const milikUser = { menu: ['hak-akses-users'] } as const;
const milikTemplat = { menu: ['hak-akses-news'] } as const;

type AksesUser = { user_id: string; level: string; ikut_templat: boolean; akses: AksesNode[] };
const aksesUser = z.strictObject({
  user_id: z.string(),
  level: z.string(),
  ikut_templat: z.boolean(),
  akses: tree,
}) as unknown as Schema<AksesUser>;

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
  params,
  body: z.strictObject({ akses: centang }) as unknown as Schema<{ akses: Centang[] }>,
  answer: aksesUser,
  right: milikUser,
});

export type Templat = { level: string; akses: AksesNode[]; user_ids: string[]; semua: string[] };
const templat = z.strictObject({
  level: z.string(),
  akses: tree,
  user_ids: z.array(z.string()),
  semua: z.array(z.string()),
}) as unknown as Schema<Templat>;

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
  params: { level: choice('Level', LEVEL_TEMPLAT) },
  body: z.strictObject({
    akses: centang,
    user_ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1000)),
  }) as unknown as Schema<{ akses: Centang[]; user_ids: string[] }>,
  answer: templat,
  right: milikTemplat,
});
