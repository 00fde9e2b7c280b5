import { beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { jadiMember } from '#tests/kit/orang/member.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { disetujui, titipan } from '#tests/kit/titipan.ts';

/** What waits holds no price against the shop: its validation is measured by the price of that moment (D-10.5). */
const { cash, kasir, key, sale, send, shop } = await openJualUji();
beforeAll(() => shop.param('VALIDASI_PENJUALAN', true));

const tunggu = async (kode: 'P4'): Promise<{ no: string; total: number }> => {
  const [code] = await tambahPotong(shop, [kode]);
  const { body, text } = await send(kasir(), sale([code!]));
  const one = body.data as { no_faktur_jual: string; grand_total: number } | undefined;
  expect(one, text).toBeDefined();
  return { no: one!.no_faktur_jual, total: one!.grand_total };
};
const validasi = (who: 'KASIR2' | 'OWN', no: string, total: number, keystore?: string) =>
  shop.as(who).raw('POST', `penjualan/${no}/validasi`, cash(total), {
    'idempotency-key': key(),
    ...(keystore && { 'x-otorisasi': keystore }),
  });
const hargaBaru = async (kode_kadar: string, harga_per_gram: number) => {
  const body = { jenis: 'JUAL', kode_kadar, harga_per_gram };
  const { status, text } = await shop
    .as('OWN')
    .raw('POST', 'parameter-harga-emas', body, { 'idempotency-key': key() });
  expect(status, text).toBe(201);
};
const KADAR = '375';
const PERLU = (body: any) => [body.code, body.events];

test('while the price stands, or falls, the cashier takes the money as it was written', async () => {
  const satu = await tunggu('P4');
  expect((await validasi('KASIR2', satu.no, satu.total)).status).toBe(200);
  const dua = await tunggu('P4');
  await hargaBaru(KADAR, 1_200_000);
  expect((await validasi('KASIR2', dua.no, dua.total)).status).toBe(200);
  await hargaBaru(KADAR, 1_225_000);
});

test('once gold costs more than the level may give away, a superior agrees to the price of before', async () => {
  const { no, total } = await tunggu('P4');
  await hargaBaru(KADAR, 1_275_000);
  const asked = await validasi('KASIR2', no, total);
  expect(PERLU(asked.body), asked.text).toEqual(['PERLU_OTORISASI', ['HARGA_DI_BAWAH']]);
  expect(asked.body.angka.map(({ label }: any) => label)).toContain('Harga komputer');
  const { body } = await shop.as('KASIR2').raw('POST', 'otorisasi', {
    method: 'POST',
    path: `penjualan/${no}/validasi`,
    body: cash(total),
  });
  const { keystore } = body.data;
  await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
  const done = await validasi('KASIR2', no, total, keystore);
  expect([done.status, done.body.data.otorisasi], done.text).toEqual([200, [keystore]]);
  await hargaBaru(KADAR, 1_225_000);
});

test('a rise within what the cashier may give away alone asks nobody, and an owner answers for himself', async () => {
  const satu = await tunggu('P4');
  await hargaBaru(KADAR, 1_235_000);
  expect((await validasi('KASIR2', satu.no, satu.total)).status).toBe(200);
  await hargaBaru(KADAR, 1_225_000);
  const dua = await tunggu('P4');
  await hargaBaru(KADAR, 1_275_000);
  expect((await validasi('OWN', dua.no, dua.total)).status).toBe(200);
  await hargaBaru(KADAR, 1_225_000);
});

test('a deposit that waits does not fix a price of before for thirty days', async () => {
  const [code] = await tambahPotong(shop, ['P4']);
  const { body, text } = await kasir().raw('POST', 'titip', titipan([code!]), {
    'idempotency-key': key(),
  });
  expect(body.data?.status, text).toBe('OPEN');
  const path = `titip/${body.data.no_titip}/validasi`;
  await hargaBaru(KADAR, 1_275_000);
  const asked = await shop
    .as('KASIR2')
    .raw('POST', path, cash(500_000), { 'idempotency-key': key() });
  expect(PERLU(asked.body), asked.text).toEqual(['PERLU_OTORISASI', ['HARGA_DI_BAWAH']]);
  const done = await disetujui(shop, path, cash(500_000), 'SPV', 'KASIR2');
  expect([done.status, done.body.data.status], done.text).toEqual([200, 'AKTIF']);
  await hargaBaru(KADAR, 1_225_000);
});

test('what waits for a reseller is measured by his own prices, and his expired deposit is quoted by them', async () => {
  await shop.modulOn('RESELLER_MODULE');
  await shop.modulOn('MEMBER_MODULE');
  await shop.param('RESELLER_PERSEN', 600 as never);
  const kode_customer = await jadiMember(shop, 'Umi');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [
    kode_customer,
  ]);
  const customer = { kode_customer };
  const [satu, dua] = (await tambahPotong(shop, ['P4', 'P4'])) as [string, string];
  const { body } = await send(kasir(), sale([satu], { customer }));
  expect(body.data.grand_total).toBe(1_382_000);
  const sah = await validasi('KASIR2', body.data.no_faktur_jual, 1_382_000);
  expect(sah.status, sah.text).toBe(200);

  const held = await kasir().raw('POST', 'titip', titipan([dua], { customer }), {
    'idempotency-key': key(),
  });
  const { no_titip } = held.body.data;
  const path = `titip/${no_titip}/validasi`;
  const dp = await shop.as('KASIR2').raw('POST', path, cash(500_000), { 'idempotency-key': key() });
  expect(dp.status, dp.text).toBe(200);
  await shop.rows(`update titipan set berlaku_sampai = '2026-11-01' where no_titip = $1`, [
    no_titip,
  ]);
  const card = await kasir().raw('GET', `titip/${no_titip}`);
  expect(card.body.data.sisa_ambil, card.text).toBe(882_000);
});
