import { describe, expect, test } from 'vitest';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';

const { beli, counts, jual, kasir, post, rosok, shop } = await openBeliUji();

describe('what is asked of a superior, and what is refused', () => {
  const P1 = { asal_nota: 'CABANG_LAIN', nama_barang: 'Cincin', kode_dept: 'CC', kode_group: 'T' };
  const note = { ...P1, kadar: 75, berat: 3, berat_nota: 3, harga_nota: 7_000_000 };

  test.each([
    ['above the offered price', { ...note, harga: 6_200_000 }, ['BELI_DI_ATAS_HARGA']],
    [
      'a gram price more than 10 % above the one of the day',
      { ...note, harga_nota: 9_000_000, harga_per_gram: 2_300_000 },
      ['BELI_DI_ATAS_HARGA', 'BATAS_HARGA'],
    ],
    ['above the note', { ...note, harga_nota: 6_000_000 }, ['BELI_DI_ATAS_NOTA']],
    [
      '60 mg heavier than the note',
      { ...note, berat: 3.06, harga_nota: 9_000_000 },
      ['BELI_BERAT_LEBIH'],
    ],
    [
      'more than a cashier buys alone',
      { ...note, berat: 50, berat_nota: 50, harga_nota: 900_000_000 },
      ['BELI_DI_ATAS_BATAS'],
    ],
  ])('%s', async (_name, baris, events) => {
    const before = await counts();
    const { status, body } = await post(kasir(), 'pembelian', beli([baris]));
    expect({ status, events: body.events }).toEqual({ status: 403, events });
    expect(await counts()).toEqual(before);
  });

  test('a test below the note: bought as the kadar that it reaches, after approval', async () => {
    const nota = await jual('P1');
    const { body } = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, kadar: 74.8, berat: 3.25 }]),
    );
    expect(body).toMatchObject({ code: 'PERLU_OTORISASI', events: ['BELI_KADAR_TURUN'] });
  });

  test('a test above the nota is no way to pay more: 76 % instead of 75 % is agreed by a superior', async () => {
    const nota = await jual('P1');
    const own = { asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.25 };
    const lebih = await post(kasir(), 'pembelian', beli([{ ...own, kadar: 76 }]));
    expect(lebih.body).toMatchObject({
      events: ['BATAS_HARGA'],
      angka: [
        { label: 'Kadar nota', nilai: '75%' },
        { label: 'Kadar uji', nilai: '76%' },
        { label: 'Harga diminta' },
      ],
    });
    const lain = await post(kasir(), 'pembelian', beli([{ ...own, kode_group: 'M' }]));
    expect(lain.body).toMatchObject({
      code: 'GROUP_BUKAN_NOTA',
      errors: [{ path: 'barang.0.kode_group', message: 'Group Harus Sama Dengan Nota' }],
    });
    const turun = await post(kasir(), 'pembelian', beli([{ ...own, kadar: 74, kode_group: 'M' }]));
    expect(turun.body.events).toContain('BELI_KADAR_TURUN');
  });

  test('a price that only the seller tells of another branch raises nothing', async () => {
    await shop.param('DASAR_HARGA_BELI', 'TERTINGGI' as never);
    const tinggi = { ...note, harga_nota: 30_000_000 };
    const { status, body } = await post(kasir(), 'pembelian', beli([tinggi]));
    await shop.param('DASAR_HARGA_BELI', 'HARI_INI' as never);
    expect({ status, events: body.events }).toEqual({
      status: 403,
      events: ['BELI_DI_ATAS_HARGA'],
    });
  });

  test.each([
    ['no weight', { ...note, berat: 0 }, 'barang.0.berat'],
    ['a nota of tomorrow', { ...note, tgl_nota: '2026-11-21' }, 'barang.0.tgl_nota'],
    ['kadar as a code', { ...note, kadar: 750 }, 'barang.0.kadar'],
    ['an unknown group', { ...note, kode_group: 'XX' }, 'barang.0.kode_group'],
    ['an unknown jenis', { ...note, kode_dept: 'XX' }, 'barang.0.kode_dept'],
    ['an unknown condition', { ...note, kondisi: 'HANCUR' }, 'barang.0.kondisi'],
    ['no name', { ...note, nama_barang: null }, 'barang.0.nama_barang'],
    ['gold below every kadar', { ...note, kadar: 10 }, 'barang.0.kadar'],
    [
      'an own nota without its number',
      { asal_nota: 'NOTA_SENDIRI', berat: 1 },
      'barang.0.no_faktur_jual',
    ],
  ])('%s is refused at its field, and nothing is written', async (_name, baris, path) => {
    const before = await counts();
    const { status, body } = await post(kasir(), 'pembelian', beli([baris]));
    expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path });
    expect(await counts()).toEqual(before);
  });

  test('without a nota of the chain the seller is named in full; a photo that was never sent is none', async () => {
    const { status, body } = await post(
      kasir(),
      'pembelian',
      beli([rosok()], { customer: { nama: 'Pak Tono' } }),
    );
    expect(status).toBe(422);
    expect(body.errors?.map(({ path }: { path: string }) => path)).toEqual([
      'customer.alamat',
      'customer.no_hp',
      'customer.no_ktp',
    ]);
    const foto = await post(kasir(), 'pembelian', beli([rosok()], { foto: ['NSIPIC/KJ1/x.jpg'] }));
    expect({ status: foto.status, code: foto.body.code }).toEqual({
      status: 422,
      code: 'FOTO_TIDAK_ADA',
    });
    await shop.param('FOTO_BELI_WAJIB', true);
    const wajib = await post(kasir(), 'pembelian', beli([rosok()]));
    await shop.param('FOTO_BELI_WAJIB', false);
    expect({ status: wajib.status, code: wajib.body.code }).toEqual({
      status: 422,
      code: 'FOTO_WAJIB',
    });
  });

  test.each([
    [
      'a code that no card has',
      { kode_customer: 'ZZ999' },
      { path: 'customer.kode_customer', message: 'Customer Tidak Ditemukan' },
    ],
    ['no name', {}, { path: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' }],
  ])('%s refuses the seller of scrap with that one reason', async (_name, customer, reason) => {
    const { status, body } = await post(kasir(), 'pembelian', beli([rosok()], { customer }));
    expect([status, body.errors]).toEqual([422, [reason]]);
  });

  test('from the limit of the law on, also the seller of an own nota says who it is', async () => {
    const nota = await jual('P4', { customer: { nama: 'Bu Ani' } });
    await shop.param('BATAS_LAPOR_TUNAI', 1_000_000 as never);
    const { status, body } = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 1.2 }], { customer: { nama: 'Bu Ani' } }),
    );
    await shop.param('BATAS_LAPOR_TUNAI', 500_000_000 as never);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'PENJUAL_ALAMAT' });
  });

  test('from the limit of the law on the KTP is shown now: the number on the card of the seller is not enough', async () => {
    const { no_ktp, ...kartu } = PENJUAL;
    const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
    const siapa = [no_ktp, body.data.customer.kode_customer];
    await shop.rows('update customer set no_ktp = $1 where kode_customer = $2', siapa);
    const lagi = (more: object) =>
      post(kasir(), 'pembelian', beli([rosok()], { customer: { ...kartu, ...more } }));
    expect((await lagi({})).status).toBe(201);
    await shop.param('BATAS_LAPOR_TUNAI', 1_000_000 as never);
    const dariKartu = await lagi({});
    const ditunjukkan = await lagi({ no_ktp });
    await shop.param('BATAS_LAPOR_TUNAI', 500_000_000 as never);
    expect([dariKartu.status, dariKartu.body.errors]).toEqual([
      422,
      [{ path: 'customer.no_ktp', message: 'KTP Harus Ditunjukkan, Ketik Nomornya' }],
    ]);
    expect(ditunjukkan.status).toBe(201);
  });

  test('scrap costs what its test says: 2.000 g at 74.80 % of 2,550,000 is 3,814,500', async () => {
    const { status, body } = await post(kasir(), 'pembelian', beli([rosok()]));
    expect({ status, ...body }).toMatchObject({
      status: 201,
      data: {
        grand_total: 3_814_500,
        barang: [{ harga_hari: 1_907_400, kadar: 74.8, kode_kadar: '700', murni: 1.496 }],
      },
    });
  });

  test('it is paid in cash or by transfer, exactly, and never with money that is not there', async () => {
    const pay = (pembayaran: object[]) =>
      post(kasir(), 'pembelian', beli([rosok()], { pembayaran }));
    const rekening = { kode_bank: 'BCA', no_rekening: '1234567890' };
    const codes = await Promise.all([
      pay([{ jenis: 'CASH', jumlah: 3_814_000 }]),
      pay([{ jenis: 'DEBET', ...rekening, jumlah: 3_814_500 }]),
      pay([{ jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '999', jumlah: 3_814_500 }]),
      pay([{ jenis: 'TRANSFER', ...rekening, jumlah: 3_814_500 }]),
    ]);
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'BAYAR_BEDA'],
      [422, 'BAYAR_JENIS'],
      [422, 'REKENING_TIDAK_ADA'],
      [409, 'REKENING_KURANG'],
    ]);
    const body = beli([rosok({ berat: 900 })], { kode_sales: 'S01' });
    const kas = await post(shop.as('OWN'), 'pembelian', body);
    expect([kas.status, kas.body.code]).toEqual([409, 'KAS_KURANG']);
    // A person who only asks does not learn that the drawer is too empty for it (D-20.4).
    const asked = await post(shop.as('OWN'), 'otorisasi', {
      method: 'POST',
      path: 'pembelian',
      body,
    });
    expect([asked.status, asked.body.code]).toEqual([422, 'OTORISASI_TIDAK_PERLU']);
  });
});
