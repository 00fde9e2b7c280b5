import { afterAll, beforeAll, expect, test } from 'vitest';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { mulaiOpnameEndpoint, selesaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batu,
  cincinBerlian,
  isiTerima,
  pasangBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

const GIA = { lembaga: 'GIA', no_sertifikat: '88003', harga_modal: rp(40_000_000) };
const TGL = '2026-11-20';
const { terima } = terimaBerlianDocument.makes;

let shop: Shop;
/** Two rings, with GIA 88003 and GIA 88004, whose loss a count of their tray found and an owner agreed to. */
beforeAll(async () => {
  shop = await tokoBerlian();
  for (const no_sertifikat of ['88003', '88004']) {
    const cincin = await cincinBerlian(shop);
    const { kode } = await terimaBatu(shop, [batu({ ...GIA, no_sertifikat })]);
    await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  }
  const baki = { body: { kode_gudang: 'TK', kode_baki: 'A-01' } };
  const { id } = await shop.as('SPV').call(mulaiOpnameEndpoint, baki);
  await shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } }, 'OWN');
});
afterAll(() => shop.close());

test('who gains: GIA 88003 that was lost with its ring is bought of a supplier: an owner reads the count', async () => {
  const lagi = isiTerima([batu({ ...GIA, harga_modal: rp(42_000_000) })], { kode_supplier: 'D02' });
  await expect(shop.approved('MU', terima, lagi, 'SPV')).rejects.toMatchObject({ status: 403 });
  const { no_terima } = await shop.approved('SPV', terima, lagi, 'OWN');
  const isi = await shop.rows(
    `select hilang_di is not null as hilang from berlian_terima_isi where no_terima = $1`,
    [no_terima],
  );
  expect(isi).toEqual([{ hilang: true }]);
  const perlu = await shop.rows(
    `select n.event from v_need n join berlian_terima t on t.op = n.op_id where t.no_terima = $1`,
    [no_terima],
  );
  expect(perlu).toEqual([{ event: 'UBAH_BARANG' }]);
});

test('who gains: nor under GIAS, a laboratory of one letter more, nor under IGI in the same size', async () => {
  for (const more of [{ lembaga: 'GIAS', carat: mg(530) }, { lembaga: 'IGI' }]) {
    const surat = { ...GIA, no_sertifikat: '88004', ...more };
    const lagi = isiTerima([batu(surat)], { kode_supplier: 'D02' });
    await expect(shop.as('SPV').call(terima, lagi)).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
  }
  // Two known laboratories, and another size: another stone.
  const lain = { ...GIA, lembaga: 'IGI', carat: mg(1_010) };
  await terimaBatu(shop, [batu(lain)], { kode_supplier: 'D02' });
});

test('who gains: GIA 88004 comes set in another ring of a delivery: an owner is asked as well', async () => {
  const path = 'barang/banyak';
  const cincin = {
    nama_barang: 'Cincin Berlian',
    kode_kategori: 'PHS',
    kode_dept: 'BL',
    kode_group: 'T',
    kode_kadar: '750',
    kode_gudang: 'TK',
    kode_baki: 'A-01',
    berat: 3.354,
    berat_atribut: 0.104,
    harga_modal: 48_400_000,
    berlian: [{ carat: 0.52, no_sertifikat: '88004', harga_modal: 42_000_000 }],
  };
  const body = { barang: [cincin] };
  const tambah = (more: object = {}) =>
    shop.as('MU').raw('POST', path, body, { 'idempotency-key': 'gia-88004-ring', ...more });
  const asked = await tambah();
  expect([asked.status, asked.body.event, asked.body.level]).toEqual([403, 'UBAH_BARANG', ['OWN']]);
  const made = await tambah({
    'x-otorisasi': await izin(shop.as('MU'), shop.as('OWN'), { path, body }),
  });
  expect(made.status, made.text).toBe(201);
  const [{ kode_barcode }] = made.body.data as [{ kode_barcode: string }];
  const perlu = await shop.rows(
    `select n.event from v_need n join barang b on b.op = n.op_id where b.kode_barcode = $1`,
    [kode_barcode],
  );
  expect(perlu).toEqual([{ event: 'UBAH_BARANG' }]);
  const jejak = `audit/report-sinyal?tgl_from=${TGL}&tgl_to=${TGL}&sinyal=BERLIAN+MENYUSUL`;
  const baris = barisLaporan((await shop.as('OWN').raw('GET', jejak)).body.data);
  expect(baris.filter(({ user_id }) => user_id === 'mu.kj1')).toMatchObject([
    { jml: 1, jumlah_rp: 42_000_000, uraian: expect.stringMatching(/ OPKJ1/) },
  ]);
});
