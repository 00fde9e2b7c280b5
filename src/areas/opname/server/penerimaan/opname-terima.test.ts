import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import {
  batalOpnameTerimaEndpoint,
  hitungTerimaEndpoint,
  kosongkanOpnameTerimaEndpoint,
  mulaiOpnameTerimaEndpoint,
  opnameTerimaEndpoint,
  selesaiOpnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let no = '';
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  no = await terima();
});
afterAll(() => shop.close());

/** Four rings of 750 for 12,800,000 and two of 420 without a known cost. */
const terima = async () => {
  const lot = (kode_kadar: string, qty: number, berat: number, modal?: number) => ({
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar,
    qty,
    berat_bruto: mg(berat),
    berat_nota: mg(berat),
    berat: mg(berat),
    modal: modal === undefined ? null : rp(modal),
  });
  const { no_terima } = await shop.as('MU').call(terimaDocument.makes.terima, {
    body: {
      kode_supplier: 'UBS',
      kode_gudang: 'TK',
      dokumen_perolehan: 'FAKTUR_PAJAK',
      lot: [lot('750', 4, 12_800, 12_800_000), lot('420', 2, 5_000)],
    },
  });
  return no_terima;
};
const mulai = async () =>
  (await shop.as('SPV').call(mulaiOpnameTerimaEndpoint, { body: { kode_gudang: 'TK' } })).id;
const hitung = async (
  id: number,
  [urut, qty, berat]: readonly [number | null, number, number],
  more: { kode?: string; ulang?: 'YA'; who?: Who } = {},
) =>
  (
    await shop.as(more.who ?? 'SPV').call(hitungTerimaEndpoint, {
      body: { id, kode: more.kode ?? no, urut, qty, berat: mg(berat), ulang: more.ulang },
    })
  ).hasil;
const lihat = (id: number) =>
  shop.as('SPV').call(opnameTerimaEndpoint, { params: { id: String(id) } });
const selesai = (id: number, by: Who = 'OWN') =>
  shop.approved('SPV', selesaiOpnameTerimaEndpoint, { body: { id } }, by);
const sisa = async () => {
  const { lot } = await shop.as('SPV').call(terimaDocument.one, { params: { no } });
  return lot.map((one) => [one.kode_kadar, one.sisa_qty, one.sisa_berat]);
};
const label = (berat: number) =>
  shop.as('SPV').call(labelTerimaEndpoint, {
    params: { no },
    body: {
      urut: 1,
      barang: [
        {
          nama_barang: 'Cincin Polos',
          kode_kategori: 'PHS',
          berat: berat / 1000,
          kode_gudang: 'TK',
          kode_baki: 'A-01',
        },
      ],
    } as never,
  });

describe('a delivery of four rings of 750 and two of 420, of which one ring of 750 is gone', () => {
  let id = 0;
  test('is counted blind: what a lot should hold is told once it was counted', async () => {
    id = await mulai();
    await expect(mulai()).rejects.toMatchObject({ status: 409, code: 'OPNAME_BERJALAN' });
    const { lot, harus } = await lihat(id);
    expect(harus).toMatchObject({ qty: 6, berat: 17_800 });
    expect(lot.map((one) => [one.kode_kadar, one.qty, one.hasil])).toEqual([
      ['750', null, 'BELUM'],
      ['420', null, 'BELUM'],
    ]);
  });
  test('each of two people hears what was found, missing, counted twice or is unknown', async () => {
    await expect(hitung(id, [null, 3, 9600])).rejects.toMatchObject({ code: 'PILIH_KADAR' });
    await expect(hitung(id, [1, 0, 9600])).rejects.toMatchObject({ code: 'BERAT_HARUS_NOL' });
    await expect(hitung(id, [9, 1, 9600])).rejects.toMatchObject({ code: 'BARIS_TIDAK_ADA' });
    expect(await hitung(id, [1, 3, 9600])).toBe('HILANG');
    expect(await hitung(id, [1, 4, 12_800], { who: 'MU' })).toBe('KEMBAR');
    expect(await hitung(id, [2, 2, 4900], { who: 'MU' })).toBe('BEDA BERAT');
    expect(await hitung(id, [2, 2, 4990], { who: 'MU', ulang: 'YA' })).toBe('KETEMU');
    expect(await hitung(id, [null, 1, 3000], { kode: 'TBKJ1260101001' })).toBe('TIDAK DIKENAL');
    expect(shop.rings.some((ring) => ring.event === 'stock-opname')).toBe(true);
    expect(await lihat(id)).toMatchObject({
      ketemu: { qty: 5, berat: 14_590 },
      hilang: { qty: 1, berat: 3200, murni: 2400 },
      kembar: 1,
      tidak_dikenal: 1,
      lot: [{ qty: 4, qty_fisik: 3, selisih: -3200 }, { qty: 2, hasil: 'KETEMU' }, {}],
    });
  });
  test('is finished by the owner: the ring and a quarter of the cost go to the differences', async () => {
    await expect(
      shop.approved('MU', selesaiOpnameTerimaEndpoint, { body: { id } }, 'SPV'),
    ).rejects.toMatchObject({ status: 403 });
    const { opname } = await selesai(id);
    expect(await cariBuku(shop, opname.no_opname!)).toEqual([
      ['gudang:TK', null, 7500, -1, -3200, -2400],
      ['selisih', null, 7500, 1, 3200, 2400],
    ]);
    expect(await cariUang(shop, opname.no_opname!)).toEqual({
      selisih_stock: 3_200_000,
      persediaan: -3_200_000,
    });
    expect(await sisa()).toEqual([
      ['750', 3, 9600],
      ['420', 2, 5000],
    ]);
    await expect(hitung(id, [1, 3, 9600])).rejects.toMatchObject({ code: 'OPNAME_TIDAK_BERJALAN' });
  });
  test('its report tells the three found from the one missing; its paper is there', async () => {
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'stock-opname/report?tgl_from=2026-11-20&tgl_to=2026-11-20&tipe=PENERIMAAN');
    type Kelompok = { hasil: string; detail: { qty: number; berat: number }[] };
    expect(
      body.data.flatMap(({ hasil, detail }: Kelompok) =>
        detail.map((one) => [hasil, one.qty, one.berat]),
      ),
    ).toEqual([
      ['HILANG', 1, 3.2],
      ['KETEMU', 2, 5],
      ['KETEMU', 3, 9.6],
      ['LEBIH', 1, 3],
    ]);
    const { opname } = await lihat(id);
    const bukti = await shop
      .as('SPV')
      .raw('GET', `stock-opname/bukti?no_opname=${opname.no_opname}`);
    expect(bukti.body.data.map((one: { hasil: string }) => one.hasil)).toEqual([
      'HILANG',
      'KETEMU',
      'LEBIH',
    ]);
  });
  test('the delivery does not go back while the count holds; the count does, on its day', async () => {
    const batal = { params: { no }, body: { alasan: 'Salah kirim' } };
    await expect(shop.approved('SPV', terimaDocument.cancel, batal)).rejects.toMatchObject({
      status: 409,
      code: 'SUDAH_OPNAME',
    });
    const ask = { body: { id, alasan: 'Cincin terselip di amplop' } };
    const done = await shop.approved('SPV', batalOpnameTerimaEndpoint, ask);
    expect(done.opname.status).toBe('BATAL');
    expect(await sisa()).toEqual([
      ['750', 4, 12_800],
      ['420', 2, 5000],
    ]);
    await expect(shop.approved('SPV', batalOpnameTerimaEndpoint, ask)).rejects.toMatchObject({
      code: 'OPNAME_SUDAH_BATAL',
    });
  });
});

test('a ring labelled after it was counted is neither missing nor more', async () => {
  const id = await mulai();
  expect(await hitung(id, [1, 4, 12_800])).toBe('KETEMU');
  await label(3200);
  expect(await hitung(id, [2, 2, 5000])).toBe('KETEMU');
  const { opname } = await shop.approved(
    'MU',
    selesaiOpnameTerimaEndpoint,
    { body: { id } },
    'SPV',
  );
  expect(await cariBuku(shop, opname.no_opname!)).toEqual([]);
});

test('what nobody counted is missing whole; labelling since closes the way back', async () => {
  const id = await mulai();
  await hitung(id, [1, 4, 12_700]);
  const { opname, hilang, lebih } = await selesai(id);
  expect([hilang.qty, lebih.qty]).toEqual([2, 1]);
  expect(await cariBuku(shop, opname.no_opname!)).toEqual([
    ['gudang:TK', null, 7500, 1, 3100, 2325],
    ['selisih', null, 7500, -1, -3100, -2325],
    ['gudang:TK', null, 4200, -2, -5000, -2100],
    ['selisih', null, 4200, 2, 5000, 2100],
  ]);
  expect(await cariUang(shop, opname.no_opname!)).toEqual({});
  await label(3175);
  const ask = { body: { id, alasan: 'Salah hitung' } };
  await expect(shop.approved('SPV', batalOpnameTerimaEndpoint, ask)).rejects.toMatchObject({
    status: 409,
    code: 'SUDAH_DILABEL',
  });
});

test('a count of too few, then labelled further, must be counted again; it can be emptied', async () => {
  const id = await mulai();
  await hitung(id, [1, 1, 3175]);
  await label(3175);
  await label(3175);
  await label(3175);
  await expect(selesai(id)).rejects.toMatchObject({ status: 409, code: 'HITUNG_ULANG' });
  await shop.approved('SPV', kosongkanOpnameTerimaEndpoint, { body: { id } });
  await expect(mulai()).rejects.toMatchObject({ status: 422, code: 'TERIMA_HABIS' });
  await expect(
    shop.as('KASIR').call(mulaiOpnameTerimaEndpoint, { body: { kode_gudang: 'TK' } }),
  ).rejects.toMatchObject({ status: 403 });
});
