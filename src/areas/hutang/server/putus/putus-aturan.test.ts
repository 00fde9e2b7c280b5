import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { pinjamkan, REINI } from '#tests/kit/hutang.ts';
import {
  bukaPutus,
  shop,
  post,
  piece,
  BELUM,
  bodyOf,
  sell,
  sold,
  lines,
  putus,
  hutangOf,
  lent,
} from '#tests/kit/uji/buka/putus.ts';

bukaPutus();

describe('every rule of a buy-back holds', () => {
  test('above the price of today only by approval, and interest below what is owed too', async () => {
    const no = await lent();
    const dear = await sell(no, { barang: [piece(1, { harga: 9_000_000 }), piece(2)] });
    expect([dear.status, dear.body.events]).toEqual([403, ['BELI_PUTUS', 'BELI_DI_ATAS_HARGA']]);
    const less = await sell(no, { bunga_rp: 0 });
    expect([less.status, less.body.events]).toEqual([403, ['BELI_PUTUS', 'BUNGA_DI_BAWAH']]);
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test.each([
    ['one piece kept back', { barang: [piece(1)] }, 'Semua Barang Jaminan Harus Dijual, Satu Kali'],
    [
      'one piece twice',
      { barang: [piece(1), piece(1)] },
      'Semua Barang Jaminan Harus Dijual, Satu Kali',
    ],
    ['nothing', { barang: [] }, 'Barang Tidak Boleh Kosong'],
    [
      'not weighed',
      { barang: [piece(1), piece(2, { berat: undefined })] },
      'Berat Tidak Boleh Kosong',
    ],
    ['a weight of nothing', { barang: [piece(1, { berat: 0 }), piece(2)] }, 'Berat Tidak Boleh 0'],
    [
      'lighter than pledged',
      { barang: [piece(1, { berat: 2.9 }), piece(2)] },
      'Berat Cincin polos Harus 3.000 g, Selisih Paling Banyak 0.050 g',
    ],
    [
      'without group',
      { barang: [piece(1, { kode_group: null }), piece(2)] },
      'Group Tidak Ditemukan',
    ],
    ['an unknown sales person', { kode_sales: 'S99' }, 'Kode Sales Tidak Ditemukan'],
    [
      'a photo that is not there',
      { foto: ['KJ1/x.webp'] },
      'Foto Tidak Ditemukan, Silahkan Unggah Ulang',
    ],
    ['more interest than is owed', { bunga_rp: 9_000_000 }, /^Bunga /],
    [
      'other money',
      { pembayaran: [{ jenis: 'CASH', jumlah: 1 }] },
      /^Pembayaran Harus Sama Dengan /,
    ],
    [
      'paid out by card',
      { pembayaran: [{ jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1 }] },
      'Pinjaman Dibayar Tunai Atau Transfer',
    ],
  ])('%s is refused, and nothing is written', async (_, more, message) => {
    const no = await lent();
    const answer = await sell(no, more);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect((await hutangOf(no)).status).toBe('AKTIF');
    expect(await shop.rows('select from hutang_lunas where no_faktur_hutang = $1', [no])).toEqual(
      [],
    );
  });

  test('a weight of null is no weight: misshapen, and the loan runs on', async () => {
    const no = await lent();
    const answer = await sell(no, { barang: [piece(1), piece(2, { berat: null })] });
    expect([answer.status, answer.body.message]).toEqual([400, 'Berat Tidak Boleh Kosong']);
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test('photos are asked for where the shop wants them', async () => {
    const no = await lent();
    await shop.param('FOTO_BELI_WAJIB', true);
    const answer = await sell(no);
    await shop.param('FOTO_BELI_WAJIB', false);
    expect([answer.status, answer.body.message]).toEqual([422, 'Foto Barang Wajib Dimasukkan']);
  });

  test('a price below the debt is paid up by the customer', async () => {
    const { no_faktur_hutang: no } = await pinjamkan(shop, { jumlah_hutang: rp(6_000_000) });
    const cheap = [piece(1, { harga: 2_000_000 }), piece(2, { harga: 1_000_000 })];
    const made = await putus(no, { barang: cheap });
    expect(lines(made).slice(0, 4)).toEqual([
      'tukar 3000000',
      'kas 3006000',
      'pinjaman -6000000',
      'bunga -6000',
    ]);
    expect(made).toMatchObject({ arah: 'MASUK', jumlah: 3_006_000 });
  });

  test('twice at once, and beside a redemption, one wins', async () => {
    const no = await lent();
    const both = await Promise.all([
      sold(no),
      sold(no),
      post('KASIR', `hutang/${no}/pelunasan`, {}),
      post('KASIR', `hutang/${no}/bayar-bunga`, {}),
    ]);
    expect(both.filter((one) => one.status === 201).length).toBeLessThanOrEqual(2);
    const won = await shop.rows(
      `select count(*)::int n from hutang_lunas where no_faktur_hutang = '${no}' and status <> 'CANC'`,
    );
    expect(won).toEqual([{ n: 1 }]);
  });
});

test('who pledged without identity or photo shows both before the gold is bought (D-13.1)', async () => {
  await shop.param('IDENTITAS_PENJUAL_WAJIB', 'TIDAK');
  const bare = { customer: { ...REINI, no_hp: '0813 7700 9900', nama: 'Ibu Ani', no_ktp: null } };
  const no = (await pinjamkan(shop, bare)).no_faktur_hutang;
  const lacks = async () => {
    const body = bodyOf({ barang: BELUM, no_ktp: null });
    const { kurang } = (await post('KASIR', `hutang/${no}/beli-putus/hitung`, body)).body.data;
    return kurang.map((one: { isian: string }) => one.isian);
  };
  expect(await lacks()).toEqual([]);
  await shop.param('IDENTITAS_PENJUAL_WAJIB', 'TANPA_NOTA');
  await shop.param('FOTO_BELI_WAJIB', true);
  expect(await lacks()).toEqual(['foto', 'no_ktp']);
  const refused = await sell(no);
  expect(refused.status).toBe(422);
  await shop.param('FOTO_BELI_WAJIB', false);
  const without = await sell(no, { no_ktp: null });
  expect([without.status, JSON.stringify(without.body)]).toEqual([
    422,
    expect.stringContaining('KTP'),
  ]);
  // The loan holds no KTP number, so that none can be compared: the owner approves.
  const late = { no_ktp: '3201234567890123' };
  expect((await sell(no, late)).body.level).toEqual(['OWN']);
  expect((await sold(no, late, 'OWN')).status).toBe(201);
});
