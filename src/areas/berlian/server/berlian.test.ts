import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batalRetur,
  batalTerima,
  batu,
  isiRetur,
  isiTerima,
  lihatBatu,
  parcel,
  returBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

const refused = (body: ReturnType<typeof isiTerima>) =>
  expect(shop.as('SPV').call(terimaBerlianDocument.makes.terima, body)).rejects;

describe('a stone of 0.520 ct for 18,000,000', () => {
  test('is owed to its supplier, and lies loose with a code of the barcode series', async () => {
    const { no, kode } = await terimaBatu(shop);
    expect(await cariUang(shop, no)).toEqual({
      persediaan: 18_000_000,
      'supplier:BLN/D01': -18_000_000,
    });
    expect(kode[0]).toMatch(/^KJ1[0-9A-Z]{5}$/);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'LEPAS', carat: 520 });
    const seen = await shop.as('SPV').raw('GET', 'berlian');
    expect([seen.status, seen.text.includes('harga_modal')]).toEqual([200, false]);
    const own = await shop.as('OWN').call(daftarBerlianEndpoint, {});
    expect(own.find((row) => row.kode_berlian === kode[0])).toMatchObject({
      harga_modal: 18_000_000,
    });
  });

  test('goes back to the supplier, and the debt with it; cancelled it lies loose again', async () => {
    const { kode } = await terimaBatu(shop);
    const { no_retur } = await returBatu(shop, kode[0]!);
    expect(await cariUang(shop, no_retur)).toEqual({
      persediaan: -18_000_000,
      'supplier:BLN/D01': 18_000_000,
    });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'RETUR' });
    await expect(returBatu(shop, kode[0]!)).rejects.toMatchObject({ code: 'BERLIAN_TIDAK_LEPAS' });
    await batalRetur(shop, no_retur);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'LEPAS' });
  });

  test('is not cancelled once it went back; after that return was cancelled it is', async () => {
    const { no, kode } = await terimaBatu(shop);
    const { no_retur } = await returBatu(shop, kode[0]!);
    await expect(batalTerima(shop, no)).rejects.toMatchObject({ code: 'BERLIAN_BERGERAK' });
    await batalRetur(shop, no_retur);
    await batalTerima(shop, no);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'RETUR' });
  });

  test('in consignment posts nothing, coming and going, whichever way it goes', async () => {
    const { no, kode } = await terimaBatu(shop, [batu(), batu()], { konsinyasi: true });
    expect(await cariUang(shop, no)).toEqual({});
    const { no_retur } = await returBatu(shop, kode[0]!);
    expect(await cariUang(shop, no_retur)).toEqual({});
    await batalRetur(shop, no_retur);
    await batalTerima(shop, no);
    const [row] = await shop.rows(
      'select sum(modal)::int as modal from berlian_gerak where kode_berlian = $1',
      [kode[1]],
    );
    expect(row).toEqual({ modal: 0 });
  });
});

describe('one certificate', () => {
  const gia = { lembaga: 'GIA', no_sertifikat: '2141438171' };

  test('is of one stone that is held, however it is written, in every shop of the chain', async () => {
    const { kode, no } = await terimaBatu(shop, [batu(gia)]);
    await refused(isiTerima([batu(gia)])).toMatchObject({
      status: 409,
      code: 'SERTIFIKAT_DIPAKAI',
    });
    const wire = await shop.as('SPV').raw(
      'POST',
      'berlian/terima',
      {
        kode_supplier: 'D01',
        konsinyasi: false,
        kode_gudang: 'TK',
        barang: [
          {
            kode_dept: 'BL',
            carat: 0.9,
            lembaga: 'gia',
            no_sertifikat: '2141-438 171',
            harga_modal: 1,
          },
        ],
      },
      { 'idempotency-key': 'sertifikat-sama' },
    );
    expect([wire.status, wire.body.code]).toEqual([409, 'SERTIFIKAT_DIPAKAI']);
    await refused(
      isiTerima([batu({ ...gia, no_sertifikat: '7' }), batu({ ...gia, no_sertifikat: '7' })]),
    ).toMatchObject({ code: 'SERTIFIKAT_KEMBAR' });
    // A laboratory that is not known makes no other stone of its number; a known one does.
    await refused(isiTerima([batu({ ...gia, lembaga: 'GIAS' })])).toMatchObject({
      status: 409,
      code: 'SERTIFIKAT_DIPAKAI',
    });
    await terimaBatu(shop, [batu({ ...gia, lembaga: 'HRD' })]);
    await batalTerima(shop, no);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'RETUR' });
    const lagi = await terimaBatu(shop, [batu(gia)]);
    // The first stone does not come back while the second has its certificate.
    expect(lagi.kode).toHaveLength(1);
  });

  test('taken by another stone keeps a return from being cancelled', async () => {
    const igi = { lembaga: 'IGI', no_sertifikat: 'LG555' };
    const { kode } = await terimaBatu(shop, [batu(igi)]);
    const { no_retur } = await returBatu(shop, kode[0]!);
    await terimaBatu(shop, [batu({ ...igi, color: 'H', clarity: 'SI2' })]);
    await expect(batalRetur(shop, no_retur)).rejects.toMatchObject({ code: 'SERTIFIKAT_DIPAKAI' });
  });
});

describe('a parcel of 100 stones, 1.000 ct, 10,000,000', () => {
  test('gives back 40 of them, 0.400 ct, at 4,000,000; the parcel keeps the rest', async () => {
    const { kode, no } = await terimaBatu(shop, [parcel()]);
    const retur = await returBatu(shop, kode[0]!, { carat: 400, butir: 40 });
    expect(await cariUang(shop, retur.no_retur)).toEqual({
      persediaan: -4_000_000,
      'supplier:BLN/D01': 4_000_000,
    });
    expect(retur.barang[0]).toMatchObject({ dari_berlian: kode[0], carat: 400, butir: 40 });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      carat: 600,
      butir: 60,
      harga_modal: 6_000_000,
    });
    await batalRetur(shop, retur.no_retur);
    // The 40 are in their parcel again, and it is what came in.
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      status: 'LEPAS',
      carat: 1000,
      butir: 100,
      harga_modal: 10_000_000,
    });
    expect(await lihatBatu(shop, retur.barang[0]!.kode_berlian)).toMatchObject({ status: 'RETUR' });
    await batalTerima(shop, no);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'RETUR' });
  });

  test('90 of them at 0.675 ct, cancelled and taken again, cost no less each time', async () => {
    const { kode } = await terimaBatu(shop, [parcel()]);
    const part = { carat: 675, butir: 90 };
    for (const _ of [1, 2]) {
      const { no_retur } = await returBatu(shop, kode[0]!, part);
      expect(await cariUang(shop, no_retur)).toMatchObject({ persediaan: -6_750_000 });
      await batalRetur(shop, no_retur);
    }
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ carat: 1000, butir: 100 });
  });

  test('of which the rest went back too: the part that comes back is a stone of its own', async () => {
    const { kode } = await terimaBatu(shop, [parcel()]);
    const { no_retur, barang } = await returBatu(shop, kode[0]!, { carat: 400, butir: 40 });
    await returBatu(shop, kode[0]!);
    await batalRetur(shop, no_retur);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'RETUR', carat: 600 });
    expect(await lihatBatu(shop, barang[0]!.kode_berlian)).toMatchObject({
      status: 'LEPAS',
      carat: 400,
      harga_modal: 4_000_000,
    });
  });

  test('90 stones called 0.100 ct, which would leave 9,000,000 with ten, are agreed to by a superior', async () => {
    const { kode } = await terimaBatu(shop, [parcel()]);
    const given = isiRetur(kode[0]!, { carat: 100, butir: 90 });
    await expect(
      shop.as('SPV').call(returBerlianDocument.makes.retur, given),
    ).rejects.toMatchObject({
      code: 'PERLU_OTORISASI',
    });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ carat: 1000, butir: 100 });
    const made = await shop.approved('SPV', returBerlianDocument.makes.retur, given);
    expect(await cariUang(shop, made.no_retur)).toMatchObject({ persediaan: -1_000_000 });
  });

  test('has no certificate, and no part that is more or that leaves stones without carat', async () => {
    await refused(isiTerima([parcel({ lembaga: 'GIA', no_sertifikat: '1' })])).toMatchObject({
      code: 'SERTIFIKAT_PARCEL',
    });
    const { kode } = await terimaBatu(shop, [parcel()]);
    const code = (part: object) => expect(returBatu(shop, kode[0]!, part)).rejects;
    await code({ carat: 1100, butir: 50 }).toMatchObject({ code: 'BAGIAN_LEBIH' });
    await code({ carat: 1000, butir: 50 }).toMatchObject({ code: 'BAGIAN_TIDAK_HABIS' });
    await code({ carat: 500 }).toMatchObject({ code: 'BAGIAN_SEPARUH' });
  });
});

test('a warehouse in which a loose stone lies keeps its kind', async () => {
  await shop.rows(
    `insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'BR', 'Brankas', 'TOKO')`,
  );
  const { kode } = await terimaBatu(shop, undefined, { kode_gudang: 'BR' });
  const beli = { params: { kode_gudang: 'BR' }, body: { nama: 'Brankas', jenis: 'BELI' as const } };
  const ganti = () => shop.as('OWN').call(gudangMaster.endpoints.update, beli);
  await expect(ganti()).rejects.toMatchObject({ status: 409, code: 'GUDANG_BERISI' });
  const { no_retur } = await returBatu(shop, kode[0]!);
  expect(await ganti()).toMatchObject({ jenis: 'BELI' });
  // What went back does not come to lie there again.
  await expect(batalRetur(shop, no_retur)).rejects.toMatchObject({
    status: 409,
    code: 'GUDANG_BUKAN_TOKO',
  });
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'RETUR' });
});

test('another supplier’s stone, a stone twice, an unknown one are refused', async () => {
  const [a, b] = [
    await terimaBatu(shop),
    await terimaBatu(shop, undefined, { kode_supplier: 'D02' }),
  ];
  const many = (codes: readonly string[]) =>
    expect(
      shop.as('SPV').call(returBerlianDocument.makes.retur, {
        body: {
          barang: codes.map((kode_berlian) => ({ kode_berlian, carat: null, butir: null })),
          keterangan: null,
        },
      }),
    ).rejects;
  await many([a.kode[0]!, b.kode[0]!]).toMatchObject({ code: 'SUPPLIER_LAIN' });
  await many([a.kode[0]!, a.kode[0]!]).toMatchObject({ code: 'BERLIAN_DUA_KALI' });
  await many(['KJ1ZZZZZ']).toMatchObject({ code: 'BERLIAN_TIDAK_ADA' });
});

test('what its masters do not know, a warehouse that is no shop, cost 0 and no module are refused', async () => {
  await refused(isiTerima([batu({ shape: 'XX' })])).toMatchObject({
    errors: [{ path: 'barang.0.shape', message: 'Shape XX Tidak Ditemukan' }],
  });
  await refused(isiTerima([batu({ kode_dept: 'CC' })])).toMatchObject({
    code: 'BUKAN_JENIS_BERLIAN',
  });
  await refused(isiTerima(undefined, { kode_supplier: 'D99' })).toMatchObject({
    code: 'SUPPLIER_TIDAK_ADA',
  });
  await refused(isiTerima(undefined, { kode_gudang: 'BL' })).toMatchObject({
    code: 'GUDANG_BUKAN_TOKO',
  });
  await refused(isiTerima([batu({ harga_modal: rp(0) })])).toMatchObject({ status: 422 });
  await refused(isiTerima([batu({ carat: mg(0) })])).toMatchObject({ status: 422 });
  await shop.modulOff('BERLIAN_MODULE');
  const { status } = await shop.as('SPV').raw('GET', 'berlian');
  expect(status).toBe(403);
  await shop.modulOn('BERLIAN_MODULE');
});
