import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as jeda } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase as connect } from '#kit/server/database.ts';
import { RIDES } from '#kit/server/write/ride.ts';
import { openSittings } from '#app/server/demo/sitting.ts';
import { openServer } from '#app/server/server.ts';
import { sender, type Send } from '#tests/kit/client.ts';
import { userIdOf } from '#tests/kit/people.ts';
import { openShop, type Raw, type Shop } from '#tests/kit/shop.ts';
import { angka, HARGA, kunci, nota, potong, satuMenang, tulis } from '#tests/proof/balapan/meja.ts';
import { acak, baris, type Acak } from '#tests/kit/uji/naik.ts';

let shop: Shop;
/** Sells the same one by one. */
let pembanding: Shop | undefined;
let rides: { riders: number; carried: number; undone?: { code?: string } }[] = [];
const hear = (told: unknown) => void rides.push(told as (typeof rides)[number]);
/** What undid a ride, besides a row that another act held for too long. */
const undone = (): unknown[] =>
  rides.flatMap((one) => (one.undone && one.undone.code !== '55P03' ? [one.undone] : []));
/** So many sales shared a transaction with others. */
const carried = (): number => rides.reduce((sum, one) => sum + one.carried, 0);

async function buka(): Promise<Shop> {
  const one = await openShop({ dasar: true, koneksi: 24 });
  await one.rows(`update baki set kapasitas = 1000000 where kode_toko = 'KJ1'`);
  // The customer of the sales is known, and the columns of their tables are.
  const [kode] = await potong(one, 1);
  expect((await tulis(one, 0, 'penjualan', nota(kode!))).status).toBe(201);
  return one;
}

beforeAll(async () => {
  shop = await buka();
  subscribe(RIDES, hear);
});
afterEach(() => {
  expect(undone()).toEqual([]);
  rides = [];
});
afterAll(async () => {
  unsubscribe(RIDES, hear);
  await shop.close();
  await pembanding?.close();
});

const sekaligus = (works: readonly (() => Promise<Raw>)[]): Promise<Raw[]> =>
  Promise.all(works.map((work) => work()));
/** The same while the row of numbers is held for a moment: who comes first waits for it, the others form rides. */
async function serombongan(works: readonly (() => Promise<Raw>)[], ms = 500): Promise<Raw[]> {
  await shop.rows('begin');
  await shop.rows(`select from nomor where kode_toko = 'KJ1' and jenis = 'PJ' for update`);
  const answers = sekaligus(works);
  await jeda(ms);
  await shop.rows('commit');
  return answers;
}
const jual = (at: number, kode: string, bayar?: object, key = kunci()) =>
  tulis(shop, at, 'penjualan', nota(kode, bayar), key);

test('forty counters sell at once: forty numbers in a row, and most of the sales rode', async () => {
  const codes = await potong(shop, 40);
  const { mulai } = await angka(shop, `select terakhir as mulai from nomor where jenis = 'PJ'`);
  const answers = await serombongan(codes.map((kode, at) => () => jual(at, kode)));
  expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 201));
  const numbers = answers.map(({ body }) => body.data.no_faktur_jual as string);
  for (const [at, { body }] of answers.entries()) {
    expect(body.data.barang.map((one: { kode_barcode: string }) => one.kode_barcode)).toEqual([
      codes[at],
    ]);
    expect(body.data.postings).toEqual(expect.any(Array));
  }
  const row = await angka(
    shop,
    `select min(urut_nomor(no_faktur_jual)) as dari, max(urut_nomor(no_faktur_jual)) as sampai,
            count(distinct no_faktur_jual)::int as beda from penjualan where no_faktur_jual = any($1)`,
    [numbers],
  );
  expect(row).toEqual({ dari: mulai! + 1, sampai: mulai! + 40, beda: 40 });
  expect(carried()).toBeGreaterThan(20);
  const { bersama } = await angka(
    shop,
    `select max(n)::int as bersama from (select count(*) n from penjualan where no_faktur_jual = any($1) group by xmin) x`,
    [numbers],
  );
  expect(bersama).toBeGreaterThan(4);
  expect(bersama).toBeLessThanOrEqual(16);
});

test('numbers that another act holds for long undo no ride: its writes wait as long as those of one alone', async () => {
  const codes = await potong(shop, 6);
  const answers = await serombongan(
    codes.map((kode, at) => () => jual(at, kode)),
    1500,
  );
  expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 201));
  expect(rides.flatMap(({ undone: why }) => why ?? [])).toEqual([]);
  expect(carried()).toBeGreaterThan(1);
});

test('one piece forty times at once, among twenty other sales: one has it, the twenty rode', async () => {
  const [rebutan, ...codes] = await potong(shop, 21);
  const [lain, rebut] = await Promise.all([
    serombongan(codes.map((kode, at) => () => jual(at, kode))),
    sekaligus(Array.from({ length: 40 }, (_, at) => () => jual(at, rebutan!))),
  ]);
  satuMenang(rebut, 'BARANG_TERJUAL');
  expect(lain.map(({ status }) => status)).toEqual(codes.map(() => 201));
  expect(carried()).toBeGreaterThan(8);
});

test('one key forty times at once, among twenty other sales: one sale, the same answer to the letter', async () => {
  const [satu, ...codes] = await potong(shop, 21);
  const key = kunci();
  const [lain, sama] = await Promise.all([
    serombongan(codes.map((kode, at) => () => jual(at, kode))),
    sekaligus(Array.from({ length: 40 }, () => () => jual(0, satu!, undefined, key))),
  ]);
  expect(new Set(sama.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(sama[0]!.status).toBe(201);
  expect(lain.map(({ status }) => status)).toEqual(codes.map(() => 201));
  const { banyak } = await angka(
    shop,
    'select count(*)::int as banyak from penjualan_barang where kode_barcode = $1',
    [satu],
  );
  expect(banyak).toBe(1);
  expect(carried()).toBeGreaterThan(8);
});

/** What an answer says besides what differs between two sales of the same goods. */
const tentang = ({ status, body }: Raw) => ({
  status,
  code: body.code,
  pesan: body.message?.replaceAll(/[A-Z0-9]{8,}/g, ''),
  total: body.data?.grand_total,
  baris: body.data?.barang?.length,
});

test('sixteen at once, one refused, one repeated, one of a sold piece, end like sixteen in a row', async () => {
  const siapkan = async () => {
    const codes = await potong(shop, 16);
    const key = kunci();
    const dulu = await jual(0, codes[0]!, undefined, key);
    await jual(1, codes[1]!);
    return codes.map((kode, at) => async () => {
      if (at === 0) {
        const lagi = await jual(0, kode, undefined, key);
        expect(lagi.text).toBe(dulu.text);
        return lagi;
      }
      return jual(at, kode, at === 2 ? { jenis: 'CASH', jumlah: 1 } : undefined);
    });
  };
  const catatan = `select (select count(*) from audit)::int as audit, (select count(*) from buku)::int as buku,
    (select terakhir from nomor where jenis = 'PJ') as nomor, (select count(*) from idempotensi)::int as kunci,
    (select sum(rupiah)::bigint from saldo_hari where akun like 'kas%') as kas`;
  const antar = async (works: () => Promise<Raw[]>) => {
    const before = await angka(shop, catatan);
    const answers = (await works()).map(tentang);
    const after = await angka(shop, catatan);
    const naik = Object.keys(before).map((one) => [one, after[one]! - before[one]!]);
    return { answers, naik: Object.fromEntries(naik) as Record<string, number> };
  };
  const [baris, bersama] = [await siapkan(), await siapkan()];
  const satuSatu = await antar(async () => {
    const all: Raw[] = [];
    for (const work of baris) all.push(await work());
    return all;
  });
  expect(carried()).toBe(0);
  const sekali = await antar(() => serombongan(bersama));
  expect(sekali).toEqual(satuSatu);
  expect(satuSatu.answers.map(({ status }) => status).slice(0, 4)).toEqual([201, 409, 422, 201]);
  expect(sekali.naik.nomor).toBe(13);
  expect(carried()).toBeGreaterThan(8);
});

test('what spends an approval or brings in a new customer goes alone, beside those that ride', async () => {
  const codes = await potong(shop, 8);
  const baru = (at: number) => ({
    ...nota(codes[at]!),
    customer: { nama: `Bapak Baru ${at}`, no_hp: `0812 9999 000${at}` },
  });
  const turun = {
    ...nota(codes[0]!, { jenis: 'CASH', jumlah: HARGA - 400_000 }),
    diskon: { rupiah: 400_000 },
  };
  const izin = await tulis(shop, 0, 'penjualan', turun);
  expect(izin).toMatchObject({ status: 403, body: { code: 'PERLU_OTORISASI' } });
  rides = [];
  const answers = await serombongan([
    () => tulis(shop, 0, 'penjualan', turun),
    () => tulis(shop, 1, 'penjualan', baru(1)),
    () => tulis(shop, 2, 'penjualan', baru(2)),
    ...codes.slice(3).map((kode, at) => () => jual(at, kode)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 201, 201, 201, 201, 201, 201, 201]);
  expect(carried()).toBeGreaterThan(2);
  expect(carried()).toBeLessThanOrEqual(5);
  const { kartu } = await angka(
    shop,
    `select count(*)::int as kartu from customer where nama like 'Bapak Baru %'`,
  );
  expect(kartu).toBe(2);
});

test('two hundred random sales leave the same rows whether they ride or go one by one', async () => {
  const kedua = (pembanding = await buka());
  const tulisAcak = (one: Acak) => (toko: Shop, codes: readonly string[], at: number) =>
    tulis(toko, at, 'penjualan', one.body(codes), { 'idempotency-key': one.key });
  const sales = acak(200);
  const banyak = sales.reduce((sum, one) => sum + one.pieces, 0);
  const [satu, dua] = [await potong(shop, banyak), await potong(kedua, banyak)];
  let next = 0;
  const places = sales.map(({ pieces }) => (next += pieces) - pieces);
  rides = [];
  const said: string[][] = [[], []];
  for (const [at, one] of sales.entries()) {
    const { status, body } = await tulisAcak(one)(kedua, dua.slice(places[at]), at);
    said[0]!.push(`${status} ${body.code ?? body.data.grand_total}`);
  }
  expect(carried()).toBe(0);
  for (let from = 0; from < sales.length; from += 20) {
    const answers = await serombongan(
      sales
        .slice(from, from + 20)
        .map((one, at) => () => tulisAcak(one)(shop, satu.slice(places[from + at]), from + at)),
    );
    said[1]!.push(
      ...answers.map(({ status, body }) => `${status} ${body.code ?? body.data.grand_total}`),
    );
  }
  expect(said[1]).toEqual(said[0]);
  expect(said[0]!.filter((one) => one.startsWith('201')).length).toBeGreaterThan(80);
  expect(said[0]!.filter((one) => !one.startsWith('201')).length).toBeGreaterThan(10);
  // Where most of a ride leave it (coupons, new customers), the next 32 go alone.
  expect(carried()).toBeGreaterThan(25);
  const keys = sales.map(({ key }) => key);
  expect(await baris(shop, keys, satu)).toEqual(await baris(kedua, keys, dua));
});

/** The last one: who sits at the second server has left the first. */
test('two servers sell at once from one database: nobody waits in a circle, no number is missing', async () => {
  // An owner enters the pieces, and sits at the second server from then on.
  const codes = await potong(shop, 96);
  const { options } = shop.db.pool;
  const connection = { ...options, password: options.password };
  const db = connect({ connection, role: 'kilau_app', size: 8 });
  const kedua = await openServer({ db });
  const sittings = openSittings(db, 'server-kedua');
  const orang = (['OWN', 'SU'] as const).map((who) =>
    sender(kedua.app, () => sittings.tokenOf(userIdOf(who, 'KJ1'))),
  );
  await Promise.all(orang.map((send: Send) => send('GET', 'sesi')));
  const { mulai } = await angka(shop, `select terakhir as mulai from nomor where jenis = 'PJ'`);
  const { macet } = await angka(
    shop,
    `select deadlocks::int as macet from pg_stat_database where datname = current_database()`,
  );
  // Each sells its pieces in an order of its own, several at a time.
  const tiga = (at: number) => {
    const own = codes.slice(at * 3, at * 3 + 3);
    const barang = (at % 2 ? own.toReversed() : own).map((kode_barcode) => ({ kode_barcode }));
    return { ...nota(own[0]!, { jenis: 'CASH', jumlah: 3 * HARGA }), barang };
  };
  const answers = await sekaligus(
    Array.from(
      { length: 32 },
      (_, at) => () =>
        at % 2
          ? tulis(shop, (at >> 1) % 3, 'penjualan', tiga(at))
          : orang[(at >> 1) % 2]!('POST', 'penjualan', tiga(at), kunci()),
    ),
  );
  expect(answers.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(
    answers.map(() => 201),
  );
  const { sampai } = await angka(shop, `select terakhir as sampai from nomor where jenis = 'PJ'`);
  expect(sampai).toBe(mulai! + 32);
  expect(carried()).toBeGreaterThan(4);
  expect(
    await angka(
      shop,
      `select deadlocks::int as macet from pg_stat_database where datname = current_database()`,
    ),
  ).toEqual({ macet });
  await kedua.close();
  await db.close();
});
