import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cariUang } from '#tests/kit/buku.ts';
import { bayar, bukaCicilan, cicilP1, MIRA } from '#tests/kit/uji/cicilan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A contract agrees on a price with its tax; the sale that hands over takes it out of that price (D-41.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaCicilan(shop);
  await shop.param('PPN_AKTIF', true);
  await shop.param('PPN_TERMASUK_HARGA', false);
});
afterAll(() => shop.close());

test('P1 of 7,102,500 is agreed at 7,220,000; paid to the last, its sale has 117,196 of PPN inside', async () => {
  const kontrak = await cicilP1(shop);
  expect(kontrak).toMatchObject({ harga_tunai: 7_220_000 });
  // What is decided later about prices changes nothing of what was agreed.
  await shop.param('PPN_TERMASUK_HARGA', true);
  const { no_cicilan, harga_jual } = kontrak;
  await bayar(shop, no_cicilan, harga_jual - 2_000_000);
  const [nota] = await shop.rows<{ no: string }>(
    'select no_faktur_jual as no from penjualan where no_cicilan = $1',
    [no_cicilan],
  );
  const { body } = await shop.as('OWN').raw('GET', `penjualan/${nota!.no}`);
  expect(body.data).toMatchObject({
    grand_total: 7_220_000,
    ppn_rp: 117_196,
    ppn_luar_rp: 0,
    pajak: [{ kelas: 'TANPA_FAKTUR', tarif: 1.65, netto: 7_220_000 }],
  });
  expect(await cariUang(shop, nota!.no)).toMatchObject({ ppn: -117_196, penjualan: -7_052_804 });
});

test('an entrepreneur who pays PPh 22 buys at once; one who is exempt buys in instalments under his number', async () => {
  const { body } = await shop
    .as('OWN')
    .raw(
      'POST',
      'customer',
      { ...MIRA, no_hp: '0813 9900 1133', npwp: '0012345678901000', pengusaha: true },
      { 'idempotency-key': randomUUID() },
    );
  const { kode_customer } = body.data;
  const kartu = { customer: { kode_customer } };
  await expect(cicilP1(shop, kartu)).rejects.toThrow(/KENA_PPH22|Tidak Dapat Membeli/);
  await shop.rows(
    `update customer set bebas_pph22_sampai = '2026-12-31' where kode_customer = $1`,
    [kode_customer],
  );
  await shop.param('CICILAN_SERAH_BARANG', 'AWAL' as never);
  const { no_faktur_jual } = await cicilP1(shop, kartu, 'OWN');
  const rows = await shop.rows('select npwp, pph22_rp from penjualan where no_faktur_jual = $1', [
    no_faktur_jual,
  ]);
  expect(rows).toEqual([{ npwp: '0012345678901000', pph22_rp: 0 }]);
});
