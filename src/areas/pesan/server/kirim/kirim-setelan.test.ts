import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hari as bacaHari } from '#kit/rules/hari.ts';
import { toIso } from '#kit/server/clock.ts';
import { templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import { antrePesan, type Pengantre } from '#areas/pesan/server/antre-pesan.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { CLOUD_TERIMA } from '#tests/kit/gateway-uji.ts';
import { antre, detak, keadaan, pasangGateway } from '#tests/kit/pesan-uji.ts';
import { bukaKirim, maju, shop, gateway, wablas } from '#tests/kit/uji/kirim.ts';

bukaKirim();

test('Cloud API: an approved template has its places in order and in one line, else the words go', async () => {
  await shop.hari('2026-11-25');
  gateway.house.biasa = CLOUD_TERIMA;
  await pasangGateway(shop, { jenis: 'CLOUD', alamat: gateway.alamat, pengirim: '109876543210' });
  await antre(shop, 1, { templat: 'Halo {nama_toko}' });
  await antre(shop, 1, {
    templat: '{b} lalu {a} lalu {b}',
    nilai: { a: 'satu\ndua', b: '{a}' },
  });
  await shop.rows(`update pesan set nama_cloud = 'nota_baru' where templat like '{b}%'`);
  await detak(shop);
  expect(gateway.masuk.map(({ path }) => path)).toEqual([
    '/109876543210/messages',
    '/109876543210/messages',
  ]);
  expect(gateway.masuk[0]!.authorization).toBe('Bearer token-rahasia-1');
  const [kata, templat] = gateway.masuk.map(
    ({ body }) => JSON.parse(body) as Record<string, object>,
  );
  expect(kata).toMatchObject({ type: 'text', text: { body: 'Halo Kencana', preview_url: false } });
  expect(templat!.template).toEqual({
    name: 'nota_baru',
    language: { code: 'id' },
    components: [
      {
        type: 'body',
        parameters: [
          { type: 'text', text: '{a}' },
          { type: 'text', text: 'satu dua' },
        ],
      },
    ],
  });
  gateway.laku.push({ status: 400, body: { error: { code: 131026, message: 'undeliverable' } } });
  gateway.laku.push({ status: 400, body: { error: { code: 190, message: 'token expired' } } });
  await antre(shop, 1);
  await detak(shop);
  await antre(shop, 1);
  await detak(shop);
  expect(await keadaan(shop)).toEqual({ ANTRE: 1, GAGAL: 1, TERKIRIM: 2 });
});

test('the token is kept sealed, is never told, and does not follow to another address', async () => {
  await wablas();
  const [{ token }] = (await shop.rows('select token from gateway_pesan')) as [{ token: string }];
  expect(token).toMatch(/^k1:/);
  expect(token).not.toContain('rahasia');
  const lihat = await shop.as('OWN').raw('GET', 'pesan/gateway');
  expect(lihat.text).not.toContain('rahasia');
  expect(lihat.body.data.ada_token).toBe(true);
  const isi = { ...lihat.body.data, token: null } as Record<string, unknown>;
  delete isi['ada_token'];
  expect((await shop.as('OWN').raw('PUT', 'pesan/gateway', isi)).status).toBe(200);
  const lain = { ...isi, alamat: 'https://pencuri.example.com' };
  const pindah = await shop.as('OWN').raw('PUT', 'pesan/gateway', lain);
  expect([pindah.status, pindah.body.code]).toEqual([422, 'TOKEN_KOSONG']);
  for (const who of ['SPV', 'MU', 'KASIR'] as const)
    expect((await shop.as(who).raw('PUT', 'pesan/gateway', isi)).status).toBe(403);
  const audit = await shop.rows(`select * from audit where tabel = 'gateway_pesan'`);
  expect(audit.length).toBeGreaterThan(0);
  expect(JSON.stringify(audit)).not.toMatch(/token-rahasia|k1:/);
});

test('a template of the shop is checked, shown and taken back; a trial goes to the shop’s own number', async () => {
  const put = (isi: string) =>
    shop.as('SPV').raw('PUT', 'pesan/templat/NOTA_SERVICE', { isi, nama_cloud: null });
  expect((await put('Service {no_service}, {no_nota}')).body.errors[0].message).toBe(
    'Tidak Ada Isian {no_nota} Untuk Pesan Ini',
  );
  expect((await put('Service {no_service}')).body.data).toMatchObject({
    bawaan: false,
    isi: 'Service {no_service}',
  });
  const semua = (await shop.as('SPV').raw('GET', 'pesan/templat')).body.data as { jenis: string }[];
  expect(semua.map(({ jenis }) => jenis)).toContain('TUTUP');
  expect((await shop.as('SPV').raw('DELETE', 'pesan/templat/NOTA_SERVICE')).body.data.bawaan).toBe(
    true,
  );
  expect((await shop.as('KASIR').raw('GET', 'pesan/templat')).status).toBe(403);
  const tanpa = await shop.as('OWN').raw('POST', 'pesan/gateway/uji');
  expect([tanpa.status, tanpa.body.code]).toEqual([422, 'NO_TOKO_KOSONG']);
  await shop.rows(
    `update toko set no_whatsapp = '+6281299998888', versi = versi + 1 where kode_toko = 'KJ1'`,
  );
  expect((await shop.as('OWN').raw('POST', 'pesan/gateway/uji')).status).toBe(200);
  await wablas();
  await detak(shop);
  expect(gateway.nomor()).toEqual(['6281299998888']);
});

test('no supervisor keeps from a customer that his money was given out: the words are the owner’s, and № 114 knows', async () => {
  const manis = 'Terima kasih sudah berbelanja di {nama_toko}.';
  const put = (who: 'SPV' | 'MU' | 'OWN', isi: string, nama_cloud: string | null = null) =>
    shop.as(who).raw('PUT', 'pesan/templat/BATAL', { isi, nama_cloud });
  const utuh = 'Nota {no_nota} batal, {no_batal}, {total}';
  for (const who of ['SPV', 'MU'] as const) {
    const baik = await put(who, utuh, 'nota_penjualan');
    expect([baik.status, baik.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    expect((await shop.as(who).raw('DELETE', 'pesan/templat/BATAL')).status).toBe(403);
  }
  const kurang = await put('OWN', manis);
  expect([kurang.status, kurang.body.code]).toEqual([422, 'ISIAN_KURANG']);
  expect((await put('OWN', utuh)).body.data).toMatchObject({ bawaan: false, isi: utuh });
  const hari = '2026-11-20';
  const diubah = encodeURIComponent('TEMPLAT PESAN DIUBAH');
  const sinyal = `audit/report-sinyal?tgl_from=${hari}&tgl_to=${hari}&sinyal=${diubah}`;
  expect(barisLaporan((await shop.as('OWN').raw('GET', sinyal)).body.data)).toMatchObject([
    { user_id: 'own.kj1', uraian: 'BATAL', jml: 1 },
  ]);
  // Words from before the rule: the product's own go.
  await shop.rows(`update templat_pesan set isi = '${manis}' where jenis = 'BATAL'`);
  const ctx: Pengantre = {
    kode_toko: 'KJ1',
    modul: () => true,
    hari: bacaHari(hari),
    user_id: 'spv.kj1',
    op: randomUUID(),
  };
  const pesan = { penerima: '+6281234567890', nama: 'Sari', nilai: {}, kunci: 'JAGA/1' };
  const queued = await shop.db.begin((tx) => antrePesan(tx, { jenis: 'BATAL', ...pesan }, ctx));
  expect(queued!.templat).toBe(templatPesanBawaan('BATAL'));
  const batal = (id: number) => shop.as('SPV').raw('POST', `pesan/${id}/batal`);
  const tetap = await batal(queued!.id);
  expect([tetap.status, tetap.body.code]).toEqual([409, 'PESAN_JAGA']);
  const [promo] = await antre(shop, 1, { jenis: 'PROMO' });
  expect((await batal(promo!.id)).body.data.status).toBe('BATAL');
});

test('a shop without the module has no queue, and nothing of it goes out', async () => {
  await wablas();
  await antre(shop, 1);
  await shop.modulOff('WHATSAPP_MODULE');
  expect(await detak(shop)).toBe(0);
  expect((await shop.as('SPV').raw('GET', 'pesan')).body.code).toBe('MODUL_TIDAK_AKTIF');
  await shop.modulOn('WHATSAPP_MODULE');
});

test('the day of the quota and the quiet hours turn by the clock of the shop, not of the server', async () => {
  for (const [zona, malam, pagi] of [
    ['WIB', '2026-11-28T16:59:30.000Z', '2026-11-29T01:00:00.000Z'],
    ['WIT', '2026-11-30T14:59:30.000Z', '2026-11-30T23:00:00.000Z'],
  ] as const) {
    await shop.rows('delete from pesan');
    await shop.rows(`update toko set zona = '${zona}', versi = versi + 1 where kode_toko = 'KJ1'`);
    await shop.hari(malam.slice(0, 10), malam);
    await wablas({ kuota: 3 });
    await antre(shop, 5, { jenis: 'NOTA_PENJUALAN' });
    await detak(shop);
    expect([zona, await keadaan(shop)]).toEqual([zona, { ANTRE: 2, TERKIRIM: 3 }]);
    // A minute later it is the next day in the shop, whatever day it is elsewhere.
    maju(60);
    await detak(shop);
    expect([zona, await keadaan(shop)]).toEqual([zona, { TERKIRIM: 5 }]);
    await wablas({ kuota: 100 });
    await antre(shop, 1, { jenis: 'TEMPO_TITIPAN' });
    await detak(shop);
    expect((await keadaan(shop))['ANTRE']).toBe(1);
    shop.jam(toIso(Date.parse(pagi) - 60_000));
    await detak(shop);
    expect((await keadaan(shop))['ANTRE']).toBe(1);
    shop.jam(pagi);
    await detak(shop);
    expect([zona, await keadaan(shop)]).toEqual([zona, { TERKIRIM: 6 }]);
  }
});
