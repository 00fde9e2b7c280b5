import { expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { openShop } from '#tests/kit/shop.ts';

const NOTA = {
  asal_nota: 'CABANG_LAIN',
  no_faktur_jual: 'PJXX9261001001',
  kode_barcode: 'XX900001',
  nama_barang: 'Cincin',
  kode_dept: 'CC',
  kode_group: 'T',
  kadar: 75,
  berat: 3,
  berat_nota: 3,
  harga_nota: 7_000_000,
};
const PENJUAL = {
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  no_hp: '0812 3456 7890',
  no_ktp: '3201234567890001',
};

test('a buy-back that somebody should have agreed to is found, whatever its record says', async () => {
  const shop = await openShop({ dasar: true });
  const own = shop.as('OWN');
  await own.raw(
    'POST',
    'cash/masuk',
    { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' },
    { 'idempotency-key': 'modal-otorisasi-beli' },
  );
  const { body } = await shop
    .as('KASIR')
    .raw(
      'POST',
      'pembelian',
      { kode_sales: 'S01', customer: PENJUAL, barang: [NOTA] },
      { 'idempotency-key': 'otorisasi-beli-1' },
    );
  const { no_faktur_beli } = body.data as { no_faktur_beli: string };
  const rusak = async () =>
    (await periksaBuku(shop.db))
      .filter((one) => one.jumlah > 0 && one.kode === 'I-21')
      .map((one) => one.contoh);
  expect(await rusak()).toEqual([]);

  await shop.rows('alter table pembelian_barang disable trigger pembelian_barang_tetap');
  const tiru = (set: string) => shop.rows(`update pembelian_barang set ${set}`);
  const [asli] = await shop.rows(
    'select harga, harga_tawar, harga_hari_ini, harga_nota from pembelian_barang',
  );
  const cases: [string, string, string][] = [
    ['BELI_DI_ATAS_HARGA', 'harga_tawar = harga - 500', `harga_tawar = ${asli!.harga_tawar}`],
    ['BELI_DI_ATAS_NOTA', 'harga_nota = harga - 500', `harga_nota = ${asli!.harga_nota}`],
    ['BELI_BERAT_LEBIH', 'berat_nota = berat - 51', 'berat_nota = berat'],
    ['BELI_KADAR_TURUN', 'kadar_nota = kadar + 1', 'kadar_nota = null'],
    ['BATAS_HARGA', 'kadar_nota = kadar - 1', 'kadar_nota = null'],
    [
      'BELI_DI_ATAS_HARGA',
      'harga_tawar = harga, harga_hari_ini = harga - 500',
      `harga_tawar = ${asli!.harga_tawar}, harga_hari_ini = ${asli!.harga_hari_ini}`,
    ],
    [
      'BATAS_HARGA',
      'harga_per_gram = harga_hari + harga_hari / 10 + 1',
      'harga_per_gram = harga_hari',
    ],
  ];
  for (const [event, rusakkan, pulihkan] of cases) {
    await tiru(rusakkan);
    expect(await rusak(), event).toEqual([[`KJ1/${event}/${no_faktur_beli}`]]);
    await tiru(pulihkan);
    expect(await rusak(), event).toEqual([]);
  }
  // Within what the shop allows nothing is asked.
  await tiru('berat_nota = berat - 50, harga_per_gram = harga_hari + harga_hari / 10');
  await shop.param('OTORISASI_DI_ATAS_NOTA', false);
  expect(await rusak()).toEqual([]);
  await shop.rows('update pembelian set grand_total = 100000001');
  expect(await rusak()).toEqual([[`KJ1/BELI_DI_ATAS_BATAS/${no_faktur_beli}`]]);
  await shop.close({ broken: true });
});
