import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  await shop.modulOff('PLAFOND_HUTANG_MODULE');
  await shop.param('VALIDASI_PEMBELIAN', 'ON');
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body, {});
const plafond = (share: number) => shop.param('PLAFOND_PERSEN', persen(share));
/** 3,500,000 that waits on goods whose estimate is known. */
const simpan = async () => {
  const { no_faktur_hutang, status, taksiran } = await pinjamkan(shop);
  expect(status).toBe('OPEN');
  return { path: `hutang/${no_faktur_hutang}/validasi`, taksiran };
};
/** A ceiling just above, or below, 3,500,000. */
const sekitar = (taksiran: number, lebih: number) =>
  Math.round((3_500_000 / taksiran) * 10_000) + lebih;

describe('a loan that waits holds no ceiling and no rate against the shop (D-28.2)', () => {
  test('a ceiling that fell and still carries 3,500,000 asks nobody', async () => {
    await plafond(9000);
    const { path, taksiran } = await simpan();
    await plafond(sekitar(taksiran, 20));
    expect((await post('SPV', path, {})).status).toBe(200);
  });

  test('one that carries it no longer is refused with both figures, and the loan is rejected', async () => {
    await plafond(9000);
    await shop.param('PLAFOND_BOLEH_LEWAT', false);
    const { path, taksiran } = await simpan();
    await plafond(sekitar(taksiran, -20));
    const { status, body } = await post('SPV', path, {});
    expect([status, body.code]).toEqual([422, 'PLAFOND_TURUN']);
    expect(body.message).toMatch(
      /^Jumlah Hutang Rp 3,500,000 Melebihi Plafond Saat Ini Rp [\d,]+, Tolak Dan Buat Ulang$/,
    );
    const back = await post('SPV', path.replace('validasi', 'batal'), { alasan: 'Plafond turun' });
    expect(back.body.data).toMatchObject({ status: 'CANC', postings: [] });
  });

  test('with PLAFOND_BOLEH_LEWAT on it asks PLAFOND_LEWAT, and the approver reads the ceiling of then and of now', async () => {
    await plafond(9000);
    await shop.param('PLAFOND_BOLEH_LEWAT', true);
    const { path, taksiran } = await simpan();
    await plafond(sekitar(taksiran, -20));
    const { status, body } = await post('SPV', path, {});
    expect([status, body.events]).toEqual([403, ['PLAFOND_LEWAT']]);
    const labels = body.angka.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Plafond', 'Plafond saat disimpan']));
    expect((await disetujui(shop, path, {}, 'OWN', 'SPV')).status).toBe(200);
  });

  test('a rate of the table that rose is paid by nobody’s silence', async () => {
    await plafond(9000);
    const { path } = await simpan();
    await shop.param('BUNGA_DEFAULT_PERSEN', persen(500));
    const { status, body } = await post('SPV', path, {});
    expect([status, body.events]).toEqual([403, ['BUNGA_KHUSUS']]);
    expect((await disetujui(shop, path, {}, 'OWN', 'SPV')).status).toBe(200);
  });
});
