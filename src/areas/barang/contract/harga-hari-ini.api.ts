import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { instant, optional, rupiah } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

/**
 * What the top bar shows of today's price: that of 24K as the counter sells and buys it, by its kadar;
 * the global price only while no kadar has one (`kadar` is empty then).
 */
export const hargaHariIniEndpoint = defineEndpoint({
  call: 'GET harga/hari-ini',
  summary: 'Harga 24K hari ini',
  answer: {
    kadar: optional(kadarPersen('Kadar')),
    harga_24k: optional(rupiah('Harga 24K')),
    harga_beli: optional(rupiah('Harga Beli')),
    berlaku_dari: optional(instant('Berlaku Dari')),
  },
  right: 'login',
});
