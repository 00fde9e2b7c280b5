import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { cariKirimanEndpoint } from '#areas/uang/contract/kirim.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { setor } from '#tests/kit/uji/mutasi.ts';

/** Money between shops by where it left: a bag of cash, or an account (D-41.5). */
const BCA = '1234567890';
const J = 1_000_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1'] });
  for (const kode of ['PST', 'KJ1'] as const) {
    await shop.dasar(kode);
    const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(50 * J), keterangan: 'Modal' };
    await shop.as('OWN', kode).call(kasDocument.makes.kasMasuk, { body });
  }
});
afterAll(() => shop.close());

const kirim = async (more: object = {}): Promise<string> => {
  const body = {
    nominal: rp(20 * J),
    destination: 'PST',
    keterangan: 'Setoran kantong 7',
    ...more,
  };
  const { nomor_referensi } = await shop
    .as('SPV')
    .call(kirimDocument.makes.kirim, { body: body as never });
  return nomor_referensi;
};
const terima = (nomor: string, ke: object | null) =>
  send(shop.as('SPV', 'PST'), `kirim-uang/${nomor}/reception`, ke ? { ke } : {});
const saldo = async (akun: string): Promise<number> => {
  const [row] = await shop.rows<{ rupiah: number }>(
    `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = 'PST' and akun = $1`,
    [akun],
  );
  return row!.rupiah;
};
const KE_BANK = { jenis: 'TRANSFER', no_rekening: BCA };

test('a bag of 20,000,000 in cash is not received into the bank: into the drawer, and from there by a second person’s word', async () => {
  const nomor = await kirim();
  const [kas, bank] = [await saldo('kas'), await saldo(`bank:${BCA}`)];
  const ditolak = await terima(nomor, KE_BANK);
  expect([ditolak.status, ditolak.body.code, ditolak.body.errors[0].path]).toEqual([
    422,
    'KANTONG_KE_KAS',
    'ke',
  ]);
  const params = { nomor_referensi: nomor };
  const dicari = await shop.as('SPV', 'PST').call(cariKirimanEndpoint, { params });
  expect(dicari).toMatchObject({ dari: 'CASH', status: 'OPEN', terima: null });
  expect((await terima(nomor, { jenis: 'CASH' })).status).toBe(200);
  expect([await saldo('kas'), await saldo(`bank:${BCA}`)]).toEqual([kas + 20 * J, bank]);
  const dibawa = await send(
    shop.as('SPV', 'PST'),
    'cash/mutasi-uang-cash',
    setor(20 * J, { no_slip: 'BC-0417' }).body,
  );
  expect([dibawa.status, dibawa.body.event]).toEqual([403, 'KAS_KELUAR_BESAR']);
});

test('a bag whose receiver says nothing is received into the drawer', async () => {
  const kas = await saldo('kas');
  expect((await terima(await kirim(), null)).status).toBe(200);
  expect(await saldo('kas')).toBe(kas + 20 * J);
});

test('money of an account is received into an account, or into the drawer', async () => {
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(40 * J), keterangan: 'Modal' };
  const masuk = { body: { ...body, no_rekening: BCA } };
  await shop.as('SPV').call(kasDocument.makes.bankMasuk, masuk);
  const [kas, bank] = [await saldo('kas'), await saldo(`bank:${BCA}`)];
  const transfer = await terima(await kirim({ dari: KE_BANK }), KE_BANK);
  expect([transfer.status, transfer.body.data.terima.ke]).toEqual([200, 'TRANSFER']);
  expect((await terima(await kirim({ dari: KE_BANK }), { jenis: 'CASH' })).status).toBe(200);
  expect([await saldo('kas'), await saldo(`bank:${BCA}`)]).toEqual([kas + 20 * J, bank + 20 * J]);
});

test('one person with two accounts, known by the telephone of both sales people, receives no bag of his own', async () => {
  const hp = { nama: 'Bapak Hadi', target: 0, id_fee: null };
  const jadiSales = async (kode: 'PST' | 'KJ1', kode_sales: string, no: string) => {
    const { body } = await shop.as('OWN', kode).raw('POST', 'sales', { ...hp, kode_sales, hp: no });
    expect(body.data?.kode_sales, JSON.stringify(body)).toBe(kode_sales);
    const user = `spv.${kode.toLowerCase()}`;
    await shop.rows('update users set kode_sales = $1 where user_id = $2', [kode_sales, user]);
  };
  await jadiSales('KJ1', 'HD1', '0813-5555-0123');
  await jadiSales('PST', 'HD2', '+62 813 5555 0123');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: rp(20 * J), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body: modal });
  const nomor = await kirim();
  const kas = await saldo('kas');
  const sendiri = await terima(nomor, { jenis: 'CASH' });
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KANTONG_SENDIRI']);
  expect(await saldo('kas')).toBe(kas);
  const lain = await send(shop.as('OWN', 'PST'), `kirim-uang/${nomor}/reception`, {});
  expect([lain.status, await saldo('kas')]).toEqual([200, kas + 20 * J]);
});

test('nor does head office’s account in the branch receive, or send, a bag of 20,000,000 of the same telephone', async () => {
  const DI_CABANG = { 'x-toko': 'KJ1' };
  await shop.rows("update users set kode_sales = 'HD2' where user_id = 'own.pst'");
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: rp(40 * J), keterangan: 'Modal' };
  for (const kode of ['PST', 'KJ1'] as const)
    await shop.as('OWN', kode).call(kasDocument.makes.kasMasuk, { body: modal });
  const kantong = (destination: string) => ({
    nominal: 20 * J,
    destination,
    keterangan: 'Kantong 8',
  });
  const nomorOf = ({ status, body }: Awaited<ReturnType<typeof send>>): string => {
    expect(status, JSON.stringify(body)).toBe(201);
    return String((body.data as { nomor_referensi: string }).nomor_referensi);
  };
  const pusat = shop.as('OWN', 'PST');
  const kas = await saldo('kas');
  const dariCabang = nomorOf(await send(pusat, 'kirim-uang', kantong('PST'), DI_CABANG));
  const sendiri = await terima(dariCabang, { jenis: 'CASH' });
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KANTONG_SENDIRI']);
  expect(await saldo('kas')).toBe(kas);
  const keCabang = nomorOf(await send(shop.as('SPV', 'PST'), 'kirim-uang', kantong('KJ1')));
  const diCabang = await send(pusat, `kirim-uang/${keCabang}/reception`, {}, DI_CABANG);
  expect([diCabang.status, diCabang.body.code]).toEqual([422, 'KANTONG_SENDIRI']);
  const lain = await send(shop.as('OWN'), `kirim-uang/${keCabang}/reception`, {});
  expect([lain.status, await saldo('kas')]).toEqual([200, kas - 20 * J]);
});
