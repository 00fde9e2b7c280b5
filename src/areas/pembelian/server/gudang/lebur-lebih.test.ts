import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Person, type Shop } from '#tests/kit/shop.ts';
import { izin, minta } from '#tests/kit/orang/setuju.ts';
import { kunci } from '#tests/proof/balapan/meja.ts';
import { dibeli } from '#tests/proof/balapan/stok.ts';

let shop: Shop;
const path = 'hancur-pembelian';
const post = (who: Person, body: object, setuju?: string) =>
  who.raw('POST', path, body, { ...kunci(), ...(setuju && { 'x-otorisasi': setuju }) });

/** Rings of 1.200 g of 37.5 %, 0.450 g fine each, into one lot. */
async function lot(berat: number, kadar: number, n = 1) {
  const barang: object[] = [];
  for (let i = 0; i < n; i++) barang.push({ no_faktur_beli: await dibeli(shop), urut: 1 });
  return { barang, berat, kadar, kode_gudang: 'RS', alasan: 'Patah, dilebur' };
}
const diminta = async (who: 'SPV' | 'MU', body: object) => {
  const asked = await minta(shop.as(who), { path, body });
  expect(asked.status, asked.text).toBe(201);
  const { keystore, event } = asked.body.data as { keystore: string; event: string[] };
  const [row] = await shop.rows('select angka, ucapan from otorisasi where keystore = $1', [
    keystore,
  ]);
  return { event, text: asked.text, row: row! };
};
const kedua = (row: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    (row.angka as { label: string; nilai: string; ke?: number }[])
      .filter(({ ke }) => ke === 2)
      .map(({ label, nilai }) => [label, nilai]),
  );

beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('what melting may take of the fine gold is a supervisor’s, a milligram more is the owner’s too', async () => {
  for (const [berat, kadar, event] of [
    // 0.450 g fine as bought: 0.009 g may go, whatever becomes of the weight.
    [1.2, 37.5, ['HANCUR_PEMBELIAN']],
    [1.176, 37.5, ['HANCUR_PEMBELIAN']],
    [0.6, 73.5, ['HANCUR_PEMBELIAN']],
    // As much more is no gift: what comes out purer than it went in is asked for as well (D-51.17).
    [1.1, 42, ['HANCUR_PEMBELIAN', 'SUSUT_LEBIH']],
    [1.173, 37.5, ['HANCUR_PEMBELIAN', 'SUSUT_LEBIH']],
    [1.2, 36.6, ['HANCUR_PEMBELIAN', 'SUSUT_LEBIH']],
  ] as const)
    expect([berat, kadar, (await diminta('SPV', await lot(berat, kadar))).event]).toEqual([
      berat,
      kadar,
      event,
    ]);
});

test('a kadar typed too low needs the owner, who reads what goes, its worth and the month', async () => {
  const first = await lot(1.176, 37.5);
  const boleh = await izin(shop.as('MU'), shop.as('SPV'), { path, body: first });
  expect((await post(shop.as('MU'), first, boleh)).status).toBe(201);

  const body = await lot(2.4, 30, 2);
  const alone = await post(shop.as('MU'), body);
  expect([alone.status, alone.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  await expect(izin(shop.as('MU'), shop.as('SPV'), { path, body })).rejects.toThrow();
  expect((await diminta('SPV', body)).text).not.toContain('Nilai susut');
  expect(kedua((await diminta('MU', body)).row)).toEqual({
    'Murni masuk': '0.900 g',
    'Murni keluar': '0.720 g',
    'Susut murni yang dibolehkan': '0.018 g',
    'Susut murni': '0.180 g',
    'Susut persen': '20%',
    'Nilai susut': expect.stringMatching(/^Rp [\d,]{6,}$/),
    'Susut murni peminta bulan ini': '0.009 g',
  });

  const keystore = await izin(shop.as('MU'), shop.as('OWN'), { path, body });
  const poorer = await post(shop.as('MU'), { ...body, kadar: 29 }, keystore);
  expect([poorer.status, poorer.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  const done = await post(shop.as('MU'), body, keystore);
  expect(done.status, done.text).toBe(201);
  expect(done.body.data).toMatchObject({ murni_hasil: 0.72, selisih_murni: -0.18 });
});

test('the report of approvals says what was allowed and what went', async () => {
  const [hari] = await shop.rows(
    "select to_char(max(tgl_system), 'YYYY-MM-DD') as tgl from hancur_pembelian",
  );
  const [tgl, kategori] = [hari!.tgl as string, encodeURIComponent('TOLERANSI BERAT')];
  const answer = await shop
    .as('OWN')
    .raw('GET', `otorisasi/report?tgl_from=${tgl}&tgl_to=${tgl}&kategori=${kategori}`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).toContain('"nilai_batas":"0.018 g","nilai_minta":"0.180 g"');
});
