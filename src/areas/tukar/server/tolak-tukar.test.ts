import { describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { ORANG, rosok, tukar, tunai } from '#tests/kit/tukar.ts';
import { openTukarUji } from '#tests/kit/tukar-uji.ts';

const { counts, kasir, keadaan, post, shop, simpan } = await openTukarUji();

describe('what is refused writes nothing', () => {
  test.each([
    ['no body at all', {}, 'penjualan', 422],
    ['money inside a half', { penjualan: { pembayaran: tunai(1) } }, 'penjualan', 400],
    ['nothing to sell', { penjualan: { barang: [] } }, 'penjualan.barang', 422],
    ['no gold', { pembelian: { barang: [] } }, 'pembelian.barang', 422],
  ])('%s', async (_, part: Record<string, object>, path, expected) => {
    const before = await counts();
    const base = tukar(['ZZZZZZZZ'], [rosok()]);
    const body =
      Object.keys(part).length === 0
        ? {}
        : {
            ...base,
            penjualan: { ...base.penjualan, ...part.penjualan },
            pembelian: { ...base.pembelian, ...part.pembelian },
          };
    const { status, body: answer } = await post('tukar-tambah', body);
    expect(status).toBe(expected);
    const { errors } = answer as unknown as { errors: { path: string }[] };
    expect(errors.map((one) => one.path)).toContain(path);
    expect(await counts()).toEqual(before);
  });

  test.each([
    [
      'a piece that does not exist',
      (p: string) => tukar([`${p}`.replace(/.$/, 'Z')], [rosok()]),
      'penjualan.barang.0.kode_barcode',
      /^Barcode \w+ Tidak Ditemukan$/,
    ],
    [
      'old gold of an unknown kind',
      (p: string) => tukar([p], [rosok({ kode_dept: 'XX' })]),
      'pembelian.barang.0.kode_dept',
      /^Jenis Tidak Ditemukan$/,
    ],
    [
      'two people on one ticket',
      (p: string) => {
        const body = tukar([p], [rosok()]);
        const customer = { nama: 'Bapak Budi' };
        return { ...body, penjualan: { ...body.penjualan, customer } };
      },
      'penjualan.customer.nama',
      /^Customer Penjualan Dan Pembelian Harus Sama$/,
    ],
    [
      'less than the difference',
      (p: string) => tukar([p], [rosok({ harga: 470_000 })], tunai(999_500)),
      'pembayaran',
      /^Pembayaran Kurang$/,
    ],
    [
      'the shop paying by card',
      (p: string) =>
        tukar(
          [p],
          [rosok()],
          [{ jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 2_344_500 }],
        ),
      'pembayaran.0.jenis',
      /^Selisih Tukar Dibayar Toko Tunai Atau Transfer$/,
    ],
    [
      'the shop paying another sum',
      (p: string) => tukar([p], [rosok()], tunai(2_000_000)),
      'pembayaran',
      /^Pembayaran Harus Sama Dengan Selisih Tukar$/,
    ],
  ])('%s', async (_, make, path, message) => {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const before = await counts();
    const { status, body } = await post('tukar-tambah', make(p4));
    const { errors } = body as unknown as { errors: { path: string; message: string }[] };
    expect({ status, path: errors[0]?.path }).toEqual({ status: 422, path });
    expect(errors[0]!.message).toMatch(message);
    expect(await counts()).toEqual(before);
    expect(await keadaan(p4)).toBe('READY');
  });

  test('a discount above the limit and gold above its price ask for one approval that names both', async () => {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const base = tukar([p4], [rosok({ harga: 4_000_000 })]);
    const body = {
      ...base,
      penjualan: { ...base.penjualan, barang: [{ kode_barcode: p4, diskon: 500_000 }] },
    };
    const alone = await post('tukar-tambah', body);
    expect(alone.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      events: ['HARGA_DI_BAWAH', 'BELI_DI_ATAS_HARGA'],
    });
    const { status, body: done } = await disetujui(shop, 'tukar-tambah', body, 'OWN');
    expect({ status, ...done }).toMatchObject({ status: 201, data: { selisih: -3_030_000 } });
  });

  test('a piece that was bought back or gold that moved on keeps its ticket', async () => {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const tiket = await simpan(tukar([p4], [rosok({ harga: 1_470_000 })]));
    const kembali = await post('pembelian', {
      kode_sales: 'S01',
      customer: ORANG,
      barang: [
        {
          asal_nota: 'NOTA_SENDIRI',
          no_faktur_jual: tiket.no_faktur_jual,
          kode_barcode: p4,
          berat: 1.2,
        },
      ],
    });
    expect(kembali.status).toBe(201);
    const { status, body } = await post(`tukar-tambah/${tiket.no_tukar}/batal`, {
      alasan: 'Berubah pikiran',
    });
    expect({ status, ...body }).toMatchObject({
      status: 409,
      message: 'Barang Nota Ini Sudah Dibeli Kembali, Tidak Dapat Dibatalkan',
    });
  });
});

test('yesterday’s ticket cannot be cancelled', async () => {
  const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
  const tiket = await simpan(tukar([p4], [rosok({ harga: 1_470_000 })]));
  await shop.hari('2026-11-21');
  const { status, body } = await send(shop.as('SPV'), `tukar-tambah/${tiket.no_tukar}/batal`, {
    alasan: 'Terlambat',
  });
  expect({ status, message: body.message }).toEqual({
    status: 422,
    message: 'Tidak Dapat Batal Tukar Tambah Kemarin',
  });
  const unseen = await kasir().raw('GET', `tukar-tambah/${tiket.no_tukar}`);
  expect(unseen.status).toBe(404);
});
