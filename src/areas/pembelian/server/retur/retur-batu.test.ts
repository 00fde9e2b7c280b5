import { beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  lihatBatu,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { openOnlineUji } from '#tests/kit/uji/online.ts';

const { bookOf, kirim, pesanan, shop } = await openOnlineUji();

/** A ring of 31,102,500, of which 24,000,000 for its stone, is an order of a marketplace. */
let kode_barcode: string;
let kode: string;
let no: string;
beforeAll(async () => {
  await bukaBerlian(shop);
  kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  kode = (await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })])).kode[0]!;
  await pasangBatu(shop, kode_barcode, [kode], 3_354);
  const made = await kirim('penjualan', pesanan([kode_barcode], { no_order: 'ORD-BATU' }));
  expect(made.status, made.text).toBe(201);
  no = (made.body.data as { no_faktur_jual: string }).no_faktur_jual;
});

test('who gains: before its money came it goes back over no counter', async () => {
  const meja = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual: no, kode_barcode, berat: 3.354 };
  const tanya = await kirim('pembelian/hitung', { barang: [meja] });
  expect(JSON.stringify(tanya.body)).toContain('Nota Marketplace Belum Cair');
});

test('it comes back with its stone: gold and stone are the shop’s again at what was paid', async () => {
  const dikirim = await kirim(`penjualan/${no}/kirim`, { no_resi: 'JNE-BATU' }, 'SPV');
  expect(dikirim.status, dikirim.text).toBe(200);
  const path = `penjualan/${no}/retur`;
  const barang = [{ kode_barcode, berat: 3.354 }];
  const body = { alasan: 'Salah ukuran', barang, foto: [await fotoBaru(shop)] };
  const asked = await kirim(path, body);
  expect(asked.body.events).toEqual(expect.arrayContaining(['BATAL_PENJUALAN', 'BELI_BERLIAN']));
  const keystore = await izin(shop.as('KASIR'), shop.as('SPV'), { path, body });
  const done = await kirim(path, body, 'KASIR', { 'x-otorisasi': keystore });
  expect(done.status, done.text).toBe(200);
  const { no_retur } = done.body.data as { no_retur: string };
  const bon = await shop.as('OWN').raw('GET', `pembelian/${no_retur}`);
  expect(bon.body.data).toMatchObject({
    barang: [{ harga: 31_102_500, batu_rp: 24_000_000, berat_batu: 0.104, murni: 2.438 }],
  });
  expect((await bookOf(no_retur)).slice(-2)).toMatchObject([
    { akun: 'pelanggan', qty: -1, berat: -3354, murni: -2438 },
    { akun: 'gudang:BL', qty: 1, berat: 3354, murni: 2438 },
  ]);
  expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'DIBELI', harga_modal: 24_000_000 });
});
