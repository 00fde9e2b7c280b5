import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, ofPerson, optional, secret, text, yesNo } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { schemaOf, schemasIn } from '#kit/contract/schema.ts';

/** One entry of the rights tree (1§3): groups hold entries; `is_show` is the tick. */
export type AksesNode = {
  kode: string;
  nama: string;
  path: string | null;
  is_show: boolean;
  children: AksesNode[];
};

/** What the browser gets about person and shop; hints for drawing, never rights (reliability A2). */
export type Sesi = {
  user: {
    user_id: string;
    usere_name: string;
    level: string;
    akses: AksesNode[];
    kode_toko: string;
    tgl_system: string;
    kode_sales: string | null;
    /** Date fields are read-only while true (1§4, D-33.18). */
    active_date: boolean;
    lihat_modal: boolean;
    ganti_password: boolean;
    /** A second factor is compulsory, not there yet and overdue: nothing else is open. */
    pasang_faktor: boolean;
    /** It is compulsory and may be missing until this instant. */
    pasang_sebelum: string | null;
  };
  /** The head office that this person is of, who may work on every shop of the chain (D-43.1); null: of a branch. */
  pusat: { kode_toko: string; nama_toko: string } | null;
  modules: string[];
  /** Parameters that screens read, by key. */
  parameter: Record<string, unknown>;
  toko: {
    kode_toko: string;
    nama_toko: string;
    alamat_toko: string;
    no_whatsapp: string | null;
    jenis: 'PUSAT' | 'CABANG' | 'ONLINE';
    zona: 'WIB' | 'WITA' | 'WIT';
    demo: boolean;
  };
  hari: {
    tgl_system: string;
    status: 'OPEN' | 'CLOSED';
    kemarin_belum_tutup: string | null;
    /** The clock is so many seconds behind the shop's last act: nothing is written (D-51.2). */
    jam_mundur: number | null;
    /** The date that an owner has to agree to before it is worked on (D-51.2). */
    tanggal_lompat: string | null;
  };
};

export const aksesNode: z.ZodMiniType<AksesNode> = z.object({
  kode: z.string(),
  nama: z.string(),
  path: z.nullable(z.string()),
  is_show: z.boolean(),
  get children() {
    return z.array(aksesNode);
  },
});

const sesi = z.object({
  user: z.object({
    user_id: z.string(),
    usere_name: z.string(),
    level: z.string(),
    akses: z.array(aksesNode),
    kode_toko: z.string(),
    tgl_system: z.string(),
    kode_sales: z.nullable(z.string()),
    active_date: z.boolean(),
    lihat_modal: z.boolean(),
    ganti_password: z.boolean(),
    pasang_faktor: z.boolean(),
    pasang_sebelum: z.nullable(z.string()),
  }),
  pusat: z.nullable(z.object({ kode_toko: z.string(), nama_toko: z.string() })),
  modules: z.array(z.string()),
  parameter: z.record(z.string(), z.unknown()),
  toko: z.object({
    kode_toko: z.string(),
    nama_toko: z.string(),
    ...schemasIn({
      alamat_toko: ofPerson('HOUSE', text('Alamat Toko', { min: 0 })),
      no_whatsapp: optional(ofPerson('HOUSE', phoneTold('No WhatsApp'))),
    }),
    jenis: z.enum(['PUSAT', 'CABANG', 'ONLINE']),
    zona: z.enum(['WIB', 'WITA', 'WIT']),
    demo: z.boolean(),
  }),
  hari: z.object({
    tgl_system: z.string(),
    status: z.enum(['OPEN', 'CLOSED']),
    kemarin_belum_tutup: z.nullable(z.string()),
    jam_mundur: z.nullable(z.number()),
    tanggal_lompat: z.nullable(z.string()),
  }),
});

/** User ids are not case-sensitive; the device comes from a long-lived cookie or `x-device`. */
export const loginEndpoint = defineEndpoint({
  call: 'POST users/login',
  aside: true,
  summary: 'Login',
  body: {
    user_id: text('User Id', { max: 40 }),
    password: secret('Password'),
    /** The second factor, once the answer has asked for it (PERLU_DUA_FAKTOR). */
    kode: optional(text('Kode', { max: 20 })),
    /** A finger instead of the code, as JSON, where the question came with one. */
    fp: optional(text('Sidik Jari', { max: 20_000 })),
    /** The user id is in use on another device (USER_DIPAKAI): that session ends and this one begins. */
    ambil_alih: optional(yesNo('Ambil Alih')),
  },
  answer: schemaOf(z.extend(sesi, { token: z.string() })),
  right: 'public',
});

export const logoutEndpoint = defineEndpoint({
  call: 'POST users/logout',
  aside: true,
  summary: 'Logout',
  body: { user_id: text('User Id', { max: 40 }) },
  right: 'login',
});

/** Opens the shop's new day when the date has changed since the last closing (D-2.3). */
export const meEndpoint = defineEndpoint({
  call: 'GET users/me',
  summary: 'Sesi sekarang',
  answer: sesi,
  right: 'login',
});

/** Says that somebody is at the screen, while he types and asks the server nothing; how long he may. */
export const hadirEndpoint = defineEndpoint({
  call: 'GET users/hadir',
  summary: 'Masih di layar',
  answer: { menit_kunci: int('Menit Sampai Terkunci') },
  right: 'login',
});

/** The screen waits for its password from now on, in every tab and for every program of this session. */
export const kunciEndpoint = defineEndpoint({
  call: 'POST users/kunci',
  aside: true,
  summary: 'Kunci layar',
  right: 'login',
});

/** Unlocks a counter that waited too long (D-34.7); no new session. */
export const bukaKunciEndpoint = defineEndpoint({
  call: 'POST users/buka-kunci',
  aside: true,
  summary: 'Buka kunci layar',
  body: { password: secret('Password') },
  right: 'login',
});

export const changePasswordEndpoint = defineEndpoint({
  call: 'POST users/change-password',
  anyClock: true,
  summary: 'Ganti password',
  body: { password: secret('Password Lama'), new_password: secret('Password Baru', 8) },
  right: { menu: ['ganti-password'] },
});

/** How strong a password is while it is typed, one's own or (with `user_id`) another's. */
export const kekuatanEndpoint = defineEndpoint({
  call: 'POST users/kekuatan',
  readOnly: true,
  summary: 'Kekuatan password baru',
  body: {
    new_password: secret('Password Baru'),
    user_id: optional(text('User Id', { max: 40 })),
    usere_name: optional(text('Nama', { max: 60 })),
    berfaktor: optional(yesNo('Ada Faktor Kedua')),
  },
  answer: { minimal: int('Karakter Minimal'), kekuatan: int('Kekuatan', { min: 1, max: 4 }) },
  right: 'login',
});
