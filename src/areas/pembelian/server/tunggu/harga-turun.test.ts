import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBeliUji } from '#tests/kit/beli-uji.ts';

const { beli, post, rosok, setuju, shop, kasir } = await openBeliUji();
beforeAll(() => shop.param('VALIDASI_PEMBELIAN', 'ON'));
afterAll(() => shop.param('VALIDASI_PEMBELIAN', 'IKUT'));

const ROSOK = 2_550_000;
const harga = (rupiah: number) => shop.param('HARGA_ROSOK', rupiah as never);
const simpan = async (line: object = rosok()) => {
  const { body, text } = await post(kasir(), 'pembelian', beli([line]));
  const { no_faktur_beli } = (body.data ?? {}) as { no_faktur_beli?: string };
  expect(no_faktur_beli, text).toBeDefined();
  return `pembelian/${no_faktur_beli}/validasi`;
};
const bayar = (path: string) => post(shop.as('KASIR2'), path, {});
const angkaOf = (body: any) =>
  Object.fromEntries(body.angka.map(({ label, nilai }: any) => [label, nilai]));

describe('a buy-back that waits holds no price against the shop (D-28.2)', () => {
  beforeEach(() => harga(ROSOK));

  test('while the price of rosok is the same, or has risen, the cashier pays what was written', async () => {
    const [satu, dua] = [await simpan(), await simpan()];
    expect((await bayar(satu)).body.data).toMatchObject({ grand_total: 3_814_500 });
    await harga(2_700_000);
    expect((await bayar(dua)).body.data).toMatchObject({ grand_total: 3_814_500 });
  });

  test('once rosok costs 2,400,000 a gram, a superior reads both prices before 3,814,500 leaves the drawer', async () => {
    const path = await simpan();
    await harga(2_400_000);
    const asked = await bayar(path);
    expect([asked.status, asked.body.code, asked.body.events]).toEqual([
      403,
      'PERLU_OTORISASI',
      ['BELI_DI_ATAS_HARGA'],
    ]);
    expect(angkaOf(asked.body)).toMatchObject({
      'Harga hari ini': 'Rp 3,590,000',
      'Harga diminta': 'Rp 3,814,500',
    });
    const paid = await setuju(shop.as('KASIR2'), path, {}, 'SPV');
    expect([paid.status, paid.body.data.status], paid.text).toEqual([200, 'DONE']);
  });

  test('what a superior agreed to at its making is asked again only when the price falls after it', async () => {
    const body = beli([rosok({ harga: 3_900_000 })]);
    const agreed = async () => {
      const { body: made } = await setuju(kasir(), 'pembelian', body, 'SPV');
      return `pembelian/${made.data.no_faktur_beli}/validasi`;
    };
    const [satu, dua] = [await agreed(), await agreed()];
    expect((await bayar(satu)).status).toBe(200);
    await harga(2_500_000);
    expect((await bayar(dua)).body.events).toEqual(['BELI_DI_ATAS_HARGA']);
    expect((await setuju(shop.as('KASIR2'), dua, {}, 'SPV')).status).toBe(200);
  });

  test('a condition that the shop no longer knows is not guessed: it is written again', async () => {
    const path = await simpan(rosok({ kondisi: 'KUSAM' }));
    const batal = path.replace('/validasi', '/batal');
    await shop.rows("update kondisi_beli set is_active = false where kode_kondisi = 'KUSAM'");
    const { status, body } = await bayar(path);
    expect([status, body.message]).toEqual([422, 'Kondisi Pembelian Tidak Ditemukan']);
    expect((await post(kasir(), batal, { alasan: 'Kondisi dihapus' })).status).toBe(200);
  });
});
