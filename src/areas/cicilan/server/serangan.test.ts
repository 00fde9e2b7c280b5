import { afterAll, beforeAll, expect, test } from 'vitest';
import { bayar, bukaCicilan, cicilan, cicilP1, MIRA } from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipan } from '#tests/kit/titipan.ts';

/** What a dishonest cashier, supervisor or owner tries with instalments, and how far it goes. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaCicilan(shop);
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);
const said = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
  status,
  body.event ?? body.code,
];

test('a piece of a running contract is sold, put aside or pawned nowhere else', async () => {
  const codes = await tambahPotong(shop, ['P1']);
  const { no_cicilan: no } = await done(shop, 'KASIR', 'cicilan', cicilan(codes));
  const { no_ktp: _, ...customer } = MIRA;
  for (const path of ['penjualan', 'titip']) {
    const body = titipan(codes, { customer, ...cash(7_102_500) });
    expect(said(await post('KASIR', path, body))).toEqual([409, 'BARANG_TIDAK_READY']);
  }
  expect(said(await post('KASIR', 'cicilan', cicilan(codes)))[0]).toBe(409);
  const { body } = await shop.as('KASIR').raw('GET', `cicilan/${no}`);
  expect(body.data.status).toBe('AKTIF');
});

test('a price below the rule is agreed to, and the sale of the hand-over asks nobody again', async () => {
  const codes = await tambahPotong(shop, ['P1']);
  const cheap = {
    ...cicilan(codes),
    barang: [{ kode_barcode: codes[0], harga_per_gram: 1_000_000 }],
  };
  const alone = await post('KASIR', 'cicilan', cheap);
  expect([alone.status, alone.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  const made = await disetujui(shop, 'cicilan', cheap, 'OWN');
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { no_cicilan: no, keadaan } = made.body.data;
  const paid = await bayar(shop, no, keadaan.sisa_rp);
  expect(paid.no_faktur_jual).toMatch(/^PJ/);
});

test('an approval of one refund fits no other person, account or contract', async () => {
  const [first, second] = [await cicilP1(shop), await cicilP1(shop)];
  const body = { alasan: 'Tidak jadi', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
  const asked = await post('KASIR', 'otorisasi', {
    method: 'POST',
    path: `/api/v1/cicilan/${first.no_cicilan}/batal`,
    body,
  });
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
  const withIt = (path: string, sent: object) =>
    send(shop.as('KASIR'), path, sent, { 'x-otorisasi': keystore });
  const own = `cicilan/${first.no_cicilan}/batal`;
  expect((await withIt(own, { ...body, no_rekening: '1234567890' })).status).toBe(403);
  expect((await withIt(own, { ...body, diambil_oleh: 'Bapak Tono' })).status).toBe(403);
  expect((await withIt(`cicilan/${second.no_cicilan}/batal`, body)).status).toBe(403);
  expect((await withIt(own, body)).status).toBe(200);
});

test('who agrees to a refund reads by what it was paid: a card is not turned into cash unseen', async () => {
  const codes = await tambahPotong(shop, ['P1']);
  const card = { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 2_000_000 };
  const { no_cicilan: no } = await done(
    shop,
    'KASIR',
    'cicilan',
    cicilan(codes, 0, { pembayaran: [card] }),
  );
  await bayar(shop, no, 581_500);
  const asked = await post('KASIR', 'otorisasi', {
    method: 'POST',
    path: `/api/v1/cicilan/${no}/batal`,
    body: { alasan: 'Tidak jadi', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp },
  });
  expect(JSON.stringify(asked.body)).toContain('CASH Rp 581,500, DEBET Rp 2,000,000');
});

test('what a credit card paid goes back in cash by the owner’s word alone (D-51.6)', async () => {
  const codes = await tambahPotong(shop, ['P1']);
  const card = { jenis: 'CREDIT', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 2_000_000 };
  const { no_cicilan: no } = await done(
    shop,
    'KASIR',
    'cicilan',
    cicilan(codes, 0, { pembayaran: [card] }),
  );
  const body = { alasan: 'Tidak jadi', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
  const asked = await post('KASIR', `cicilan/${no}/batal`, body);
  expect(asked.body).toMatchObject({ event: 'BATAL_CICILAN', level: ['OWN'] });
  expect(JSON.stringify(asked.body.angka)).toContain('Dibayar kartu kredit');
  const rekening = { ...body, no_rekening: '1234567890' };
  const bank = await post('KASIR', `cicilan/${no}/batal`, rekening);
  expect(bank.body.level).toEqual(['SPV', 'OWN']);
});

test('more than the rest is change, never a claim of the customer', async () => {
  const { no_cicilan: no } = await cicilP1(shop);
  const paid = await bayar(shop, no, 6_000_000);
  expect(paid).toMatchObject({ jenis: 'PELUNASAN', jumlah: 5_813_000, kembali: 187_000 });
});

test('nobody takes back an instalment under another one, or of yesterday', async () => {
  const { no_cicilan: no } = await cicilP1(shop);
  const first = await bayar(shop, no, 581_500);
  await bayar(shop, no, 581_500);
  const back = () =>
    post('OWN', `cicilan/${no}/bayar/${first.no_bayar}/batal`, { alasan: 'Salah catat' });
  expect(said(await back())).toEqual([409, 'BAYAR_CICILAN_BUKAN_TERAKHIR']);
  await shop.hari('2026-11-21');
  expect((await back()).status).toBeGreaterThanOrEqual(409);
});
