import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { tundaEndpoint } from '#areas/penjualan/contract/tunda.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { send } from '#tests/kit/titipan.ts';
import { rosok, tukar } from '#tests/kit/tukar.ts';
import { openTokoUji, tunai } from '#tests/kit/toko-uji.ts';

const toko = await openTokoUji();

describe('what asks to be looked at', () => {
  test('a sale that waits for its money, with how much and since when', async () => {
    await toko.shop.param('VALIDASI_PENJUALAN', true);
    toko.jam('12:00');
    await toko.jual([await toko.potong('P4')], null);
    await toko.shop.param('VALIDASI_PENJUALAN', false);
    expect(await toko.perlu('BELUM_VALIDASI')).toMatchObject([
      { jumlah: 1, rupiah: 1_470_000, waktu: '2026-11-20T05:00:00.000Z' },
    ]);
    expect(await toko.perlu('BELUM_VALIDASI', 'KASIR')).toHaveLength(1);
    expect((await toko.lihat()).penjualan.nota).toBe(0);
  });

  test('an exchange that waits is one nota, worth what is paid between its halves', async () => {
    const { shop } = toko;
    await shop.param('HARGA_ROSOK', 2_550_000 as never);
    await shop.param('VALIDASI_PENJUALAN', true);
    const tiket = tukar([await toko.potong('P4')], [rosok({ harga: 900_000 })]);
    expect((await send(shop.as('KASIR'), 'tukar-tambah', tiket)).status).toBe(201);
    await shop.param('VALIDASI_PENJUALAN', false);
    expect(await toko.perlu('BELUM_VALIDASI')).toMatchObject([
      { jumlah: 2, rupiah: 1_470_000 + 570_000 },
    ]);
  });

  test('a cart that was held more than an hour ago, and not before', async () => {
    await toko.shop
      .as('KASIR')
      .call(tundaEndpoint, { body: { nama: 'Ibu Ratna', isi: {}, qty: 2, total: rp(4_500_000) } });
    expect(await toko.perlu('TUNDA_LAMA')).toEqual([]);
    toko.jam('13:01');
    expect(await toko.perlu('TUNDA_LAMA', 'KASIR')).toMatchObject([
      { jumlah: 1, rupiah: 4_500_000 },
    ]);
  });

  test('a sale four minutes after the price of 17K fell, for the owner alone', async () => {
    toko.jam('14:00');
    const code = await toko.potong('P1');
    await toko.shop.as('OWN').call(ubahHargaEmasEndpoint, {
      body: {
        jenis: 'JUAL',
        kode_group: null,
        kode_kadar: '750',
        harga_per_gram: rp(2_160_000),
        berlaku_dari: null,
      } as never,
    });
    toko.jam('14:04');
    const { no_faktur_jual, grand_total } = await toko.jual([code], tunai(7_070_000));
    expect(await toko.perlu('JUAL_SETELAH_UBAH_HARGA')).toMatchObject([
      {
        jumlah: 1,
        dokumen: no_faktur_jual,
        rupiah: grand_total,
        barang: '750',
        dari: 2_170_000,
        ke: 2_160_000,
        menit: 4,
        user_id: 'ksr.kj1',
      },
    ]);
    for (const who of ['SPV', 'MU', 'KASIR'] as const)
      expect(await toko.perlu('JUAL_SETELAH_UBAH_HARGA', who)).toEqual([]);
    toko.jam('14:31');
    await toko.jual([await toko.potong('P1')], tunai(7_070_000));
    expect(await toko.perlu('JUAL_SETELAH_UBAH_HARGA')).toMatchObject([{ jumlah: 1 }]);
  });

  test('a piece cancelled and sold again ten minutes later, and its cashier at the third cancel', async () => {
    const codes = await tambahPotong(toko.shop, ['P1', 'P1', 'P1']);
    toko.jam('15:00');
    const { no_faktur_jual } = await toko.jual([codes[0]!], tunai(7_070_000));
    await toko.batal(no_faktur_jual);
    expect(await toko.perlu('BATAL_JUAL_LAGI')).toEqual([]);
    expect(await toko.perlu('BATAL_SERING')).toEqual([]);
    toko.jam('15:10');
    const lagi = await toko.jual([codes[0]!], tunai(7_070_000));
    expect(await toko.perlu('BATAL_JUAL_LAGI')).toMatchObject([
      {
        jumlah: 1,
        barang: codes[0],
        dokumen: lagi.no_faktur_jual,
        menit: 10,
        dari: 7_070_000,
        ke: 7_070_000,
        user_id: 'ksr.kj1',
      },
    ]);
    for (const code of codes.slice(1))
      await toko.batal((await toko.jual([code], tunai(7_070_000))).no_faktur_jual);
    expect(await toko.perlu('BATAL_SERING')).toMatchObject([
      { user_id: 'ksr.kj1', jumlah: 3, biasanya: 0 },
    ]);
    expect(await toko.perlu('BATAL_SERING', 'SPV')).toEqual([]);
  });

  test('pieces without a photo, and without a price where neither group nor kadar nor the shop has one', async () => {
    const banyak = (await toko.lihat()).stock.reduce((all, one) => all + one.qty, 0);
    expect(await toko.perlu('TANPA_FOTO')).toMatchObject([{ jumlah: banyak }]);
    expect(await toko.perlu('TANPA_HARGA')).toEqual([]);
    await toko.shop.as('OWN').call(kadarMaster.endpoints.create, {
      body: { kode_kadar: '800', label: '19K', persen: persen(8000) },
    });
    const { status, body } = await toko.shop.as('MU').raw(
      'POST',
      'barang/banyak',
      {
        barang: [
          {
            nama_barang: 'Gelang Polos',
            kode_dept: 'GL',
            kode_kadar: '800',
            berat: 4,
            kode_baki: 'A-01',
            kode_kategori: 'PHS',
            kode_group: 'T',
            kode_gudang: 'TK',
          },
        ],
      },
      { 'idempotency-key': 'tanpa-harga-1' },
    );
    expect(body).toMatchObject({ data: [{ kode_kadar: '800' }] });
    expect(status).toBe(201);
    expect(await toko.perlu('TANPA_HARGA')).toMatchObject([{ jumlah: 1 }]);
    expect((await toko.lihat()).stock.find((one) => one.kadar === 8000)).toMatchObject({
      nilai: null,
    });
    await toko.shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(2_600_000));
    expect(await toko.perlu('TANPA_HARGA')).toEqual([]);
    expect((await toko.lihat()).stock.find((one) => one.kadar === 8000)).toMatchObject({
      nilai: 8_320_000,
    });
    expect(await toko.perlu('TANPA_FOTO', 'KASIR')).toEqual([]);
  });

  test('a day that stayed open past its date comes first, whoever looks', async () => {
    toko.jam('09:00', '2026-11-21');
    expect((await toko.lihat('DEV')).perlu_dilihat[0]).toMatchObject({
      jenis: 'HARI_TERTINGGAL',
      tgl_system: '2026-11-20',
    });
    expect((await toko.lihat('KASIR2')).perlu_dilihat.map((one) => one.jenis)).toEqual([
      'HARI_TERTINGGAL',
      'BELUM_VALIDASI',
      'TUNDA_LAMA',
    ]);
  });
});
