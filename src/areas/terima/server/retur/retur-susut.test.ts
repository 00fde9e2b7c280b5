import { expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { kunci } from '#tests/kit/titipan.ts';
import { bukaTerima, cincin, label, shop, terima } from '#tests/kit/uji/buka/terima.ts';

bukaTerima();

/** Another person agrees to what somebody writes at a piece. */
async function ubah(kode: string, body: object): Promise<void> {
  const write = { method: 'PUT', path: `barang/${kode}`, body };
  const keystore = await izin(shop.as('SPV'), shop.as('OWN'), write);
  const done = await shop
    .as('SPV')
    .raw('PUT', write.path, body, { ...kunci(), 'x-otorisasi': keystore });
  expect(done.status, done.text).toBe(200);
}
const retur = (kode_barcode: string, berat: number) =>
  shop.approved(
    'SPV',
    returSupplierDocument.makes.retur,
    { body: { alasan: 'Kadar tidak sesuai', barang: [{ kode_barcode, berat: mg(berat) }] } },
    'OWN',
  );

test('half a gram is taken off a ring of 3.250 g, and the ring goes back: the loss stays a loss', async () => {
  const { no_terima } = await terima();
  const [satu, dua, tiga] = await label(no_terima, cincin(3250), cincin(3250)).then((made) =>
    made.map((one) => one.kode_barcode),
  );
  expect(tiga).toBeUndefined();
  // 12,800,000 for two: 6,400,000 each, of which 0.500 g are 984,615.
  await ubah(satu!, { berat: 2.75 });
  const { no_retur } = await retur(satu!, 2750);
  expect(await cariUang(shop, no_retur)).toEqual({
    'supplier:UBS': 5_415_385,
    persediaan: -5_415_385,
  });
  // Another fineness alone is the supplier's own fault: he takes it back for all of it.
  await ubah(dua!, { kode_kadar: '700', harga_modal: 6_000_000 });
  const kadar = await retur(dua!, 3250);
  expect(await cariUang(shop, kadar.no_retur)).toEqual({
    'supplier:UBS': 6_400_000,
    persediaan: -6_000_000,
    selisih_stock: -400_000,
  });
});
