import type { Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

type Dibeli = { no_faktur_beli: string; grand_total: number };

/** One who sells with nothing to hide. */
export const PENJUAL = {
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  no_hp: '0812 3456 7890',
  no_ktp: '3201234567890001',
};

/** Buys pieces back for cash and answers the document; what goes beyond the rules the owner agrees to. */
export async function belikan(shop: Shop, barang: readonly object[]): Promise<Dibeli> {
  const beli = { kode_sales: 'S01', customer: PENJUAL, barang };
  const plain = await send(shop.as('KASIR'), 'pembelian', beli);
  const { status, body } =
    plain.body.code === 'PERLU_OTORISASI' ? await disetujui(shop, 'pembelian', beli, 'OWN') : plain;
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data as Dibeli;
}

export async function batalkanBeli(shop: Shop, no: string): Promise<void> {
  const { status, body } = await disetujui(shop, `pembelian/${no}/batal`, {
    alasan: 'Salah timbang',
  });
  if (status >= 400) throw new Error(JSON.stringify(body));
}
