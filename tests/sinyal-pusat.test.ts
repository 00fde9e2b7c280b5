import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { minta } from '#tests/kit/orang/setuju.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

const HARI = '2026-11-20';
const DI_CABANG = { 'x-toko': 'KJ1' };
let shop: Shop;

const sinyal = async (user_id = 'ALL') => {
  const nama = encodeURIComponent('PUSAT DI CABANG');
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${nama}&user_id=${user_id}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};

beforeAll(async () => {
  shop = await openShop({ hari: HARI, dasar: true });
  await done(shop, 'OWN', 'cash/masuk', isiKas(20_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

test('what the branch’s own people do is no act of head office', async () => {
  await done(shop, 'KASIR', 'cash/keluar', isiKas(1_000_000));
  expect(await sinyal()).toEqual([]);
});

test('cash that head office takes out of a branch’s till and an approval there stand in № 114', async () => {
  const pusat = shop.as('OWN', 'PST');
  const out = await send(pusat, 'cash/keluar', isiKas(2_500_000), DI_CABANG);
  expect(out.status, out.text).toBe(201);
  const { no_kas } = out.body.data as { no_kas: string };
  expect(await sinyal()).toMatchObject([
    {
      user_id: 'own.pst',
      tgl_system: HARI,
      uraian: '1 dokumen',
      jml: 1,
      no_dokumen: [no_kas],
      jumlah_rp: 2_500_000,
    },
  ]);

  const asked = await minta(shop.as('KASIR'), { path: 'cash/keluar', body: isiKas(6_000_000) });
  const { keystore } = asked.body.data as { keystore: string };
  const agreed = await pusat.raw('POST', `otorisasi/${keystore}/setujui`, {}, DI_CABANG);
  expect(agreed.status, agreed.text).toBe(200);
  expect(await sinyal('own.pst')).toMatchObject([{ uraian: '1 dokumen, 1 persetujuan', jml: 2 }]);
});
