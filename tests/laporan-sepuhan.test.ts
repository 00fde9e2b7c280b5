import { afterAll, beforeAll, expect, test } from 'vitest';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { bukaSepuhan, terimaLiontin } from '#tests/kit/document/kerja-sepuhan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
});
afterAll(() => shop.close());

test('№ 79 of a closed day goes on telling what came then, when it is undone on a later day', async () => {
  const baca = async (tgl_to: string) => {
    const path = `sepuhan/report-terima?tgl_from=2026-11-20&tgl_to=${tgl_to}`;
    const { status, body, text } = await shop.as('OWN').raw('GET', path);
    expect(status, text).toBe(200);
    return barisLaporan(body.data).map(({ no_sepuhan, berat }) => [no_sepuhan, berat]);
  };
  const { no_sepuhan } = await terimaLiontin(shop);
  expect(await baca('2026-11-20')).toEqual([[no_sepuhan, 1.2]]);
  await shop.hari('2026-11-21');
  await shop.approved('SPV', sepuhanDocument.cancel, {
    params: { no: no_sepuhan },
    body: { alasan: 'Salah gudang' },
  } as never);
  expect(await baca('2026-11-20')).toEqual([[no_sepuhan, 1.2]]);
  expect(await baca('2026-11-21')).toEqual([]);
});
