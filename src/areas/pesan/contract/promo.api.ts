import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, int, longText, objectOf, optional, status, text } from '#kit/contract/field.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

/** What is typed; the picture was sent before and is named here. */
export const promoFields = {
  tgl_kirim: day('Tanggal Kirim'),
  template: longText('Pesan Promo', { max: 1000 }),
};

export type PromoDibaca = {
  template: string;
  image_url: string | null;
  date: Hari | null;
  status: 'TERJADWAL' | 'DIKIRIM' | 'LEWAT' | 'BATAL' | null;
  jumlah: number | null;
  penerima: number;
  jam: string;
};

const answer = objectOf({
  template: promoFields.template,
  image_url: optional(text('Gambar', { max: 200 })),
  date: optional(day('Tanggal Kirim')),
  status: optional(
    status('Status', {
      TERJADWAL: 'TERJADWAL',
      DIKIRIM: 'DIKIRIM',
      LEWAT: 'TERLEWAT',
      BATAL: 'DIBATALKAN',
    }),
  ),
  jumlah: optional(int('Penerima')),
  penerima: int('Customer Yang Setuju'),
  jam: text('Jam Kirim', { min: 0 }),
});

const words = {
  right: { menu: ['jadwal-notifikasi-promo'] },
  gate: modul(pesanModul.NOTIF_WABLAS_PROMO),
  answer,
} as const;

/** The promo that is planned, else the last one; else the words that the editor begins with. */
export const promoEndpoint = defineEndpoint({
  ...words,
  call: 'GET promo-wablas',
  summary: 'Jadwal promo ke customer',
});
export const simpanPromoEndpoint = defineEndpoint({
  ...words,
  call: 'POST promo-wablas',
  summary: 'Simpan jadwal promo ke customer',
  body: { ...promoFields, image_url: optional(text('Gambar', { max: 200 })) },
});
export const batalPromoEndpoint = defineEndpoint({
  ...words,
  call: 'DELETE promo-wablas',
  summary: 'Batalkan jadwal promo ke customer',
});
