import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { SHOPS } from '#app/server/demo/shops.ts';
import { seedDemo } from '#app/server/demo/seed.ts';

/** What `npm start` does on a new machine, whole: a rule that its acts break ends the start there. */
const LONG = 600_000;
let database: TestDatabase;
let db: Database;
let foto: string;
const before = process.env.KILAU_PHOTOS;
beforeAll(async () => {
  foto = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
  process.env.KILAU_PHOTOS = foto;
  database = await openDatabase();
  db = connect({ connection: database.connection, role: 'kilau_app', hurried: true, size: 3 });
  setClock('2026-11-28T03:00:00.000Z');
  const owner = connect({ connection: database.connection });
  await seedDemo(db, () => {}, { analyze: () => owner.pool.query('analyze'), eachLooks: true });
  await owner.close();
}, LONG);
afterAll(async () => {
  setClock(undefined);
  await db.close();
  await database.drop();
  await rm(foto, { recursive: true });
  if (before === undefined) delete process.env.KILAU_PHOTOS;
  else process.env.KILAU_PHOTOS = before;
});

test('thirty days of the demo are lived to the end, in both branches, and every invariant holds', async () => {
  const tutup = await db.many(
    sql<{ kode_toko: string; hari: number }>`
      select kode_toko, count(distinct tgl_system)::int as hari from tutup_toko group by kode_toko order by 1`,
  );
  // Thirty days of trade, and those of earlier weeks on which loans alone were made.
  expect(tutup.map(({ kode_toko, hari }) => [kode_toko, hari >= 30])).toEqual(
    ['KJ1', 'KJ2', 'PST'].map((kode_toko) => [kode_toko, true]),
  );
  for (const { kode_toko } of SHOPS) {
    const rusak = (await periksaBuku(db, kode_toko)).filter(({ jumlah }) => jumlah > 0);
    expect([kode_toko, rusak.map(({ kode }) => kode)]).toEqual([kode_toko, []]);
  }
});

test('goods without a barcode are there in one branch, and two of them went back to who brought them', async () => {
  const rows = await db.many(sql<{ kode_toko: string; qty: number; berat: number; retur: number }>`
    select m.kode_toko, m.qty, m.berat::int as berat,
           (select sum(total_qty)::int from manual_retur r where r.kode_toko = m.kode_toko) as retur
      from barang_manual m`);
  expect(rows).toEqual([{ kode_toko: 'KJ2', qty: 18, berat: 45_000, retur: 2 }]);
});

test('contracts of instalments are there in every state, and some of them are late', async () => {
  const [cicilan] = await db.many(
    sql<{ status: string[]; lambat: number }>`
      select array(select distinct status from cicilan order by 1) as status,
             (select count(distinct j.no_cicilan)::int from cicilan c join cicilan_jadwal j using (kode_toko, no_cicilan)
               where c.status = 'AKTIF' and j.ke = 1 and j.jatuh_tempo < '2026-11-28' and c.terbayar = 0) as lambat`,
  );
  expect(cicilan).toEqual({ status: ['AKTIF', 'CANC', 'LELANG', 'LUNAS'], lambat: 2 });
});

test('KJ2 has weighed twenty stones of a parcel of KJ1, ten more are on their way', async () => {
  const [batu] = await db.many(
    sql<{ dikirim: number; diterima: number }>`
      select (select sum(butir) from kirim_barang_isi where kode_toko = 'KJ1' and isi = 'BATU')::int as dikirim,
             (select sum(butir) from terima_kiriman_isi where kode_toko = 'KJ2' and isi = 'BATU')::int as diterima`,
  );
  expect(batu).toEqual({ dikirim: 30, diterima: 20 });
});

test('a coupon is paid with by its owner alone', async () => {
  const [dipakai] = await db.many(
    sql<{ jumlah: number }>`select count(*)::int as jumlah from penjualan where kupon is not null`,
  );
  expect(dipakai!.jumlah).toBeGreaterThan(0);
});

test('whoever tries the demo is asked for cards and photos as in a new shop', async () => {
  const wajib = await db.many(
    sql<{ key: string }>`
      select distinct on (kode_toko, key) kode_toko || ' ' || key as key from parameter_toko
       where key in ('IDENTITAS_AMBIL_WAJIB', 'FOTO_BELI_WAJIB') and value = 'true'::jsonb order by kode_toko, key`,
  );
  expect(wajib.map(({ key }) => key)).toEqual([
    'KJ1 FOTO_BELI_WAJIB',
    'KJ1 IDENTITAS_AMBIL_WAJIB',
    'KJ2 FOTO_BELI_WAJIB',
    'KJ2 IDENTITAS_AMBIL_WAJIB',
  ]);
});

test('a marketplace holds the DP of an order whose ring left as a parcel: none of it is cash', async () => {
  expect(
    await db.many(sql`
      select p.status, p.dp_rp = o.total as dp, o.status as order_status, j.status as paket,
             p.kode_marketplace as uang
        from pesanan p
        join pesanan_online o on o.kode_toko = p.kode_toko and o.no_order = p.no_order
        join penjualan_online j on j.kode_toko = p.kode_toko and j.no_pesanan = p.no_pesanan`),
  ).toEqual([
    {
      status: 'DIAMBIL',
      dp: true,
      order_status: 'DIJUAL',
      paket: 'DIPROSES',
      uang: 'TOKOPEDIA',
    },
  ]);
});
