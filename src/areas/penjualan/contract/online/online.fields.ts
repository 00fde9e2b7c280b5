import { choice, kode, objectOf, optional, persen, text } from '#kit/contract/field.ts';
import { STATUS_KIRIM } from '#areas/penjualan/rules/online/online.ts';

/** What a sale through a marketplace says beside any sale (D-48.1). */
export const onlineDiminta = {
  marketplace: optional(kode('Marketplace')),
  ekspedisi: optional(text('Ekspedisi', { max: 60 })),
  no_order: optional(text('No Order', { max: 60 })),
};

export const noResi = text('No Resi', { max: 60 });

/** As its sale tells it. */
export const onlineFields = {
  kode_marketplace: kode('Kode Marketplace'),
  nama: text('Nama Marketplace', { max: 60 }),
  ekspedisi: text('Ekspedisi', { max: 60 }),
  no_order: text('No Order', { max: 60 }),
  no_resi: optional(noResi),
  fee_persen: persen('Biaya Marketplace Persen'),
  status: choice('Status', STATUS_KIRIM),
};
export const onlineJadi = objectOf(onlineFields);
