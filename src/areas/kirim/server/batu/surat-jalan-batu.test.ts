import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import { batu, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { readPdf } from '#tests/kit/uji/pdf-read.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

test('the sheet that travels with GIA 2141438171 does not tell its number; the one that stays does', async () => {
  const gia = batu({ lembaga: 'GIA', no_sertifikat: '2141438171' });
  const { kode } = await terimaBatu(shop, [gia, parcel()]);
  const { no_kirim } = await kirimBatu(shop, [
    { kode_berlian: kode[0]! },
    { kode_berlian: kode[1]!, carat: 400, butir: 40 },
  ]);
  const { bytes } = await shop.as('SPV').raw('GET', `kirim-barang/${no_kirim}/surat-jalan.pdf`);
  const [pergi = '', tinggal = ''] = readPdf(bytes).text.split('Lembar 2');
  expect(pergi).toContain('0.520 ct, RD, D, VVS1, EX, GIA bersertifikat');
  expect(pergi).toContain('0.400 ct, 40 butir');
  expect(pergi).not.toContain('2141438171');
  expect(tinggal).toContain('0.520 ct, RD, D, VVS1, EX, GIA 2141438171');
});
