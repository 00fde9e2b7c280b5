import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  hint,
  int,
  listOf,
  ofPerson,
  optional,
  rupiah,
  secret,
  text,
  yesNo,
  type Field,
} from '#kit/contract/field.ts';
import { phone, withDefault } from '#kit/contract/field-more.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import { kodeToko } from '#areas/toko/contract/toko.master.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';
import { coin } from '#areas/uang/contract/pecahan.field.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { JENIS, KADAR } from '#app/contract/isi-awal.ts';

/** Codes out of the product's own list; the owner takes what the shop sells. */
const pilihan = (label: string, codes: readonly string[]): Field<string[]> => ({
  kind: 'list',
  label,
  start: [...codes],
  schema: listOf(schemaOf(z.enum(codes as [string, ...string[]])), {
    min: 1,
    minMessage: sentence('{label} Harus Dipilih', { label: word(label) }),
  }),
});

/** What the set-up screen asks, in its order: the code, the shop, its owner, what it starts with. */
export const pasangFields = {
  kode: hint(
    'Tercetak di layar komputer yang menjalankan Kilau.',
    text('Kode Pasang', { max: 20 }),
  ),
  kode_toko: hint('Tiga huruf atau angka. Berdiri di setiap nomor nota.', kodeToko('Kode Toko')),
  nama_toko: text('Nama Toko', { max: 60 }),
  alamat_toko: ofPerson('HOUSE', text('Alamat Toko', { max: 120 })),
  no_whatsapp: hint(
    'Boleh kosong. Tercetak di kepala nota.',
    optional(ofPerson('HOUSE', phone('Nomor WhatsApp'))),
  ),
  zona: { ...choice('Zona Waktu', ['WIB', 'WITA', 'WIT']), start: 'WIB' as const },
  punya_pusat: yesNo('Toko ini cabang dari kantor pusat yang ikut dibuat'),
  kode_pusat: hint('Tiga huruf atau angka, lain dari kode toko.', optional(kodeToko('Kode Pusat'))),
  nama_pusat: optional(text('Nama Kantor Pusat', { max: 60 })),
  usere_name: text('Nama Owner', { max: 60 }),
  user_id: hint(
    'Untuk masuk. Minimal 3 huruf, angka, titik atau strip, tanpa spasi.',
    userFields.user_id,
  ),
  password: hint(
    'Minimal 8 karakter. Kalimat pendek lebih kuat daripada kata dengan angka.',
    secret('Password', 8),
  ),
  harga_emas: hint(
    'Harga jual satu gram emas murni. Harga tiap kadar dihitung dari sini sampai Anda mengaturnya sendiri.',
    rupiah('Harga Emas Murni Per Gram', { min: 1 }),
  ),
  harga_rosok: hint(
    'Boleh kosong. Untuk membeli rosok dan barang toko lain.',
    optional(rupiah('Harga Rosok Per Gram Murni', { min: 1 })),
  ),
  jenis: pilihan(
    'Jenis Barang',
    JENIS.map(([one]) => one),
  ),
  kadar: pilihan(
    'Kadar',
    KADAR.map(([one]) => one),
  ),
  jumlah_baki: hint(
    'Di gudang Toko, bernama A-01 dan seterusnya. Dapat ditambah kemudian.',
    withDefault(6, int('Jumlah Baki', { min: 1, max: 60 })),
  ),
  pecahan_terkecil: hint(
    'Uang tunai yang dihitung toko dibulatkan ke pecahan ini: 1, 50, 100, 200, 500 atau 1,000.',
    withDefault(uangParam.PECAHAN_TERKECIL.bawaan, coin('Pecahan Uang Terkecil')),
  ),
  foto_beli_wajib: withDefault(true, yesNo('Foto wajib saat membeli emas dari customer')),
  bekerja_sendiri: hint(
    'Owner bertindak tanpa otorisasi orang kedua, semuanya tercatat. Dimatikan di Setting System bila ada supervisor.',
    withDefault(false, yesNo('Saya bekerja sendiri, tanpa supervisor')),
  ),
  dua_faktor: hint(
    'Selain password diminta enam angka dari aplikasi authenticator di telepon.',
    withDefault(true, yesNo('Owner dan supervisor masuk dengan faktor kedua')),
  ),
};

/** Makes the first shop of an empty database; once there is a shop it answers 404 for ever (D-3.6). */
export const pasangEndpoint = defineEndpoint({
  call: 'POST setup',
  aside: true,
  summary: 'Pasang awal',
  body: pasangFields,
  answer: strictOf({
    kode_toko: z.string(),
    user_id: z.string(),
    kode_pusat: z.nullable(z.string()),
    user_pusat: z.nullable(z.string()),
  }),
  right: 'public',
  status: 201,
});
