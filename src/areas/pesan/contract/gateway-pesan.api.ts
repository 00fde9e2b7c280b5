import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  hint,
  int,
  objectOf,
  ofPerson,
  optional,
  secret,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { time } from '#kit/contract/field-more.ts';
import { level } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

export type JenisGateway = 'TIDAK' | 'WABLAS' | 'CLOUD' | 'BERKAS';

export const gateway = {
  jenis: choice('Gateway', {
    TIDAK: 'Belum ada gateway',
    WABLAS: 'Wablas atau yang serupa',
    CLOUD: 'WhatsApp Cloud API',
    BERKAS: 'Berkas di server (uji coba)',
  }),
  alamat: hint(
    'Wablas: alamat servernya, misalnya https://jogja.wablas.com. Cloud API: kosongkan.',
    ofPerson('HOUSE', text('Alamat', { min: 0, max: 200 })),
  ),
  pengirim: hint(
    'Cloud API: Phone number ID. Wablas: kosongkan.',
    text('Pengirim', { min: 0, max: 60 }),
  ),
  kuota: int('Pesan Paling Banyak Sehari', { min: 1, max: 100_000 }),
  tenang_dari: time('Jam Tenang Dari'),
  tenang_sampai: time('Jam Tenang Sampai'),
  ultah: yesNo('Kirim Ucapan Ulang Tahun Member'),
  tempo_hari: hint(
    'Nol: tidak diingatkan.',
    int('Ingatkan Titipan Berapa Hari Sebelumnya', { min: 0, max: 30 }),
  ),
};

/** The token goes in and never comes out; left empty, the one that is kept stays. */
export const gatewayFields = { ...gateway, token: optional(secret('Token', 8)) };

const words = {
  right: { menu: ['whatsapp'] },
  gate: { all: [modul(pesanModul.WHATSAPP_MODULE), level('OWN', 'SU')] },
} as const;
const answer = objectOf({ ...gateway, ada_token: yesNo('Token Tersimpan') });

export const gatewayEndpoint = defineEndpoint({
  ...words,
  call: 'GET pesan/gateway',
  summary: 'Gateway pesan WhatsApp',
  answer,
});
export const ubahGatewayEndpoint = defineEndpoint({
  ...words,
  call: 'PUT pesan/gateway',
  summary: 'Ubah gateway pesan WhatsApp',
  guards: ['support'],
  approvable: true,
  body: gatewayFields,
  answer,
});
/** Queues a message to the shop's own number. */
export const ujiGatewayEndpoint = defineEndpoint({
  ...words,
  call: 'POST pesan/gateway/uji',
  summary: 'Kirim pesan uji ke nomor toko',
  answer: { penerima: ofPerson('HOUSE', text('No WhatsApp')) },
});
