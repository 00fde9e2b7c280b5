import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import {
  batalTerima,
  batu,
  cincinBerlian,
  isiLepas,
  isiPasang,
  isiTerima,
  lepasBatu,
  lihatBarang,
  lihatBatu,
  parcel,
  pasangBatu,
  returBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

const BAKI = 'baki:TK/A-01';

describe('a stone of 0.520 ct and P1', () => {
  test('is set: 0.104 g of batu, cost with it; taken out at 3.245 g it loses 0.005 g', async () => {
    const { kode, no } = await terimaBatu(shop);
    const barang = await cincinBerlian(shop);
    const { no_pasang } = await pasangBatu(shop, barang, kode, 3_354);
    expect(await cariBuku(shop, no_pasang)).toEqual([
      ['batu', null, 7500, 0, -104, 0],
      [BAKI, barang, 7500, 0, 104, 0],
    ]);
    expect(await cariUang(shop, no_pasang)).toEqual({});
    expect(await lihatBarang(shop, barang)).toEqual({
      berat: 3354,
      berat_asli: 3250,
      berat_atribut: 104,
      murni: 2438,
      harga_modal: 24_400_000,
      batu: kode,
    });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      status: 'TERPASANG',
      kode_barcode: barang,
    });
    // What is set is neither given back nor untouched.
    await expect(returBatu(shop, kode[0]!)).rejects.toMatchObject({ code: 'BERLIAN_TIDAK_LEPAS' });
    await expect(batalTerima(shop, no)).rejects.toMatchObject({ code: 'BERLIAN_BERGERAK' });
    const lepas = await lepasBatu(shop, barang, kode, 3_245);
    expect(await cariBuku(shop, lepas.no_pasang)).toEqual([
      ['batu', null, 7500, 0, 104, 0],
      [BAKI, barang, 7500, 0, -109, -4],
      ['susut', null, 7500, 0, 5, 4],
    ]);
    expect(await lihatBarang(shop, barang)).toMatchObject({
      berat: 3245,
      berat_asli: 3245,
      harga_modal: 6_400_000,
      batu: null,
    });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      status: 'LEPAS',
      harga_modal: 18_000_000,
      kode_barcode: null,
    });
    await expect(batalTerima(shop, no)).rejects.toMatchObject({ code: 'BERLIAN_BERGERAK' });
  });

  test('in consignment is bought by setting it, and is the shop’s when it is taken out', async () => {
    const { kode } = await terimaBatu(shop, [batu()], { konsinyasi: true });
    const barang = await cincinBerlian(shop);
    const { no_pasang } = await pasangBatu(shop, barang, kode, 3_354);
    expect(await cariUang(shop, no_pasang)).toEqual({
      persediaan: 18_000_000,
      'supplier:BLN/D01': -18_000_000,
    });
    await lepasBatu(shop, barang, kode, 3_250);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ konsinyasi: false, status: 'LEPAS' });
    const { no_retur } = await returBatu(shop, kode[0]!);
    expect(await cariUang(shop, no_retur)).toMatchObject({ persediaan: -18_000_000 });
  });

  test('is always agreed to by a superior, who reads stone, certificate and weights', async () => {
    const gia = { lembaga: 'GIA', no_sertifikat: '9001' };
    const { kode } = await terimaBatu(shop, [batu(gia)]);
    const barang = await cincinBerlian(shop);
    const asked = await shop
      .as('SPV')
      .raw(
        'POST',
        'berlian/pasang',
        { kode_barcode: barang, kode_berlian: kode, berat: 3.354 },
        { 'idempotency-key': 'pasang-ditanya' },
      );
    expect(asked.body).toMatchObject({ code: 'PERLU_OTORISASI', events: ['UBAH_BARANG'] });
    expect(asked.body.angka).toContainEqual(
      expect.objectContaining({ label: kode[0], nilai: '0.520 ct, RD, D, VVS1, EX, GIA 9001' }),
    );
  });

  test('0.050 g of gold less asks an owner; so does the second of two small losses, and any gain', async () => {
    const { kode } = await terimaBatu(shop);
    const barang = await cincinBerlian(shop);
    await pasangBatu(shop, barang, kode, 3_354);
    const events = async (berat: number) => {
      const { body } = await shop
        .as('SPV')
        .raw(
          'POST',
          'berlian/lepas',
          { kode_barcode: barang, kode_berlian: kode, berat: berat / 1000 },
          { 'idempotency-key': `lepas-${berat}-${barang}` },
        );
      return body.events;
    };
    expect(await events(3_200)).toEqual(['UBAH_BARANG', 'SUSUT_LEBIH']);
    expect(await events(3_251)).toEqual(['UBAH_BARANG', 'SUSUT_LEBIH']);
    expect(await events(3_235)).toEqual(['UBAH_BARANG']);
    await lepasBatu(shop, barang, kode, 3_235);
    await pasangBatu(shop, barang, kode, 3_339);
    // 0.015 g went before; 0.010 g more is 0.025 g, above 0.020 g.
    expect(await events(3_225)).toEqual(['UBAH_BARANG', 'SUSUT_LEBIH']);
    const { no_pasang } = await lepasBatu(shop, barang, kode, 3_225);
    const uang = await cariUang(shop, no_pasang);
    expect(uang.selisih_stock).toBeGreaterThan(0);
    expect(uang.persediaan).toBe(-uang.selisih_stock!);
  });
});

test('a better stone is not taken out of a piece in which a lesser one is set', async () => {
  const { kode } = await terimaBatu(shop, [
    batu(),
    batu({ color: 'H', harga_modal: rp(4_000_000) }),
  ]);
  const [a, b] = [await cincinBerlian(shop), await cincinBerlian(shop)];
  await pasangBatu(shop, a, [kode[0]!], 3_354);
  await pasangBatu(shop, b, [kode[1]!], 3_354);
  const call = pasangBerlianDocument.makes.lepas;
  const given = isiLepas(b, [kode[0]!], 3_250);
  await expect(shop.as('SPV').call(call, given)).rejects.toMatchObject({ code: 'BUKAN_DI_BARANG' });
  const polos = await cincinBerlian(shop, { kode_dept: 'CC' });
  await expect(
    shop.as('SPV').call(pasangBerlianDocument.makes.pasang, isiPasang(polos, [kode[0]!], 3_354)),
  ).rejects.toMatchObject({ code: 'BARANG_BUKAN_BERLIAN' });
  await expect(
    shop.as('SPV').call(pasangBerlianDocument.makes.pasang, isiPasang(b, [kode[0]!], 3_354)),
  ).rejects.toMatchObject({ code: 'BERLIAN_TIDAK_LEPAS' });
});

test('a stone typed with its piece was never owed to its supplier: taken out, it does not go back to it', async () => {
  const typed = { carat: 0.5, shape: 'RD', kode_supplier: 'D01', harga_modal: 5_000_000 };
  const barang = await cincinBerlian(shop, { berlian: [typed], berat_atribut: 0.1 });
  const kode = (await lihatBarang(shop, barang))!.batu!;
  await lepasBatu(shop, barang, kode, 3_150);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
    status: 'LEPAS',
    harga_modal: 5_000_000,
  });
  await expect(returBatu(shop, kode[0]!)).rejects.toMatchObject({
    status: 422,
    code: 'TANPA_SUPPLIER',
  });
  // A part of a part of a parcel that came in goes back: 20 of 40 of 100 stones, 2,000,000.
  const { kode: besar } = await terimaBatu(shop, [parcel()]);
  const part = { kode_berlian: besar[0]!, carat: 400, butir: 40 };
  const { barang: lines } = await pasangBatu(shop, barang, besar, 3_230, part);
  const kecil = lines[0]!.kode_berlian;
  await lepasBatu(shop, barang, [kecil], 3_150);
  const { no_retur } = await returBatu(shop, kecil, { carat: 200, butir: 20 });
  expect(await cariUang(shop, no_retur)).toEqual({
    persediaan: -2_000_000,
    'supplier:BLN/D01': 2_000_000,
  });
});

test('a part of a parcel is set as a stone of its own, its cost by carat', async () => {
  const { kode } = await terimaBatu(shop, [parcel()]);
  const barang = await cincinBerlian(shop);
  const part = { kode_berlian: kode[0]!, carat: 200, butir: 20 };
  const { barang: lines } = await pasangBatu(shop, barang, kode, 3_290, part);
  expect(lines[0]).toMatchObject({ dari_berlian: kode[0], carat: 200, butir: 20 });
  expect(await lihatBarang(shop, barang)).toMatchObject({
    berat_atribut: 40,
    harga_modal: 8_400_000,
  });
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ carat: 800, harga_modal: 8_000_000 });
});

test('90 of 100 stones set as 0.100 ct are told with both means; 40 as 0.400 ct are like their parcel', async () => {
  const { kode } = await terimaBatu(shop, [parcel()]);
  const barang = await cincinBerlian(shop);
  const minta = async (ct: number, butir: number) => {
    const bagian = [{ kode_berlian: kode[0], carat: ct, butir }];
    const isi = { kode_barcode: barang, kode_berlian: kode, berat: 3.33, bagian };
    const key = { 'idempotency-key': `bagian-${butir}` };
    const { body } = await shop.as('SPV').raw('POST', 'berlian/pasang', isi, key);
    const rata = (body.angka as { label: string; nilai: string }[])
      .filter((one) => one.label.startsWith('Rata-rata'))
      .map((one) => one.nilai);
    return [body.events, rata];
  };
  expect(await minta(0.1, 90)).toEqual([
    ['UBAH_BARANG', 'SUSUT_LEBIH', 'UBAH_BARANG'],
    ['0.010 ct', '0.001 ct'],
  ]);
  expect(await minta(0.4, 40)).toEqual([['UBAH_BARANG'], []]);
});

test('a piece that lies in SERVICE keeps its stones: loose ones lie in a warehouse of kind TOKO', async () => {
  await shop.rows(
    `insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'BGK', 'Bengkel', 'SERVICE')`,
  );
  const { kode } = await terimaBatu(shop);
  const barang = await cincinBerlian(shop);
  await pasangBatu(shop, barang, kode, 3_354);
  const pindah = (kode_gudang: string, kode_baki: string | null) =>
    shop.as('SPV').call(pindahDocument.makes.pindai, {
      body: { barang: [barang], kode_gudang, kode_baki },
    });
  await pindah('BGK', null);
  await expect(
    shop.as('SPV').call(pasangBerlianDocument.makes.lepas, isiLepas(barang, kode, 3_250)),
  ).rejects.toMatchObject({ status: 409, code: 'GUDANG_BUKAN_TOKO' });
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'TERPASANG' });
  await pindah('TK', 'A-01');
  await lepasBatu(shop, barang, kode, 3_250);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'LEPAS' });
});

describe('stones follow their piece', () => {
  test('typed with it they are rows; one certificate is not typed again, nor received', async () => {
    const berlian = [{ carat: 0.5, shape: 'RD', no_sertifikat: 'ABC-77', harga_modal: 3_000_000 }];
    const barang = await cincinBerlian(shop, { berlian, berat_atribut: 0.1 });
    const { batu: codes } = (await lihatBarang(shop, barang))!;
    expect(codes).toHaveLength(1);
    expect(await lihatBatu(shop, codes![0]!)).toMatchObject({
      status: 'TERPASANG',
      kode_barcode: barang,
      harga_modal: 3_000_000,
    });
    await expect(cincinBerlian(shop, { berlian })).rejects.toThrow(/SERTIFIKAT_DIPAKAI/);
    await expect(
      shop
        .as('SPV')
        .call(
          terimaBerlianDocument.makes.terima,
          isiTerima([batu({ lembaga: 'GIA', no_sertifikat: 'ABC77' })]),
        ),
    ).rejects.toMatchObject({ code: 'SERTIFIKAT_DIPAKAI' });
    const ubah = await shop
      .as('OWN')
      .raw('PUT', `barang/${barang}`, { berlian: [] }, { 'idempotency-key': 'batu-dibuang' });
    expect([ubah.status, ubah.body.code]).toEqual([422, 'BATU_DI_BUKU']);
  });

  test('sold with it, and back with the cancel of the sale', async () => {
    const { kode } = await terimaBatu(shop);
    const barang = await cincinBerlian(shop);
    await pasangBatu(shop, barang, kode, 3_354);
    const sale = await shop.as('OWN').raw(
      'POST',
      'penjualan',
      {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
        barang: [{ kode_barcode: barang }],
        pembayaran: [{ jenis: 'CASH', jumlah: 100_000_000 }],
      },
      { 'idempotency-key': 'jual-berbatu' },
    );
    expect(sale.status, sale.text).toBe(201);
    const no = String((sale.body.data as { no_faktur_jual: string }).no_faktur_jual);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'TERJUAL' });
    expect(
      await shop.rows(
        `select jenis, carat::int, modal::int from berlian_gerak where kode_berlian = $1 and no_bukti = $2`,
        [kode[0], no],
      ),
    ).toEqual([{ jenis: 'JUAL', carat: -520, modal: -18_000_000 }]);
    const batal = await disetujui(shop, `penjualan/${no}/batal`, { alasan: 'Batal' }, 'OWN', 'SPV');
    expect(batal.status, batal.text).toBe(200);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'TERPASANG' });
  });
});
