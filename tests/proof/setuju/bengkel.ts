import { batal, type Daftar } from '#tests/proof/setuju/perbuatan.ts';
import { terimaService } from '#tests/kit/document/kerja-service.ts';
import type { Shop } from '#tests/kit/shop.ts';

const service = async (shop: Shop): Promise<string> => (await terimaService(shop)).no_service;
/** The ring of 3.000 g is lighter, and nothing says why. */
const berat = (gram: number) => ({ barang: [{ urut: 1, berat: gram }] });

/** What a superior agrees to about repairs. */
export const SERVICE: Daftar = [
  ['BATAL_SERVICE', batal('KASIR', 'service', service, 'SERVICE_SUDAH_BATAL')],
  [
    'SERVICE_SELISIH',
    async (shop) => ({
      who: 'KASIR',
      path: `service/${await service(shop)}/selesai`,
      body: berat(2.9),
      lain: berat(2.8),
      sudah: 'SERVICE_STATUS',
    }),
  ],
];
