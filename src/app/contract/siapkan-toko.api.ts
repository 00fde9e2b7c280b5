import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { hint, listOf, objectOf, ref, rupiah, secret, text } from '#kit/contract/field.ts';
import { pasangFields } from '#app/contract/pasang.api.ts';
import { bolehSiapkanToko } from '#app/contract/rumah.gates.ts';
import { userFields } from '#areas/akses/contract/users.api.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';

const { kode_toko, nama_toko } = tokoMaster.fields;

/** The shops of Master Toko that are not in use yet. */
export const tokoBelumSiapEndpoint = defineEndpoint({
  call: 'GET siapkan-toko',
  summary: 'Toko yang belum disiapkan',
  answer: listOf(objectOf({ kode_toko, nama_toko })),
  right: { menu: ['siapkan-toko'] },
  gate: bolehSiapkanToko,
});

const belumSiap = {
  api: { list: tokoBelumSiapEndpoint.call },
  key: 'kode_toko',
  table: tokoMaster.table,
};

/** What a new shop of the chain needs before its first day. */
export const siapkanTokoFields = {
  kode_toko: hint(
    'Toko yang sudah ditambah di Master Toko dan belum punya pengguna.',
    ref('Toko', belumSiap, 'nama_toko'),
  ),
  usere_name: text('Nama Owner', { max: 60 }),
  user_id: pasangFields.user_id,
  password: hint('Diganti oleh owner pada login pertama.', secret('Password', 8)),
  harga_emas: hint(
    'Harga jual satu gram emas murni. Harga tiap kadar dihitung dari sini sampai diatur sendiri.',
    rupiah('Harga Emas Murni Per Gram', { min: 1 }),
  ),
  harga_rosok: pasangFields.harga_rosok,
  jumlah_baki: pasangFields.jumlah_baki,
  pecahan_terkecil: pasangFields.pecahan_terkecil,
  foto_beli_wajib: pasangFields.foto_beli_wajib,
  bekerja_sendiri: {
    ...pasangFields.bekerja_sendiri,
    label: 'Owner bekerja sendiri, tanpa supervisor',
  },
  dua_faktor: pasangFields.dua_faktor,
};

/** Head office gives a shop its owner, its first masters and its first price, all at once. */
export const siapkanTokoEndpoint = defineEndpoint({
  call: 'POST siapkan-toko',
  summary: 'Siapkan toko baru',
  guards: ['support'],
  approvable: true,
  body: siapkanTokoFields,
  answer: objectOf({
    kode_toko: text('Kode Toko', { max: 3 }),
    user_id: userFields.user_id,
  }),
  right: { menu: ['siapkan-toko'] },
  gate: bolehSiapkanToko,
  status: 201,
});
