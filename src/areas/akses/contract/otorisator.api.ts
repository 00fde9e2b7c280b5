import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, longText, optional, secret, text } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { dariTokoJauh } from '#areas/akses/contract/otorisasi-pusat.api.ts';

/** Days that a telephone is trusted after its log-in with the second factor (decision 450). */
export const HARI_OTORISATOR = 30;

/** What `otorisator` reads beside its own calls: the photos of what is asked. */
const keystore = { keystore: text('Keystore', { max: 12 }) };
const angka = z.array(
  z.object({ label: z.string(), nilai: z.string(), modal: z.optional(z.literal(true)) }),
);
const siapa = z.object({
  user_id: z.string(),
  usere_name: z.string(),
  level: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  zona: z.enum(['WIB', 'WITA', 'WIT']),
  /** Head office answers for a branch whose code it scanned. */
  pusat: z.boolean(),
  sampai: z.string(),
});

/** The approver's telephone, once: password and second factor; it opens no screen of the shop. */
export const masukOtorisatorEndpoint = defineEndpoint({
  call: 'POST otorisator/masuk',
  aside: true,
  summary: 'Masuk di telepon penyetuju',
  body: {
    user_id: text('User Id', { max: 40 }),
    password: secret('Password'),
    kode: optional(text('Kode', { max: 20 })),
  },
  answer: schemaOf(z.extend(siapa, { token: z.string() })),
  right: 'public',
});

export const keluarOtorisatorEndpoint = defineEndpoint({
  call: 'POST otorisator/keluar',
  aside: true,
  summary: 'Lupakan telepon ini',
  right: 'login',
});

const ringkas = z.object({
  keystore: z.string(),
  event: z.array(z.string()),
  ringkasan: z.string(),
  input_by: z.string(),
  nama_peminta: z.string(),
  input_date: z.string(),
  kedaluwarsa: z.string(),
});

/** Who this telephone answers for, and what waits for the answer now. */
export const otorisatorEndpoint = defineEndpoint({
  call: 'GET otorisator',
  summary: 'Permintaan yang menunggu',
  answer: schemaOf(
    z.extend(siapa, {
      permintaan: z.array(ringkas),
      /** What a browser needs to be rung here, and whether it is. */
      notifikasi: z.object({ kunci: z.string(), aktif: z.boolean() }),
    }),
  ),
  right: 'login',
});

/** Everything that the approver reads before the answer: the figures of cost only if his level sees them. */
export const bukaPermintaanEndpoint = defineEndpoint({
  call: 'GET otorisator/:keystore',
  summary: 'Satu permintaan, dengan angka dan foto',
  params: keystore,
  answer: schemaOf(
    z.extend(ringkas, {
      status: z.string(),
      perihal: z.array(z.string()),
      catatan: z.nullable(z.string()),
      angka,
      /** The figures that were agreed to before, for the same form. */
      dulu: z.nullable(angka),
      /** Barcodes and paths of the photos of what is asked. */
      foto: z.array(z.string()),
      detik: z.int(),
      /** One of them is on the asker's screen. */
      pilihan: z.array(z.int()),
      hari_ini: z.object({ minta: z.int(), disetujui: z.int() }),
      dijawab: z.nullable(z.object({ oleh: z.string(), waktu: z.string() })),
      jauh: z.optional(dariTokoJauh),
    }),
  ),
  right: 'login',
});

/** `cocok` came with the code, or the approver chose it after the asker said it: a wrong one refuses the request. */
export const setujuiDiTeleponEndpoint = defineEndpoint({
  call: 'POST otorisator/:keystore/setujui',
  aside: true,
  summary: 'Setujui di telepon',
  params: keystore,
  body: { cocok: int('Angka Di Layar', { min: 0, max: 99 }) },
  right: 'login',
});

export const tolakDiTeleponEndpoint = defineEndpoint({
  call: 'POST otorisator/:keystore/tolak',
  aside: true,
  summary: 'Tolak di telepon',
  params: keystore,
  body: { alasan: optional(longText('Alasan')) },
  right: 'login',
});

/** The calls that a trusted telephone may make; every other one is closed to it. */
export const PANGGILAN_OTORISATOR: readonly string[] = [
  'GET otorisator',
  'GET otorisator/:keystore',
  'POST otorisator/:keystore/setujui',
  'POST otorisator/:keystore/tolak',
  'POST otorisator/keluar',
  'POST otorisator/notifikasi',
  'DELETE otorisator/notifikasi',
  'GET foto_produk/:kode_barcode',
  'GET NSIPIC/:kode_toko/:gambar_name',
];
