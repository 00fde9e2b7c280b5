import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import {
  batalOpnameEndpoint,
  kosongkanOpnameEndpoint,
  mulaiOpnameEndpoint,
  opnameEndpoint,
  pindaiOpnameEndpoint,
  selesaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let [P1, P2, P3, P4]: string[] = [];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  [P1, P2, P3, P4] = await tambahPotong(shop, ['P1', 'P2', 'P3', 'P4']);
});
afterAll(() => shop.close());

const mulai = async (kode_baki: string | null = 'A-01') =>
  (await shop.as('SPV').call(mulaiOpnameEndpoint, { body: { kode_gudang: 'TK', kode_baki } })).id;
const pindai = (
  id: number,
  kode: string[],
  who: Who = 'KASIR',
  more: { kode_baki?: string } = {},
) => shop.as(who).call(pindaiOpnameEndpoint, { body: { id, kode, ...more } });
const lihat = (id: number) => shop.as('SPV').call(opnameEndpoint, { params: { id: String(id) } });
const selesai = (id: number, by: Who = 'OWN') =>
  shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } }, by);
const keadaanOf = async (code: string) =>
  (await shop.rows('select status, kode_baki from barang where kode_barcode = $1', [code]))[0];

describe('tray A-01 with a ring and earrings, of which only the earrings are found', () => {
  let id = 0;
  test('a second count of the same tray, or of its whole warehouse, waits for the first', async () => {
    id = await mulai();
    await expect(mulai()).rejects.toMatchObject({ status: 409, code: 'OPNAME_BERJALAN' });
    await expect(mulai(null)).rejects.toMatchObject({ code: 'OPNAME_BERJALAN' });
  });
  test('scans say at once what they found', async () => {
    const said = await pindai(id, [P2!, P2!, P3!, 'XX999999']);
    expect(said.map((one) => one.hasil)).toEqual([
      'KETEMU',
      'KEMBAR',
      'SALAH BAKI',
      'TIDAK DIKENAL',
    ]);
    expect((await pindai(id, [P2!], 'SPV'))[0]!.hasil).toBe('KEMBAR');
    expect(shop.rings.some((ring) => ring.event === 'stock-opname')).toBe(true);
  });
  test('the count stands in pieces and grams for everybody', async () => {
    expect(await lihat(id)).toMatchObject({
      harus: { qty: 2, berat: 5595 },
      ketemu: { qty: 1, berat: 2345 },
      hilang: { qty: 1, berat: 3250, murni: 2438 },
      salah_baki: { qty: 1, berat: 5010 },
      kembar: 2,
      tidak_dikenal: 1,
    });
  });
  test('only the owner may agree to a difference; then it is booked with its cost', async () => {
    await expect(
      shop.approved('MU', selesaiOpnameEndpoint, { body: { id } }, 'SPV'),
    ).rejects.toMatchObject({ status: 403 });
    const done = await selesai(id);
    const no = done.opname.no_opname!;
    expect(no).toMatch(/^OPKJ1261120\d{3}$/);
    expect(await cariBuku(shop, no)).toEqual([
      ['baki:TK/A-01', P1, 7500, -1, -3250, -2438],
      ['selisih', P1, 7500, 1, 3250, 2438],
      ['baki:TK/B-02', P3, 7000, -1, -5010, -3507],
      ['baki:TK/A-01', P3, 7000, 1, 5010, 3507],
    ]);
    expect(await cariUang(shop, no)).toEqual({ selisih_stock: 6_400_000, persediaan: -6_400_000 });
    expect(await keadaanOf(P1!)).toEqual({ status: 'HILANG', kode_baki: null });
    expect(await keadaanOf(P3!)).toEqual({ status: 'READY', kode_baki: 'A-01' });
    await expect(pindai(id, [P1!])).rejects.toMatchObject({ code: 'OPNAME_TIDAK_BERJALAN' });
  });
  test('its report has every piece by what became of it', async () => {
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'stock-opname/report?tgl_from=2026-11-20&tgl_to=2026-11-20');
    expect(body.data.map((one: { hasil: string }) => one.hasil).toSorted()).toEqual([
      'HILANG',
      'KETEMU',
      'LEBIH',
      'SALAH BAKI',
    ]);
  });
  test('the ring turns up in the next count and is back in stock with its cost', async () => {
    const next = await mulai();
    await pindai(next, [P1!, P2!, P3!]);
    const { opname } = await selesai(next);
    expect(await keadaanOf(P1!)).toEqual({ status: 'READY', kode_baki: 'A-01' });
    expect(await cariUang(shop, opname.no_opname!)).toEqual({
      selisih_stock: -6_400_000,
      persediaan: 6_400_000,
    });
  });
});

describe('a finished count', () => {
  test('is taken back by the owner on its day, whole', async () => {
    const id = await mulai('B-02');
    await selesai(id);
    expect(await keadaanOf(P4!)).toEqual({ status: 'HILANG', kode_baki: null });
    const batal = { body: { id, alasan: 'Baki tertinggal di brankas' } };
    const done = await shop.approved('SPV', batalOpnameEndpoint, batal);
    expect(done.opname.status).toBe('BATAL');
    expect(await keadaanOf(P4!)).toEqual({ status: 'READY', kode_baki: 'B-02' });
    await expect(shop.approved('SPV', batalOpnameEndpoint, batal)).rejects.toMatchObject({
      code: 'OPNAME_SUDAH_BATAL',
    });
  });
  test('without any difference needs no more than a supervisor, and books nothing', async () => {
    const id = await mulai('B-02');
    await pindai(id, [P4!]);
    const { opname } = await shop.approved('MU', selesaiOpnameEndpoint, { body: { id } }, 'SPV');
    expect(await cariBuku(shop, opname.no_opname!)).toEqual([]);
  });
});

test('what is sold while the count goes on is counted apart, not missing', async () => {
  const id = await mulai('B-02');
  shop.jam('2026-11-20T03:30:00Z');
  await shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: P4 }],
      pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
    },
    { 'idempotency-key': 'opname-terjual' },
  );
  expect(await lihat(id)).toMatchObject({ hilang: { qty: 0 }, bergerak: { qty: 1 } });
  await shop.approved('SPV', kosongkanOpnameEndpoint, { body: { id } });
});

test('a reader types tags, again and again: its piece is found, and told as twice by nobody', async () => {
  await shop.rows('update barang set tag_id = $2 where kode_barcode = $1', [P2, 'E280-0001']);
  const id = await mulai();
  expect((await pindai(id, ['E280-0001']))[0]!.hasil).toBe('TIDAK DIKENAL');
  await shop.modulOn('RFID_MODULE');
  const bacaan = ['e280-0001', 'E280-0009', 'E280-0009'];
  expect((await pindai(id, bacaan, 'SPV')).map((one) => [one.kode_barcode, one.hasil])).toEqual([
    [P2, 'KETEMU'],
    [null, 'TIDAK DIKENAL'],
    [null, 'KEMBAR'],
  ]);
  await pindai(id, ['E280-0001']);
  expect(await lihat(id)).toMatchObject({ ketemu: { qty: 1 }, kembar: 0 });
  await shop.approved('SPV', kosongkanOpnameEndpoint, { body: { id } });
});

test('a missing piece that turns up has lost its tag when another one carries it', async () => {
  const bertag = async (kode: string) => {
    await shop.rows('update barang set tag_id = $2 where kode_barcode = $1', [kode, 'E280-0004']);
  };
  await shop.rows('update barang set tag_id = null');
  await bertag(P1!);
  const hilang = await mulai();
  await pindai(hilang, [P2!, P3!]);
  await selesai(hilang);
  await bertag(P2!);
  const kembali = await mulai();
  await pindai(kembali, [P1!, P2!, P3!]);
  await selesai(kembali);
  expect(await keadaanOf(P1!)).toEqual({ status: 'READY', kode_baki: 'A-01' });
  expect(await shop.rows("select kode_barcode from barang where tag_id = 'E280-0004'")).toEqual([
    { kode_barcode: P2 },
  ]);
});

test('a cashier scans, but neither begins nor ends a count; an empty tray is not counted', async () => {
  const body = { kode_gudang: 'TK', kode_baki: 'A-01' };
  await expect(shop.as('KASIR').call(mulaiOpnameEndpoint, { body })).rejects.toMatchObject({
    status: 403,
  });
  await expect(mulai('D-03')).rejects.toMatchObject({ status: 422, code: 'CAKUPAN_KOSONG' });
  await expect(mulai('Z-99')).rejects.toMatchObject({ status: 422, code: 'BAKI_TIDAK_ADA' });
  await expect(lihat(9999)).rejects.toMatchObject({ status: 404 });
});

test('a weight that differs is told and booked by nobody', async () => {
  const id = await mulai();
  await shop.as('KASIR').call(pindaiOpnameEndpoint, { body: { id, kode: [P1!], berat: mg(3240) } });
  const { barang } = await lihat(id);
  expect(barang.find((one) => one.kode_barcode === P1)).toMatchObject({
    hasil: 'BEDA BERAT',
    berat: 3250,
    berat_fisik: 3240,
  });
  await shop.approved('SPV', kosongkanOpnameEndpoint, { body: { id } });
});

test('the label of 3.250 g on a ring of 2.250 g is a difference of the owner, and books nothing', async () => {
  const id = await mulai();
  await pindai(id, [P2!, P3!]);
  await shop.as('KASIR').call(pindaiOpnameEndpoint, { body: { id, kode: [P1!], berat: mg(2250) } });
  expect(await lihat(id)).toMatchObject({
    hilang: { qty: 0 },
    ketemu: { qty: 3 },
    beda_berat: { qty: 1, selisih: -1000 },
  });
  await expect(shop.as('SPV').call(selesaiOpnameEndpoint, { body: { id } })).rejects.toMatchObject({
    extra: {
      level: ['OWN'],
      angka: expect.arrayContaining([{ label: 'Beda berat', nilai: '1 barang, -1.000 g' }]),
    },
  });
  const { opname } = await selesai(id);
  expect(await cariBuku(shop, opname.no_opname!)).toEqual([]);
});

test('two counts that found everything are taken back on one day: each is an act of its own (I-22)', async () => {
  const [kode] = await tambahPotong(shop, ['P4']);
  const [{ baki }] = (await shop.rows(
    'select kode_baki as baki from barang where kode_barcode = $1',
    [kode],
  )) as [{ baki: string }];
  for (const alasan of ['Dihitung sebelum toko buka', 'Dihitung ulang sore hari']) {
    const id = await mulai(baki);
    const isi = await shop.rows<{ kode: string }>(
      `select kode_barcode as kode from barang where kode_toko = 'KJ1' and kode_baki = $1 and status = 'READY'`,
      [baki],
    );
    await pindai(
      id,
      isi.map((one) => one.kode),
    );
    await selesai(id, 'OWN');
    await shop.approved('SPV', batalOpnameEndpoint, { body: { id, alasan } });
  }
  const rows = await shop.rows(
    `select count(distinct op_batal)::int as banyak from opname
      where kode_toko = 'KJ1' and kode_baki = $1 and alasan_batal like 'Dihitung%' and not membukukan`,
    [baki],
  );
  expect(rows).toEqual([{ banyak: 2 }]);
});
