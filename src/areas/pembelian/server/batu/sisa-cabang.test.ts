import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
let round = 0;
const post = (path: string, body: object, toko: KodeToko, headers: object = {}) =>
  shop
    .as('KASIR', toko)
    .raw('POST', path, body, { 'idempotency-key': `sisa-cabang-${++round}`, ...headers });
const setuju = async (path: string, body: object, toko: KodeToko) => {
  const keystore = await izin(shop.as('KASIR', toko), shop.as('OWN', toko), { path, body });
  return post(path, body, toko, { 'x-otorisasi': keystore });
};

/** Sold in KJ1 with a ring of 31,102,500; KJ2 buys the ring back without it. */
let kode: string;
let nota: { readonly no_faktur_jual: string; readonly kode_barcode: string };
let tanpa: string;
beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'], dasar: true });
  await shop.dasar('KJ2');
  await bukaBerlian(shop);
  await shop.modulOn('BERLIAN_MODULE', 'KJ2');
  await shop.rows(
    `insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ2', 'BL', 'Berlian', true)
       on conflict (kode_toko, kode_dept) do update set berlian = true`,
  );
  for (const toko of ['KJ1', 'KJ2'] as const) {
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' };
    const key = { 'idempotency-key': `modal-pagi-${toko}` };
    await shop.as('OWN', toko).raw('POST', 'cash/masuk', modal, key);
  }
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  kode = (await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })])).kode[0]!;
  await pasangBatu(shop, kode_barcode, [kode], 3_354);
  const sold = await post(
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 31_102_500 }],
    },
    'KJ1',
  );
  expect(sold.status, sold.text).toBe(201);
  nota = { no_faktur_jual: (sold.body.data as typeof nota).no_faktur_jual, kode_barcode };
  const cincin = { asal_nota: 'CABANG_LAIN', ...nota, kode_dept: 'BL', kode_group: 'T' };
  tanpa = await dibeli({ ...cincin, kadar: 75, berat: 3.25 }, 'KJ2');
});
afterAll(() => shop.close());

const isi = (baris: object) => ({ kode_sales: 'S01', customer: PENJUAL, barang: [baris] });
const dibeli = async (baris: object, toko: KodeToko): Promise<string> => {
  const made = await setuju('pembelian', isi(baris), toko);
  expect(made.status, made.text).toBe(201);
  return (made.body.data as { no_faktur_beli: string }).no_faktur_beli;
};
const lain = () => ({
  asal_nota: 'TANPA_NOTA',
  nama_barang: 'Cincin berlian',
  kode_dept: 'BL',
  kode_group: 'T',
  kadar: 75,
  berat: 3.354,
  berlian: [{ kode_berlian: kode, no_faktur_jual: nota.no_faktur_jual }],
});
const tanya = async (toko: KodeToko) =>
  (await shop.as('KASIR', toko).raw('POST', 'pembelian/hitung', { barang: [lain()] })).status;
const batal = (no: string, toko: KodeToko) =>
  setuju(`pembelian/${no}/batal`, { alasan: 'Salah ketik' }, toko);
const status = async () =>
  Object.fromEntries(
    (
      await shop.rows<{ kode_toko: string; status: string }>(
        `select kode_toko, status from berlian where kode_berlian = $1`,
        [kode],
      )
    ).map((row) => [row.kode_toko, row.status]),
  );

test('who gains: a stone that stayed out of KJ2 is bought in KJ1, and not in KJ2 too', async () => {
  expect([await tanya('KJ1'), await tanya('KJ2')]).toEqual([200, 200]);
  const no = await dibeli(lain(), 'KJ1');
  expect(await status()).toEqual({ KJ1: 'DIBELI' });
  expect([await tanya('KJ1'), await tanya('KJ2')]).toEqual([422, 422]);
  const awal = await post(`pembelian/${tanpa}/batal`, { alasan: 'Salah ketik' }, 'KJ2');
  expect([awal.status, awal.body.code]).toEqual([409, 'SISA_SUDAH_DIBELI']);
  expect((await batal(no, 'KJ1')).status).toBe(200);
});

test('who gains: bought in KJ2, it is a stone of KJ2, and KJ1, whose nota it is, buys it no more', async () => {
  await dibeli(lain(), 'KJ2');
  expect(await status()).toEqual({ KJ1: 'TERJUAL', KJ2: 'DIBELI' });
  expect([await tanya('KJ1'), await tanya('KJ2')]).toEqual([422, 422]);
});
