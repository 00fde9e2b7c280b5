import * as z from 'zod/mini';
import { choice, kode, ofPerson, optional, text, yesNo, type Field } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { shownOnly } from '#kit/contract/field-picture.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sentence, word } from '#kit/rules/sentence.ts';

/** A shop's code: exactly three characters, upper case (D-2.1). */
export const kodeToko = (label: string): Field<string> => {
  const message = sentence('{label} Harus Tepat 3 Huruf Atau Angka', { label: word(label) });
  const own = kode(label, 3);
  const schema = own.schema as z.ZodMiniString;
  return {
    ...own,
    schema: schema.check(z.regex(/^$|^[A-Z0-9]{3}$/, message)),
  };
};

const HOST = { max: 60, pattern: /^[A-Za-z0-9.:-]+$/, message: 'IP Cabang Tidak Valid' };
const ALAMAT_WEB = {
  max: 200,
  pattern: /^https?:\/\/\S+$/,
  message: 'Portal Harus Diawali http:// Atau https://',
};

/** The shops of a chain: written by head office alone, so that a branch is offered nothing (D-34.5). */
export const tokoMaster = defineMaster({
  path: 'master-toko',
  title: 'Master Toko',
  noun: 'toko',
  table: 'toko',
  key: 'kode_toko',
  writeGate: { variant: 'pusat' },
  fields: {
    kode_toko: kodeToko('Kode Toko'),
    nama_toko: text('Nama Toko', { max: 60 }),
    alamat_toko: ofPerson('HOUSE', text('Alamat Toko', { min: 0, max: 200 })),
    jenis: choice('Jenis', { CABANG: 'Cabang', ONLINE: 'Online', PUSAT: 'Pusat' }),
    zona: choice('Zona Waktu', ['WIB', 'WITA', 'WIT']),
    no_whatsapp: optional(ofPerson('HOUSE', phone('No WhatsApp'))),
    ip_cabang: optional(text('IP Cabang', HOST)),
    portal: optional(text('Portal', ALAMAT_WEB)),
    server_sendiri: optional(yesNo('Server Sendiri')),
    /** Where the pictures of the shop lie: it follows from the code, so that no form asks for it. */
    awalan_gambar: shownOnly(text('Awalan Gambar')),
  },
  api: { list: 'GET tokos' },
});
