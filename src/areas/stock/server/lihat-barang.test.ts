import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let codes: string[];
type Baris = {
  nama_barang: string;
  kode_barcode: string;
  kode_intern: string | null;
  kode_baki: string;
  kode_kadar: string;
  kode_dept: string;
  berat: number;
  tag_id: string | null;
};
const KADAR = ['375', '420', '700', '750', '916'];

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const barang = Array.from({ length: 120 }, (_, at) => ({
    nama_barang: `${['Cincin', 'Kalung', 'Gelang'][at % 3]} Model ${String(at).padStart(3, '0')}`,
    kode_intern: at % 10 === 0 ? `INT-${at}` : null,
    kode_kategori: 'PHS',
    kode_dept: ['CC', 'KL', 'CA'][at % 3],
    kode_group: ['T', 'IT', 'M'][at % 3],
    kode_kadar: KADAR[at % 5],
    berat: (1000 + ((at * 7919) % 9000)) / 1000,
    kode_gudang: 'TK',
    kode_baki: at % 2 ? 'A-01' : 'B-02',
    ongkos: at % 7 === 0 ? 0 : null,
    harga_jual: at % 11 === 0 ? 5_000_000 + at * 1000 : 0,
    harga_atribut: (at % 4) * 5000,
  }));
  const answer = await shop
    .as('OWN')
    .raw('POST', 'barang/banyak', { barang }, { 'idempotency-key': 'lihat-barang-awal' });
  codes = answer.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
});
afterAll(() => shop.close());

const list = async (query: string, who: Who = 'KASIR') =>
  (await shop.as(who).raw('GET', `barang?${query}`)).body;

describe('the list of pieces', () => {
  test('"cincin 70" is every ring of 70 %, in whatever order the words stand', async () => {
    const rings = await shop.rows<{ kode_barcode: string; berat: number }>(
      "select kode_barcode, berat from barang where nama_barang ilike 'cincin%' and persen = 7000",
    );
    expect(rings.length).toBeGreaterThan(3);
    for (const q of ['cincin 70', '70% CINCIN', 'model cincin 700', 'cin 70,0']) {
      const { data, count } = await list(`limit=200&q=${encodeURIComponent(q)}`);
      const found = new Set(data.map((one: { kode_barcode: string }) => one.kode_barcode));
      expect([q, rings.every(({ kode_barcode }) => found.has(kode_barcode))]).toEqual([q, true]);
      const other = data.filter(
        (one: { nama_barang: string }) => !one.nama_barang.startsWith('Ci'),
      );
      expect([q, other]).toEqual([q, []]);
      expect(count).toBeLessThan(40);
    }
  });

  test('a weight, a tray, the end of a barcode and the code whole find the piece', async () => {
    const piece = (await list('limit=1&q=INT-50')).data[0];
    for (const q of [piece.berat.toFixed(3), `${piece.kode_baki} model 050`, 'gelang a-01'])
      expect((await list(`limit=200&q=${q}`)).count).toBeGreaterThan(0);
    const { kode_barcode } = piece;
    expect((await list(`q=${kode_barcode.toLowerCase()}`)).data[0].kode_barcode).toBe(kode_barcode);
    expect((await list('q=100%25')).count).toBeLessThan(120);
    expect((await list('q=%20%20')).count).toBe(120);
    expect((await list('q=cincin%20takada')).count).toBe(0);
  });

  test('a page of 50 of 120, with how many there are and what all of them weigh', async () => {
    const page = await list('');
    const [all] = (await shop.rows<{ berat: number; murni: number }>(
      'select sum(berat)::bigint as berat, sum(murni)::bigint as murni from barang',
    )) as [{ berat: number; murni: number }];
    expect(page).toMatchObject({
      count: 120,
      skip: 0,
      limit: 50,
      total: { qty: 120, berat: all.berat / 1000, murni: all.murni / 1000 },
    });
    expect(page.data.map((one: { kode_barcode: string }) => one.kode_barcode)).toEqual(
      codes.slice(0, 50),
    );
    const last = await list('skip=100&limit=50');
    expect(last.data.map((one: { kode_barcode: string }) => one.kode_barcode)).toEqual(
      codes.slice(100),
    );
    expect(last.total).toEqual(page.total);
  });

  test('a filter that nothing fits answers nothing, and zero grams', async () => {
    expect(await list('q=tidak-ada-barang-ini')).toMatchObject({
      data: [],
      count: 0,
      total: { qty: 0, berat: 0, murni: 0 },
    });
  });

  test('a page past the end is empty and still knows the total', async () => {
    expect(await list('skip=500')).toMatchObject({ data: [], count: 120, total: { qty: 120 } });
  });

  test.each<[string, string, (row: Baris) => boolean, number]>([
    [
      'by part of a name, whatever its capitals',
      'q=cincin',
      (row) => row.nama_barang.startsWith('Cincin'),
      40,
    ],
    ['by its end of a barcode', 'q=0002', (row) => row.kode_barcode.includes('0002'), 37],
    ['by kode intern', 'q=int-30', (row) => row.kode_intern === 'INT-30', 1],
    ['with a percent sign that means itself', 'q=%25', () => true, 0],
    ['by tray', 'kode_baki=A-01&kode_gudang=TK', (row) => row.kode_baki === 'A-01', 60],
    [
      'by kadar and jenis',
      'kode_kadar=750&kode_dept=CC',
      (row) => row.kode_kadar === '750' && row.kode_dept === 'CC',
      8,
    ],
    ['from 3 to 5 grams', 'berat_min=3&berat_max=5', (row) => row.berat >= 3 && row.berat <= 5, 28],
    ['without a tag', 'tag=TANPA_TAG', (row) => row.tag_id === null, 120],
    ['with a tag', 'tag=BERTAG', () => true, 0],
    ['sold ones', 'status=TERJUAL', () => true, 0],
    ['of every state', 'status=ALL', () => true, 120],
  ])('%s', async (_, query, fits, count) => {
    const page = await list(`${query}&limit=1000`);
    expect([page.count, page.data.length]).toEqual([count, count]);
    expect(page.data.every(fits)).toBe(true);
  });

  test.each(['nama_barang', 'kadar', 'berat', 'tgl_terima', 'kode_barcode'])(
    'sorted by %s and the other way round',
    async (field) => {
      const values = (await list(`sort=${field}&limit=1000`)).data.map(
        (one: Record<string, string | number>) => one[field]!,
      );
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      const back = (await list(`sort=-${field}&limit=1000`)).data.map(
        (one: Record<string, string | number>) => one[field]!,
      );
      expect(back).toEqual([...values].reverse());
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['rounded up to 500', async () => undefined],
    ['rounded down', () => shop.modulOn('PEMBULATAN_KE_BAWAH_MODULE')],
    ['charged by the table 20/60', () => shop.param('PEMBULATAN_BERAT', '20/60')],
    [
      'with a price of the group',
      () =>
        shop
          .as('OWN')
          .raw(
            'POST',
            'parameter-harga-emas',
            { kode_group: 'IT', harga_per_gram: 2_500_000 },
            { 'idempotency-key': 'harga-italy' },
          ),
    ],
  ])(
    'sorted by price of today: the order of SQL is the order of the rule, %s',
    async (_, prepare) => {
      await prepare();
      const prices = (await list('sort=harga_hari_ini&limit=1000')).data.map(
        (one: { harga_hari_ini: number }) => one.harga_hari_ini,
      );
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(new Set(prices).size).toBeGreaterThan(60);
      const back = (await list('sort=-harga_hari_ini&limit=1000')).data.map(
        (one: { harga_hari_ini: number }) => one.harga_hari_ini,
      );
      expect(back).toEqual([...prices].reverse());
    },
  );

  test.each([
    'sort=harga_modal',
    'sort=murni',
    'limit=1001',
    'limit=0',
    'berat_min=-1',
    'status=BARU',
    'apa=1',
    'tag=ADA',
  ])('%s is refused', async (query) => {
    expect([400, 422]).toContain((await shop.as('KASIR').raw('GET', `barang?${query}`)).status);
  });

  test('cost stands in the list of an owner alone', async () => {
    expect('harga_modal' in (await list('limit=1', 'OWN')).data[0]).toBe(true);
    expect('harga_modal' in (await list('limit=1')).data[0]).toBe(false);
  });
});

describe('the life of the metal (D-8.2)', () => {
  test('a new piece has one event: it came into its tray', async () => {
    const { data } = (await shop.as('KASIR').raw('GET', `barang/${codes[0]}`)).body;
    expect(data.riwayat).toEqual([
      {
        tgl_system: '2026-11-20',
        input_date: expect.stringMatching(/^2026-11-20T02:00/),
        jenis: 'TAMBAH',
        no_bukti: 'TAKJ1261120001',
        dari: null,
        ke: 'baki:TK/B-02',
        berat: 1,
        user_id: 'own.kj1',
        kode_barcode: codes[0],
      },
    ]);
  });

  test('three labels of one metal tell the same story from each of them, newest first', async () => {
    const [a, b, c] = codes.slice(10, 13) as [string, string, string];
    await shop.rows(
      `update barang set barcode_asal = case kode_barcode when $2 then $1 else $2 end where kode_barcode in ($2, $3)`,
      [a, b, c],
    );
    await shop.rows(
      `update barang set status = 'TERJUAL', no_pegang = 'PJKJ1261120009' where kode_barcode in ($1, $2)`,
      [a, b],
    );
    const stories = await Promise.all(
      [a, b, c].map(async (code) =>
        (await shop.as('KASIR').raw('GET', `barang/${code}`)).body.data.riwayat
          .map((one: { kode_barcode: string }) => one.kode_barcode)
          .sort(),
      ),
    );
    expect(stories).toEqual([
      [a, b, c],
      [a, b, c],
      [a, b, c],
    ]);
    await shop.rows(
      `update barang set barcode_asal = null, status = 'READY', no_pegang = null where kode_barcode in ($1, $2, $3)`,
      [a, b, c],
    );
  });

  test('an unknown barcode is not found', async () => {
    expect((await shop.as('KASIR').raw('GET', 'barang/KJ1ZZZZZ')).body).toMatchObject({
      status: 404,
      message: 'Barcode KJ1ZZZZZ Tidak Ditemukan',
    });
  });
});
