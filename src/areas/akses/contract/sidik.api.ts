import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { optional, secret, text } from '#kit/contract/field.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { dariTokoJauh } from '#areas/akses/contract/otorisasi-pusat.api.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';

/** FINGERPRINT_MODULE (D-33.25): off, the way is not offered, and what was enrolled opens nothing. */
const gate = modul(aksesModul.FINGERPRINT_MODULE);

/** What passes between the server and an authenticator, as WebAuthn writes it in JSON; the library reads it. */
const opsi = z.record(z.string(), z.unknown());
const kecil = z.string().check(z.maxLength(4000));
const panjang = z.string().check(z.maxLength(20_000));
const jawaban = z.object({
  id: kecil,
  rawId: kecil,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(kecil)),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
  response: z.object({
    clientDataJSON: panjang,
    authenticatorData: z.optional(panjang),
    signature: z.optional(panjang),
    userHandle: z.optional(z.nullable(kecil)),
    attestationObject: z.optional(panjang),
    transports: z.optional(z.array(kecil).check(z.maxLength(10))),
    publicKey: z.optional(panjang),
    publicKeyAlgorithm: z.optional(z.int()),
  }),
});
export const sidikJawab = jawaban;
export type SidikJawab = z.infer<typeof jawaban>;

const angka = z.array(
  z.object({ label: z.string(), nilai: z.string(), modal: z.optional(z.literal(true)) }),
);

/**
 * What the approver's authenticator is asked to sign for one request; never a print (reliability A2). Without a
 * keystore it is the request that the asker has open (1§7).
 */
export const userFingerprintEndpoint = defineEndpoint({
  call: 'GET user-fingerprint',
  summary: 'Minta sidik jari penyetuju',
  query: strictOf({
    user_id: z.string().check(z.minLength(1), z.maxLength(40)),
    keystore: z.optional(z.string().check(z.length(12))),
  }),
  answer: schemaOf(z.object({ user_id: z.string(), opsi })),
  right: 'login',
  gate,
});

/** The finger answers: reads the figures that the asker may not see, says yes, or says no. */
export const authorizationFingerprintEndpoint = defineEndpoint({
  call: 'POST authorization/fingerprint',
  aside: true,
  summary: 'Otorisasi dengan sidik jari',
  body: schemaOf(
    z.strictObject({
      user_id: z.string().check(z.maxLength(40)),
      keystore: z.optional(z.string().check(z.length(12))),
      kategori: z.enum(['ANGKA', 'SETUJUI', 'TOLAK']),
      fp: jawaban,
    }),
  ),
  answer: schemaOf(
    z.object({
      keystore: z.string(),
      status: z.string(),
      angka,
      jauh: z.optional(dariTokoJauh),
    }),
  ),
  right: 'login',
  gate,
});

const params = { user_id: userFields.user_id };

export const listSidikEndpoint = defineEndpoint({
  call: 'GET sidik-jari/:user_id',
  summary: 'Sidik jari terdaftar satu user',
  params,
  answer: schemaOf(
    z.array(
      z.object({
        id: z.string(),
        nama: z.string(),
        dibuat: z.string(),
        terakhir: z.nullable(z.string()),
      }),
    ),
  ),
  right: 'login',
  gate,
});

/** On Data Users, with the person there: his own password, and his second factor where he has one. */
export const mulaiSidikEndpoint = defineEndpoint({
  call: 'POST sidik-jari/:user_id/mulai',
  aside: true,
  summary: 'Mulai daftar sidik jari',
  params,
  body: { password: secret('Password'), kode: optional(text('Kode', { max: 20 })) },
  answer: schemaOf(z.object({ opsi })),
  right: 'login',
  gate,
});

export const daftarSidikEndpoint = defineEndpoint({
  call: 'POST sidik-jari/:user_id',
  aside: true,
  summary: 'Daftarkan sidik jari',
  params,
  body: schemaOf(
    z.strictObject({ nama: z.string().check(z.minLength(1), z.maxLength(60)), fp: jawaban }),
  ),
  right: 'login',
  gate,
});

/** One's own on any day; removing another person's needs the same approval as a new password for him. */
export const hapusSidikEndpoint = defineEndpoint({
  call: 'DELETE sidik-jari/:user_id/:id',
  approvable: true,
  anyDay: true,
  summary: 'Hapus sidik jari',
  params: { ...params, id: text('Sidik Jari', { max: 1400 }) },
  right: 'login',
});

/** The locked screen asks for the finger of the session's person. */
export const kunciSidikEndpoint = defineEndpoint({
  call: 'POST users/kunci-sidik',
  aside: true,
  summary: 'Minta sidik jari untuk membuka layar',
  answer: schemaOf(z.object({ opsi })),
  right: 'login',
});
export const bukaKunciSidikEndpoint = defineEndpoint({
  call: 'POST users/buka-kunci-sidik',
  aside: true,
  summary: 'Buka kunci layar dengan sidik jari',
  body: schemaOf(z.strictObject({ fp: jawaban })),
  right: 'login',
});
