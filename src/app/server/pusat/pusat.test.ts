import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#app/contract/pusat.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const pst = (method: string, path: string, body?: object) =>
  shop.as('OWN', 'PST').raw(method, path, body);
const kj1 = (method: string, path: string, body?: object) => shop.as('OWN').raw(method, path, body);
const lihat = async () => (await kj1('GET', 'import-data-pusat')).body.data as api.DataPusat;
const singkat = ({ tabel, kunci, keadaan }: api.Beda) => `${tabel} ${kunci} ${keadaan}`;
const pilihSemua = (beda: readonly api.Beda[]) =>
  [...Map.groupBy(beda, ({ tabel }) => tabel)].map(([tabel, rows]) => ({
    tabel,
    kunci: rows.map(({ kunci }) => kunci),
  }));

test('a branch sees nothing before head office published; head office publishes version 1', async () => {
  expect(await lihat()).toEqual({
    terbitan: null,
    diambil: null,
    beda: [],
    sendiri: [],
    jauh: null,
  });
  expect((await kj1('POST', 'terbit-data-pusat', { catatan: '' })).status).toBe(403);
  await pst('POST', 'kategori', { kode_kategori: 'PHS', nama: 'Perhiasan' });
  await pst('POST', 'jenis', { kode_dept: 'CC', nama: 'Cincin', berlian: false });
  await pst('POST', 'kadar', { kode_kadar: '750', label: '17K', persen: 75 });
  const before = (await pst('GET', 'terbit-data-pusat')).body.data as api.DataPusat;
  expect(before.beda.map(singkat)).toContain('kategori PHS BARU');
  const { status, body } = await pst('POST', 'terbit-data-pusat', { catatan: 'Awal' });
  expect({ status, data: body.data }).toMatchObject({
    status: 201,
    data: { versi: 1, catatan: 'Awal' },
  });
  expect(((await pst('GET', 'terbit-data-pusat')).body.data as api.DataPusat).beda).toEqual([]);
});

test('what differs is shown field by field; chosen rows come, with their audit, the rest stays', async () => {
  await kj1('POST', 'kategori', { kode_kategori: 'PHS', nama: 'Perhiasan Kami' });
  await kj1('POST', 'kategori', { kode_kategori: 'SDR', nama: 'Sendiri' });
  const { beda } = await lihat();
  expect(beda.find(({ tabel }) => tabel === 'kategori')).toMatchObject({
    kunci: 'PHS',
    keadaan: 'DIUBAH_DI_SINI',
    isi: [{ lama: 'Perhiasan Kami', baru: 'Perhiasan' }],
  });
  expect(beda.find(({ tabel }) => tabel === 'kadar')?.isi).toEqual([
    { label: 'Label Nota', lama: '-', baru: '17K' },
    { label: 'Kadar Persen', lama: '-', baru: '75%' },
  ]);
  const rest = beda.filter(({ tabel }) => tabel !== 'kategori');
  const taken = await kj1('POST', 'import-data-pusat', { versi: 1, pilih: pilihSemua(rest) });
  expect(taken).toMatchObject({ status: 200, body: { data: { versi: 1, jumlah: rest.length } } });
  expect((await lihat()).beda.map(singkat)).toEqual(['kategori PHS DIUBAH_DI_SINI']);
  expect(
    await shop.rows(`select nama from kategori where kode_toko = 'KJ1' order by kode_kategori`),
  ).toEqual([{ nama: 'Perhiasan Kami' }, { nama: 'Sendiri' }]);
  const [audit] = await shop.rows(
    `select kunci from audit where kode_toko = 'KJ1' and tabel = 'jenis' and tindakan = 'TAMBAH'`,
  );
  expect(audit).toEqual({ kunci: 'CC' });
});

test('rows of the shop itself are replaced only with the owner’s approval', async () => {
  const body = { versi: 1, pilih: [{ tabel: 'kategori', kunci: ['PHS'] }] };
  expect(await shop.as('MU').raw('POST', 'import-data-pusat', body)).toMatchObject({
    status: 403,
    body: { code: 'PERLU_OTORISASI', event: 'IMPORT_PUSAT', level: ['OWN'] },
  });
  expect(await shop.approved('MU', api.imporDataPusatEndpoint, { body })).toEqual({
    versi: 1,
    jumlah: 1,
  });
  expect((await lihat()).beda).toEqual([]);
  expect((await lihat()).diambil).toMatchObject({ versi: 1 });
});

test('one row that may not come keeps all of them away; an old version and a row that is no more are refused', async () => {
  await pst('POST', 'kategori', { kode_kategori: 'LM', nama: 'Logam Mulia' });
  await pst('DELETE', 'jenis/CC');
  await pst('POST', 'terbit-data-pusat', { catatan: 'Dua' });
  await kj1('POST', 'group', { kode_group: 'M', nama: 'Emas Muda', kode_dept: 'CC' });
  const { terbitan, beda } = await lihat();
  expect(terbitan).toMatchObject({ versi: 2 });
  expect(beda.map(singkat)).toEqual(['kategori LM BARU', 'jenis CC HAPUS']);
  const pilih = pilihSemua(beda);
  expect((await kj1('POST', 'import-data-pusat', { versi: 1, pilih })).body.code).toBe(
    'TERBITAN_BERUBAH',
  );
  expect(await kj1('POST', 'import-data-pusat', { versi: 2, pilih })).toMatchObject({
    status: 409,
    body: { code: 'DATA_DIPAKAI' },
  });
  expect((await lihat()).beda).toHaveLength(2);
  const lm = [{ tabel: 'kategori', kunci: ['LM'] }];
  expect((await kj1('POST', 'import-data-pusat', { versi: 2, pilih: lm })).status).toBe(200);
  expect((await kj1('POST', 'import-data-pusat', { versi: 2, pilih: lm })).body.code).toBe(
    'PILIHAN_BERUBAH',
  );
});
