import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { batu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaBatuJauh, type BatuJauh } from '#tests/kit/uji/buka/batu-jauh.ts';
import { DI_KJ2 } from '#tests/kit/uji/buka/dua-server.ts';
import { isiKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { kunci } from '#tests/kit/uji/kirim-barang.ts';

/** One person with an account in the branch and one that head office lends (decisions 1203, 1265). */
let dua: BatuJauh;
beforeAll(async () => {
  dua = await bukaBatuJauh();
  await orang(dua.pusat, 'PST', 'HD1', 'SPV');
  await orang(dua.cabang, 'KJ2', 'HD2', 'MU');
});
afterAll(() => dua.close());

async function orang(shop: Shop, toko: 'PST' | 'KJ2', kode_sales: string, who: Who): Promise<void> {
  const isi = { nama: 'Bapak Hadi', target: 0, id_fee: null, hp: '0813-5555-0123', kode_sales };
  const made = await shop.as('OWN', toko).raw('POST', 'sales', isi);
  expect(made.status, made.text).toBeLessThan(300);
  const user = `${who.toLowerCase()}.${toko.toLowerCase()}`;
  await shop.rows('update users set kode_sales = $1 where user_id = $2', [kode_sales, user]);
}

test('who gains: six stones a hundredth lighter each, five by one account and the sixth by the other, are an owner’s', async () => {
  const six = Array.from({ length: 6 }, () => batu());
  const { kode } = await terimaBatu(dua.asal, six);
  const { body } = isiKirimBatu(
    kode.map((kode_berlian) => ({ kode_berlian })),
    'KJ2',
  );
  const sent = await dua.diPusat({ path: 'kirim-barang/berlian', body, who: 'MU' });
  expect(sent.status, sent.text).toBe(201);
  await dua.antar();
  const path = `kirim-berlian/${sent.body.data.no_kirim}/terima`;
  const ringan = (some: readonly string[]) => ({
    kode_gudang: 'TK',
    barang: some.map((kode_berlian) => ({ kode_berlian, carat: 0.51 })),
  });
  const lima = await dua.diKj2({ path, body: ringan(kode.slice(0, 5)), who: 'MU' });
  expect(lima.status, lima.text).toBe(201);
  const tamu = dua.pusat.as('SPV', 'PST');
  const satu = await tamu.raw('POST', path, ringan(kode.slice(5)), { ...kunci(), ...DI_KJ2 });
  expect([satu.status, satu.body.event, satu.body.level], satu.text).toEqual([
    403,
    'KIRIMAN_SELISIH',
    ['OWN'],
  ]);
});
