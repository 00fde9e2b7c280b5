import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, listOf, objectOf, optional, day, text, yesNo } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { level } from '#kit/rules/gate.ts';

const LIHAT = level('DEV', 'SU', 'OWN', 'MU', 'SPV');
const CUSTOMER_MENU = ['transaksi-penjualan'] as const;

/**
 * Cards that lost their number to an older card of the same number, because KTP or birthday said that they are two
 * people (D-51.4): whose it is now, and who had it.
 */
export const nomorLepasEndpoint = defineEndpoint({
  call: 'GET nomor-lepas',
  summary: 'Nomor HP yang dilepas dari kartu customer',
  answer: listOf(
    objectOf({
      kode_customer: kode('Kode Customer'),
      nama: text('Nama'),
      tgl_lahir: optional(day('Tanggal Lahir')),
      no_hp: phoneTold('No HP'),
      kode_pemilik: kode('Kode Pemilik'),
      nama_pemilik: text('Nama Pemilik'),
      tgl_lahir_pemilik: optional(day('Tanggal Lahir Pemilik')),
    }),
  ),
  right: { menu: CUSTOMER_MENU },
  gate: LIHAT,
});

/** It is put right: the number goes to the card that lost it, or stays where it is; either ends the line. */
export const bereskanNomorEndpoint = defineEndpoint({
  call: 'POST nomor-lepas/:kode_customer',
  summary: 'Bereskan nomor HP yang dilepas',
  approvable: true,
  params: { kode_customer: kode('Kode Customer') },
  body: { pindah: yesNo('Pindahkan nomor') },
  right: { menu: CUSTOMER_MENU },
  gate: LIHAT,
});
