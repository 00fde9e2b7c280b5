import { expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';

const { cash, key, sale, shop } = await openJualUji();
const HARI = '2026-11-20';

const sinyal = async (nama: string, sampai = HARI) => {
  const path = `audit/report-sinyal?tgl_from=${sampai}&tgl_to=${sampai}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const jual = async (body: object) => {
  const done = await shop.as('SPV').raw('POST', 'penjualan', body, { 'idempotency-key': key() });
  expect(done.status, JSON.stringify(done.body)).toBe(201);
  return (done.body.data as { no_faktur_jual: string }).no_faktur_jual;
};
const grosir = async (banyak: number, berat: number, jumlah: number) =>
  jual({
    ...sale(
      await tambahPotong(
        shop,
        Array.from({ length: banyak }, () => 'P4' as const),
      ),
    ),
    jenis: 'GROSIR',
    grosir: [{ kode_group: 'T', berat }],
    ...cash(jumlah),
  });

test('who gains in wholesale: one piece at the price of many, and groups that are each a little lighter', async () => {
  await shop.modulOn('SEMI_GROSIR_MODULE');
  await shop
    .as('OWN')
    .raw(
      'POST',
      'parameter-harga-emas',
      { jenis: 'GROSIR', kode_kadar: '375', harga_per_gram: 1_195_000 },
      { 'idempotency-key': 'harga-grosir' },
    );
  expect(await sinyal('GROSIR SATU BARANG')).toEqual([]);
  const satu = await grosir(1, 1.2, 1_434_000);
  expect(await sinyal('GROSIR SATU BARANG')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, no_dokumen: [satu], jumlah_rp: 1_434_000 },
  ]);
  // 0.040 g less than 2.400 g needs no approval; twice on a day it is more than the 0.050 g of one weighing.
  await grosir(2, 2.36, 2_820_500);
  expect(await sinyal('GROSIR LEBIH RINGAN')).toEqual([]);
  await grosir(2, 2.36, 2_820_500);
  expect(await sinyal('GROSIR LEBIH RINGAN')).toMatchObject([
    { user_id: 'spv.kj1', jml: 2, berat: -0.08, selisih_rp: -95_600, batas: '0.050 g' },
  ]);
});

test('who gains by a marketplace that never pays: after fourteen days its sale is a line of every day, paid out of none', async () => {
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  await shop.as('OWN').raw('POST', 'marketplace', {
    kode_marketplace: 'SHP',
    nama: 'Shopee',
    no_rekening: '1234567890',
    fee_persen: 6,
  });
  const online = { marketplace: 'SHP', ekspedisi: 'JNE', no_order: 'ORD-1' };
  const [kode = ''] = await tambahPotong(shop, ['P4']);
  const no = await jual({ ...sale([kode]), ...online });
  await shop.hari('2026-12-04');
  expect(await sinyal('MARKETPLACE BELUM CAIR', '2026-12-04')).toEqual([]);
  await shop.hari('2026-12-05');
  expect(await sinyal('MARKETPLACE BELUM CAIR', '2026-12-05')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, no_dokumen: [no], jumlah_rp: 1_470_000, batas: '14 hari' },
  ]);
  // The report is asked for its day alone, and the home tells it too.
  await shop.hari('2026-12-06');
  expect(await sinyal('MARKETPLACE BELUM CAIR', '2026-12-06')).toMatchObject([{ jml: 1 }]);
  const rumah = async () => {
    const { body } = await shop.as('SPV').raw('GET', 'dashboard/toko');
    const { perlu_dilihat } = body.data as { perlu_dilihat: { jenis: string }[] };
    return perlu_dilihat.filter(({ jenis }) => jenis.startsWith('ONLINE_'));
  };
  expect(await rumah()).toMatchObject([
    { jenis: 'ONLINE_BELUM_CAIR', jumlah: 1, rupiah: 1_470_000, dokumen: 'SHP ORD-1' },
    { jenis: 'ONLINE_BELUM_DIKIRIM', jumlah: 1, tgl_system: HARI },
  ]);
  const dikirim = await shop
    .as('KASIR')
    .raw('POST', `penjualan/${no}/kirim`, { no_resi: 'R1' }, { 'idempotency-key': key() });
  expect(dikirim.status).toBe(200);
  const body = { tgl_cair: '2026-12-06', baris: [{ no_dokumen: no, urut: 1 }] };
  const done = await shop
    .as('MU')
    .raw('POST', 'non-cash/validasi', body, { 'idempotency-key': key() });
  expect(done.status).toBe(201);
  expect(await sinyal('MARKETPLACE BELUM CAIR', '2026-12-06')).toEqual([]);
  expect(await rumah()).toEqual([]);
  // Its parcel comes back: no count comes to bought gold, so that the home tells what lies there for a week.
  const path = `penjualan/${no}/retur`;
  const foto = [await fotoBaru(shop)];
  const retur = { alasan: 'Salah ukuran', barang: [{ kode_barcode: kode, berat: 1.2 }], foto };
  const setuju = await izin(shop.as('KASIR'), shop.as('SPV'), { path, body: retur });
  const kembali = await shop
    .as('KASIR')
    .raw('POST', path, retur, { 'idempotency-key': key(), 'x-otorisasi': setuju });
  expect(kembali.status, kembali.text).toBe(200);
  await shop.hari('2026-12-13');
  expect(await rumah()).toEqual([]);
  await shop.hari('2026-12-14');
  expect(await rumah()).toMatchObject([
    { jenis: 'ONLINE_RETUR_LAMA', jumlah: 1, rupiah: 1_470_000, tgl_system: '2026-12-06' },
  ]);
});
