import { choice, optional, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';

const KODE = {
  max: 3,
  pattern: /^[A-Z0-9]{3}$/,
  message: 'Kode Toko Harus 3 Huruf Besar Atau Angka',
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
    kode_toko: text('Kode Toko', KODE),
    nama_toko: text('Nama Toko', { max: 60 }),
    alamat_toko: text('Alamat Toko', { min: 0, max: 200 }),
    jenis: choice('Jenis', { CABANG: 'Cabang', ONLINE: 'Online', PUSAT: 'Pusat' }),
    zona: choice('Zona Waktu', ['WIB', 'WITA', 'WIT']),
    no_whatsapp: optional(phone('No WhatsApp')),
    ip_cabang: optional(text('IP Cabang', HOST)),
    portal: optional(text('Portal', ALAMAT_WEB)),
    awalan_gambar: optional(text('Awalan Gambar', { max: 100 })),
  },
  api: { list: 'GET tokos' },
});
