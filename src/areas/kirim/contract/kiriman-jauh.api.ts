import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { objectOf, optional, status, text, yesNo } from '#kit/contract/field.ts';
import { bolehKirim, MENU_KIRIM_SEMUA } from '#areas/kirim/contract/kirim-barang.document.ts';
import { KEADAAN_BATAL, KEADAAN_DAFTAR } from '#areas/kirim/rules/daftar-jauh.ts';

const kirim = { right: { menu: MENU_KIRIM_SEMUA }, gate: bolehKirim } as const;
const nomor = { no: text('No Kirim', { max: 40 }) };
const keadaan = objectOf({
  /** It goes to a shop on another server. */
  jauh: yesNo('Server Lain'),
  /** Its list has not left this server: an owner may cancel it without an answer. */
  bisa_ditarik: yesNo('Bisa Ditarik'),
  daftar: optional(status('Daftar', KEADAAN_DAFTAR)),
  alasan: optional(text('Alasan Ditolak', { max: 300 })),
  batal: optional(status('Pembatalan', KEADAAN_BATAL)),
});

/** How far the list of a shipment to another server has come, and a cancel of it (D-42.8). */
export const keadaanJauhEndpoint = defineEndpoint({
  ...kirim,
  call: 'GET kirim-barang/:no/server-lain',
  summary: 'Keadaan kiriman ke toko di server lain',
  params: nomor,
  answer: keadaan,
});

/** The sender asks the other server whether a shipment may be cancelled, or takes the question back. */
export const mintaBatalEndpoint = defineEndpoint({
  ...kirim,
  call: 'POST kirim-barang/:no/minta-batal',
  summary: 'Minta batal kiriman ke toko di server lain',
  params: nomor,
  body: { batal: yesNo('Minta Batal') },
  answer: keadaan,
  approvable: 'lateDay',
  key: 'required',
});
