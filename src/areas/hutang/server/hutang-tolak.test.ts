import { describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { pinjaman, wire, REINI } from '#tests/kit/hutang.ts';
import { bukaHutang, shop, post } from '#tests/kit/uji/hutang.ts';

bukaHutang();

describe('what may not be lent is refused, and nothing is written', () => {
  test.each([
    ['nothing on nothing', { detail_barang: [] }, 'Barang Tidak Boleh Kosong'],
    ['no principal', { jumlah_hutang: rp(0) }, 'Jumlah Hutang Tidak Boleh 0'],
    [
      'more than the ceiling',
      { jumlah_hutang: rp(60_000_000) },
      /^Jumlah Hutang Melebihi Plafond Rp /,
    ],
    [
      'the fee eats the loan',
      { jumlah_hutang: rp(10_000), admin: rp(10_000) },
      'Admin Harus Di Bawah Jumlah Hutang',
    ],
    [
      'without identity',
      { customer: { ...REINI, no_ktp: null } },
      'No KTP Customer Tidak Boleh Kosong',
    ],
    [
      'to nobody',
      { customer: { ...REINI, nama: null, no_hp: null } },
      'Nama Customer Tidak Boleh Kosong',
    ],
    [
      'by card',
      {
        pembayaran: [
          {
            jenis: 'DEBET',
            kode_bank: 'BCA',
            no_rekening: '1234567890',
            jumlah: rp(3_500_000),
            fee: null,
          },
        ],
      },
      'Pinjaman Dibayar Tunai Atau Transfer',
    ],
    [
      'another sum than the loan',
      {
        pembayaran: [
          { jenis: 'CASH', kode_bank: null, no_rekening: null, jumlah: rp(1), fee: null },
        ],
      },
      'Pembayaran Harus Sama Dengan Rp 3,500,000',
    ],
    ['an unknown sales person', { kode_sales: 'S99' }, 'Kode Sales Tidak Ditemukan'],
  ])('%s', async (_, more, message) => {
    const before = await shop.rows('select count(*)::int n from buku');
    const { status, body } = await post('KASIR', 'hutang', wire(pinjaman(more as object)));
    expect(status).toBe(422);
    const said = (body.errors as { message: string }[]).map((one) => one.message);
    expect(said).toContainEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(await shop.rows('select count(*)::int n from buku')).toEqual(before);
  });

  test('gold finer than 100 %', async () => {
    const typed = wire(pinjaman({})) as { detail_barang: { kadar: number }[] };
    const [one] = typed.detail_barang;
    const fine = { ...typed, detail_barang: [{ ...one, kadar: 101 }] };
    const { status, body } = await post('KASIR', 'hutang', fine);
    expect([status, body.message]).toEqual([422, 'Kadar Tidak Boleh Lebih Dari 100']);
  });

  test('what the drawer does not hold', async () => {
    const big = pinjaman({
      jumlah_hutang: rp(140_000_000),
      detail_barang: [{ ...pinjaman({}).detail_barang[0]!, berat: mg(500_000) }],
    });
    // An owner, whom no limit of a level stops first (D-51.6).
    const { status, body } = await post('OWN', 'hutang', wire(big));
    expect([status, body.message]).toEqual([409, expect.stringContaining('Tidak Mencukupi')]);
  });

  test('a piece whose gold weighs more than it does, of a kind nobody knows', async () => {
    const [one] = pinjaman({}).detail_barang;
    const bad = { ...one!, kode_dept: 'XX', berat_bersih: mg(9_000) };
    const { body } = await post('KASIR', 'hutang', wire(pinjaman({ detail_barang: [bad] })));
    expect((body.errors as { path: string }[]).map((one) => one.path)).toEqual([
      'detail_barang.0.kode_dept',
      'detail_barang.0.berat_bersih',
    ]);
  });
});
