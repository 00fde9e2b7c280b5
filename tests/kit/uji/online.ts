import { beforeAll } from 'vitest';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

const SHP = {
  kode_marketplace: 'SHP',
  nama: 'Shopee',
  no_rekening: '1234567890',
  fee_persen: 6,
};

/** A shop that sells at Shopee as well, which keeps 6 % of each order. */
export async function openOnlineUji() {
  const uji = await openJualUji();
  const { key, sale, shop } = uji;
  const kirim = (path: string, body: object, who: Who = 'KASIR', headers: object = {}) =>
    shop.as(who).raw('POST', path, body, { 'idempotency-key': key(), ...headers });
  const pesanan = (codes: string[], more: object = {}) =>
    sale(codes, { marketplace: 'SHP', ekspedisi: 'JNE REG', no_order: 'ORD-1', ...more });
  beforeAll(async () => {
    await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
    const made = await kirim('marketplace', SHP, 'OWN');
    if (made.status !== 201) throw new Error(made.text);
  });
  return {
    ...uji,
    kirim,
    pesanan,
    /** What a call says of itself: its status, its refusal, what it asks to be agreed to. */
    jawab: async (path: string, body: object, who: Who = 'KASIR') => {
      const { status, body: said } = await kirim(path, body, who);
      return { status, code: said.code, event: said.event };
    },
    /** One piece more of P4, at 1,470,000. */
    P4: () => tambahPotong(shop, ['P4']),
    /** An order of one such piece, sold and not handed over yet. */
    jualPesanan: async (no_order: string, more: object = {}) => {
      const [kode = ''] = await tambahPotong(shop, ['P4']);
      const { status, body, text } = await kirim(
        'penjualan',
        pesanan([kode], { no_order, ...more }),
      );
      if (status !== 201) throw new Error(text);
      return { no: (body.data as { no_faktur_jual: string }).no_faktur_jual, kode };
    },
  };
}

/** A marketplace that keeps 6 %, and one order of it that was sold and handed over. */
export async function jualOnlineUji(shop: Shop): Promise<void> {
  await shop.as('OWN').raw('POST', 'marketplace', SHP);
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
