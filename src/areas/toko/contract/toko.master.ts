import type { Endpoint } from '#kit/contract/endpoint.ts';
import { choice, optional, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import type { Gate } from '#kit/rules/gate.ts';

const KODE = /^[A-Z0-9]{3}$/;
const HOST = /^[A-Za-z0-9.:-]+$/;
const ALAMAT_WEB = /^https?:\/\/\S+$/;

const semua = defineMaster({
  path: 'master-toko',
  title: 'Master Toko',
  noun: 'toko',
  table: 'toko',
  key: 'kode_toko',
  fields: {
    kode_toko: text('Kode Toko', {
      max: 3,
      pattern: KODE,
      message: 'Kode Toko Harus 3 Huruf Besar Atau Angka',
    }),
    nama_toko: text('Nama Toko', { max: 60 }),
    alamat_toko: text('Alamat Toko', { min: 0, max: 200 }),
    jenis: choice('Jenis', { CABANG: 'Cabang', ONLINE: 'Online', PUSAT: 'Pusat' }),
    zona: choice('Zona Waktu', ['WIB', 'WITA', 'WIT']),
    no_whatsapp: optional(
      text('No WhatsApp', {
        min: 11,
        max: 15,
        pattern: /^\d+$/,
        message: 'No HP Minimal 11 Angka',
      }),
    ),
    ip_cabang: optional(
      text('IP Cabang', { max: 60, pattern: HOST, message: 'IP Cabang Tidak Valid' }),
    ),
    portal: optional(
      text('Portal', {
        max: 200,
        pattern: ALAMAT_WEB,
        message: 'Portal Harus Diawali http:// Atau https://',
      }),
    ),
    awalan_gambar: optional(text('Awalan Gambar', { max: 100 })),
  },
  api: { list: 'GET tokos' },
});

/** Head office alone writes; whoever is logged in reads what he may see. */
const PUSAT: Gate = { variant: 'pusat' };
const byPusat = <P, Q, B, A>(of: Endpoint<P, Q, B, A>): Endpoint<P, Q, B, A> => ({
  ...of,
  gate: PUSAT,
});
const { list, create, update, remove, restore } = semua.endpoints;
export const tambahTokoEndpoint = byPusat(create);
export const ubahTokoEndpoint = byPusat(update);
export const hapusTokoEndpoint = byPusat(remove);
export const aktifkanTokoEndpoint = byPusat(restore);

/** The shops of a chain: written by head office alone, so that a branch is offered nothing (D-34.5). */
export const tokoMaster: typeof semua = {
  ...semua,
  endpoints: {
    list,
    create: tambahTokoEndpoint,
    update: ubahTokoEndpoint,
    remove: hapusTokoEndpoint,
    restore: aktifkanTokoEndpoint,
  },
};
