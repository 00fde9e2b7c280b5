import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hitungAmbilPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import {
  ambilPesanan,
  cincinJadi,
  cincinPesanan,
  pesan,
  selesaikanPesanan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** An order agrees on a price with its tax; the sale that hands over takes it out of that price (D-41.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
  await shop.param('PPN_AKTIF', true);
});
afterAll(() => shop.close());
beforeEach(() => shop.param('PPN_TERMASUK_HARGA', false));

const DP = 1_000_000;
/** A ring of 3.500 g is ordered, one of 3.250 g of the stock fills the order. */
async function jadi(
  more: object = {},
  dokumen = 'TIDAK_ADA',
): Promise<{ no: string; total_harga: number }> {
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  await shop.rows('update barang set dokumen_perolehan = $1 where kode_barcode = $2', [
    dokumen,
    kode_barcode,
  ]);
  const { no_pesanan: no, total_harga } = await pesan(shop, { pembayaran: tunai(DP), ...more });
  const stock = { berat: null, kode_kategori: null, kode_group: null, kode_barcode };
  await selesaikanPesanan(shop, no, { barang: [cincinJadi(stock)], kembali: null, upah: null });
  return { no, total_harga };
}
const hitung = (no: string) =>
  shop.as('KASIR').call(hitungAmbilPesananEndpoint, { params: { no } });

describe('where prices are without tax', () => {
  test('7,645,000 is agreed at 7,771,500; 3.250 g of it cost 7,220,000 and 117,196 of that is PPN', async () => {
    const { no, total_harga } = await jadi();
    expect(total_harga).toBe(7_771_500);
    expect(await hitung(no)).toMatchObject({ total: 7_220_000, pph22_rp: 0, sisa_rp: 6_220_000 });
    const nota = await ambilPesanan(shop, no, 6_220_000);
    expect(nota).toMatchObject({
      grand_total: 7_220_000,
      ppn_rp: 117_196,
      ppn_luar_rp: 0,
      pajak: [{ kelas: 'TANPA_FAKTUR', termasuk: true, netto: 7_220_000 }],
    });
    expect(await cariUang(shop, nota.no_faktur_jual)).toMatchObject({
      kas: 6_220_000,
      dp_pesanan: DP,
      penjualan: -7_052_804,
      ongkos: -50_000,
      ppn: -117_196,
    });
  });

  test('filled with a piece that has a tax invoice 7,102,500 is 7,181,000: what is charged as PPN is booked as PPN', async () => {
    for (const [kunci_harga, termasuk] of [
      [null, false],
      ['KUNCI_SEMUA', true],
    ] as const) {
      await shop.param('PPN_TERMASUK_HARGA', false);
      await shop.param('KUNCI_HARGA_PESANAN', kunci_harga ?? 'KUNCI_SEBESAR_DP');
      const { no, total_harga } = await jadi(kunci_harga ? { kunci_harga } : {}, 'FAKTUR_PAJAK');
      await shop.param('KUNCI_HARGA_PESANAN', 'KUNCI_SEBESAR_DP');
      await shop.param('PPN_TERMASUK_HARGA', termasuk);
      expect(total_harga).toBe(7_771_500);
      expect(await hitung(no), String(termasuk)).toMatchObject({ total: 7_181_000 });
      const nota = await ambilPesanan(shop, no, 6_181_000);
      expect(nota).toMatchObject({
        grand_total: 7_181_000,
        ppn_rp: 78_132,
        pajak: [{ kelas: 'DENGAN_FAKTUR', termasuk: true, netto: 7_181_000 }],
      });
    }
  });

  test('what was locked keeps its tax when the shop puts it into its prices', async () => {
    await shop.param('KUNCI_HARGA_PESANAN', 'KUNCI_SEMUA');
    const { no } = await jadi({ kunci_harga: 'KUNCI_SEMUA' });
    await shop.param('KUNCI_HARGA_PESANAN', 'KUNCI_SEBESAR_DP');
    await shop.param('PPN_TERMASUK_HARGA', true);
    expect(await hitung(no)).toMatchObject({ total: 7_220_000 });
    expect(await ambilPesanan(shop, no, 6_220_000)).toMatchObject({ ppn_rp: 117_196 });
  });

  test('a price 3 % below the day’s is measured before the tax that raises it', async () => {
    const barang = [cincinPesanan({ harga_per_gram: rp(2_105_000) })];
    await expect(pesan(shop, { barang })).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
  });
});

test('an entrepreneur pays PPh 22 of 17,757 with the goods: 7,238,000, as the counter was told before', async () => {
  const isi = { nama: 'Toko Kecil', alamat: 'Jl. Pasar 3', npwp: '0012345678901000' };
  const { body, text } = await shop
    .as('OWN')
    .raw('POST', 'customer', { ...isi, pengusaha: true }, { 'idempotency-key': randomUUID() });
  expect(body.data, text).toBeDefined();
  const { kode_customer } = body.data;
  const { no } = await jadi({
    customer: { kode_customer, nama: null, alamat: null, no_hp: null, setuju_promo: null },
  });
  expect(await hitung(no)).toMatchObject({ total: 7_238_000, pph22_rp: 17_757 });
  const { no_faktur_jual } = await ambilPesanan(shop, no, 6_238_000);
  const rows = await shop.rows(
    'select npwp, pph22_rp, grand_total from penjualan where no_faktur_jual = $1',
    [no_faktur_jual],
  );
  expect(rows).toEqual([{ npwp: '0012345678901000', pph22_rp: 17_757, grand_total: 7_238_000 }]);
});

test('an order that names no card has no PPh 22, whoever has its telephone: as the counter was told before', async () => {
  const no_hp = '0812 7000 8199';
  const isi = { nama: 'Toko Kecil', alamat: 'Jl. Pasar 3', no_hp, npwp: '0012345678901002' };
  const { body, text } = await shop
    .as('OWN')
    .raw('POST', 'customer', { ...isi, pengusaha: true }, { 'idempotency-key': randomUUID() });
  expect(body.data, text).toBeDefined();
  const { kode_customer } = body.data;
  const { no } = await jadi({
    customer: { kode_customer, nama: null, alamat: null, no_hp: null, setuju_promo: null },
  });
  await shop.rows('update pesanan set kode_customer = null where no_pesanan = $1', [no]);
  expect(await hitung(no)).toMatchObject({ total: 7_220_000, pph22_rp: 0 });
  expect(await ambilPesanan(shop, no, 6_220_000)).toMatchObject({ grand_total: 7_220_000 });
});

test('where prices include the tax an order costs what it costs', async () => {
  await shop.param('PPN_TERMASUK_HARGA', true);
  const { no, total_harga } = await jadi();
  expect(total_harga).toBe(7_645_000);
  expect(await ambilPesanan(shop, no, 6_102_500)).toMatchObject({
    grand_total: 7_102_500,
    ppn_rp: 115_289,
  });
});
