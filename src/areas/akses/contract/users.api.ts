import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  hint,
  int,
  listOf,
  objectOf,
  optional,
  ref,
  secret,
  text,
  yesNo,
  type Field,
} from '#kit/contract/field.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { schemasIn } from '#kit/contract/schema.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { rapikanUserId } from '#areas/akses/rules/user-id.ts';
import { LEVELS, type Level } from '#areas/toko/rules/level.ts';

/** Who is with the shop and who may do what; an SPV may be let in to end sessions (inventory/menu.tsv). */
const right = { menu: ['data-users'] } as const;

export type SesiUser = { sejak: string; terakhir: string; perangkat: string };

const userId: Field<string> = {
  kind: 'text',
  label: 'User Id',
  schema: z
    .string()
    .check(
      z.overwrite(rapikanUserId),
      z.minLength(1, sentence('{label} Tidak Boleh Kosong', { label: word('User Id') })),
      z.maxLength(
        40,
        sentence('{label} Maksimal {max} Karakter', { label: word('User Id'), max: 40 }),
      ),
      z.regex(
        /^$|^[a-z0-9._-]{3,}$/,
        'User Id Minimal 3 Karakter, Hanya Huruf, Angka, Titik Dan Strip',
      ),
    ),
};

const level: Field<Level> = hint(
  'KASIR melayani, SPV dan OWN memberi otorisasi. Menu tiap level diatur di Hak Akses News.',
  choice('Level', LEVELS),
);
const fields = {
  usere_name: text('Nama', { max: 60 }),
  level,
  kode_sales: hint(
    'Boleh kosong. Diisi: kasirnya mulai dengan sales ini.',
    optional(ref('Sales', salesMaster, 'nama')),
  ),
};
const params = { user_id: userId };

export const userFields = { user_id: userId, ...fields, is_active: yesNo('Aktif') };

const sesi = z.nullable(
  z.object({ sejak: z.string(), terakhir: z.string(), perangkat: z.string() }),
);

export type UserRow = {
  user_id: string;
  usere_name: string;
  level: Level;
  kode_toko: string;
  kode_sales: string | null;
  is_active: boolean;
  /** Of an account of the vendor's support: when its grant ends. */
  aktif_sampai: string | null;
  dua_faktor: boolean;
  sesi: SesiUser | null;
};

const row = z.strictObject({
  ...schemasIn(userFields),
  kode_toko: z.string(),
  aktif_sampai: z.nullable(z.string()),
  dua_faktor: z.boolean(),
  sesi,
});

export const listUsersEndpoint = defineEndpoint({
  call: 'GET users',
  summary: 'Daftar user',
  query: z.strictObject({
    ...pagingShape(['user_id', 'usere_name', 'level', 'is_active']),
    level: z.optional(z.enum(LEVELS)),
    is_active: z.optional(z.enum(['true', 'false'])),
  }),
  answer: listOf(row),
  right,
  paged: true,
});

/** The people of the shop by name, for filters and for who checked what. */
export const semuaUsersEndpoint = defineEndpoint({
  call: 'GET users/get/all',
  summary: 'Semua user toko',
  answer: listOf(objectOf({ user_id: userId, usere_name: fields.usere_name, level })),
  right: 'login',
});

export const tambahUserEndpoint = defineEndpoint({
  call: 'POST users',
  summary: 'Tambah pengguna',
  approvable: true,
  body: { user_id: userId, ...fields, password: secret('Password', 8) },
  answer: row,
  right,
  status: 201,
});

export const ubahUserEndpoint = defineEndpoint({
  call: 'PUT users/:user_id',
  summary: 'Ubah pengguna',
  approvable: true,
  params,
  body: { ...fields, is_active: yesNo('Aktif') },
  answer: row,
  right,
});

export const hapusUserEndpoint = defineEndpoint({
  call: 'DELETE users/:user_id',
  summary: 'Hapus user',
  approvable: true,
  params,
  answer: row,
  right,
});

export const aktifkanUserEndpoint = defineEndpoint({
  call: 'POST users/:user_id/aktifkan',
  summary: 'Aktifkan user',
  approvable: true,
  params,
  answer: row,
  right,
});

/** A new password that the user has to change; every session of the user ends. */
export const resetPasswordEndpoint = defineEndpoint({
  call: 'POST users/:user_id/reset-password',
  summary: 'Reset password user',
  approvable: true,
  params,
  body: { new_password: secret('Password Baru', 8) },
  answer: row,
  right,
});

const rightSesi = { menu: ['data-users', 'sesi-kasir'] } as const;

const orangMasuk = {
  user_id: userId,
  usere_name: fields.usere_name,
  level,
  sejak: text('Sejak'),
  terakhir: text('Terakhir'),
  perangkat: text('Perangkat'),
};

/** Who is logged in now, of those whose session one may end: a supervisor sees the cashiers. */
export const listSesiEndpoint = defineEndpoint({
  call: 'GET users/get/sesi',
  summary: 'Sesi yang terbuka',
  answer: listOf(objectOf(orangMasuk)),
  right: rightSesi,
});

/** Frees a user id that is in use elsewhere (D-3.4). */
export const akhiriSesiEndpoint = defineEndpoint({
  call: 'POST users/:user_id/akhiri-sesi',
  anyClock: true,
  summary: 'Akhiri sesi user',
  params,
  answer: { diakhiri: int('Sesi Diakhiri') },
  right: rightSesi,
});
