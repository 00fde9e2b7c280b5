import { afterAll, beforeAll, expect, test } from 'vitest';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { ubahModulEndpoint, ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import * as setelan from '#areas/toko/contract/setelan.api.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const parameter = (who: Who, key: string, value: unknown) =>
  shop.as(who).call(ubahParameterEndpoint, { params: { key }, body: { value } });
const modul = (
  who: Who,
  key: string,
  body: { aktif: boolean; berlaku_sampai?: string; peringatan_dibaca?: boolean },
) => shop.as(who).call(ubahModulEndpoint, { params: { key }, body: body as never });
const nilai = async (key: string) =>
  (await shop.as('KASIR').call(setelan.parameterEndpoint, { params: { key } })).value;

test('every parameter is answered with its default, its kind and who may change it', async () => {
  const rows = await shop.as('KASIR').call(setelan.listParameterEndpoint);
  expect(rows.find((row) => row.key === 'PEMBULATAN')).toEqual({
    key: 'PEMBULATAN',
    value: 500,
    jenis: 'rupiah',
    bawaan: 500,
    keterangan: 'Kelipatan pembulatan harga',
    level: ['OWN', 'SU'],
  });
});

test('weights travel in grams and rates in percent', async () => {
  expect(await nilai('TOLERANSI_BERAT_JUAL')).toBe(0.02);
  expect(await nilai('BATAS_DISKON_KASIR')).toBe(2);
  await parameter('OWN', 'TOLERANSI_BERAT_JUAL', 0.035);
  expect(await nilai('TOLERANSI_BERAT_JUAL')).toBe(0.035);
});

test('a change acts at once, is told to every screen and leaves old and new behind', async () => {
  shop.rings.length = 0;
  const row = await parameter('OWN', 'PEMBULATAN', 1000);
  expect(row).toMatchObject({ key: 'PEMBULATAN', value: 1000, bawaan: 500 });
  expect((await shop.as('KASIR').call(meEndpoint)).parameter.PEMBULATAN).toBe(1000);
  expect(shop.rings).toEqual([
    { kode_toko: 'KJ1', event: 'settings-changed', payload: [{ key: 'PEMBULATAN', value: 1000 }] },
    { kode_toko: 'KJ1', event: 'harga', payload: { harga: [] } },
  ]);
  const [audit] = await shop.rows(
    'select tindakan, kunci, sebelum, sesudah from audit order by urut desc limit 1',
  );
  expect(audit).toEqual({
    tindakan: 'UBAH_PARAMETER',
    kunci: 'PEMBULATAN',
    sebelum: { value: 500 },
    sesudah: { value: 1000 },
  });
});

test.each([
  ['PEMBULATAN', 0, 422],
  ['PEMBULATAN', 'banyak', 400],
  ['PEMBULATAN', null, 400],
  ['PEMBULATAN', 100.5, 400],
  ['kategori_harga', 'KILO', 422],
  ['BATAS_DISKON_KASIR', 101, 422],
  ['JAM_GANTI_HARI', '25:00', 422],
  ['AUTO_CUT', 'ya', 400],
  ['PECAHAN_UANG', [0], 422],
  ['TOKO_UPDATE_KADAR', ['kj1'], 422],
  ['TIDAK_ADA', 1, 404],
  ['toString', 1, 404],
])('%s takes no %j', async (key, value, status) => {
  const answer = await shop.as('SU').raw('PUT', `para-system/key/${key}`, { value });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.errors[0].path).toMatch(/^value/);
});

test('the manager changes what his level holds, the rest with the owner, the vendor keys never', async () => {
  expect(await parameter('MU', 'BASKET_LOCK_MINUTES', 15)).toMatchObject({ value: 15 });
  await expect(parameter('MU', 'BATAS_DISKON_KASIR', 5)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: {
      event: 'UBAH_PARAMETER',
      level: ['OWN'],
      angka: [
        { label: 'Parameter', nilai: 'Batas diskon kasir' },
        { label: 'Nilai lama', nilai: '2.00%' },
        { label: 'Nilai baru', nilai: '5.00%' },
      ],
    },
  });
  await shop.approved('MU', ubahParameterEndpoint, {
    params: { key: 'BATAS_DISKON_KASIR' },
    body: { value: 5 },
  });
  expect(await nilai('BATAS_DISKON_KASIR')).toBe(5);
  for (const who of ['MU', 'OWN'] as const)
    await expect(parameter(who, 'LOGIN_GAGAL_MAKSIMAL', 20)).rejects.toMatchObject({
      status: 403,
      code: 'TIDAK_BERHAK',
    });
  expect(await parameter('DEV', 'LOGIN_GAGAL_MAKSIMAL', 6)).toMatchObject({ value: 6 });
});

test('the vendor’s people ask the owner for what is his, and set what they came for alone', async () => {
  for (const who of ['SU', 'DEV'] as const)
    for (const [key, value] of [
      ['BATAS_DISKON_KASIR', 6],
      ['OWN_TANPA_OTORISASI', true],
      ['PARAMETER_HARGA_EMAS_GLOBAL_VALUE', 1_000],
    ] as const)
      await expect(parameter(who, key, value), `${who} ${key}`).rejects.toMatchObject({
        code: 'PERLU_OTORISASI',
        extra: { event: 'UBAH_PARAMETER', level: ['OWN'] },
      });
  expect(await parameter('SU', 'BASKET_LOCK_MINUTES', 16)).toMatchObject({ value: 16 });
  expect(await parameter('SU', 'LOGIN_GAGAL_MAKSIMAL', 7)).toMatchObject({ value: 7 });
});

test('what I-21 lets a manager and the vendor change alone is what the parameters say', async () => {
  const rows = await shop.as('KASIR').call(setelan.listParameterEndpoint);
  const sendiri = rows.map(({ key, level }) => ({
    key,
    sendiri: level.includes('MU'),
    vendor: !level.includes('OWN'),
  }));
  expect(
    await shop.rows(`select key, parameter_manager(key) as sendiri, parameter_vendor(key) as vendor from
      unnest('{${sendiri.map(({ key }) => key).join(',')}}'::text[]) key`),
  ).toEqual(sendiri);
});

test.each<[Who]>([['KASIR'], ['SPV']])('%s opens no settings', async (who) => {
  await expect(parameter(who, 'PEMBULATAN', 1)).rejects.toMatchObject({ status: 403 });
  await expect(modul(who, 'NOTA_RANGKAP_MODULE', { aktif: true })).rejects.toMatchObject({
    status: 403,
  });
});

test('the price of pure gold changed here rings the price bell, too', async () => {
  shop.rings.length = 0;
  await parameter('OWN', 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', 2_940_000);
  expect(shop.rings.map((one) => one.event)).toEqual(['settings-changed', 'harga']);
});

test('modules are answered with what they need, and a new shop has two of them on', async () => {
  // What a shop of a test has beside.
  await shop.modulOff('TANGGAL_MUNDUR_MODULE');
  const rows = await shop.as('KASIR').call(setelan.listModulEndpoint);
  expect(rows.filter((row) => row.aktif).map((row) => row.key)).toEqual([
    'HUTANG_MODULE',
    'PEMBULATAN_MODULE',
  ]);
  expect(rows.find((row) => row.key === 'NOTA_WA_MODULE')).toMatchObject({
    butuh: ['WHATSAPP_MODULE'],
    berbayar: false,
    peringatan: null,
  });
});

test('the owner opens what is free and not what is paid; what is needed comes first', async () => {
  expect(await modul('OWN', 'MEMBER_MODULE', { aktif: true })).toMatchObject({ aktif: true });
  await expect(modul('OWN', 'WHATSAPP_MODULE', { aktif: true })).rejects.toMatchObject({
    status: 403,
  });
  await expect(modul('OWN', 'NOTA_WA_MODULE', { aktif: true })).rejects.toMatchObject({
    status: 422,
    errors: [{ path: 'aktif', message: 'Aktifkan WhatsApp Dahulu' }],
  });
  await modul('SU', 'WHATSAPP_MODULE', { aktif: true, berlaku_sampai: '2026-12-31' });
  expect(await modul('OWN', 'NOTA_WA_MODULE', { aktif: true })).toMatchObject({ aktif: true });
  expect((await shop.as('KASIR').call(meEndpoint)).modules).toEqual(
    expect.arrayContaining(['MEMBER_MODULE', 'NOTA_WA_MODULE']),
  );
});

test('a paid module ends on its day, and what leans on it ends with it', async () => {
  await shop.hari('2027-01-02');
  const { modules } = await shop.as('KASIR').call(meEndpoint);
  expect(modules).not.toContain('WHATSAPP_MODULE');
  expect(modules).not.toContain('NOTA_WA_MODULE');
  expect(modules).toContain('MEMBER_MODULE');
});

test('gesek tunai opens after its legal notice was read, once', async () => {
  const rows = await shop.as('OWN').call(setelan.listModulEndpoint);
  const gesek = rows.find(({ key }) => key === 'GESEK_TUNAI_MODULE')!;
  expect(gesek.peringatan).toContain('Gesek tunai dilarang');
  const answer = await shop.as('OWN').raw('PUT', 'modul/GESEK_TUNAI_MODULE', { aktif: true });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([{ path: 'peringatan_dibaca', message: gesek.peringatan }]);
  await modul('OWN', 'GESEK_TUNAI_MODULE', { aktif: true, peringatan_dibaca: true });
  expect(
    await shop.rows(`select peringatan_by from modul_toko where key = 'GESEK_TUNAI_MODULE'`),
  ).toEqual([{ peringatan_by: 'own.kj1' }]);
  await modul('OWN', 'GESEK_TUNAI_MODULE', { aktif: false });
  expect(await modul('OWN', 'GESEK_TUNAI_MODULE', { aktif: true })).toMatchObject({ aktif: true });
});

test('a manager or the vendor does not accept a legal notice, nor does an owner for him', async () => {
  await shop.rows(`delete from modul_toko where key = 'GESEK_TUNAI_MODULE'`);
  const given = {
    params: { key: 'GESEK_TUNAI_MODULE' },
    body: { aktif: true, peringatan_dibaca: true },
  };
  const owner = {
    status: 422,
    errors: [{ path: 'aktif', message: 'Peringatan Modul Ini Harus Disetujui Owner Sendiri' }],
  };
  await expect(shop.as('MU').call(ubahModulEndpoint, given)).rejects.toMatchObject(owner);
  await expect(shop.as('SU').call(ubahModulEndpoint, given)).rejects.toMatchObject(owner);
  expect(await shop.as('OWN').call(ubahModulEndpoint, given)).toMatchObject({ aktif: true });
  await modul('OWN', 'GESEK_TUNAI_MODULE', { aktif: false });
  // What the owner accepted once, a manager switches with his word.
  expect(await shop.approved('MU', ubahModulEndpoint, given)).toMatchObject({ aktif: true });
});

test('the manager switches a free module with the owner', async () => {
  const given = { params: { key: 'RESELLER_MODULE' }, body: { aktif: true } };
  await expect(shop.as('MU').call(ubahModulEndpoint, given)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: { event: 'UBAH_MODUL' },
  });
  expect(await shop.approved('MU', ubahModulEndpoint, given)).toMatchObject({
    key: 'RESELLER_MODULE',
    aktif: true,
  });
  await expect(modul('OWN', 'TIDAK_ADA_MODULE', { aktif: true })).rejects.toMatchObject({
    status: 404,
  });
});

test('a branch sees itself, head office the chain', async () => {
  const codes = async (who: Who, kode: 'KJ1' | 'PST', toko?: string) =>
    (await shop.as(who, kode).call(tokoMaster.endpoints.list, { toko })).map(
      (row) => row.kode_toko,
    );
  expect(await codes('KASIR', 'KJ1')).toEqual(['KJ1']);
  expect(await codes('OWN', 'PST')).toEqual(['PST', 'KJ1']);
  expect(await codes('OWN', 'PST', 'KJ1')).toEqual(['PST', 'KJ1']);
});

test('settings of one shop are not those of another', async () => {
  expect(
    (await shop.as('OWN', 'PST').call(setelan.parameterEndpoint, { params: { key: 'PEMBULATAN' } }))
      .value,
  ).toBe(500);
});

test('every value that a parameter had is told with its author, the newest first', async () => {
  await parameter('OWN', 'BULAN_BELI_KEMBALI', 6);
  await parameter('OWN', 'BULAN_BELI_KEMBALI', 12);
  const riwayat = await shop
    .as('SPV')
    .call(setelan.riwayatParameterEndpoint, { params: { key: 'BULAN_BELI_KEMBALI' } });
  expect(riwayat.map(({ value, input_by }) => [value, input_by])).toEqual([
    [12, 'own.kj1'],
    [6, 'own.kj1'],
  ]);
  await expect(
    shop.as('SPV').call(setelan.riwayatParameterEndpoint, { params: { key: 'TIDAK_ADA' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a shop that had set a language which is offered no more is Indonesian, and its people work on', async () => {
  await parameter('OWN', 'MULTI_LANGUAGE_FEATURE', 'my');
  await shop.rows(`update parameter_toko set value = '"fr"' where key = 'MULTI_LANGUAGE_FEATURE'`);
  await parameter('OWN', 'BULAN_BELI_KEMBALI', 7);
  const { parameter: told } = await shop.as('KASIR').call(meEndpoint);
  expect(told['MULTI_LANGUAGE_FEATURE']).toBe('id');
  expect((await parameter('OWN', 'MULTI_LANGUAGE_FEATURE', 'en')).value).toBe('en');
});
