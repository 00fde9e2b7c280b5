import { beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import type { Refused } from '#tests/kit/client.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import {
  isi as isiTerima,
  bukaTerima,
  cincin,
  label,
  shop,
  terima,
} from '#tests/kit/uji/buka/terima.ts';
import { dibeli, RETAG } from '#tests/proof/balapan/stok.ts';

bukaTerima();

const isi = (
  barang: readonly (readonly [string, number])[],
  alasan = 'Kadar tidak sesuai nota',
) => ({
  body: {
    alasan,
    barang: barang.map(([kode_barcode, berat]) => ({ kode_barcode, berat: mg(berat) })),
  },
});
const retur = (...barang: (readonly [string, number])[]) =>
  shop.approved('SPV', returSupplierDocument.makes.retur, isi(barang), 'OWN');
const batal = (no: string) =>
  shop.approved('SPV', returSupplierDocument.cancel, {
    params: { no },
    body: { alasan: 'Supplier menolak' },
  });
const status = async (code: string) =>
  (await shop.rows('select status from barang where kode_barcode = $1', [code]))[0]!.status;
const hutang = async () =>
  (await shop.as('OWN').call(hutangSupplierEndpoint)).map((one) => [one.kode_supplier, one.hutang]);

let pertama = '';
let kedua = '';
beforeAll(async () => {
  const { no_terima } = await terima();
  const made = await label(no_terima, cincin(3250), cincin(3250));
  [pertama = '', kedua = ''] = made.map((one) => one.kode_barcode);
});

describe('a ring of 3.250 g from UBS with a wrong kadar, found three days later', () => {
  let no = '';
  test('goes back when another person agrees, who reads where it lay, its weight and what it cost', async () => {
    await shop.hari('2026-11-23');
    const given = isi([[pertama, 3245]]);
    const asked = await shop
      .as('SPV')
      .call(returSupplierDocument.makes.retur, given)
      .catch((refused: Refused) => refused.extra);
    expect(asked).toMatchObject({ events: ['RETUR_SUPPLIER'] });
    const dokumen = await retur([pertama, 3245]);
    no = dokumen.no_retur;
    expect(no).toMatch(/^RSKJ1261123\d{3}$/);
    expect(dokumen).toMatchObject({ kode_supplier: 'UBS', total_qty: 1, total_berat: 3250 });
    expect(dokumen.barang[0]).toMatchObject({ berat_timbang: 3245, berat_asal: 3250 });
    expect(dokumen).not.toHaveProperty('total_modal');
  });
  test('its gold and its 6,400,000 are owed no more', async () => {
    expect(await cariBuku(shop, no)).toEqual([
      ['baki:TK/A-01', pertama, 7500, -1, -3250, -2438],
      ['supplier:UBS', pertama, 7500, 1, 3250, 2438],
    ]);
    expect(await cariUang(shop, no)).toEqual({ 'supplier:UBS': 6_400_000, persediaan: -6_400_000 });
    expect(await hutang()).toEqual([['UBS', 6_400_000]]);
    expect(await status(pertama)).toBe('HANCUR');
  });
  test('is among what was received with a minus (№ 63), in the card of the piece and of the supplier', async () => {
    const hari = 'tgl_from=2026-11-23&tgl_to=2026-11-23';
    const mutasi = await shop
      .as('OWN')
      .raw('GET', `barang/report-mutasi-stock?${hari}&group_by=KADAR`);
    expect(mutasi.status, mutasi.text).toBe(200);
    expect(barisLaporan(mutasi.body.data)).toMatchObject([{ terima_qty: -1, terima_berat: -3.25 }]);
    const kartu = await shop.as('OWN').raw('GET', `cash/report-hutang-supplier?${hari}`);
    expect(barisLaporan(kartu.body.data).map((row) => [row.no_dokumen, row.hutang])).toEqual([
      [null, 12_800_000],
      [no, 6_400_000],
      [null, 6_400_000],
    ]);
  });
  test('comes back on another day, whole, and not twice', async () => {
    await shop.hari('2026-11-24');
    expect((await batal(no)).status).toBe('CANC');
    expect(await status(pertama)).toBe('READY');
    expect(await hutang()).toEqual([['UBS', 12_800_000]]);
    await expect(batal(no)).rejects.toMatchObject({ status: 409 });
  });
});

/** Another person agrees to what somebody writes at a piece. */
async function ubah(kode: string, body: object): Promise<void> {
  const write = { method: 'PUT', path: `barang/${kode}`, body };
  const keystore = await izin(shop.as('SPV'), shop.as('OWN'), write);
  const done = await shop
    .as('SPV')
    .raw('PUT', write.path, body, { ...kunci(), 'x-otorisasi': keystore });
  expect(done.status, done.text).toBe(200);
}

describe('who gains', () => {
  test('nothing goes back that weighs something else than the stock says', async () => {
    await expect(retur([pertama, 3200])).rejects.toMatchObject({ code: 'BERAT_LAIN' });
    await expect(retur([pertama, 3300])).rejects.toMatchObject({ code: 'BERAT_LAIN' });
    expect(await status(pertama)).toBe('READY');
  });
  test('a piece goes back to who delivered it, for what it was delivered, whatever was written at it since', async () => {
    await ubah(pertama, { kode_supplier: 'LMX', harga_modal: 9_000_000 });
    const { no_retur, kode_supplier } = await retur([pertama, 3250]);
    expect(kode_supplier).toBe('UBS');
    expect(await cariUang(shop, no_retur)).toEqual({
      'supplier:UBS': 6_400_000,
      persediaan: -9_000_000,
      selisih_stock: 2_600_000,
    });
    await batal(no_retur);
  });
  test('one return is of one supplier', async () => {
    const { no_terima } = (await shop.as('MU').call(terimaDocument.makes.terima, {
      body: { ...isiTerima().body, kode_supplier: 'LMX' },
    })) as {
      no_terima: string;
    };
    const [lain] = await label(no_terima, cincin(3250));
    await expect(retur([pertama, 3250], [lain!.kode_barcode, 3250])).rejects.toMatchObject({
      code: 'SUPPLIER_LAIN',
    });
  });
  test('what was there before Kilau, and what was sold and bought back, was not delivered', async () => {
    const [awal] = await tambahPotong(shop, ['P4']);
    await expect(retur([awal!, 1200])).rejects.toMatchObject({ code: 'TANPA_SUPPLIER' });
    const no = await dibeli(shop);
    const done = await send(shop.as('SPV'), `pembelian/${no}/retag`, RETAG);
    expect(done.status, done.text).toBe(201);
    const [kembali] = await shop.rows<{ kode_barcode: string }>(
      `select kode_barcode from barang where barcode_asal is not null and status = 'READY' order by kode_barcode desc limit 1`,
    );
    await expect(retur([kembali!.kode_barcode, 1200])).rejects.toMatchObject({
      code: 'TANPA_SUPPLIER',
    });
  });
  test('a piece that is sold, or went back already, does not go back', async () => {
    const { no_retur } = await retur([kedua, 3250]);
    await expect(retur([kedua, 3250])).rejects.toMatchObject({ code: 'BARANG_TIDAK_READY' });
    expect(await status(kedua)).toBe('HANCUR');
    expect(no_retur).toMatch(/^RS/);
  });
});
