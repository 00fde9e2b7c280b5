import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { rusakkan } from '#tests/kit/document/rusakkan.ts';
import { done } from '#tests/kit/done.ts';
import { lelangStock, lewatkan, pinjamBatalkan, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A shop with loans in every state, in which one thing is broken at a time behind the product's back. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('OWN_TANPA_OTORISASI', true);
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000_000, keterangan: 'Modal' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await pinjamBatalkan(shop);
  const remaja = await pinjamkan(shop);
  await done(shop, 'OWN', `hutang/${remaja.no_faktur_hutang}/peremajaan`, {
    jumlah_hutang: 4_000_000,
    lama_bulan: 4,
  });
  for (const pay of [false, true]) {
    const { no_faktur_hutang: no } = await pinjamkan(shop);
    await lewatkan(shop, no);
    await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
    if (pay) await done(shop, 'OWN', `hutang/${no}/bayar-kelebihan`, {});
  }
  await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
  const tunggu = await pinjamkan(shop);
  await done(shop, 'KASIR', `hutang/${tunggu.no_faktur_hutang}/pelunasan`, {});
});
afterAll(() => shop.close());

const brokenBy = (statements: string): Promise<string[]> => rusakkan(shop, statements);

const HUTANG = (status: string) =>
  `(select no_faktur_hutang from hutang where status = '${status}' order by no_faktur_hutang limit 1)`;

/** Interest that was paid, once more under a number of its own, with these columns otherwise. */
const BUNGA_LAGI = (otherwise: string, from = ''): string => `
  insert into hutang_bunga select (jsonb_populate_record(null::hutang_bunga, to_jsonb(b)
      || '{"no_bunga": "BHKJ1261120ZZZ"}' || jsonb_build_object(${otherwise}))).*
    from hutang_bunga b ${from} where b.status <> 'CANC'`;
/** A set of the book under the letters of a sale. */
const JADI_JUAL = (table: string): string =>
  `update ${table} set no_bukti = 'PJ' || substr(no_bukti, 3) where no_bukti like 'KL%'`;

test('nothing is broken before', async () => {
  expect(await brokenBy('select')).toEqual([]);
});

test.each([
  [
    'a piece that left custody without its loan',
    `delete from hutang_barang where no_faktur_hutang = ${HUTANG('AKTIF')} and urut = 1`,
    'I-14',
  ],
  [
    'a piece of a redemption that waits, gone',
    `delete from hutang_barang where no_faktur_hutang = ${HUTANG('TUNGGU')} and urut = 1`,
    'I-14',
  ],
  [
    'a milligram scraped off a pledged ring',
    `update hutang_barang set berat_bersih = berat_bersih - 1 where no_faktur_hutang = ${HUTANG('AKTIF')} and urut = 1`,
    'I-14',
  ],
  [
    'a principal that grew on paper',
    `update hutang set jumlah_hutang = jumlah_hutang + 1 where no_faktur_hutang = ${HUTANG('AKTIF')}`,
    'I-14',
  ],
  [
    'a loan called paid that nobody paid',
    `update hutang set status = 'LUNAS' where no_faktur_hutang = ${HUTANG('AKTIF')}`,
    'I-14',
  ],
  [
    'a loan that runs on after its redemption',
    `update hutang set status = 'AKTIF' where no_faktur_hutang = ${HUTANG('LUNAS')}`,
    'I-14',
  ],
  [
    'a surplus made smaller',
    `update hutang_lelang set kelebihan = kelebihan - 1, biaya = biaya + 1 where no_lelang = (select min(no_lelang) from hutang_lelang)`,
    'I-14',
  ],
  ['a payout without its document', `delete from hutang_kelebihan`, 'I-14'],
  [
    'a surplus taken as income by its payout',
    `update buku set akun = 'pendapatan:LAIN' where no_bukti like 'KL%' and akun like 'kas%'`,
    'I-14b',
  ],
  [
    'a surplus that leaves its account by a sale',
    `${JADI_JUAL('buku_set')}; ${JADI_JUAL('buku')}`,
    'I-14b',
  ],
  [
    'interest paid for a day that was paid',
    `drop index hutang_bunga_berurut; ${BUNGA_LAGI(`'dari_tgl', b.dari_tgl + 1`)}`,
    'I-14c',
  ],
  [
    'a redemption that charges paid days again',
    `update hutang_lunas set hari_bunga = 30 where status = 'TUNGGU'; update hutang_bunga set no_faktur_hutang = ${HUTANG('TUNGGU')} where status <> 'CANC'`,
    'I-14c',
  ],
  [
    'a renewed loan that charges what the old one paid',
    `update hutang_remaja set hari_bunga = 9; ${BUNGA_LAGI(
      `'no_faktur_hutang', r.no_hutang_baru, 'dari_tgl', r.dari_tgl`,
      'cross join hutang_remaja r',
    )}`,
    'I-14c',
  ],
  [
    'less interest than was owed, agreed to by nobody',
    `update hutang_bunga set bunga_terhitung = bunga_terhitung + 500 where status <> 'CANC'`,
    'I-21',
  ],
  [
    'another rate than the table, agreed to by nobody',
    `update hutang set bunga_tabel = bunga + 1 where no_faktur_hutang = ${HUTANG('AKTIF')}`,
    'I-21',
  ],
  [
    'a loan above its ceiling, agreed to by nobody',
    `update hutang set plafond = jumlah_hutang - 1 where no_faktur_hutang = ${HUTANG('AKTIF')}`,
    'I-21',
  ],
])('%s is caught', async (_, planted, caught) => {
  expect(await brokenBy(planted)).toContain(caught);
});
