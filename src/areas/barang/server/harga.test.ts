import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { listHargaEmasEndpoint, ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaHarga, shop, pukul, ubah, kini, tick } from '#tests/kit/uji/harga.ts';

bukaHarga();

test('750 goes from 2,170,000 to 2,185,000 and the first row stays as it was', async () => {
  shop.jam(pukul('09:05'));
  const row = await ubah({ kode_kadar: '750', harga_per_gram: 2_185_000 });
  expect(row).toMatchObject({
    jenis: 'JUAL',
    kode_group: null,
    kode_kadar: '750',
    input_by: 'own.kj1',
    berlaku_dari: '2026-11-20T02:05:00.000Z',
  });
  expect(await kini({ kode_kadar: '750' })).toEqual([2_185_000]);
  const riwayat = await shop
    .as('OWN')
    .call(listHargaEmasEndpoint, { query: { kode_kadar: '750', jenis: 'JUAL', riwayat: true } });
  expect(riwayat.map((one) => one.harga_per_gram)).toEqual([2_185_000, 2_170_000]);
  await expect(shop.rows('update harga_emas set harga_per_gram = 1')).rejects.toThrow(
    'never changed',
  );
});

test('every counter of the shop hears it, and the audit holds old and new', async () => {
  shop.jam(pukul('09:10'));
  shop.rings.length = 0;
  await ubah({ kode_kadar: '420', harga_per_gram: 1_340_000 });
  const harga = [{ kode_kadar: '420', harga_per_gram: 1_340_000 }];
  expect(shop.rings).toMatchObject([{ kode_toko: 'KJ1', event: 'harga', payload: { harga } }]);
  const [audit] = await shop.rows(
    `select tindakan, kunci, sebelum, sesudah from audit order by urut desc limit 1`,
  );
  expect(audit).toMatchObject({
    tindakan: 'UBAH_HARGA',
    kunci: 'JUAL kadar 420',
    sebelum: { harga_per_gram: 1_330_000 },
    sesudah: { harga_per_gram: 1_340_000 },
  });
});

test('the price of yesterday evening is still answered for yesterday', async () => {
  shop.jam(pukul('09:15'));
  await ubah({ kode_kadar: '916', harga_per_gram: 2_500_000 });
  const at = (tgl: string) =>
    shop
      .as('KASIR')
      .call(listHargaEmasEndpoint, { query: { kode_kadar: '916', jenis: 'JUAL', tgl: hari(tgl) } });
  expect((await at('2026-11-20')).map((row) => row.harga_per_gram)).toEqual([2_500_000]);
  expect(await at('2026-11-19')).toEqual([]);
});

test('a price for three in the afternoon waits until then', async () => {
  shop.jam(pukul('09:20'));
  await ubah({ kode_kadar: '999', harga_per_gram: 2_700_000, berlaku_dari: pukul('15:00') });
  expect(await kini({ kode_kadar: '999' })).toEqual([2_630_000]);
  shop.jam(pukul('15:00'));
  expect(await kini({ kode_kadar: '999' })).toEqual([2_700_000]);
  shop.jam(pukul('09:21'));
});

test('a price cannot begin yesterday, nor behind the price that applies', async () => {
  shop.jam(pukul('09:25'));
  await expect(
    ubah({ kode_kadar: '875', harga_per_gram: 1, berlaku_dari: pukul('23:00', '2026-11-19') }),
  ).rejects.toMatchObject({
    status: 422,
    errors: [
      { path: 'berlaku_dari', message: 'Harga Tidak Dapat Berlaku Sebelum Hari Kerja Ini' },
      { path: 'berlaku_dari' },
    ],
  });
  await expect(
    ubah({ kode_kadar: '875', harga_per_gram: 1, berlaku_dari: pukul('08:59') }),
  ).rejects.toMatchObject({ code: 'HARGA_DIDAHULUI' });
  await expect(
    ubah({ kode_kadar: '875', harga_per_gram: 1, berlaku_dari: 'besok' }),
  ).rejects.toMatchObject({
    status: 422,
    errors: [{ path: 'berlaku_dari', message: 'Berlaku Dari Tidak Valid' }],
  });
});

test.each([
  ['no price at all', { kode_kadar: '750' }, 'harga_per_gram', 'Harga Per Gram Tidak Boleh Kosong'],
  [
    'a price of nothing',
    { kode_kadar: '750', harga_per_gram: 0 },
    'harga_per_gram',
    'Harga Per Gram Tidak Boleh 0',
  ],
  [
    'neither group nor kadar',
    { harga_per_gram: 1 },
    'kode_group',
    'Group Atau Kadar Harus Dipilih',
  ],
  [
    'both',
    { kode_group: 'M', kode_kadar: '750', harga_per_gram: 1 },
    'kode_kadar',
    'Pilih Group Atau Kadar, Tidak Keduanya',
  ],
  [
    'an unknown kadar',
    { kode_kadar: '123', harga_per_gram: 1 },
    'kode_kadar',
    'Kadar Tidak Ditemukan',
  ],
  [
    'an unknown group',
    { kode_group: 'ZZ', harga_per_gram: 1 },
    'kode_group',
    'Group Tidak Ditemukan',
  ],
])('refused at its field: %s', async (_, body, path, message) => {
  const answer = await shop.as('OWN').raw('POST', 'parameter-harga-emas', body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
});

test('a decimal rupiah or an unknown key is malformed', async () => {
  const send = (body: object) =>
    shop.as('OWN').raw('POST', 'parameter-harga-emas', { kode_kadar: '750', ...body });
  expect((await send({ harga_per_gram: '2000000' })).status).toBe(400);
  expect((await send({ harga_per_gram: 1, harga: 2 })).status).toBe(400);
});

test('the manager needs the owner, who sees old and new price, percent and pieces', async () => {
  shop.jam(pukul('09:30'));
  await tambahPotong(shop, ['P3']);
  const given = { body: { kode_kadar: '700', harga_per_gram: rp(2_055_350) } };
  const asked = shop.as('MU').call(ubahHargaEmasEndpoint, given);
  await expect(asked).rejects.toMatchObject({
    status: 403,
    code: 'PERLU_OTORISASI',
    extra: {
      event: 'UBAH_HARGA_EMAS',
      level: ['OWN'],
      angka: [
        { label: 'Harga lama', nilai: 'Rp 2,035,000' },
        { label: 'Harga baru', nilai: 'Rp 2,055,350' },
        { label: 'Perubahan', nilai: '+1.00%' },
        { label: 'Barang di stock', nilai: '1' },
      ],
    },
  });
  expect(await kini({ kode_kadar: '700' })).toEqual([2_035_000]);
  await shop.approved('MU', ubahHargaEmasEndpoint, given);
  expect(await kini({ kode_kadar: '700' })).toEqual([2_055_350]);
});

test('an approval for one price does not carry another, and a supervisor cannot give it', async () => {
  const body = { kode_kadar: '700', harga_per_gram: rp(2_060_000) };
  const keystore = await shop.approve('MU', ubahHargaEmasEndpoint, { body });
  const other = { body: { ...body, harga_per_gram: rp(3_060_000) }, keystore };
  await expect(shop.as('MU').call(ubahHargaEmasEndpoint, other)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  await expect(shop.approve('MU', ubahHargaEmasEndpoint, { body }, 'SPV')).rejects.toMatchObject({
    code: 'BUKAN_PENYETUJU',
  });
});

test('a cashier has no price screen; ticked by the owner, the price still needs the owner', async () => {
  const given = { body: { kode_kadar: '700', harga_per_gram: rp(1) } };
  await expect(shop.as('KASIR').call(ubahHargaEmasEndpoint, given)).rejects.toMatchObject({
    status: 403,
    code: 'TIDAK_BERHAK',
  });
  await tick('ksr2.kj1', 'master-parameter-harga-emas');
  await expect(shop.as('KASIR2').call(ubahHargaEmasEndpoint, given)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
});
