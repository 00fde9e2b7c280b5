import { beforeAll, describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { pinjaman, REINI, wire, ditimbangLagi } from '#tests/kit/hutang.ts';
import {
  bukaHutang,
  shop,
  type Hutang,
  lend,
  lines,
  hutangOf,
  batal,
  post,
  bayar,
} from '#tests/kit/uji/hutang.ts';

bukaHutang();

describe('a loan of 3,500,000 on 3 g of 70 % and 1.5 g of 75 %', () => {
  let hutang: Hutang;
  beforeAll(async () => {
    hutang = await lend({ admin: rp(10_000) });
  });

  test('pays out 3,490,000 and takes the gold into custody (worked postings of D-35)', () => {
    expect(lines(hutang)).toEqual([
      'pinjaman 3500000',
      'admin -10000',
      'kas -3490000',
      'pelanggan 0 -1 -3000 -2100',
      'jaminan 0 1 3000 2100',
      'pelanggan 0 -1 -1500 -1125',
      'jaminan 0 1 1500 1125',
    ]);
    expect(hutang).toMatchObject({
      status: 'AKTIF',
      dibayar: 3_490_000,
      bunga: persen(300),
      tgl_jatuh_tempo: '2027-03-20',
      bunga_dibayar_sampai: '2026-11-20',
      pembayaran: [{ jenis: 'CASH', jumlah: 3_490_000 }],
    });
    expect(JSON.stringify(hutang)).not.toContain(REINI.no_ktp);
  });

  test('is taken back on its day by two, cash and gold as before', async () => {
    const alone = await post('KASIR', `hutang/${hutang.no_faktur_hutang}/batal`, {
      alasan: 'Salah ketik',
    });
    expect([alone.status, alone.body.event]).toEqual([403, 'BATAL_HUTANG']);
    const back = await batal('hutang', { no: hutang.no_faktur_hutang });
    expect(back).toMatchObject({ status: 'CANC', batal: { alasan: 'Salah ketik' } });
    const [row] = await shop.rows(
      `select coalesce(sum(rupiah) filter (where akun = 'pinjaman'), 0)::bigint p, coalesce(sum(qty) filter (where akun = 'jaminan'), 0)::int q
         from saldo where kode_toko = 'KJ1'`,
    );
    expect(row).toEqual({ p: 0, q: 0 });
  });
});

describe('what needs somebody else', () => {
  const events = async (more: Parameters<typeof pinjaman>[0]) => {
    const { status, body } = await post('SPV', 'hutang', wire(pinjaman(more)));
    return [status, body.event];
  };

  test('above the ceiling where the shop allows it at all', async () => {
    await shop.param('PLAFOND_BOLEH_LEWAT', true);
    expect(await events({ jumlah_hutang: rp(30_000_000) })).toEqual([403, 'PLAFOND_LEWAT']);
    await shop.param('PLAFOND_BOLEH_LEWAT', false);
  });

  test('another rate than the table, a smaller fee than the shop takes', async () => {
    await shop.param('ADMIN_HUTANG_RP', rp(10_000));
    expect(await events({ bunga: persen(250) })).toEqual([403, 'BUNGA_KHUSUS']);
    expect(await events({ admin: rp(9_999) })).toEqual([403, 'BUNGA_DI_BAWAH']);
    await shop.param('ADMIN_HUTANG_RP', rp(0));
  });
});

describe('interest', () => {
  test('of the same day is not paid for itself; 47 days cost 164,500 and move the due date', async () => {
    const { no_faktur_hutang: induk } = await lend();
    const early = await post('KASIR', `hutang/${induk}/bayar-bunga`, {});
    expect([early.status, early.body.message]).toEqual([
      422,
      'Bunga Sudah Dibayar Sampai 20 November 2026, Pilih Tanggal Sesudahnya',
    ]);
    await shop.hari('2027-01-06');
    expect(
      await shop.as('KASIR').call(hitungBungaEndpoint, { params: { no: induk }, query: {} }),
    ).toMatchObject({ lama_pinjam: 47, bunga_rp: 164_500, total_bayar: 3_664_500 });
    const paid = await bayar(induk);
    expect(lines(paid)).toEqual(['kas 164500', 'bunga -164500']);
    expect(await hutangOf(induk)).toMatchObject({
      status: 'AKTIF',
      bunga_dibayar_sampai: '2027-01-06',
      tgl_jatuh_tempo: '2027-04-20',
    });
    const twice = await post('KASIR', `hutang/${induk}/bayar-bunga`, {});
    expect(twice.status).toBe(422);
    const back = await batal('bunga', { induk, no: paid.no_bunga });
    expect(back.status).toBe('CANC');
    expect(await hutangOf(induk)).toMatchObject({
      bunga_dibayar_sampai: '2026-11-20',
      tgl_jatuh_tempo: '2027-03-20',
    });
  });

  test('less asks, more is refused; two of them are taken back in their order', async () => {
    const { no_faktur_hutang: induk } = await lend();
    const sampai = (sampai_tgl: string, more: object = {}) => ({ sampai_tgl, ...more });
    const path = `hutang/${induk}/bayar-bunga`;
    const less = await post('OWN', path, sampai('2027-01-16', { bunga_rp: 1_000 }));
    expect([less.status, less.body.event]).toEqual([403, 'BUNGA_DI_BAWAH']);
    const more = await post('OWN', path, sampai('2027-01-16', { bunga_rp: 35_001 }));
    expect(more.body.message).toBe('Bunga Tidak Boleh Lebih Dari Rp 35,000');
    const first = await bayar(induk, sampai('2027-01-16'));
    const second = await bayar(induk, sampai('2027-01-26'));
    expect([first.bunga_rp, second.bunga_rp]).toEqual([35_000, 35_000]);
    const wrong = await post('SPV', `${path}/${first.no_bunga}/batal`, { alasan: 'Salah ketik' });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'BUNGA_HUTANG_BUKAN_TERAKHIR']);
    const whole = await post('SPV', `hutang/${induk}/batal`, { alasan: 'Salah ketik' });
    expect([whole.status, whole.body.code]).toEqual([409, 'HUTANG_BERLANJUT']);
    await batal('bunga', { induk, no: second.no_bunga });
    await batal('bunga', { induk, no: first.no_bunga });
    expect((await hutangOf(induk)).bunga_dibayar_sampai).toBe('2027-01-06');
    expect((await batal('hutang', { no: induk })).status).toBe('CANC');
  });

  test('an act is found under its own loan alone', async () => {
    const [a, b] = [await lend(), await lend()];
    const { no_bunga } = await bayar(a.no_faktur_hutang, { sampai_tgl: '2027-01-07' });
    const path = `hutang/${b.no_faktur_hutang}/bayar-bunga/${no_bunga}`;
    expect((await shop.as('KASIR').raw('GET', path)).status).toBe(404);
    const alasan = { alasan: 'Salah ketik' };
    expect((await post('SPV', `${path}/batal`, alasan)).status).toBe(404);
  });

  test('two at once: one pays, the other finds the days paid', async () => {
    const { no_faktur_hutang: induk } = await lend();
    const twice = await Promise.all(
      ['a', 'b'].map((key) =>
        shop
          .as('KASIR')
          .raw(
            'POST',
            `hutang/${induk}/bayar-bunga`,
            { sampai_tgl: '2027-01-20' },
            { 'idempotency-key': `bunga-${key}-uji` },
          ),
      ),
    );
    expect(twice.map((one) => one.status).toSorted()).toEqual([201, 422]);
  });
});

describe('a redemption', () => {
  test('brings principal and interest in and the gold back; the owner alone agrees to its cancel', async () => {
    const { no_faktur_hutang: induk } = await lend();
    await shop.hari('2027-02-22');
    const done = await shop.as('KASIR').call(lunasDocument.makes.lunas, {
      params: { induk },
      body: { kode_sales: null, bunga_rp: null, pembayaran: null },
    });
    expect(lines(done)).toEqual([
      'kas 3664500',
      'pinjaman -3500000',
      'bunga -164500',
      'jaminan 0 -1 -3000 -2100',
      'pelanggan 0 1 3000 2100',
      'jaminan 0 -1 -1500 -1125',
      'pelanggan 0 1 1500 1125',
    ]);
    expect((await hutangOf(induk)).status).toBe('LUNAS');
    const again = await post('KASIR', `hutang/${induk}/pelunasan`, {});
    expect([again.status, again.body.message]).toEqual([409, 'Hutang Berstatus LUNAS']);
    const bySpv = await post('SPV', `hutang/${induk}/pelunasan/${done.no_lunas}/batal`, {
      alasan: 'Salah',
      barang: ditimbangLagi,
    });
    expect([bySpv.status, bySpv.body.event]).toEqual([403, 'BATAL_HUTANG_LUNAS']);
    await batal('lunas', { induk, no: done.no_lunas });
    expect((await hutangOf(induk)).status).toBe('AKTIF');
  });

  test('paid by card waits for the bank as a sale does; two at once redeem once', async () => {
    const { no_faktur_hutang: induk } = await lend();
    const pembayaran = [
      { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 3_503_500 },
    ];
    const both = await Promise.all(
      ['a', 'b'].map((key) =>
        shop
          .as('KASIR')
          .raw(
            'POST',
            `hutang/${induk}/pelunasan`,
            { pembayaran },
            { 'idempotency-key': `lunas-${key}-uji` },
          ),
      ),
    );
    expect(both.map((one) => one.status).toSorted()).toEqual([201, 409]);
  });
});

test('the masters of lending rule once their modules are on, and a loan keeps what it was agreed at', async () => {
  await shop.modulOn('PLAFOND_HUTANG_MODULE');
  await shop.modulOn('PARAMETER_BUNGA_HUTANG_MODULE');
  await shop.modulOn('PARAMETER_JUMLAH_HUTANG_POKOK_MODULE');
  const { create: rate } = bungaHutangMaster.endpoints;
  const { create: amount } = hutangPokokMaster.endpoints;
  const { create: ceiling } = plafondKadarMaster.endpoints;
  for (const [{ path }, body] of [
    [ceiling, { kode_kadar: '700', plafond_per_gram: 1_000_000 }],
    [rate, { pokok_dari: 0, pokok_sampai: null, bunga: 2.5 }],
    [amount, { jumlah_hutang: 1_000_000 }],
    [amount, { jumlah_hutang: 2_000_000 }],
  ] as const)
    expect((await post('OWN', path, body)).status).toBe(201);
  const { detail_barang } = pinjaman({});
  const body = { detail_barang, jumlah_hutang: null, bunga: null, lama_bulan: null, admin: null };
  const told = await shop.as('KASIR').call(hutangDocument.quotes.hutang, { body });
  expect(told).toMatchObject({ pilihan: [1_000_000, 2_000_000], usul: 2_000_000, bunga: 250 });
  const odd = await post('KASIR', 'hutang', wire(pinjaman({ jumlah_hutang: rp(1_500_000) })));
  expect(odd.body.message).toBe(
    'Jumlah Hutang Harus Salah Satu Dari Parameter Jumlah Hutang Pokok',
  );
  const hutang = await lend({ jumlah_hutang: rp(1_000_000) });
  await shop.param('CARA_BUNGA', 'BULAN_PENUH');
  await shop.param('BUNGA_DEFAULT_PERSEN', persen(900));
  await shop.hari('2027-03-04');
  const cost = { params: { no: hutang.no_faktur_hutang }, query: {} };
  expect(await shop.as('KASIR').call(hitungBungaEndpoint, cost)).toMatchObject({ bunga_rp: 8_500 });
  for (const key of [
    'PLAFOND_HUTANG_MODULE',
    'PARAMETER_BUNGA_HUTANG_MODULE',
    'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
  ] as const)
    await shop.modulOff(key);
});

test('with the module off nothing new starts, and what runs is finished (D-33.1)', async () => {
  const { no_faktur_hutang: induk } = await lend();
  await shop.modulOff('HUTANG_MODULE');
  expect((await post('KASIR', 'hutang', wire(pinjaman({})))).status).toBe(403);
  expect((await post('KASIR', `hutang/${induk}/pelunasan`, {})).status).toBe(201);
  await shop.modulOn('HUTANG_MODULE');
});

test('loans have their own till where the shop says so (D-35.19)', async () => {
  await shop.param('KAS_HUTANG_TERPISAH', true);
  const { status, body } = await post('KASIR', 'hutang', wire(pinjaman({})));
  expect([status, body.message]).toEqual([409, expect.stringContaining('Tidak Mencukupi')]);
  await shop.param('KAS_HUTANG_TERPISAH', false);
});
