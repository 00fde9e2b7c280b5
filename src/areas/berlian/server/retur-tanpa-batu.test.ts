import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { cincinBerlian, lepasBatu, lihatBarang, tokoBerlian } from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

test('a ring of 10,000,000 goes back without its stone of 7,000,000 for 3,000,000: the stone stays, and no gain', async () => {
  const berlian = [{ carat: 0.52, shape: 'RD', no_sertifikat: '71001', harga_modal: 7_000_000 }];
  const more = { berlian, berat: 3.354, berat_atribut: 0.104, harga_modal: 10_000_000 };
  const kode = await cincinBerlian(shop, { ...more, kode_supplier: 'UBS' });
  const batu = (await lihatBarang(shop, kode))!.batu!;
  await lepasBatu(shop, kode, batu, 3_250);
  const { no_retur } = await shop.approved(
    'SPV',
    returSupplierDocument.makes.retur,
    { body: { alasan: 'Kadar lain', barang: [{ kode_barcode: kode, berat: mg(3_250) }] } },
    'OWN',
  );
  expect(await cariUang(shop, no_retur)).toEqual({
    'supplier:UBS': 3_000_000,
    persediaan: -3_000_000,
  });
});
