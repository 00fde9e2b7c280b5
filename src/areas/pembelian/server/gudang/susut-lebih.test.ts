import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Person, type Shop } from '#tests/kit/shop.ts';
import { izin, minta } from '#tests/kit/orang/setuju.ts';
import { kunci, penjual } from '#tests/proof/balapan/meja.ts';

let shop: Shop;
const post = (who: Person, path: string, body: object, setuju?: string) =>
  who.raw('POST', path, body, { ...kunci(), ...(setuju && { 'x-otorisasi': setuju }) });

/** A ring of 75 % that was sold and comes back at 3.240 g: where it is labelled again. */
async function belikan(): Promise<string> {
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const jual = await post(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 7_102_500 }],
  });
  const { no_faktur_jual } = jual.body.data as { no_faktur_jual: string };
  const beli = await post(shop.as('KASIR'), 'pembelian', {
    kode_sales: 'S01',
    customer: penjual,
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: 3.24 }],
  });
  expect(beli.status, beli.text).toBe(201);
  return `pembelian/${(beli.body.data as { no_faktur_beli: string }).no_faktur_beli}/retag`;
}
const seberat = (berat?: number | null) => ({
  urut: 1,
  kode_kategori: 'PHS',
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  ...(berat !== undefined && { berat }),
});
const angka = async (keystore: string): Promise<Record<string, string>> => {
  const [row] = await shop.rows('select angka from otorisasi where keystore = $1', [keystore]);
  const lines = row!.angka as { label: string; nilai: string }[];
  return Object.fromEntries(lines.map(({ label, nilai }) => [label, nilai]));
};

beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('a piece is weighed before it gets a label: left out, empty and zero are refused', async () => {
  const path = await belikan();
  for (const [berat, status, kata] of [
    [undefined, 422, 'Berat Tidak Boleh Kosong'],
    [null, 400, 'Berat Tidak Boleh Kosong'],
    [0, 422, 'Berat Tidak Boleh 0'],
    [3.241, 422, 'Berat Tidak Boleh Melebihi Berat Pembelian'],
  ] as const) {
    const answer = await post(shop.as('SPV'), path, seberat(berat));
    const said = (answer.body.errors as { message: string }[])[0]!.message;
    expect([berat, answer.status, said]).toEqual([berat, status, kata]);
  }
  // What washing takes of 3.240 g at 1 %: 0.032 g.
  expect((await post(shop.as('SPV'), path, seberat(3.208))).status).toBe(201);
});

test('a label of less weight than washing leaves is the owner’s to agree to, of whoever writes it', async () => {
  for (const who of ['SPV', 'MU'] as const) {
    const path = await belikan();
    const body = seberat(2.24);
    const alone = await post(shop.as(who), path, body);
    expect([alone.status, alone.body.code, alone.body.event]).toEqual([
      403,
      'PERLU_OTORISASI',
      'SUSUT_LEBIH',
    ]);
    const lain = who === 'SPV' ? 'MU' : 'SPV';
    await expect(izin(shop.as(who), shop.as(lain), { path, body })).rejects.toThrow();
    const keystore = await izin(shop.as(who), shop.as('OWN'), { path, body });
    expect(await angka(keystore)).toMatchObject({
      'Berat masuk': '3.240 g',
      'Berat keluar': '2.240 g',
      'Susut yang dibolehkan': '0.032 g',
      Susut: '1.000 g',
      'Susut persen': '30.86%',
      'Susut murni': '0.750 g',
      // SPV labelled one that lost 0.032 g before; the other has lost nothing this month.
      'Susut peminta bulan ini': who === 'SPV' ? '0.032 g' : '0.000 g',
    });
    const lighter = await post(shop.as(who), path, seberat(2.2), keystore);
    expect(lighter.body.code).toBe('PERLU_OTORISASI');
    const done = await post(shop.as(who), path, body, keystore);
    expect(done.status, done.text).toBe(201);
  }
});

test('what the loss is worth is cost: the owner reads it, the supervisor who asks does not', async () => {
  const path = await belikan();
  const asked = await minta(shop.as('SPV'), { path, body: seberat(3) });
  expect(asked.status, asked.text).toBe(201);
  expect(asked.text).not.toContain('Nilai susut');
  const { keystore } = asked.body.data as { keystore: string };
  expect((await angka(keystore))['Nilai susut']).toMatch(/^Rp [\d,]{6,}$/);
});

test('the limit is the shop’s', async () => {
  const path = await belikan();
  await shop.param('TOLERANSI_SUSUT_CUCI', 3_100 as never);
  const done = await post(shop.as('SPV'), path, seberat(2.24));
  expect(done.status, done.text).toBe(201);
});
