import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { P1, P2, P3, P4 } from '#areas/stock/server/barang-contoh.fixtures.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

let keys = 0;
const post = (path: string, body: unknown, who: 'SPV' | 'OWN' | 'KASIR' | 'MU' = 'SPV') =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': `uji-barang-${++keys}` });
const count = async (table: string) =>
  (await shop.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const everything = async () =>
  Promise.all(['barang', 'barang_kejadian', 'buku', 'audit', 'nomor'].map(count));
const broken = async () => (await periksaBuku(shop.db, 'KJ1')).filter((found) => found.jumlah > 0);

describe('goods of a supplier (worked postings, 1)', () => {
  test('four pieces of UBS stand in the book line by line, with their barcodes', async () => {
    const answer = await post('barang/banyak', { barang: [P1, P2, P3, P4] });
    expect(answer.status).toBe(201);
    const codes = answer.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
    expect(codes).toEqual(['KJ100001', 'KJ100002', 'KJ100003', 'KJ100004']);
    const lines = await shop.rows(
      `select akun, kode_barcode, rupiah, qty, berat, kadar, murni from buku order by urut`,
    );
    expect(lines.map((line) => Object.values(line))).toEqual([
      ['supplier:UBS', 'KJ100001', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 'KJ100001', 0, 1, 3250, 7500, 2438],
      ['supplier:UBS', 'KJ100002', 0, -1, -2345, 4200, -985],
      ['baki:TK/A-01', 'KJ100002', 0, 1, 2345, 4200, 985],
      ['supplier:UBS', 'KJ100003', 0, -1, -5010, 7000, -3507],
      ['baki:TK/B-02', 'KJ100003', 0, 1, 5010, 7000, 3507],
      ['supplier:UBS', 'KJ100004', 0, -1, -1200, 3750, -450],
      ['baki:TK/B-02', 'KJ100004', 0, 1, 1200, 3750, 450],
      ['persediaan', null, 19_550_000, 0, 0, 0, 0],
      ['supplier:UBS', null, -19_550_000, 0, 0, 0, 0],
    ]);
    expect(await shop.rows('select no_bukti, kode_transaksi from buku_set')).toEqual([
      { no_bukti: 'TAKJ1261120001', kode_transaksi: 'TAMBAH' },
    ]);
    expect(
      await shop.rows(
        'select seq, jenis, ke_status, ke, berat, no_bukti from barang_kejadian where kode_barcode = $1',
        ['KJ100003'],
      ),
    ).toEqual([
      {
        seq: 1,
        jenis: 'TAMBAH',
        ke_status: 'READY',
        ke: 'baki:TK/B-02',
        berat: 5010,
        no_bukti: 'TAKJ1261120001',
      },
    ]);
    expect(await broken()).toEqual([]);
  });

  test('a piece from before Kilau: 3.250 g less a stone of 0.250 g is 2.250 g fine, owed to nobody', async () => {
    const { kode_supplier: _, ...own } = P1;
    // Work that costs nothing is an owner's word (D-51.16).
    const isi = {
      ...own,
      nama_barang: 'Cincin Mata Satu',
      berat_atribut: 0.25,
      atribut: '1 batu',
      size: '16',
      ongkos: 0,
    };
    const answer = await post('barang', isi, 'OWN');
    expect(answer.status, answer.text).toBe(201);
    const { kode_barcode } = answer.body.data;
    expect(answer.body.data).toMatchObject({
      kode_barcode: 'KJ100005',
      berat: 3.25,
      berat_asli: 3,
      berat_atribut: 0.25,
      berat_label: 0.17,
      murni: 2.25,
      kadar: 75,
      harga_per_gram: 2_170_000,
      ongkos: 0,
      ongkos_sendiri: 0,
      harga_jual: 0,
      harga_hari_ini: 7_052_500,
      status: 'READY',
      tgl_terima: '2026-11-20',
      gambar: [],
      berlian: [],
      keranjang: null,
      label_ke: 0,
      dokumen_perolehan: 'TIDAK_ADA',
      barcode_asal: null,
    });
    const lines = await shop.rows(
      `select akun, rupiah, qty, berat, murni from buku where no_bukti = 'TAKJ1261120002' order by urut`,
    );
    expect(lines.map((line) => Object.values(line))).toEqual([
      ['supplier:AWAL', 0, -1, -3250, -2250],
      ['baki:TK/A-01', 0, 1, 3250, 2250],
      ['persediaan', 6_400_000, 0, 0, 0],
      ['modal', -6_400_000, 0, 0, 0],
    ]);
    expect(
      await shop.rows(
        `select tindakan, kunci from audit where tabel = 'barang' order by urut desc limit 1`,
      ),
    ).toEqual([{ tindakan: 'TAMBAH', kunci: kode_barcode }]);
  });

  test('a supervisor is not told the cost, a manager is', async () => {
    const spv = await post('barang', { ...P1, nama_barang: 'Cincin Kawin' });
    const mu = await post('barang', { ...P1, nama_barang: 'Cincin Kawin' }, 'MU');
    expect('harga_modal' in spv.body.data).toBe(false);
    expect(mu.body.data.harga_modal).toBe(6_400_000);
  });

  test('the same key sent twice adds one piece', async () => {
    const before = await count('barang');
    const twice = await Promise.all(
      [1, 2].map(() =>
        shop
          .as('SPV')
          .raw(
            'POST',
            'barang',
            { ...P2, nama_barang: 'Anting Sama' },
            { 'idempotency-key': 'dua-kali-klik' },
          ),
      ),
    );
    expect(twice.map((one) => one.body.data.kode_barcode)).toEqual([
      twice[0]!.body.data.kode_barcode,
      twice[0]!.body.data.kode_barcode,
    ]);
    expect(await count('barang')).toBe(before + 1);
  });

  test('a cashier may not add goods, and without a key nobody may', async () => {
    expect((await post('barang', P1, 'KASIR')).status).toBe(403);
    expect((await shop.as('SPV').raw('POST', 'barang', P1)).body.code).toBe('KUNCI_KOSONG');
  });
});

describe('a thousand lines at once', () => {
  const lines = (n: number) =>
    Array.from({ length: n }, (_, at) => ({
      ...[P1, P2, P3, P4][at % 4]!,
      nama_barang: `Barang nomor ${at + 1}`,
    }));

  test('one wrong line of 1,000 saves nothing, and its fault is told by its number', async () => {
    const before = await everything();
    const barang = lines(1000);
    barang[612] = { ...barang[612]!, berat: 0 };
    const answer = await post('barang/banyak', { barang });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: 'barang.612.berat', message: 'Berat Tidak Boleh 0' },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('faults of every kind in many lines are all told', async () => {
    const barang: object[] = lines(5);
    barang[1] = { ...P1, nama_barang: 'Tali' };
    barang[3] = { ...P1, berat: null, kode_kadar: '751' };
    barang[4] = { ...P1, kode_baki: 'Z-01', kadar: 0 };
    expect(
      (await post('barang/banyak', { barang })).body.errors.map(
        (one: { path: string }) => one.path,
      ),
    ).toEqual([
      'barang.1.nama_barang',
      'barang.3.berat',
      'barang.3.kode_kadar',
      'barang.4.kadar',
      'barang.4.kode_baki',
    ]);
  });

  test('none, and more than 1,000, are refused', async () => {
    expect((await post('barang/banyak', { barang: [] })).body.message).toBe(
      'Barang Tidak Boleh Kosong',
    );
    expect((await post('barang/banyak', { barang: lines(1001) })).body.message).toBe(
      'Barang Maksimal 1000 Baris',
    );
  });

  test('1,000 pieces are one document of 2,002 lines, and the book holds what lies in the trays', async () => {
    const answer = await post('barang/banyak', { barang: lines(1000) });
    expect(answer.status).toBe(201);
    expect(
      new Set(answer.body.data.map((one: { kode_barcode: string }) => one.kode_barcode)).size,
    ).toBe(1000);
    expect(answer.body.data[999].nama_barang).toBe('Barang nomor 1000');
    const [{ no_bukti }] = (await shop.rows<{ no_bukti: string }>(
      'select no_bukti from buku_set order by no_bukti desc limit 1',
    )) as [{ no_bukti: string }];
    expect(
      await shop.rows('select count(*)::int as n from buku where no_bukti = $1', [no_bukti]),
    ).toEqual([{ n: 2002 }]);
    expect(await broken()).toEqual([]);
  });
});

test('while the shop keeps tax a piece with a tax invoice and no delivery asks somebody else, one without asks nobody', async () => {
  await shop.param('PPN_AKTIF', true);
  const isi = { ...P4, nama_barang: 'Liontin faktur', dokumen_perolehan: 'FAKTUR_PAJAK' };
  const asked = await post('barang', isi);
  expect([asked.status, asked.body.events], asked.text).toEqual([403, ['UBAH_BARANG']]);
  expect((await post('barang/banyak', { barang: [isi] }, 'MU')).status).toBe(403);
  const tanpa = await post('barang', { ...isi, dokumen_perolehan: 'TIDAK_ADA' });
  expect(tanpa.status, tanpa.text).toBe(201);
  await shop.param('PPN_AKTIF', false);
  expect((await post('barang', isi)).status).toBe(201);
});
