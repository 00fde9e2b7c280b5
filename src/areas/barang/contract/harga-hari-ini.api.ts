import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { instant, optional, rupiah } from '#kit/contract/field.ts';

/** What the top bar shows of today's price: pure gold, or the purest kadar that has a price. */
export const hargaHariIniEndpoint = defineEndpoint({
  call: 'GET harga/hari-ini',
  summary: 'Harga 24K hari ini',
  answer: {
    harga_24k: optional(rupiah('Harga 24K')),
    berlaku_dari: optional(instant('Berlaku Dari')),
  },
  right: 'login',
});
