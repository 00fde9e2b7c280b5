import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { objectOf, ofPerson, optional, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';

/** Who the shop is; the same words head every receipt (D-34.6). */
export const settingTokoFields = {
  nama_toko: text('Nama Toko', { max: 60 }),
  alamat_toko: ofPerson('HOUSE', text('Alamat Toko', { max: 120 })),
  no_whatsapp: optional(ofPerson('HOUSE', phone('Nomor WhatsApp'))),
};

const answer = objectOf({ kode_toko: text('Kode Toko', { max: 3 }), ...settingTokoFields });

export const ubahSettingTokoEndpoint = defineEndpoint({
  call: 'PUT settingtoko',
  summary: 'Ubah identitas toko',
  body: settingTokoFields,
  answer,
  right: { menu: ['settingtoko'] },
});
