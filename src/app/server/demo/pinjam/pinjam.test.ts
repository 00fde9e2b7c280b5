import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { setClock, withOwnClock } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { catchUp } from '#app/server/demo/catch-up.ts';
import { openFoto } from '#app/server/demo/foto.ts';
import { HARI_PINJAM } from '#app/server/demo/pinjam/kisah.ts';
import { livePinjam } from '#app/server/demo/pinjam/main-pinjam.ts';
import { makeShops, SHOPS } from '#app/server/demo/shops.ts';
import { openStage } from '#app/server/demo/stage.ts';
import { newShop } from '#app/server/demo/story.ts';
import { openServer, type Kilau } from '#app/server/server.ts';

const HARI = hari('2026-11-20');
let database: TestDatabase;
let db: Database;
let kilau: Kilau;
let foto: string;
const before = process.env.KILAU_PHOTOS;

beforeAll(async () => {
  foto = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
  process.env.KILAU_PHOTOS = foto;
  database = await openDatabase();
  db = connect({ connection: database.connection, role: 'kilau_app', hurried: true });
  await makeShops(db);
  kilau = await openServer({ db });
  const stage = openStage(db, kilau.app);
  const cabang = SHOPS.filter(({ jenis }) => jenis === 'CABANG');
  await Promise.all(
    cabang.map(({ kode_toko, zona }) => {
      const shop = newShop(kode_toko, zona, `${HARI}T14:00:00.000Z`);
      return withOwnClock(() => livePinjam({ db, stage }, shop, HARI, HARI_PINJAM));
    }),
  );
  await stage.leave();
});
afterAll(async () => {
  setClock(undefined);
  await kilau.close();
  await db.close();
  await database.drop();
  await rm(foto, { recursive: true });
  if (before === undefined) delete process.env.KILAU_PHOTOS;
  else process.env.KILAU_PHOTOS = before;
});

type Jumlah = { kode_toko: string; status: string; jumlah: number };
const perStatus = async () =>
  Object.groupBy(
    await db.many(sql<Jumlah>`
      select kode_toko, status, count(*)::int as jumlah from hutang group by kode_toko, status`),
    ({ kode_toko }) => kode_toko,
  );
const count = async (of: Query): Promise<number> =>
  (await db.one(sql<{ jumlah: number }>`${of}`)).jumlah;

test('the demo lives with more than sixty loans of every state, in both shops', async () => {
  const { KJ1, KJ2 } = await perStatus();
  const states = (rows: Jumlah[] = []) =>
    Object.fromEntries(rows.map(({ status, jumlah }) => [status, jumlah]));
  expect(states(KJ1)).toEqual({ AKTIF: 22, LUNAS: 7, REMAJA: 2, LELANG: 3, CANC: 2 });
  expect(states(KJ2)).toEqual({
    AKTIF: 21,
    OPEN: 1,
    TUNGGU: 1,
    LUNAS: 6,
    REMAJA: 2,
    LELANG: 3,
    CANC: 2,
  });
});

test('some are overdue, some due this week, some sold, doubled, auctioned with money left to fetch', async () => {
  const aktif = sql`select count(*)::int as jumlah from hutang where kode_toko = 'KJ1' and status = 'AKTIF'`;
  expect(await count(sql`${aktif} and tgl_jatuh_tempo < ${HARI}`)).toBe(3);
  const week = sql`${aktif} and tgl_jatuh_tempo between ${HARI} and ${HARI}::date + 7`;
  expect(await count(week)).toBe(4);
  expect(await count(sql`${aktif} and duplikat_ke = 1`)).toBe(2);
  const putus = sql`select count(*)::int as jumlah from hutang_lunas where jenis = 'PUTUS' and status = 'DONE'`;
  expect(await count(putus)).toBe(4);
  const kelebihan = await db.many(sql<{ sisa: boolean; dibayar: boolean }>`
    select l.kelebihan > 0 as sisa, k.no_kelebihan is not null as dibayar
      from hutang_lelang l left join hutang_kelebihan k using (kode_toko, no_lelang)
     where l.kode_toko = 'KJ1' and l.status = 'DONE' order by l.no_lelang`);
  expect(kelebihan).toEqual([
    { sisa: true, dibayar: true },
    { sisa: true, dibayar: false },
    { sisa: true, dibayar: false },
  ]);
  const opname = await db.many(sql<{ kode_toko: string; status: string }>`
    select kode_toko, status from opname_hutang order by kode_toko, id`);
  expect(opname).toEqual([
    { kode_toko: 'KJ1', status: 'SELESAI' },
    { kode_toko: 'KJ1', status: 'BERJALAN' },
    { kode_toko: 'KJ2', status: 'SELESAI' },
  ]);
});

test('both shops have the one price of pure gold, and it is the price they sell by', async () => {
  const harga = await db.many(sql<{ kode_toko: string; global: number; jual: number }>`
    select kode_toko,
           (select (value #>> '{}')::bigint::int from parameter_toko p where p.kode_toko = t.kode_toko
               and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE' order by berlaku_dari desc, id desc limit 1) as global,
           (select harga_per_gram::int from harga_emas h where h.kode_toko = t.kode_toko and jenis = 'JUAL'
               and kode_kadar = '999' order by berlaku_dari desc, id desc limit 1) as jual
      from toko t where jenis = 'CABANG' order by kode_toko`);
  expect(harga.map(({ kode_toko }) => kode_toko)).toEqual(['KJ1', 'KJ2']);
  expect(new Set(harga.flatMap(({ global, jual }) => [global, jual])).size).toBe(1);
});

test('the maker’s level signs in at head office and is shown the tables that leave the shop', async () => {
  setClock(`${HARI}T02:00:00.000Z`);
  const login = await kilau.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'su.pst', password: 'kilau-demo-2026' },
  });
  expect(login.statusCode, login.body).toBe(200);
  expect(login.json().data.user).toMatchObject({ level: 'SU', kode_toko: 'PST' });
  const headers = { authorization: `Bearer ${login.json().data.token}` };
  const tabel = await kilau.app.inject({ url: '/api/v1/export-csv', headers });
  setClock(undefined);
  expect(tabel.statusCode, tabel.body).toBe(200);
});

test('pieces come with a photo of their kind and colour, drawn once; every eighth waits for its own', async () => {
  const ambil = openFoto();
  const cincin = { nama_barang: 'Cincin Polos', kode_kadar: '750' };
  const foto: (string | undefined)[] = [];
  for (const potong of [
    cincin,
    { ...cincin, kode_kadar: '375' },
    { ...cincin, nama_barang: 'Kalung Rantai' },
    cincin,
  ])
    foto.push((await ambil('KJ1', potong))[0]?.gambar_path);
  expect(foto[3]).toBe(foto[0]);
  expect(new Set(foto).size).toBe(3);
  expect(foto).not.toContain(undefined);
  for (let at = 5; at < 8; at++) expect(await ambil('KJ1', cincin)).toHaveLength(1);
  expect(await ambil('KJ1', cincin)).toEqual([]);
});

test('its book holds', async () => {
  expect((await periksaBuku(db)).filter(({ jumlah }) => jumlah > 0)).toEqual([]);
});

test('what waits does not keep the demo from opening the next day', async () => {
  setClock('2026-11-21T02:00:00.000Z');
  await catchUp(db, () => {});
  setClock(undefined);
  const open = await db.many(sql<{ kode_toko: string; tgl_system: string }>`
    select kode_toko, tgl_system from hari_toko where status = 'OPEN' order by kode_toko`);
  // Head office has lived since the maker's level signed in there.
  expect(open.map(({ kode_toko }) => kode_toko)).toEqual(['KJ1', 'KJ2', 'PST']);
  const { KJ2 } = await perStatus();
  expect(KJ2!.map(({ status }) => status)).not.toContain('TUNGGU');
  expect(KJ2!.map(({ status }) => status)).not.toContain('OPEN');
});
