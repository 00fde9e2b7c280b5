import { expect, test, vi } from 'vitest';
import { openGateway, TERIMA } from '#tests/kit/gateway-uji.ts';
import { antre, detak, keadaan } from '#tests/kit/pesan-uji.ts';
import { bukaKirim, shop, gateway, LEKAS, maju, wablas } from '#tests/kit/uji/kirim.ts';

bukaKirim();

test('without a gateway messages stay and say that they were not sent', async () => {
  await antre(shop, 3);
  expect(await detak(shop)).toBe(0);
  const { body } = await shop.as('SPV').raw('GET', 'pesan');
  expect([body.gateway, body.antre, body.data[0].status]).toEqual([false, 3, 'ANTRE']);
  expect(body.data[0].penerima).toBe('0812****7890');
});

test('each message goes out once, by the number in the country’s form and with the shop’s token', async () => {
  await wablas();
  await antre(shop, 25, { templat: 'Halo {nama_toko}' });
  expect([await detak(shop), await detak(shop), await detak(shop)]).toEqual([20, 5, 0]);
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 25 });
  expect(gateway.masuk).toHaveLength(25);
  expect(gateway.masuk[0]).toMatchObject({
    path: '/api/v2/send-message',
    authorization: 'token-rahasia-1',
  });
  expect([gateway.isi()[0], gateway.nomor()[0]]).toEqual(['Halo Kencana', '6281234567890']);
});

test('on a copy that holds its messages none leaves; let go, they leave', async () => {
  await wablas();
  await antre(shop, 2);
  vi.stubEnv('KILAU_HOLD_MESSAGES', '1');
  expect(await detak(shop)).toBe(0);
  expect([gateway.masuk, await keadaan(shop)]).toEqual([[], { ANTRE: 2 }]);
  vi.unstubAllEnvs();
  expect(await detak(shop)).toBe(2);
});

test('two servers at once send each message once, and only one of them is asked', async () => {
  await wablas();
  await antre(shop, 12);
  const sent = await Promise.all([detak(shop, {}, 'satu'), detak(shop, {}, 'dua')]);
  expect(sent.toSorted((a, b) => a - b)).toEqual([0, 12]);
  expect(gateway.masuk).toHaveLength(12);
  // Who had the turn stays away: the other one has it after a while.
  await antre(shop, 1);
  const lain = sent[0] === 12 ? 'dua' : 'satu';
  expect(await detak(shop, {}, lain)).toBe(0);
  maju(100);

  expect(await detak(shop, {}, lain)).toBe(1);
});

test('a gateway that is away is asked by one message at a time, ever more seldom; nothing fails for it', async () => {
  const mati = await openGateway();
  await mati.close();
  await wablas({ alamat: mati.alamat });
  await antre(shop, 30);
  const tried: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    tried.push(await detak(shop));
    maju(400);
  }
  expect(tried[0]).toBeLessThanOrEqual(4);
  expect(tried.slice(1)).toEqual([1, 1, 1, 1]);
  expect(await keadaan(shop)).toEqual({ ANTRE: 30 });
  const [{ most }] = (await shop.rows('select max(coba) as most from pesan')) as [{ most: number }];
  expect(most).toBe(0);
  const { body } = await shop.as('SPV').raw('GET', 'pesan');
  expect(body.jeda).toMatch(/tidak terjangkau/);
  // It is back: the rest goes out.
  await wablas();
  await detak(shop);
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 30 });
});

test('an answer 500 is tried again for a nota; a promo may have arrived and waits for a person', async () => {
  await wablas();
  gateway.house.biasa = { status: 500, body: 'galat' };
  const [nota] = await antre(shop, 1, { jenis: 'NOTA_PENJUALAN' });
  const [promo] = await antre(shop, 1, { jenis: 'PROMO' });
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ ANTRE: 1, RAGU: 1 });
  expect(gateway.masuk).toHaveLength(2);
  gateway.house.biasa = TERIMA;
  await detak(shop);
  expect(gateway.masuk).toHaveLength(2);
  maju(31);

  await detak(shop);
  expect(await keadaan(shop)).toEqual({ RAGU: 1, TERKIRIM: 1 });
  const lagi = await shop.as('SPV').raw('POST', `pesan/${promo!.id}/kirim-lagi`);
  expect([lagi.status, lagi.body.data.status]).toEqual([200, 'ANTRE']);
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 2 });
  const dua = await shop.as('SPV').raw('POST', `pesan/${nota!.id}/kirim-lagi`);
  expect([dua.status, dua.body.code]).toEqual([409, 'PESAN_TIDAK_BISA']);
});

test('a gateway that hangs up or never answers is not waited for, and a promo is not sent twice', async () => {
  await wablas();
  gateway.laku.push('PUTUS', 'DIAM');
  await antre(shop, 2, { jenis: 'PROMO' });
  const begun = performance.now();
  await detak(shop, LEKAS);
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(await keadaan(shop)).toEqual({ RAGU: 2 });

  await detak(shop, LEKAS);
  expect(gateway.masuk).toHaveLength(2);
});

test('an answer that comes too late leaves the promo uncertain; slow ones within their time are taken', async () => {
  await wablas();
  gateway.laku.push({ ...TERIMA, tunda: 900 }, { ...TERIMA, tunda: 100 });
  await antre(shop, 1, { jenis: 'PROMO' });
  await detak(shop, LEKAS);
  await antre(shop, 1, { jenis: 'PROMO' });
  await detak(shop, LEKAS);
  expect(await keadaan(shop)).toEqual({ RAGU: 1, TERKIRIM: 1 });
});

test('a message that the gateway refuses fails at once with its words; a no without end gives up', async () => {
  await wablas();
  gateway.laku.push({ status: 400, body: { message: 'nomor tidak terdaftar' } });
  const [satu] = await antre(shop, 1);
  await detak(shop);
  const lihat = async () =>
    (await shop.as('SPV').raw('GET', 'pesan')).body.data as { sebab: string; status: string }[];
  expect((await lihat())[0]).toMatchObject({
    status: 'GAGAL',
    sebab: 'nomor tidak terdaftar (400)',
  });
  gateway.house.biasa = { status: 200, body: { status: false, message: 'pesan ditolak' } };
  expect((await shop.as('SPV').raw('POST', `pesan/${satu!.id}/kirim-lagi`)).status).toBe(200);
  await shop.rows(`update pesan set berlaku_sampai = '2027-01-01'`);
  for (let at = 0; at < 9; at += 1) {
    await detak(shop);
    maju(3700);
  }
  expect(await shop.rows('select status, coba, sebab from pesan')).toEqual([
    { status: 'GAGAL', coba: 8, sebab: 'pesan ditolak' },
  ]);
});

test('no more than the day’s quota goes out; on the next day the rest', async () => {
  await shop.hari('2026-11-21');
  await wablas({ kuota: 5 });
  await antre(shop, 8, { jenis: 'NOTA_PENJUALAN' });
  await detak(shop);

  await detak(shop);
  expect(await keadaan(shop)).toEqual({ ANTRE: 3, TERKIRIM: 5 });
  maju(24 * 3600);
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 8 });
});

test('in the quiet hours a nota goes out and a promo waits; what nobody wants any more is not sent', async () => {
  await shop.hari('2026-11-23', '2026-11-23T14:00:00.000Z');
  await wablas();
  await antre(shop, 1, { jenis: 'NOTA_PENJUALAN' });
  await antre(shop, 1, { jenis: 'PROMO' });
  await antre(shop, 1, { jenis: 'TEMPO_TITIPAN' });
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ ANTRE: 2, TERKIRIM: 1 });
  maju(14 * 3600);
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ GAGAL: 1, TERKIRIM: 2 });
  expect(await shop.rows(`select sebab from pesan where status = 'GAGAL'`)).toEqual([
    { sebab: 'Sudah lewat waktunya' },
  ]);
});

test('a server that died while it sent: the nota is sent again, the promo waits for a person', async () => {
  await shop.hari('2026-11-24');
  await wablas();
  await antre(shop, 1, { jenis: 'NOTA_PENJUALAN' });
  await antre(shop, 1, { jenis: 'PROMO' });
  await shop.rows(
    `update pesan set status = 'DIKIRIM', mulai = '2026-11-24T01:50:00Z', pengirim = 'mati'`,
  );
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ RAGU: 1, TERKIRIM: 1 });
});

test('messages of one document leave in their order: the next one when the one before it has left or failed', async () => {
  await shop.hari('2026-11-25');
  await wablas();
  const dari = (jenis: 'NOTA_PENJUALAN' | 'BATAL', templat: string) =>
    antre(shop, 1, { jenis, templat, no_dokumen: 'PJKJ1261125001' });
  await dari('NOTA_PENJUALAN', 'pertama');
  await dari('BATAL', 'kedua');
  // The first one is put off by its gateway: the second waits behind it, another document's does not.
  gateway.laku.push({ status: 500, body: 'galat' });
  await detak(shop);
  await antre(shop, 1, { templat: 'lain' });
  await detak(shop);
  expect(gateway.isi()).toEqual(['pertama', 'lain']);
  maju(31);
  await detak(shop);
  await detak(shop);
  expect(gateway.isi().slice(2)).toEqual(['pertama', 'kedua']);
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 3 });
});

test('what is forbidden when it leaves does not leave', async () => {
  await shop.hari('2026-11-26');
  await wablas();
  await antre(shop, 2, { jenis: 'PROMO' });
  await detak(shop, { larang: async () => 'Customer menolak pesan' });
  expect(await keadaan(shop)).toEqual({ BATAL: 2 });
  expect(gateway.masuk).toEqual([]);
});

test('to whom and what a message says cannot be changed, nor can it be taken out of the record', async () => {
  const [one] = await antre(shop, 1);
  const ubah = (set: string) =>
    shop.db.call({ name: `uji-${set}`, text: `update pesan set ${set}` }, []);
  for (const set of [
    "penerima = '+6281111111111'",
    "templat = 'x'",
    "nilai = '{}'",
    "jenis = 'PROMO'",
  ])
    await expect(ubah(set)).rejects.toThrow(/permission denied/);
  await expect(shop.db.call({ name: 'uji-hapus', text: 'delete from pesan' }, [])).rejects.toThrow(
    /permission denied/,
  );
  const kirim = await shop
    .as('SPV')
    .raw('POST', `pesan/${one!.id}/kirim-lagi`, { penerima: '+6281111111111' });
  expect(kirim.status).toBe(400);
});
