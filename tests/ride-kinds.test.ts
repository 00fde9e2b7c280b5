import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as jeda } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { sharedStatements, statementByMany } from '#kit/server/sql.ts';
import { RIDES } from '#kit/server/write/ride.ts';
import { lockKodeKas } from '#areas/uang/server/kode-kas.query.ts';
import { openShop, type Raw, type Shop } from '#tests/kit/shop.ts';
import { angka, HARGA, kunci, nota, potong, satuMenang, tulis } from '#tests/proof/balapan/meja.ts';
import { unclaimed } from '#tests/kit/uji/claims.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { acakJenis, ORANG, ROSOK, semuaBaris, type Dokumen } from '#tests/kit/uji/naik-jenis.ts';

/** Documents of each kind: forty in every run, ten thousand in all by `npm test -- --lama`. */
const BANYAK = Number(process.env.KILAU_NAIK ?? 200) / 5;
const LAMA = 120_000 + BANYAK * 1000;

let shop: Shop;
/** Writes the same one by one. */
let pembanding: Shop;
let rides: { riders: number; carried: number; undone?: { code?: string; message?: string } }[] = [];
const hear = (told: unknown) => void rides.push(told as (typeof rides)[number]);
const carried = (): number => rides.reduce((sum, one) => sum + one.carried, 0);

async function buka(): Promise<Shop> {
  const one = await openShop({ dasar: true, koneksi: 32 });
  await one.rows(`update baki set kapasitas = 1000000 where kode_toko = 'KJ1'`);
  await one.param('HARGA_ROSOK', 2_550_000 as never);
  // Reached within a round by some, whichever its size.
  await one.param('BATAS_KAS_KELUAR', rp(125_000 * Math.ceil(BANYAK)));
  await one.param('BATAS_KELUAR_HARI_KASIR', rp(250_000 * Math.ceil(BANYAK)));
  // The drawer never runs low: what a round pays does not depend on what it takes in.
  const jumlah = 400_000_000 + 20_000_000 * Math.ceil(BANYAK);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah, keterangan: 'Modal pagi' };
  const key = { 'idempotency-key': 'naik-kinds-modal' };
  expect((await one.as('OWN').raw('POST', 'cash/masuk', modal, key)).status).toBe(201);
  // The seller is known: a new customer takes a number, and two who bring the same one at once take two.
  const beli = { kode_sales: 'S01', customer: PENJUAL, barang: [ROSOK] };
  const dibeli = { 'idempotency-key': 'naik-kinds-penjual' };
  expect((await one.as('OWN').raw('POST', 'pembelian', beli, dibeli)).status).toBe(201);
  return one;
}

beforeAll(async () => {
  [shop, pembanding] = [await buka(), await buka()];
  subscribe(RIDES, hear);
}, LAMA);
afterEach(async () => {
  for (const one of [shop, pembanding]) await one.param('VALIDASI_PENJUALAN', false);
  rides = [];
});
afterAll(async () => {
  unsubscribe(RIDES, hear);
  await shop.close();
  await pembanding.close();
});

/** The end of the audit chain is held for a moment: the first of each call waits for it, the others form rides. */
async function serombongan(works: readonly (() => Promise<Raw>)[]): Promise<Raw[]> {
  await shop.rows('begin');
  await shop.rows(`select from audit_kepala where kode_toko = 'KJ1' for update`);
  const answers = Promise.all(works.map((work) => work()));
  await jeda(250);
  await shop.rows('commit');
  return answers;
}

const kirim = (toko: Shop, one: Dokumen, codes: readonly string[]): Promise<Raw> =>
  tulis(toko, one.orang, one.path, one.body(codes), { 'idempotency-key': one.key });
const kata = ({ path }: Dokumen, { status, body }: Raw): string =>
  `${path} ${status} ${body.code ?? body.data.grand_total ?? body.data.jumlah ?? body.data.total_qty}`;

/** All pieces of both shops, in the same order. */
const potongan: [string[], string[]] = [[], []];
async function ambilPotong(
  banyak: number,
): Promise<readonly [readonly string[], readonly string[]]> {
  const baru: [string[], string[]] = [[], []];
  for (let sisa = banyak; sisa > 0; sisa -= 500)
    for (const [at, one] of [shop, pembanding].entries())
      baru[at]!.push(...(await potong(one, Math.min(500, sisa))));
  for (const at of [0, 1]) potongan[at]!.push(...baru[at]!);
  return baru;
}

/** What the shop is set to, for the round after it. */
const SETELAN: readonly [string, (one: Shop) => Promise<unknown>, { tunggu?: boolean }][] = [
  ['as a shop begins', async () => {}, {}],
  [
    'with tax and coupons',
    async (one) => {
      await one.param('PPN_AKTIF', true);
      await one.modulOn('KUPON_PENJUALAN_MODULE');
    },
    {},
  ],
  ['with validation', (one) => one.param('VALIDASI_PENJUALAN', true), { tunggu: true }],
];

test.each(SETELAN)(
  'made-up documents of every kind, %s, leave the same rows in every table, riding or one by one',
  async (nama, setel, { tunggu = false }) => {
    const documents = acakJenis(BANYAK, nama.replaceAll(' ', '-'), { tunggu });
    const codes = await ambilPotong(documents.reduce((sum, one) => sum + one.pieces, 0));
    let next = 0;
    const places = documents.map(({ pieces }) => (next += pieces) - pieces);
    for (const [at, one] of documents.entries())
      for (const [ke, toko] of one.terjual ? [shop, pembanding].entries() : []) {
        const key = { 'idempotency-key': `naik-terjual-${one.key}` };
        const sold = await tulis(toko, 0, 'penjualan', nota(codes[ke]![places[at]!]!), key);
        expect(sold.status, sold.text).toBe(201);
      }
    for (const one of [shop, pembanding]) await setel(one);
    rides = [];
    const said: string[][] = [[], []];
    for (const [at, one] of documents.entries())
      said[0]!.push(kata(one, await kirim(pembanding, one, codes[1].slice(places[at]))));
    expect(carried()).toBe(0);
    const ronde = ORANG * 5;
    for (let from = 0; from < documents.length; from += ronde) {
      const now = documents.slice(from, from + ronde);
      const answers = await serombongan(
        now.map((one, at) => () => kirim(shop, one, codes[0].slice(places[from + at]))),
      );
      said[1]!.push(...now.map((one, at) => kata(one, answers[at]!)));
    }
    expect(said[1]).toEqual(said[0]);
    for (const path of new Set(documents.map((one) => one.path))) {
      const own = said[0]!.filter((one) => one.startsWith(`${path} `));
      const [good, bad] = [true, false].map((is) =>
        own.filter((one) => one.startsWith(`${path} 201`) === is),
      );
      expect([path, good!.length > 0, bad!.length > 0]).toEqual([path, true, true]);
    }
    expect(rides.flatMap(({ undone }) => undone ?? [])).toEqual([]);
    expect(carried()).toBeGreaterThan(5);
    const [naik, satu] = [
      await semuaBaris(shop, potongan[0]),
      await semuaBaris(pembanding, potongan[1]),
    ];
    // Table by table: a failure shows the rows that differ.
    for (const [tabel, rows] of Object.entries(satu))
      expect([tabel, naik[tabel]]).toEqual([tabel, rows]);
    expect(Object.keys(naik)).toEqual(Object.keys(satu));
  },
  LAMA,
);

const keluar = (jumlah: number) => ({
  kode_transaksi: 'LISTRIK',
  masa_pajak: null,
  jumlah,
  keterangan: 'Uang makan',
});

test('two cash-outs of one person never share a ride: the sum of the day is that of them in a row', async () => {
  await shop.param('BATAS_KAS_KELUAR', rp(10_000_000));
  const { sudah } = await angka(
    shop,
    `select coalesce((select sebelum + jumlah from uang_keluar where user_id = 'ksr.kj1' and untuk = 'TOKO'
       order by urut desc limit 1), 0)::int as sudah`,
  );
  const jumlah = Math.floor((10_000_000 - sudah!) / 2 / 1000) * 1000;
  // Two thirds of the limit each: the first is paid, each further one asks.
  const tiap = Math.floor((jumlah * 4) / 3 / 1000) * 1000;
  const answers = await serombongan(
    Array.from({ length: 6 }, () => () => tulis(shop, 0, 'cash/keluar', keluar(tiap))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403, 403, 403]);
});

test('cash, moves and sales of twelve counters at once each ride with their own', async () => {
  await shop.param('BATAS_KAS_KELUAR', rp(90_000_000_000));
  const codes = await potong(shop, 24);
  const answers = await serombongan(
    codes.map(
      (kode, at) => () =>
        at % 3 === 0
          ? tulis(shop, at, 'penjualan', nota(kode, { jenis: 'CASH', jumlah: HARGA }))
          : at % 3 === 1
            ? tulis(shop, at, 'cash/masuk', {
                kode_transaksi: 'MODAL_KAS',
                jumlah: 5000,
                keterangan: 'x',
              })
            : tulis(shop, at, 'cash/keluar', keluar(1000), kunci()),
    ),
  );
  expect(answers.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(
    codes.map(() => 201),
  );
  // Cash-outs of one person leave their ride, and a ride of few may be two.
  expect(carried()).toBeGreaterThan(1);
  expect(rides.flatMap(({ undone }) => undone ?? [])).toEqual([]);
});

test('the last rupiah of the drawer, asked for by forty at once: exactly one has it, none is lost', async () => {
  await shop.param('BATAS_KAS_KELUAR', rp(90_000_000_000));
  const isi = async () =>
    (
      await angka(
        shop,
        `select coalesce(sum(rupiah), 0)::bigint as isi from saldo where kode_toko = 'KJ1' and akun = 'kas'`,
      )
    ).isi!;
  const said = vi.spyOn(console, 'error');
  const semua = await isi();
  expect(semua).toBeGreaterThan(0);
  const answers = await serombongan(
    Array.from({ length: 40 }, (_, at) => () => tulis(shop, at, 'cash/keluar', keluar(semua))),
  );
  satuMenang(answers, 'KAS_KURANG');
  expect(await isi()).toBe(0);
  // A drawer that runs short is no fault: its rides rest, and each hears the truth alone.
  const codes = rides.flatMap(({ undone }) => undone?.code ?? []).filter((one) => one !== '55P03');
  expect(new Set(codes)).toEqual(new Set(['KL410']));
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  rides = [];
  const later = await serombongan(
    Array.from({ length: 6 }, (_, at) => () => tulis(shop, at, 'cash/keluar', keluar(semua))),
  );
  expect(later.map(({ body }) => body.code)).toEqual(later.map(() => 'KAS_KURANG'));
  expect(rides).toEqual([]);
  // What one of them brings in does not serve the other.
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal' };
  expect((await tulis(shop, 0, 'cash/masuk', modal)).status).toBe(201);
});

test('who holds a code of cash, as the payment of a tax does, does not hold cash that names it', async () => {
  const answer = await shop.db.begin(async (tx) => {
    await lockKodeKas(tx, 'KJ1', 'LISTRIK');
    return tulis(shop, 0, 'cash/keluar', keluar(1000));
  });
  expect(answer.status, answer.text).toBe(201);
});

test('one piece forty times at once, by moves and by sales: one sale at most, and each move before it', async () => {
  const [kode] = await potong(shop, 1);
  const answers = await serombongan(
    Array.from({ length: 40 }, (_, at) => () => {
      const body = { barang: [kode], kode_gudang: 'TK', kode_baki: at % 4 === 1 ? 'C-01' : 'D-01' };
      return at % 2
        ? tulis(shop, 2 + (at % 4), 'pindah-barang', { ...body, keterangan: null })
        : tulis(shop, at, 'penjualan', nota(kode!));
    }),
  );
  const [jual, pindah] = [
    answers.filter((_, at) => at % 2 === 0),
    answers.filter((_, at) => at % 2),
  ];
  satuMenang(jual, 'BARANG_TERJUAL');
  expect(
    new Set(pindah.map(({ status, body }) => (status === 201 ? 201 : body.code))),
  ).toBeTruthy();
  const langkah = await shop.rows<{ jenis: string; dari: string; ke: string }>(
    'select jenis, dari, ke from barang_kejadian where kode_barcode = $1 order by seq',
    [kode],
  );
  expect(langkah.at(-1)!.jenis).toBe('JUAL');
  for (const [at, one] of langkah.entries()) if (at) expect(one.dari).toBe(langkah[at - 1]!.ke);
  expect(langkah.filter(({ jenis }) => jenis === 'PINDAH').length).toBe(
    pindah.filter(({ status }) => status === 201).length,
  );
});

test('a statement that many ask at once claims what other acts change, wherever it reads that', async () => {
  const all = sharedStatements();
  expect(await unclaimed(shop, all)).toEqual({ found: [], reasons: [] });
  // By itself, by a view and by a function that it names: none of these would ride unseen.
  for (const text of [
    'select no_kas from kas where kode_toko = $1',
    'select rupiah from saldo where kode_toko = $1',
    'select bisa_dibalik($1, $1)',
  ]) {
    const { found } = await unclaimed(shop, [statementByMany(text, ['text'])]);
    expect(found.length, text).toBe(1);
  }
});

test('a way of making is known before its first document, and one alone takes one number by its function', () => {
  const ways = sharedStatements().filter(({ text }) => text.includes('with nomor as ('));
  for (const table of ['kas', 'mutasi_uang', 'pindah', 'pembelian', 'penjualan'])
    expect(
      ways.some(({ text }) => text.includes(`insert into ${table} (`)),
      table,
    ).toBe(true);
  for (const { text, many } of ways) {
    expect(text).not.toContain('ambil_nomor_banyak');
    expect(many!.statement.text).toContain('ambil_nomor_banyak');
  }
});
