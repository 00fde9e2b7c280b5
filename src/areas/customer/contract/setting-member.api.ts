import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, hint, listOf, longText, objectOf, text, type Field } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import {
  ISI_KARTU,
  WARNA_KARTU,
  type IsiKartu,
  type SettingMember,
} from '#areas/customer/rules/kartu-member.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';

export const ucapanFields = {
  ucapan: hint(
    'Yang diisi sendiri: {nama_customer}, {kode_customer}, {tgl_lahir}, {toko}.',
    longText('Ucapan Ulang Tahun', { max: 500 }),
  ),
};

const isi = choice('Isi Kartu', ISI_KARTU);
export const kartuFields = {
  judul: text('Judul Kartu', { max: 40 }),
  warna: choice('Warna Kartu', WARNA_KARTU),
  isi: {
    kind: 'list',
    label: 'Isi Kartu',
    options: isi.options,
    schema: listOf(isi.schema, { max: 6 }),
  } as Field<IsiKartu[]>,
};

const answer = objectOf({
  ...ucapanFields,
  kartu: { kind: 'list', label: sense('Kartu', 'member'), schema: objectOf(kartuFields) } as Field<
    SettingMember['kartu']
  >,
});
const words = {
  right: { menu: ['setting-member'] },
  gate: modul(customerModul.MEMBER_MODULE),
} as const;

export const settingMemberEndpoint = defineEndpoint({
  call: 'GET setting-member',
  summary: 'Ucapan ulang tahun dan kartu member',
  answer,
  right: 'login',
  gate: modul(customerModul.MEMBER_MODULE),
});

export const ubahSettingMemberEndpoint = defineEndpoint({
  ...words,
  call: 'PUT setting-member',
  summary: 'Ubah ucapan ulang tahun dan kartu member',
  body: answer,
  answer,
});
