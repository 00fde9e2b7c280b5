import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGateway } from '#tests/kit/gateway-uji.ts';
import { antre, detak, lepasGateway, pasangGateway } from '#tests/kit/pesan-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { rumahPesan } from '#app/server/rumah-pesan.ts';

const NOMOR = '+6281200000001';
let shop: Shop;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  shop = await openShop({ dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
  for (const kode of ['KJ1', 'KJ2'] as const)
    for (const key of ['WHATSAPP_MODULE', 'NOTIF_WABLAS_PROMO'] as const)
      await shop.modulOn(key, kode);
  gateway = await openGateway();
  const biasa = { tenang_dari: '00:00', tenang_sampai: '00:00' };
  await pasangGateway(shop, { alamat: gateway.alamat, ...biasa });
  const body = { nama: 'Ibu Setuju', alamat: '', no_hp: '0812 0000 0001', setuju_promo: true };
  const { status, text } = await shop.as('KASIR').raw('POST', 'customer', body);
  if (status !== 201) throw new Error(text);
});
afterAll(async () => {
  lepasGateway();
  await gateway.close();
  await shop.close();
});

/** A message to her of one of the shops, as an act would queue it. */
async function pesan(kode_toko: 'KJ1' | 'KJ2', jenis: 'PROMO' | 'TEMPO_TITIPAN'): Promise<string> {
  const [one] = await antre(shop, 1, {
    jenis,
    penerima: NOMOR,
    kode_toko,
    kode_customer: 'KJ1000001',
  });
  return String(one!.id);
}
const tolak = async (kode_toko: 'KJ1' | 'KJ2', id: string, ya: boolean) =>
  (await shop.as('SPV', kode_toko).raw('PUT', `pesan/${id}/tolak`, { tolak: ya })).body.data as {
    menolak: boolean;
  };
const menolak = async (kode_toko: 'KJ1' | 'KJ2', id: string) =>
  (
    (await shop.as('SPV', kode_toko).raw('GET', 'pesan')).body.data as {
      id: number;
      menolak: boolean;
    }[]
  ).find((one) => String(one.id) === id)?.menolak;
const penerima = async () =>
  (await shop.as('SPV').raw('GET', 'promo-wablas')).body.data.penerima as number;
const keadaan = async (id: string) => {
  const [row] = await shop.rows<{ status: string; sebab: string | null }>(
    'select status, sebab from pesan where id = $1',
    [id],
  );
  return row;
};

test('a no that one shop is told holds back the promos of the other, when they are planned and when they leave', async () => {
  expect(await penerima()).toBe(1);
  const kini = await pesan('KJ1', 'PROMO');
  const jauh = await pesan('KJ2', 'TEMPO_TITIPAN');
  expect((await tolak('KJ2', jauh, true)).menolak).toBe(true);
  expect(await penerima()).toBe(0);
  expect(await menolak('KJ1', kini)).toBe(true);
  await detak(shop, rumahPesan);
  expect(await keadaan(kini)).toEqual({
    status: 'BATAL',
    sebab: 'Nomor ini tidak mau menerima pesan',
  });
});

test('a reminder of her own goods goes on in the shop that was not told', async () => {
  const sini = await pesan('KJ1', 'TEMPO_TITIPAN');
  expect(await menolak('KJ1', sini)).toBe(false);
  await detak(shop, rumahPesan);
  expect((await keadaan(sini))?.status).toBe('TERKIRIM');
  // Told here, too, it stops here.
  const lagi = await pesan('KJ1', 'TEMPO_TITIPAN');
  expect((await tolak('KJ1', lagi, true)).menolak).toBe(true);
  await detak(shop, rumahPesan);
  expect((await keadaan(lagi))?.status).toBe('BATAL');
});

test('a tick at a counter gives no promo back; her word to either shop does, and the audit names whom she had told', async () => {
  const body = { nama: 'Ibu Setuju', alamat: '', no_hp: '0812 0000 0001', setuju_promo: true };
  expect((await shop.as('KASIR').raw('PUT', 'customer/KJ1000001', body)).status).toBe(200);
  expect(await penerima()).toBe(0);
  const promo = await pesan('KJ1', 'PROMO');
  expect((await tolak('KJ1', promo, false)).menolak).toBe(false);
  expect(await penerima()).toBe(1);
  await detak(shop, rumahPesan);
  expect((await keadaan(promo))?.status).toBe('TERKIRIM');
  const [audit] = await shop.rows(
    `select kode_toko, kunci, sesudah from audit where tindakan = 'TERIMA_PROMO'`,
  );
  expect(audit).toEqual({
    kode_toko: 'KJ1',
    kunci: '6281200000001',
    sesudah: { menolak: false, toko: ['KJ1', 'KJ2'] },
  });
});
