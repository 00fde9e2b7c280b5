import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { forgetCallers } from '#kit/server/limiter.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const kode_toko of ['KJ1', 'PST'] as const) await shop.modulOn('MEMBER_MODULE', kode_toko);
  const orang = [
    ['Ayu', '1990-11-20', 'MEMBER'],
    ['Bima', '1988-02-29', 'MEMBER'],
    ['Citra', '1990-11-20', 'UMUM'],
  ];
  for (const [at, [nama, tgl_lahir, jenis]] of orang.entries()) {
    const { body } = await shop
      .as('KASIR')
      .raw('POST', 'customer', { nama, alamat: 'Jl. 1', no_hp: `08123456789${at}`, tgl_lahir });
    await shop.rows('update customer set jenis = $2 where kode_customer = $1', [
      (body.data as { kode_customer: string }).kode_customer,
      jenis,
    ]);
  }
});
afterAll(() => shop.close());

const nama = async (path: string, toko: 'KJ1' | 'PST' = 'KJ1') =>
  ((await shop.as('KASIR', toko).raw('GET', path)).body.data as { nama: string }[]).map(
    (one) => one.nama,
  );

test('members alone are listed, their phones masked, in every shop of the chain (D-51.11)', async () => {
  const { body } = await shop.as('KASIR').raw('GET', 'member/get/all?sort=-nama');
  expect(body).toMatchObject({ count: 2, data: [{ nama: 'Bima' }, { nama: 'Ayu', poin: 0 }] });
  expect(JSON.stringify(body)).not.toContain('0812 3456 7890');
  expect(await nama('member/get/all?q=ay')).toEqual(['Ayu']);
  expect((await shop.as('OWN', 'PST').raw('GET', 'member/get/all')).body).toMatchObject({
    count: 2,
  });
});

test('searched by name only members are found; two letters are enough, of a number it takes four figures', async () => {
  // A part of a number finds no person, a whole one its own (D-51.4).
  expect((await shop.as('KASIR').raw('GET', 'member?q=0812')).body.data).toEqual([]);
  const { body } = await shop.as('KASIR').raw('GET', 'member?q=08123456789%200');
  expect(body.data).toMatchObject([{ nama: 'Ayu', jenis: 'MEMBER' }]);
  expect(JSON.stringify(body)).not.toContain('0812 3456 7890');
  expect((await shop.as('KASIR').raw('GET', 'member?q=ay')).body.count).toBe(1);
  expect((await shop.as('KASIR').raw('GET', 'member?q=a')).status).toBe(422);
  expect((await shop.as('KASIR').raw('GET', 'member?q=081')).status).toBe(422);
});

test('on 20 November it is Ayu’s birthday; Bima of 29 February has his on the 28th', async () => {
  expect(await nama('member/find-current-birthday')).toEqual(['Ayu']);
  await shop.hari('2027-02-28');
  expect(await nama('member/find-current-birthday')).toEqual(['Bima']);
});

test('the list of provinces ships with the product: 38 of them', async () => {
  const { body } = await shop.as('KASIR').raw('GET', 'provinsi/get/all');
  expect(body.data).toHaveLength(38);
  expect(body.data).toContainEqual({ provinsi: 'Papua Barat Daya' });
});

test('without the module nobody is asked for members, by whichever call', async () => {
  await shop.modulOff('MEMBER_MODULE');
  for (const path of ['member?q=ay', 'member/get/all', 'member/find-current-birthday'])
    expect((await shop.as('OWN').raw('GET', path)).body).toMatchObject({
      status: 403,
      code: 'MODUL_TIDAK_AKTIF',
      modul: 'MEMBER_MODULE',
    });
});

test('ninety searches in a minute are a counter at work, the next ones copy the list and wait', async () => {
  const cari = (who: 'KASIR' | 'KASIR2') => shop.as(who).raw('GET', 'customer?q=0812');
  await cari('KASIR2');
  forgetCallers();
  const semua = await Promise.all(Array.from({ length: 95 }, () => cari('KASIR')));
  expect(semua.filter(({ status }) => status === 200)).toHaveLength(90);
  const lewat = await cari('KASIR');
  expect([lewat.status, lewat.body.code]).toEqual([429, 'TERLALU_SERING']);
  expect(Number(lewat.headers['retry-after'])).toBeGreaterThan(0);
  // The owner reads who did so: one row, however often it was refused.
  expect(
    await shop.rows(
      `select user_id, tabel, kunci, count(*)::int as kali from audit where tindakan = 'TERLALU_SERING' group by 1, 2, 3`,
    ),
  ).toEqual([{ user_id: 'ksr.kj1', tabel: 'baca', kunci: 'GET customer', kali: 1 }]);
  expect((await cari('KASIR2')).status).toBe(200);
  shop.jam(toIso(nowMs() + 60_000));
  expect((await cari('KASIR')).status).toBe(200);
  // Nine quiet hundreds of an hour are enough, too.
  for (let menit = 1; menit < 10; menit += 1) {
    shop.jam(toIso(nowMs() + 60_000));
    await Promise.all(Array.from({ length: 90 }, () => cari('KASIR')));
  }
  shop.jam(toIso(nowMs() + 60_000));
  const jam = await cari('KASIR');
  expect([jam.status, Number(jam.headers['retry-after']) > 60]).toEqual([429, true]);
});
