import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetCallers } from '#kit/server/limiter.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { eksporEndpoint } from '#app/contract/ekspor.api.ts';
import { tabelEkspor } from '#app/contract/tabel-ekspor.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const minta = (tabel: string, level: 'SU' | 'MU' | 'OWN' = 'SU', more: object = {}) =>
  shop.as(level).raw('POST', 'export-csv', { tabel, alasan: 'Pemeriksaan tahunan' }, { ...more });
/** With the owner's word where the table is secret. */
const mintaBerizin = async (tabel: string) => {
  const { rahasia } = tabelEkspor(CONTRACTS).find((one) => one.tabel === tabel)!;
  const body = { tabel, alasan: 'Pemeriksaan tahunan' };
  if (!rahasia) return minta(tabel);
  const keystore = await izin(shop.as('SU'), shop.as('OWN'), { path: 'export-csv', body });
  return minta(tabel, 'SU', { 'x-otorisasi': keystore });
};
const isi = (id: string, level: 'SU' | 'MU' = 'SU') =>
  shop.as(level).raw('GET', `export-csv/${id}/isi.csv`);

test('every master and list lets itself out, each row of the shop on a line', async () => {
  for (const { tabel } of tabelEkspor(CONTRACTS)) {
    const { status, body } = await mintaBerizin(tabel);
    expect({ tabel, status }).toEqual({ tabel, status: 201 });
    const file = await isi(body.data.id);
    expect({ tabel, status: file.status }).toEqual({ tabel, status: 200 });
    if (!file.text.includes('"'))
      expect({ tabel, baris: file.text.split('\r\n').length }).toEqual({
        tabel,
        baris: body.data.baris + 1,
      });
  }
});

test('a name that a spreadsheet would run is led by an apostrophe, weights are in gram, rates in percent', async () => {
  await shop.rows(
    `insert into sales (kode_toko, kode_sales, nama) values ('KJ1', 'SLX', '=HYPERLINK("x")')`,
  );
  const { body } = await minta('sales');
  const { text, headers } = await isi(body.data.id);
  expect(text).toContain(`SLX,"'=HYPERLINK(""x"")"`);
  expect(headers['content-type']).toContain('text/csv');
  const kadar = await isi((await minta('kadar')).body.data.id);
  expect(kadar.text.split('\r\n')[0]).toContain('kode_kadar');
  expect(kadar.text).toMatch(/\b37\.5\b/);
});

test('with sep=; for an Indonesian Excel; as a sheet a telephone, a code and a number of identity are text', async () => {
  const ibu = await shop.as('SPV').raw('POST', 'customer', {
    nama: 'Ibu Nol; Titik',
    alamat: 'Jl. Nol 1',
    no_hp: '0812 0000 1234',
    no_ktp: '3201234567890123',
  });
  expect(ibu.status, ibu.text).toBe(201);
  const { id } = (await mintaBerizin('customer')).body.data;
  const csv = await shop.as('SU').raw('GET', `export-csv/${id}/isi.csv?titik_koma=true`);
  const [sep, head] = csv.text.replace('\ufeff', '').split('\r\n');
  expect([sep, head!.split(';').includes('no_hp')]).toEqual(['sep=;', true]);
  expect(csv.text).toContain(';"Ibu Nol; Titik";');
  const answer = await shop.as('SU').raw('GET', `export-csv/${id}/isi.xlsx`);
  expect(answer.headers['content-disposition']).toContain('customer.xlsx');
  const [names, ...rows] = (await readXlsx(answer.bytes)).sheets[0]!.rows;
  const row = rows.find((one) => one.includes('Ibu Nol; Titik'))!;
  const cell = (nama: string) => row[names!.indexOf(nama)];
  expect([cell('no_hp'), cell('no_ktp'), typeof cell('kode_customer')]).toEqual([
    '+6281200001234',
    '3201234567890123',
    'string',
  ]);
  const kadar = (await minta('kadar')).body.data.id;
  const sheet = await shop.as('SU').raw('GET', `export-csv/${kadar}/isi.xlsx`);
  const [kolom, ...isiKadar] = (await readXlsx(sheet.bytes)).sheets[0]!.rows;
  expect(isiKadar.map((one) => one[kolom!.indexOf('persen')])).toContain(37.5);
  expect(isiKadar.map((one) => one[kolom!.indexOf('kode_kadar')])).toContain('375');
});

test('the vendor’s helper needs the owner for customers; the reason and the columns stand in the audit', async () => {
  for (const who of ['MU', 'SU'] as const)
    expect(await minta('customer', who), who).toMatchObject({
      status: 403,
      body: { code: 'PERLU_OTORISASI', event: 'EKSPOR_DATA', level: ['OWN'] },
    });
  expect((await minta('sales', 'MU')).status).toBe(201);
  // What I-21 takes for secret is what the contract says.
  const rahasia = tabelEkspor(CONTRACTS).map(({ tabel, rahasia }) => ({ tabel, rahasia }));
  expect(
    await shop.rows(`select tabel, ekspor_rahasia(tabel) as rahasia from
      unnest('{${rahasia.map(({ tabel }) => tabel).join(',')}}'::text[]) tabel`),
  ).toEqual(rahasia);
  const done = await shop.approved('MU', eksporEndpoint, {
    body: { tabel: 'customer', alasan: 'Pemeriksaan tahunan' },
  });
  expect(done.kolom).toContain('nama');
  const [audit] = await shop.rows(
    `select sesudah ->> 'alasan' as alasan from audit where tindakan = 'EKSPOR' and tabel = 'customer' and user_id = 'mu.kj1'`,
  );
  expect(audit).toEqual({ alasan: 'Pemeriksaan tahunan' });
});

test('only whoever asked gets the file, and only for ten minutes; others may not ask at all', async () => {
  const { id } = (await minta('sales')).body.data;
  expect((await isi(id, 'MU')).status).toBe(404);
  expect((await isi(id)).status).toBe(200);
  shop.jam('2026-11-20T09:11:00+07:00');
  expect((await isi(id)).status).toBe(404);
  expect((await minta('sales', 'OWN')).status).toBe(403);
  expect((await minta('users')).status).toBe(404);
  expect((await minta('buku; drop table buku')).status).toBe(404);
});

test('after 240 questions for tables in an hour the next one waits; another person does not, nor the next hour', async () => {
  forgetCallers();
  shop.jam('2026-11-20T03:00:00.000Z');
  // The session of the hour before is renewed by one, not by all of them at once.
  expect((await shop.as('SU').raw('GET', 'users/me')).status).toBe(200);
  const jam = await Promise.all(Array.from({ length: 250 }, () => minta('marketplace')));
  expect(jam.filter(({ status }) => status === 201)).toHaveLength(240);
  const lewat = await minta('marketplace');
  expect([lewat.status, lewat.body.code, lewat.headers['retry-after']]).toEqual([
    429,
    'TERLALU_SERING',
    '3600',
  ]);
  expect((await minta('marketplace', 'MU')).status).toBe(201);
  shop.jam('2026-11-20T04:00:00.000Z');
  const { status, body } = await minta('marketplace');
  expect(status).toBe(201);
  const ambil: number[] = [];
  while (ambil.length < 155) ambil.push((await isi(body.data.id)).status);
  expect([ambil[149], ambil[150]]).toEqual([200, 429]);
});
