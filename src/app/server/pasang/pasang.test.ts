import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { BAGAN_AKUN } from '#areas/buku/rules/bagan-akun.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';
import { JURNAL } from '#app/contract/jurnal.ts';
import { openServer, type Kilau } from '#app/server/server.ts';

const KODE = 'ABCD-EFGH-JKMN';
const BODY = {
  kode: 'abcd efgh jkmn',
  kode_toko: 'tk1',
  nama_toko: 'Toko Emas Baru',
  alamat_toko: 'Jl. Baru 1, Solo',
  zona: 'WIB',
  punya_pusat: true,
  kode_pusat: 'PS1',
  nama_pusat: 'Kantor Pusat Baru',
  usere_name: 'Ibu Lestari',
  user_id: 'lestari',
  password: 'rumah di tepi sawah',
  harga_emas: 2_700_000,
  harga_rosok: 2_400_000,
  jenis: ['CC', 'KL'],
  kadar: ['375', '750'],
  jumlah_baki: 3,
  foto_beli_wajib: true,
  dua_faktor: false,
};

let own: TestDatabase;
let db: Database;
let kilau: Kilau;
beforeAll(async () => {
  setClock('2026-11-20T02:00:00Z');
  own = await openDatabase();
  db = connect({ connection: own.connection, role: 'kilau_app', size: 4 });
  kilau = await openServer({ db, kodePasang: KODE });
});
afterAll(async () => {
  const broken = (await periksaBuku(db)).filter((one) => one.jumlah > 0);
  await kilau.close();
  await db.close();
  await own.drop();
  setClock(undefined);
  expect(broken).toEqual([]);
});

const pasang = (body: object) =>
  kilau.app.inject({ method: 'POST', url: '/api/v1/setup', payload: body });
const config = async () => (await kilau.app.inject('/config.js')).body;
let token = '';
const read = async (path: string, toko?: string) =>
  (
    await kilau.app.inject({
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}`, ...(toko ? { 'x-toko': toko } : {}) },
    })
  ).json().data;

test('an empty database shows the set-up screen, and a wrong code makes nothing', async () => {
  expect(await config()).toContain('"setup":true');
  const answer = await pasang({ ...BODY, kode: 'ABCD-EFGH-JKMX' });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'KODE_PASANG_SALAH']);
  expect(await listToko(db)).toEqual([]);
});

test.each([
  ['a code of four', { kode_toko: 'TOKO' }, 422, 'kode_toko'],
  ['the same code twice', { kode_pusat: 'TK1' }, 422, 'kode_pusat'],
  ['a head office without a name', { nama_pusat: null }, 422, 'nama_pusat'],
  ['a password that everybody guesses', { password: 'emas1234' }, 422, 'password'],
  ['no kadar at all', { kadar: [] }, 422, 'kadar'],
  ['no gold price', { harga_emas: 0 }, 422, 'harga_emas'],
])('%s is refused at its field and nothing is made', async (_, wrong, status, path) => {
  const answer = await pasang({ ...BODY, ...wrong });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().errors[0].path).toBe(path);
  expect(await listToko(db)).toEqual([]);
});

test('two at once make one shop, with its head office, owner and masters; then it is gone', async () => {
  const both = await Promise.all([pasang(BODY), pasang(BODY)]);
  expect(both.map((one) => one.statusCode).toSorted()).toEqual([201, 404]);
  expect(both.find((one) => one.statusCode === 201)!.json().data).toEqual({
    kode_toko: 'TK1',
    user_id: 'lestari',
    kode_pusat: 'PS1',
    user_pusat: 'lestari.ps1',
  });
  expect((await listToko(db)).map(({ kode_toko, jenis }) => [kode_toko, jenis])).toEqual([
    ['PS1', 'PUSAT'],
    ['TK1', 'CABANG'],
  ]);
  expect(await config()).toContain('"setup":false');
  expect((await pasang(BODY)).statusCode).toBe(404);
});

test('the owner logs in with his own password and finds what the screen promised', async () => {
  const login = await kilau.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'lestari', password: BODY.password },
  });
  expect(login.statusCode).toBe(200);
  ({ token } = login.json().data);
  const codes = async (path: string, name: string, toko?: string) =>
    (await read(path, toko)).map((row: Record<string, string>) => row[name]);
  expect(await codes('jenis/get/all', 'kode_dept')).toEqual(['CC', 'KL']);
  expect(await codes('kadar/get/all', 'kode_kadar')).toEqual(['375', '750']);
  expect(await codes('baki/ready', 'kode_baki')).toEqual(
    expect.arrayContaining(['A-01', 'A-02', 'A-03', 'R-01']),
  );
  const param = async (key: string) => (await read(`para-system/key/${key}`)).value;
  expect(await param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE')).toBe(2_700_000);
  expect(await param('HARGA_ROSOK')).toBe(2_400_000);
  expect(await param('FOTO_BELI_WAJIB')).toBe(true);
  const bagan = await db.many(sql<{ nomor_akun: string }>`
    select nomor_akun from akuns where kode_toko = 'TK1' and is_active order by nomor_akun`);
  expect(bagan.map(({ nomor_akun }) => nomor_akun)).toEqual(BAGAN_AKUN.map(([nomor]) => nomor));
  const sisi = await db.many(sql<{ kode_akun: string; nomor_akun: string | null }>`
    select kode_akun, nomor_akun from akun_transaksi where kode_toko = 'TK1'`);
  expect(sisi).toHaveLength(JURNAL.flatMap(({ akun }) => akun).length);
  expect(sisi.filter(({ nomor_akun }) => nomor_akun === null)).toEqual([]);
});

test('every act of the set-up stands in the audit of its own shop', async () => {
  const rows = await db.many(sql`
    select kode_toko, tindakan, count(*)::int as banyak from audit group by 1, 2`);
  expect(rows).toEqual(
    expect.arrayContaining([
      { kode_toko: 'PS1', tindakan: 'BUAT_TOKO', banyak: 1 },
      { kode_toko: 'TK1', tindakan: 'BUAT_TOKO', banyak: 1 },
    ]),
  );
});
