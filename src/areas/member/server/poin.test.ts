import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import { bukaMember, jadiMember, jualMember, poinDari } from '#tests/kit/orang/member.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
  await shop.rows(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock) values ('KJ1', 'DOMPET', 'Dompet', 15, 1)`,
  );
});
afterAll(() => shop.close());

const tukar = (kode: string, qty = 1, who: 'KASIR' | 'KASIR2' = 'KASIR') =>
  send(shop.as(who), `member/${kode}/tukar-hadiah`, { kode_hadiah: 'DOMPET', qty });
const stock = async () =>
  (await shop.rows<{ stock: number }>(`select stock from hadiah where kode_hadiah = 'DOMPET'`))[0]!
    .stock;

describe('a gift of 15 points of which one is left', () => {
  test('is won by one of two members at once, and costs the other nothing', async () => {
    const dua = [await jadiMember(shop, 'Ratna'), await jadiMember(shop, 'Sari')];
    for (const kode of dua) await jualMember(shop, kode, 'P1');
    const hasil = await Promise.all([tukar(dua[0]!), tukar(dua[1]!, 1, 'KASIR2')]);
    expect(hasil.map((one) => one.status).toSorted()).toEqual([201, 422]);
    const saldo = await Promise.all(dua.map((kode) => poinDari(shop, kode)));
    expect(saldo.toSorted((a, b) => a - b)).toEqual([5, 20]);
    expect(await stock()).toBe(0);
    const { no_tukar_hadiah } = hasil.find((one) => one.status === 201)!.body.data as {
      no_tukar_hadiah: string;
    };
    expect(no_tukar_hadiah).toMatch(/^HDKJ1261120\w{3}$/);
    const { status } = await disetujui(shop, `tukar-hadiah/${no_tukar_hadiah}/batal`, {
      alasan: 'Salah hadiah',
    });
    expect([status, await stock()]).toEqual([200, 1]);
    expect(await Promise.all(dua.map((kode) => poinDari(shop, kode)))).toEqual([20, 20]);
  });

  test('is not given for fewer points, nor two of one', async () => {
    const kode = await jadiMember(shop, 'Tini');
    expect((await tukar(kode)).body.message).toBe('Poin Tidak Mencukupi');
    await jualMember(shop, kode, 'P1');
    expect((await tukar(kode, 2)).body.message).toBe('Stock Dompet Tinggal 1');
    expect((await tukar('KJ1999999')).status).toBe(404);
  });
});

describe('a correction', () => {
  test('is the owner’s; a supervisor asks him, a cashier too, and nobody takes more than there is', async () => {
    const kode = await jadiMember(shop, 'Umi');
    const path = `member/${kode}/koreksi-poin`;
    const body = { poin: 30, alasan: 'Saldo kartu lama' };
    const alone = await send(shop.as('SPV'), path, body);
    expect([alone.status, alone.body.event, alone.body.level]).toEqual([
      403,
      'KOREKSI_POIN',
      ['OWN'],
    ]);
    expect((await disetujui(shop, path, body, 'OWN', 'SPV')).status).toBe(200);
    expect(await poinDari(shop, kode)).toBe(30);
    const lebih = await send(shop.as('OWN'), path, { poin: -31, alasan: 'Salah' });
    expect([lebih.status, lebih.body.message]).toEqual([422, 'Poin Member Tinggal 30']);
    expect((await send(shop.as('OWN'), path, { poin: -30, alasan: 'Salah' })).status).toBe(200);
    expect(await poinDari(shop, kode)).toBe(0);
  });
});

describe('a reset', () => {
  test('takes positive balances of the chosen members and of no other, each with its row', async () => {
    const [a, b] = [await jadiMember(shop, 'Vina'), await jadiMember(shop, 'Wulan')];
    await jualMember(shop, a, 'P1');
    await jualMember(shop, b, 'P1');
    const hasil = await done(shop, 'OWN', 'member/reset-poin', {
      kode_customer: [a],
      alasan: 'Akhir tahun',
    });
    expect(hasil).toEqual({ direset: 1, poin: 20, nilai_rp: 20_000 });
    expect([await poinDari(shop, a), await poinDari(shop, b)]).toEqual([0, 20]);
    const lagi = await send(shop.as('OWN'), 'member/reset-poin', {
      kode_customer: [a],
      alasan: 'Akhir tahun',
    });
    expect([lagi.status, lagi.body.code]).toEqual([422, 'RESET_KOSONG']);
    expect((await send(shop.as('KASIR'), 'member/reset-poin', { alasan: 'x y z' })).status).toBe(
      403,
    );
  });

  test('of another shop’s card is head office’s', async () => {
    const kode = await jadiMember(shop, 'Xenia');
    await jualMember(shop, kode, 'P1');
    await shop.rows(`update customer set kode_toko = 'PST' where kode_customer = $1`, [kode]);
    const lain = await send(shop.as('OWN'), `member/${kode}/koreksi-poin`, {
      poin: 1,
      alasan: 'Tambah',
    });
    expect([lain.status, lain.body.code]).toEqual([422, 'BUKAN_PEMILIK_KARTU']);
    await shop.rows(`update customer set kode_toko = 'KJ1' where kode_customer = $1`, [kode]);
  });
});

test('the history tells every movement with what it left, newest first; an empty code is refused (V045)', async () => {
  const kode = await jadiMember(shop, 'Zainab');
  await jualMember(shop, kode, 'P1');
  await done(shop, 'OWN', `member/${kode}/koreksi-poin`, { poin: -5, alasan: 'Salah hitung' });
  const { body } = await shop.as('KASIR').raw('GET', `member/poin?kode_customer=${kode}`);
  expect(body).toMatchObject({
    count: 2,
    data: [
      { jenis: 'KOREKSI', poin: -5, saldo: 15, no_dokumen: null },
      { jenis: 'DAPAT', poin: 20, saldo: 20, dasar_rp: 7_102_500 },
    ],
  });
  const kosong = await shop.as('KASIR').raw('GET', 'member/poin?kode_customer=');
  expect([kosong.status, kosong.body.message]).toEqual([422, 'Kode Member Tidak Boleh Kosong']);
});

describe('the page behind the QR of a card', () => {
  test('shows number and points to whoever has the card, and nobody’s name (D-51.15)', async () => {
    const kode = await jadiMember(shop, 'Zahra');
    await jualMember(shop, kode, 'P1');
    await shop.rows(`update toko set portal = 'https://emas.contoh.id/' where kode_toko = 'KJ1'`);
    const { body } = await shop.as('KASIR').raw('GET', `member/${kode}/kartu`);
    const { halaman_kartu, kode_kartu } = body.data as {
      halaman_kartu: string;
      kode_kartu: string;
    };
    await shop.rows(`update toko set portal = null where kode_toko = 'KJ1'`);
    expect(halaman_kartu).toBe(`https://emas.contoh.id/nota/${kode_kartu}`);
    const { statusCode, payload } = await shop.app.inject({ url: `/api/v1/kartu/${kode_kartu}` });
    expect(statusCode).toBe(200);
    expect(JSON.parse(payload).data).toMatchObject({ kode_customer: kode, poin: 20 });
    expect(payload).not.toContain('Zahra');
    expect(payload).not.toContain('0813');
    const lain = await shop.app.inject({ url: `/api/v1/kartu/${'A'.repeat(22)}` });
    expect(lain.statusCode).toBe(404);
  });
});

test('the QR of a card finds its member wherever a customer is searched, and at the counter', async () => {
  const kode = await jadiMember(shop, 'Qori');
  const kasir = shop.as('KASIR');
  const { body } = await kasir.raw('GET', `member/${kode}/kartu`);
  const { kode_kartu } = body.data as { kode_kartu: string };
  const alamat = encodeURIComponent(`https://emas.contoh.id/nota/${kode_kartu}`);
  const cari = await kasir.raw('GET', `customer?q=${alamat}`);
  expect(cari.body.data).toMatchObject([{ kode_customer: kode, nama: 'Qori' }]);
  const kata = await kasir.raw('GET', `kartu-member/${kode_kartu}`);
  expect(kata.body.data).toMatchObject({ kode_customer: kode });
  expect((await kasir.raw('GET', `kartu-member/${'A'.repeat(22)}`)).status).toBe(404);
});
