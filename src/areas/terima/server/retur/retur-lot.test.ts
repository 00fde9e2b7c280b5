import { beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Refused } from '#tests/kit/client.ts';
import { send } from '#tests/kit/titipan.ts';
import {
  batal as batalTerima,
  bukaTerima,
  cincin,
  label,
  shop,
  terima,
} from '#tests/kit/uji/buka/terima.ts';

bukaTerima();

let no = '';
let urutBatal = 0;
const isi = (qty: number, berat: number, more: object = {}) => ({
  body: {
    alasan: 'Ukuran tidak sesuai pesanan',
    barang: [],
    lot: [{ no_terima: no, urut: 1, qty, berat: mg(berat), ...more }],
  },
});
const retur = (qty: number, berat: number, more: object = {}) =>
  shop.approved('SPV', returSupplierDocument.makes.retur, isi(qty, berat, more), 'OWN');
const batal = (no_retur: string) =>
  shop.approved('SPV', returSupplierDocument.cancel, {
    params: { no: no_retur },
    body: { alasan: `Supplier menolak ${(urutBatal += 1)}` },
  });
const sisa = async () =>
  (await shop.as('SPV').call(lotLepasEndpoint))
    .filter((one) => one.no_terima === no)
    .map((one) => [one.kode_supplier, one.qty, one.berat]);
const hutang = async () =>
  (await shop.as('OWN').call(hutangSupplierEndpoint)).map((one) => [one.kode_supplier, one.hutang]);
/** Gold without barcodes, as the book has it. */
const lepas = (bukti: string) =>
  shop.rows(
    `select akun, qty, berat::int, murni::int from buku
      where no_bukti = $1 and rupiah = 0 and kode_barcode is null order by akun`,
    [bukti],
  );

beforeAll(async () => {
  no = (
    await terima({
      qty: 10,
      berat_bruto: mg(66_000),
      berat_nota: mg(65_000),
      berat: mg(65_000),
      modal: rp(130_000_000),
    })
  ).no_terima;
  await label(no, cincin(6500), cincin(6500));
});

describe('of 10 rings from UBS 8 have no label yet: 52.000 g for 104,000,000', () => {
  let no_retur = '';
  test('of its own day the delivery is not cancelled while one of them is returned', async () => {
    const satu = await retur(1, 6500);
    await expect(batalTerima(no)).rejects.toMatchObject({ code: 'SUDAH_DIRETUR', status: 409 });
    await batal(satu.no_retur);
  });
  test('they are listed, the three that do not fit go back two days later, by approval', async () => {
    expect(await sisa()).toEqual([['UBS', 8, 52_000]]);
    await shop.hari('2026-11-22');
    const asked = await shop
      .as('SPV')
      .call(returSupplierDocument.makes.retur, isi(3, 19_000))
      .catch((refused: Refused) => refused.extra);
    expect(asked).toMatchObject({ events: ['RETUR_SUPPLIER'] });
    expect(JSON.stringify(asked)).toContain('6.333');
    const dokumen = await retur(3, 19_000);
    no_retur = dokumen.no_retur;
    expect(dokumen).toMatchObject({ kode_supplier: 'UBS', total_qty: 3, total_berat: 19_000 });
    expect(dokumen.barang[0]).toMatchObject({ kode_barcode: null, urut_lot: 1, qty: 3 });
  });
  test('their gold leaves the warehouse and 38,000,000 are owed no more', async () => {
    expect(await lepas(no_retur)).toEqual([
      { akun: 'gudang:TK', qty: -3, berat: -19_000, murni: -14_250 },
      { akun: 'supplier:UBS', qty: 3, berat: 19_000, murni: 14_250 },
    ]);
    expect(await cariUang(shop, no_retur)).toEqual({
      'supplier:UBS': 38_000_000,
      persediaan: -38_000_000,
    });
    expect(await hutang()).toEqual([['UBS', 92_000_000]]);
    expect(await sisa()).toEqual([['UBS', 5, 33_000]]);
  });
  test('the delivery tells what went back', async () => {
    const one = await shop.as('SPV').call(terimaDocument.one, { params: { no } });
    expect(one).toMatchObject({ sisa_qty: 5, lot: [{ label_qty: 2, retur_qty: 3, sisa_qty: 5 }] });
  });
  test('№ 78 has seven of the ten in the shop', async () => {
    await shop.rows(`insert into supplier_barang (kode_toko, kode_supplier, nama)
      values ('KJ1', 'UBS', 'UBS'), ('KJ1', 'LMX', 'LMX') on conflict do nothing`);
    await shop.modulOn('SUPPLIER_BARANG_MODULE');
    const ask = 'tgl_from=2026-11-01&tgl_to=2026-11-22';
    const { body, text } = await shop.as('OWN').raw('GET', `supplier-barang/report?${ask}`);
    expect(JSON.stringify(body.data), text).toContain('"sisa_qty":7');
  });
  test('comes back whole, and what is left is labelled or goes back as the book has it', async () => {
    expect((await batal(no_retur)).status).toBe('CANC');
    expect(await sisa()).toEqual([['UBS', 8, 52_000]]);
    expect(await hutang()).toEqual([['UBS', 130_000_000]]);
    await expect(batal(no_retur)).rejects.toMatchObject({ status: 409 });
    const semua = await retur(8, 51_900);
    expect(semua).toMatchObject({ total_berat: 52_000 });
    expect(semua.barang[0]).toMatchObject({ berat_timbang: 51_900 });
    expect(await hutang()).toEqual([['UBS', 26_000_000]]);
    expect(await sisa()).toEqual([]);
    await batal(semua.no_retur);
  });
});

describe('who gains', () => {
  test('more than lies there, nothing left for the others, and a rest that weighs something else', async () => {
    await expect(retur(9, 58_500)).rejects.toMatchObject({ code: 'RETUR_HABIS' });
    await expect(retur(7, 52_000)).rejects.toMatchObject({ code: 'BERAT_LAIN' });
    await expect(retur(8, 50_000)).rejects.toMatchObject({ code: 'BERAT_LAIN' });
    await expect(retur(1, 6500, { urut: 2 })).rejects.toMatchObject({ code: 'LOT_TIDAK_ADA' });
    const kosong = { body: { alasan: 'Tidak ada', barang: [] } };
    await expect(
      shop.approved('SPV', returSupplierDocument.makes.retur, kosong as never, 'OWN'),
    ).rejects.toMatchObject({ code: 'BARANG_KOSONG' });
  });
  test('the same rings named on two lines', async () => {
    const [satu] = isi(4, 26_000).body.lot;
    const dua = { body: { ...isi(4, 26_000).body, lot: [satu!, satu!] } };
    await expect(
      shop.approved('SPV', returSupplierDocument.makes.retur, dua, 'OWN'),
    ).rejects.toMatchObject({ code: 'LOT_DUA_KALI' });
  });
  test('two rings as heavy as four are for an owner to agree to, four of their weight are not', async () => {
    const asked = await shop
      .as('SPV')
      .call(returSupplierDocument.makes.retur, isi(2, 26_000))
      .catch((refused: Refused) => refused.extra);
    const sama = await shop
      .as('SPV')
      .call(returSupplierDocument.makes.retur, isi(4, 26_000))
      .catch((refused: Refused) => refused.extra);
    expect([levelOf(asked), levelOf(sama)]).toEqual([['OWN'], ['SPV', 'OWN']]);
  });
  test('a lot that a running count has not counted yet does not leave', async () => {
    const mulai = await send(shop.as('SPV'), 'stock-opname-penerimaan', { kode_gudang: 'TK' });
    expect(mulai.status, mulai.text).toBe(201);
    const { id } = mulai.body.data;
    await expect(retur(1, 6500)).rejects.toMatchObject({ code: 'SEDANG_DIOPNAME', status: 409 });
    const hitung = { id, kode: no, urut: 1, qty: 8, berat: 52 };
    const counted = await send(shop.as('SPV'), 'stock-opname-penerimaan/pindai', hitung);
    expect(counted.status, counted.text).toBe(201);
    const { no_retur } = await retur(1, 6500);
    await batal(no_retur);
  });
  test('pieces of another supplier do not go with them', async () => {
    const lain = (await shop.as('MU').call(terimaDocument.makes.terima, {
      body: {
        kode_supplier: 'LMX',
        kode_gudang: 'TK',
        no_intern: 'SJ-78',
        dokumen_perolehan: 'FAKTUR_PAJAK' as const,
        lot: [
          {
            kode_dept: 'CC',
            kode_group: 'T',
            kode_kadar: '750',
            qty: 1,
            berat_bruto: mg(3300),
            berat_nota: mg(3250),
            berat: mg(3250),
          },
        ],
      },
    } as never)) as { no_terima: string };
    const dua = {
      body: {
        ...isi(1, 6500).body,
        lot: [
          ...isi(1, 6500).body.lot,
          { no_terima: lain.no_terima, urut: 1, qty: 1, berat: mg(3250) },
        ],
      },
    };
    await expect(
      shop.approved('SPV', returSupplierDocument.makes.retur, dua, 'OWN'),
    ).rejects.toMatchObject({ code: 'SUPPLIER_LAIN' });
  });
});

const levelOf = (asked: unknown): unknown => (asked as { level?: unknown }).level;
