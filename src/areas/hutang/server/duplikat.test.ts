import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { suratHutang } from '#areas/hutang/rules/surat-hutang.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

let shop: Shop;
let foto: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  foto = await fotoBaru(shop);
});
afterAll(() => shop.close());

test('a lost ticket is printed again with a photo and by two, and counts itself', async () => {
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  const ask = (body: object) => send(shop.as('KASIR'), `hutang/${no}/duplikat`, body, {});
  const alasan = 'Surat hilang di jalan';
  const none = await ask({ foto: '', alasan });
  expect([none.status, JSON.stringify(none.body)]).toEqual([
    422,
    expect.stringContaining('Foto Customer Dengan Identitas Wajib Diambil'),
  ]);
  expect((await ask({ foto: 'NSIPIC/KJ1/tidak-ada.jpg', alasan })).status).toBe(422);
  const alone = await ask({ foto, alasan });
  expect([alone.status, alone.body.event]).toEqual([403, 'DUPLIKAT_SURAT_HUTANG']);
  for (const duplikat_ke of [1, 2]) {
    expect(
      await shop.approved(
        'KASIR',
        duplikatHutangEndpoint,
        { params: { no }, body: { foto, alasan } },
        'SPV',
      ),
    ).toEqual({ no_faktur_hutang: no, duplikat_ke });
    // A photo is evidence once (D-51.10): the person at the counter is photographed again.
    expect((await ask({ foto, alasan })).body.code).toBe('FOTO_TERPAKAI');
    foto = await fotoBaru(shop);
  }
  const held = await shop.as('KASIR').call(hutangDocument.one, { params: { no } });
  expect(held.duplikat_ke).toBe(2);
  expect(suratHutang({ ...held, detail_barang: [] }, null).tanda).toBe('DUPLIKAT 2');
  const path = hutangDocument.paper.path.replace(':no', no);
  expect((await shop.as('KASIR').raw('GET', path)).text.slice(0, 5)).toBe('%PDF-');
  expect((await send(shop.as('KASIR'), `hutang/${no}/pelunasan`, {}, {})).status).toBe(201);
  expect((await ask({ foto, alasan })).status).toBe(409);
});
