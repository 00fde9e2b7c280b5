import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsIn } from '#kit/contract/report-answer.ts';
import type { Report } from '#kit/contract/report.ts';
import { parse } from '#kit/server/parse.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { done } from '#tests/kit/done.ts';
import { jualan } from '#tests/kit/jualan.ts';
import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/**
 * Penjualan is what the goods were sold for, the sum of the lines' netto; Total nota is what customers owe for
 * it, with charges and rounding (docs/glossary.md). Every screen and report that adds sales up says which, and
 * agrees with all others.
 */
type Arti = 'PENJUALAN' | 'TOTAL NOTA';
type Baris = Record<string, any>;

/** Columns of what a customer pays beside the goods. */
const CHARGES = TAMBAHAN.map(({ kunci }) => kunci);
const HARI = '2026-11-20';
const REPORTS = CONTRACTS.flatMap(({ reports }) => reports);
const byNo = (no: number): Report => REPORTS.find((one) => one.no === no)!;
let shop: Shop;
let arti: Record<Arti, number>;

beforeAll(async () => {
  shop = await openShop({ hari: HARI, dasar: true });
  for (const key of ['HIDUP_FEATURE_MODULE', 'SUPPLIER_BARANG_MODULE'] as const)
    for (const toko of ['KJ1', 'PST'] as const) await shop.modulOn(key, toko);
  await shop.param('TOKO_REKAP_PENJUALAN', ['KJ1']);
  const { nota } = await jualan(shop, [HARI], 14, 23);
  const counted = nota.filter(({ batal }) => !batal).map(({ dokumen }) => dokumen);
  const lines = counted.flatMap(({ barang }) => barang);
  arti = {
    PENJUALAN: lines.reduce((all, { netto }) => all + netto, 0),
    'TOTAL NOTA': counted.reduce((all, { grand_total }) => all + grand_total, 0),
  };
}, 120_000);
afterAll(() => shop.close());

const ask = async (path: string, query: object, who: Who, toko: 'KJ1' | 'PST'): Promise<any> => {
  const asked = new URLSearchParams(query as Record<string, string>);
  const { status, body } = await shop.as(who, toko).raw('GET', `${path}?${asked}`);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return body.data;
};

const DAY = { tgl_from: HARI, tgl_to: HARI };
const MONTH = { bulan: '2026-11' };
type Wanted = {
  arti: Arti;
  query: object;
  of: (row: Baris) => number;
  toko?: 'PST';
};
const column = (name: string, arti: Arti = 'PENJUALAN', more: Partial<Wanted> = {}): Wanted => ({
  arti,
  query: DAY,
  of: (row) => row[name] ?? 0,
  ...more,
});
const only = (name: string, which: (row: Baris) => boolean) => (row: Baris) =>
  which(row) ? row[name] : 0;

/** Every report in which the sales of a shop's day can be added up, by its number. */
const LAPORAN: Readonly<Record<number, Wanted>> = {
  1: column('netto'),
  2: column('grand_total', 'TOTAL NOTA'),
  3: column('netto'),
  4: column('netto'),
  5: column('netto', 'PENJUALAN', { query: { ...DAY, group_by: 'KASIR' } }),
  58: {
    ...column('', 'TOTAL NOTA', { query: { tgl_system: HARI } }),
    of: only('total_rp', ({ jenis }) => jenis === 'Penjualan'),
  },
  88: {
    ...column('', 'PENJUALAN', { query: MONTH }),
    // Written out with its unit: 'Rp 271,535,990'.
    of: ({ uraian, bulan_ini }) =>
      uraian === 'Netto' ? Number(String(bulan_ini).replaceAll(/\D/g, '')) : 0,
  },
  89: column('netto', 'PENJUALAN', { query: { ...DAY, urut: 'TANGGAL' } }),
  90: column('netto', 'PENJUALAN', { query: { ...DAY, group_by: 'JENIS' } }),
  92: column('netto', 'PENJUALAN', { query: { ...DAY, group_by: 'HARI' } }),
  94: column('netto'),
  95: {
    ...column('', 'PENJUALAN', { query: { bulan_from: '2026-11', bulan_to: '2026-11' } }),
    of: only('total', ({ blok }) => blok === 'OMZET'),
  },
  97: column('netto'),
  109: column('netto', 'PENJUALAN', { query: { ...DAY, group_by: 'TOKO' }, toko: 'PST' }),
  113: column('bulan_ini_rp', 'PENJUALAN', { query: { ...MONTH, ukuran: 'RP_JUAL' }, toko: 'PST' }),
};

test.each(Object.entries(LAPORAN))('№ %s adds up to its own word', async (no, wanted) => {
  const { endpoint, groups, perShop } = byNo(Number(no));
  const data = await ask(endpoint.path, wanted.query, 'OWN', wanted.toko ?? 'KJ1');
  const rows: Baris[] = rowsIn(parse(endpoint.answer, data), groups, perShop);
  const all = rows.reduce((sum, row) => sum + wanted.of(row), 0);
  expect(all).toBe(arti[wanted.arti]);
});

const kj1 = (rows: Baris[]): Baris => rows.find((one) => one.kode_toko === 'KJ1')!;
const sum = (rows: Baris[], name = 'rupiah'): number =>
  rows.reduce((all, row) => all + row[name], 0);

/** Every screen that shows the sales of a shop's day. */
const LAYAR: readonly [string, Arti, () => Promise<number>][] = [
  ['home', 'PENJUALAN', async () => (await ask('beranda', {}, 'OWN', 'KJ1')).hari_ini.rupiah],
  [
    'home of two cashiers',
    'PENJUALAN',
    async () =>
      (await ask('beranda', {}, 'KASIR', 'KJ1')).hari_ini.rupiah +
      (await ask('beranda', {}, 'KASIR2', 'KJ1')).hari_ini.rupiah,
  ],
  [
    'dashboard',
    'PENJUALAN',
    async () => (await ask('dashboard/toko', {}, 'OWN', 'KJ1')).penjualan.rupiah,
  ],
  [
    'dashboard by hours',
    'PENJUALAN',
    async () => sum((await ask('dashboard/toko', {}, 'OWN', 'KJ1')).per_jam),
  ],
  [
    'dashboard by days',
    'PENJUALAN',
    async () => sum((await ask('dashboard/toko', {}, 'OWN', 'KJ1')).harian),
  ],
  [
    'chart of today',
    'PENJUALAN',
    async () => (await ask('penjualan/chart', { type: 'today' }, 'OWN', 'KJ1')).penjualan,
  ],
  [
    'chart of months',
    'PENJUALAN',
    async () => sum(await ask('penjualan/chart', { type: 'monthly', year: 2026 }, 'OWN', 'KJ1')),
  ],
  [
    'home of head office',
    'PENJUALAN',
    async () => kj1((await ask('beranda-pusat', {}, 'OWN', 'PST')).cabang)['hari_ini'].rupiah,
  ],
  [
    'dashboard of head office',
    'PENJUALAN',
    async () => kj1((await ask('dashboard/pusat', {}, 'OWN', 'PST')).cabang)['netto'],
  ],
  [
    'charts of head office',
    'PENJUALAN',
    async () =>
      sum(kj1(await ask('cash-pusat/daily-transaction-chart', {}, 'OWN', 'PST'))['series']),
  ],
  [
    'Lihat Penjualan',
    'TOTAL NOTA',
    async () =>
      sum(
        await ask('penjualan', { ...DAY, status: 'DONE', limit: 1000 }, 'OWN', 'KJ1'),
        'grand_total',
      ),
  ],
];

test.each(LAYAR)('%s shows %s', async (_, word, read) => {
  expect(await read()).toBe(arti[word]);
});

test('the two differ by charges and rounding, which Per Faktur shows between them', async () => {
  const { endpoint, groups } = byNo(2);
  const rows: Baris[] = rowsIn(
    parse(endpoint.answer, await ask(endpoint.path, DAY, 'OWN', 'KJ1')),
    groups,
  );
  const of = (...names: string[]) => names.reduce((all, name) => all + sum(rows, name), 0);
  expect(of('bruto') - of('diskon')).toBe(arti.PENJUALAN);
  expect(arti.PENJUALAN + of(...CHARGES, 'pembulatan')).toBe(arti['TOTAL NOTA']);
  expect(arti['TOTAL NOTA']).not.toBe(arti.PENJUALAN);
});

/** Labels of a report's single figures, and the columns that each of them may sum up. */
const KATA: Readonly<Record<string, readonly string[]>> = {
  Penjualan: ['netto'],
  'Penjualan bulan ini': ['bulan_ini'],
  Omzet: ['netto', 'total'],
  'Penjualan dibatalkan': ['netto'],
  // What the tax is computed from: without the tax itself.
  'Omzet tahun berjalan': ['dpp'],
  'Total nota': ['grand_total'],
  'Total nota jual': ['total_rp'],
};

test('a figure that is called Penjualan is netto, one of grand totals is called Total nota', () => {
  const told = REPORTS.flatMap(({ no, band }) =>
    band.flatMap((one) =>
      typeof one === 'object' && 'of' in one && one.label
        ? [{ no, of: one.of, label: one.label }]
        : [],
    ),
  );
  const sales = told.filter(
    ({ of, label }) => label in KATA || /^(penjualan|omzet)/i.test(label) || of === 'grand_total',
  );
  expect(sales.filter(({ label, of }) => !KATA[label]?.includes(of))).toEqual([]);
  // A report that shows such a figure is one of those above, or tells of other sales than the counted ones of
  // the span: cancelled, reduced, with a bonus, fee or supplier, of a year.
  const part = [6, 8, 9, 10, 78, 105];
  const lost = sales.filter(({ no }) => !(no! in LAPORAN) && !part.includes(no!));
  expect(lost).toEqual([]);
  expect(sales.length).toBeGreaterThan(12);
});

/** Columns from price to amount paid: a report with both ends shows all between, so that the sum can be checked. */
const RANTAI = [
  ['harga_jual', 'ongkos', 'diskon', 'netto'],
  ['bruto', 'diskon', 'netto'],
  ['bruto', 'diskon', ...CHARGES, 'pembulatan', 'grand_total'],
];

test('no report shows a net beside its price without the columns between', () => {
  const broken = REPORTS.flatMap(({ no, columns, aside = [], hidden = [] }) => {
    const shown = Object.keys(columns).filter(
      (name) => !(aside as string[]).includes(name) && !(hidden as string[]).includes(name),
    );
    return RANTAI.filter(
      (chain) => shown.includes(chain[0]!) && shown.includes(chain.at(-1)!),
    ).flatMap((chain) =>
      chain
        .filter((name) => name in columns && !shown.includes(name))
        .map((name) => `№ ${no}: ${name}`),
    );
  });
  expect(broken).toEqual([]);
});

test('№ 42: a member has spent what the goods were sold for, without the charges of the nota', async () => {
  await bukaMember(shop);
  const kode_customer = await jadiMember(shop, 'Ibu Mega');
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const nota = await done(shop, 'KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer: { kode_customer },
    barang: [{ kode_barcode }],
    admin: 5_000,
    pembayaran: [{ jenis: 'CASH', jumlah: 900_000_000 }],
  });
  const { endpoint, groups } = byNo(42);
  const rows: Baris[] = rowsIn(
    parse(endpoint.answer, await ask(endpoint.path, {}, 'OWN', 'KJ1')),
    groups,
  );
  expect(rows.find((one) => one.kode_customer === kode_customer)).toMatchObject({
    kali_belanja: 1,
    netto: nota.grand_total - 5_000 - nota.pembulatan,
  });
});
