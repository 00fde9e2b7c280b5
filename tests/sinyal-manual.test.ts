import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import {
  beliManual,
  bukaManual,
  isiBeli,
  isiJual,
  jualManual,
  masukkan,
  validasiManual,
} from '#tests/kit/uji/manual.ts';

/** What № 114 tells of sales and purchases of goods without a barcode: no piece would be missed. */
const HARI = '2026-11-20';
let shop: Shop;
const jam = (pukul: string) => shop.jam(new Date(`${HARI}T${pukul}:00+07:00`).toISOString());
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const harga = (jenis: 'JUAL' | 'BELI', harga_per_gram: number, kode_kadar = '375') =>
  done(shop, 'OWN', 'parameter-harga-emas', { jenis, kode_kadar, harga_per_gram });
const global = (nominal: number) => done(shop, 'OWN', 'parameter-harga-emas/global', { nominal });
/** Rings sold for cash, more than they cost. */
const isi = (gram: number, more: object = {}, barang: object = {}) =>
  isiJual(
    { pembayaran: [{ jenis: 'CASH', jumlah: 90_000_000 }], ...more },
    { qty: 1, berat: gram, ...barang },
  );
const jual = async (body: object): Promise<string> => {
  const no = await jualManual(shop, body);
  await validasiManual(shop, [no]);
  return no;
};
const beli = async (body: object = isiBeli()): Promise<string> => {
  const no = await beliManual(shop, body);
  await validasiManual(shop, [no]);
  return no;
};
const setujui = async (path: string, body: object, by: Who = 'SPV') => {
  const { status, text, body: said } = await disetujui(shop, path, body, by);
  expect(status, text).toBeLessThan(300);
  return said.data as Record<string, string>;
};

beforeAll(async () => {
  shop = await openShop({ hari: HARI, dasar: true });
  jam('09:00');
  await bukaManual(shop);
  await bukaMember(shop);
  await shop.rows(`
    insert into kadar (kode_toko, kode_kadar, label, persen) values ('KJ1', '585', '14K', 5850);
    insert into group_barang (kode_toko, kode_group, nama, kode_kadar)
      values ('KJ1', 'MG', 'Manual 585', '585'), ('KJ1', 'MT', 'Manual 999', '999')`);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await masukkan(shop);
  await masukkan(shop, { kode_group: 'MG', kode_baki: 'M-03' });
  await harga('BELI', 1_150_000);
  await global(2_600_000);
}, 120_000);
afterAll(() => shop.close());

test('a sale whose money was taken and that was rejected is a cancel of who rejected it', async () => {
  jam('09:10');
  const no = await jualManual(shop);
  await setujui(`penjualan-manual/${no}/batal`, { alasan: 'Tidak jadi' });
  expect(await sinyal('BATAL DAN CETAK ULANG')).toMatchObject([
    { user_id: 'ksr.kj1', uraian: '1 batal', no_dokumen: [no], berat: 7.45, jumlah_rp: 9_126_500 },
  ]);
});

test('4.100 g bought for 85,000 more than the price of the day', async () => {
  const made = await setujui('pembelian-manual', isiBeli({}, { harga: 4_800_000 }), 'OWN');
  const no = made['no_faktur_beli']!;
  await validasiManual(shop, [no]);
  expect(await sinyal('BELI DI ATAS HARGA')).toMatchObject([
    { user_id: 'ksr.kj1', no_dokumen: [no], selisih_rp: 85_000, batas: '4,715,000' },
  ]);
});

test('the price of 37.50 falls by 100,000 for ten minutes, in which 10.000 g are sold', async () => {
  jam('10:00');
  await harga('JUAL', 1_125_000);
  jam('10:05');
  const no = await jual(isi(10));
  jam('10:10');
  await harga('JUAL', 1_225_000);
  expect(await sinyal('JUAL SETELAH UBAH HARGA')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      no_dokumen: [no],
      uraian: '375 1225000 menjadi 1125000',
      selisih_rp: -1_000_000,
    },
  ]);
  expect(await sinyal('HARGA DIUBAH LALU KEMBALI')).toMatchObject([
    { user_id: 'own.kj1', no_dokumen: [no] },
  ]);
});

test('pure gold falls by 300,000 for ten minutes: 10.000 g of 58.50, which has no row, are sold', async () => {
  jam('11:00');
  await global(2_300_000);
  jam('11:05');
  const no = await jual(isi(10, {}, { kode_group: 'MG', kode_baki: 'M-03' }));
  jam('11:10');
  await global(2_600_000);
  const [row] = await sinyal('JUAL SETELAH UBAH HARGA');
  expect(row).toMatchObject({ jml: 2, selisih_rp: -1_000_000 - 1_755_000 });
  expect(row!.no_dokumen).toContain(no);
  const [kembali] = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali!.no_dokumen).toContain(no);
});

test('the buying price rises by 150,000 for ten minutes, in which 4.100 g are bought', async () => {
  jam('12:00');
  await harga('BELI', 1_300_000);
  jam('12:05');
  const no = await beli();
  jam('12:10');
  await harga('BELI', 1_150_000);
  expect(await sinyal('BELI SETELAH HARGA NAIK')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      no_dokumen: [no],
      uraian: '375 1150000 menjadi 1300000',
      selisih_rp: 615_000,
    },
  ]);
  const [kembali] = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali!.no_dokumen).toContain(no);
});

test('two discounts of 100,000, each below the limit, are one line above 150,000 of a day', async () => {
  jam('13:00');
  await shop.param('BATAS_KAS_KELUAR', rp(150_000));
  const diskon = { diskon: { rupiah: 100_000 } };
  const satu = await jual(isi(5, diskon));
  expect(await sinyal('DISKON SEHARI')).toEqual([]);
  const dua = await jual(isi(5, diskon));
  expect(await sinyal('DISKON SEHARI')).toMatchObject([
    { user_id: 'ksr.kj1', no_dokumen: [satu, dua], selisih_rp: -200_000, batas: '150,000' },
  ]);
});

test('points, and the prices of a reseller, on a card of another name', async () => {
  const kartu = await jadiMember(shop, 'Ratna');
  const no = await jual(isi(5, { customer: { kode_customer: kartu } }));
  expect(await sinyal('POIN NOTA NAMA LAIN')).toEqual([]);
  await shop.rows(`update customer set nama = 'Orang Lain' where kode_customer = $1`, [kartu]);
  expect(await sinyal('POIN NOTA NAMA LAIN')).toMatchObject([
    { user_id: 'ksr.kj1', no_dokumen: [no] },
  ]);
  await shop.rows(`update jual_manual set jenis_customer = 'RESELLER' where no_faktur_jual = $1`, [
    no,
  ]);
  expect(await sinyal('HARGA RESELLER NAMA LAIN')).toMatchObject([
    { user_id: 'ksr.kj1', no_dokumen: [no] },
  ]);
  await shop.rows(`update jual_manual set jenis_customer = 'MEMBER' where no_faktur_jual = $1`, [
    no,
  ]);
});

test('purchases that wait count for who sells them: much of the purest gold, without a photo', async () => {
  const sebelum = (await sinyal('ORANG SAMA SEHARI'))[0];
  expect(sebelum).toBeUndefined();
  expect(await sinyal('EMAS TANPA FOTO')).toEqual([]);
  await harga('BELI', 100_000, '999');
  const no = await beliManual(shop, isiBeli({}, { kode_group: 'MT', qty: 4, berat: 26 }));
  await shop.param('BATAS_BELI_KASIR', rp(5_000_000));
  expect(await sinyal('EMAS TERTINGGI SATU ORANG')).toMatchObject([
    { user_id: 'ksr.kj1', uraian: '26.000 g kadar tertinggi', no_dokumen: [no] },
  ]);
  const [orang] = await sinyal('ORANG SAMA SEHARI');
  expect(orang).toMatchObject({ jml: 3, jumlah_rp: 4_800_000 + 5_330_000 + 2_600_000 });
  expect(orang!.no_dokumen).toContain(no);
  const [foto] = await sinyal('EMAS TANPA FOTO');
  expect(foto).toMatchObject({ user_id: 'ksr.kj1', uraian: '3 dokumen tanpa foto' });
});

test('the owner’s home counts notes that were refused as cancels: their money had crossed the counter (D-46.4)', async () => {
  const sering = async () => {
    const { perlu_dilihat } = await shop.as('OWN').call(dashboardTokoEndpoint, {});
    return perlu_dilihat.find(({ jenis }) => jenis === 'BATAL_SERING');
  };
  expect(await sering()).toBeUndefined();
  for (let round = 0; round < 2; round += 1) {
    const no = await jualManual(shop, isi(1));
    await setujui(`penjualan-manual/${no}/batal`, { alasan: 'Tidak jadi' });
  }
  // With the one that was refused before.
  expect(await sering()).toMatchObject({ user_id: 'ksr.kj1', jumlah: 3 });
});
