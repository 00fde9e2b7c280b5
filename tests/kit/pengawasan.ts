import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

/** Something for those who look over shoulders: a copy of a nota, and a sale that waits for its cashier. */
export async function diawasi(shop: Shop, no_faktur_jual: string): Promise<void> {
  const salinan = await disetujui(
    shop,
    `penjualan/${no_faktur_jual}/cetak-ulang`,
    { alasan: 'Nota basah' },
    'SPV',
    'KASIR2',
  );
  if (salinan.status >= 300) throw new Error(JSON.stringify(salinan.body));
  const [bebas] = await tambahPotong(shop, ['P4']);
  await shop.param('VALIDASI_PENJUALAN', true);
  const jual = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: bebas }],
  };
  const { status, text } = await send(shop.as('KASIR2'), 'penjualan', jual);
  if (status !== 201) throw new Error(text);
  await shop.param('VALIDASI_PENJUALAN', false);
}
