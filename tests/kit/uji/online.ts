import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

/** A marketplace that keeps 6 %, and one order of it that was sold and handed over. */
export async function jualOnlineUji(shop: Shop): Promise<void> {
  const shp = { kode_marketplace: 'SHP', nama: 'Shopee', no_rekening: '1234567890', fee_persen: 6 };
  await shop.as('OWN').raw('POST', 'marketplace', shp);
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const { status, body } = await send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Jauh', alamat: 'Jl. Seberang 9', no_hp: '081322224444' },
    barang: [{ kode_barcode }],
    marketplace: 'SHP',
    ekspedisi: 'JNE REG',
    no_order: 'ORD-1',
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { no_faktur_jual: no } = body.data as { no_faktur_jual: string };
  await send(shop.as('KASIR'), `penjualan/${no}/kirim`, { no_resi: 'JNE0001' });
}
