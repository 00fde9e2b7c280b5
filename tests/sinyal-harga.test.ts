import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, kunci, titipkan } from '#tests/kit/titipan.ts';

/** A price is put where a friend needs it for minutes: of pure gold, of resellers, of gold that the shop buys. */
const TGL = '2026-11-20';
let shop: Shop;
const jam = (pukul: string) => shop.jam(new Date(`${TGL}T${pukul}:00+07:00`).toISOString());
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${TGL}&tgl_to=${TGL}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const global = (nominal: number) => done(shop, 'OWN', 'parameter-harga-emas/global', { nominal });
const harga = (jenis: 'BELI' | 'RESELLER' | 'GROSIR', harga_per_gram: number, kode_kadar = '750') =>
  done(shop, 'OWN', 'parameter-harga-emas', { jenis, kode_kadar, harga_per_gram });
async function jual(kode_barcode: string, customer: object): Promise<string> {
  const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
  });
  return no_faktur_jual;
}
const beli = async (asal_nota: 'TANPA_NOTA' | 'ROSOK', berat: number): Promise<string> => {
  const emas = { nama_barang: 'Gelang', kode_dept: 'CC', kode_group: 'T', kadar: 75, berat };
  return (await belikan(shop, [{ asal_nota, ...emas }])).no_faktur_beli;
};

beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true });
  jam('09:00');
  await shop.param('HARGA_ROSOK', rp(2_250_000));
  await done(shop, 'OWN', 'cash/masuk', isiKas(300_000_000, 'MODAL_KAS'));
  await global(2_600_000);
});
afterAll(() => shop.close());

test('pure gold at 2,300,000 for ten minutes: 20 g of a kadar without a row are sold, and it is put back', async () => {
  const body = { kode_kadar: '585', label: '14K', persen: persen(5850) };
  await shop.as('OWN').call(kadarMaster.endpoints.create, { body });
  const tempat = { kode_kategori: 'PHS', kode_group: 'T', kode_gudang: 'TK', kode_baki: 'B-02' };
  const emas = { nama_barang: 'Kalung', kode_dept: 'KL', kode_kadar: '585', berat: 20, ongkos: 0 };
  const barang = [{ ...tempat, ...emas, harga_modal: 20_000_000 }];
  const [one] = await done(shop, 'OWN', 'barang/banyak', { barang });
  jam('10:00');
  await global(2_300_000);
  jam('10:05');
  const no = await jual(one!.kode_barcode, { nama: 'Teman' });
  jam('10:10');
  await global(2_600_000);
  expect(await sinyal('JUAL SETELAH UBAH HARGA')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      no_dokumen: [no],
      uraian: 'GLOBAL 2600000 menjadi 2300000',
      // 20 g at 1,345,500 in the place of 1,521,000.
      selisih_rp: -3_510_000,
    },
  ]);
  expect(await sinyal('HARGA DIUBAH LALU KEMBALI')).toMatchObject([
    { user_id: 'own.kj1', uraian: 'GLOBAL 2600000 menjadi 2300000', no_dokumen: [no] },
  ]);
});

test('the row of resellers is lowered for one sale; a sale to anybody else is none of it', async () => {
  await bukaMember(shop);
  await shop.modulOn('RESELLER_MODULE');
  const kode_customer = await jadiMember(shop, 'Galuh');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [
    kode_customer,
  ]);
  jam('11:00');
  await harga('RESELLER', 2_100_000);
  const [murah, biasa] = await tambahPotong(shop, ['P1', 'P1']);
  jam('11:40');
  await harga('RESELLER', 1_600_000);
  jam('11:45');
  const no = await jual(murah!, { kode_customer });
  await jual(biasa!, { nama: 'Ibu Sari' });
  jam('11:50');
  await harga('RESELLER', 2_100_000);
  const uraian = 'RESELLER 750 2100000 menjadi 1600000';
  const [row] = await sinyal('JUAL SETELAH UBAH HARGA');
  // 3.250 g at 500,000 less, beside the sale of the morning.
  expect(row).toMatchObject({ jml: 2, selisih_rp: -3_510_000 - 1_625_000 });
  expect(row!.uraian).toContain(uraian);
  const [kembali] = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali!.uraian).toContain(uraian);
  expect(kembali!.no_dokumen).toContain(no);
  expect(kembali).toMatchObject({ jml: 2 });
});

test('the buying price rises, a friend’s gold is bought, the price is put back: the buy-back is named', async () => {
  jam('13:00');
  await harga('BELI', 2_075_000);
  jam('13:05');
  await beli('TANPA_NOTA', 10);
  expect(await sinyal('BELI SETELAH HARGA NAIK')).toEqual([]);
  jam('14:00');
  await harga('BELI', 2_400_000);
  jam('14:05');
  const no = await beli('TANPA_NOTA', 10);
  expect(await sinyal('BELI SETELAH HARGA NAIK')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      no_dokumen: [no],
      uraian: '750 2075000 menjadi 2400000',
      selisih_rp: 3_250_000,
      batas: '30 menit, 2%',
    },
  ]);
  jam('15:00');
  await harga('BELI', 2_075_000);
  const [kembali] = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali!.uraian).toContain('BELI 750 2075000 menjadi 2400000');
  expect(kembali!.no_dokumen).toContain(no);
});

test('steps that are each the market’s are one rise together; the price of scrap is a buying price', async () => {
  const [dulu] = await sinyal('BELI SETELAH HARGA NAIK');
  jam('16:00');
  await harga('BELI', 2_110_000);
  jam('16:10');
  await harga('BELI', 2_145_000);
  jam('16:15');
  const bertahap = await beli('TANPA_NOTA', 10);
  const naik = { value: 2_600_000 };
  const { status, text } = await shop
    .as('OWN')
    .raw('PUT', 'para-system/key/HARGA_ROSOK', naik, kunci());
  expect(status, text).toBeLessThan(300);
  jam('16:20');
  const rosok = await beli('ROSOK', 4);
  const [kini] = await sinyal('BELI SETELAH HARGA NAIK');
  expect(kini!.no_dokumen).toEqual([...(dulu!.no_dokumen as string[]), bertahap, rosok].toSorted());
  expect(kini!.uraian).toContain('750 2075000 menjadi 2145000');
  expect(kini!.uraian).toContain('ROSOK 2250000 menjadi 2600000');
  // 10 g at 70,000 more, and 3 g of fine gold at 350,000 more.
  expect(Number(kini!.selisih_rp) - Number(dulu!.selisih_rp)).toBe(700_000 + 1_050_000);
});

test('the wholesale price is lowered for one sale: both signals name it', async () => {
  await shop.modulOn('SEMI_GROSIR_MODULE');
  jam('16:40');
  await harga('GROSIR', 1_195_000, '375');
  const [code] = await tambahPotong(shop, ['P4']);
  jam('17:20');
  await harga('GROSIR', 1_000_000, '375');
  jam('17:25');
  const { no_faktur_jual } = await done(shop, 'OWN', 'penjualan', {
    jenis: 'GROSIR',
    kode_sales: 'S01',
    customer: { nama: 'Toko Emas Murni', alamat: 'Pasar Baru 7', no_hp: '0813 2222 4444' },
    barang: [{ kode_barcode: code }],
    grosir: [{ kode_group: 'T', berat: 1.2 }],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_200_000 }],
  });
  jam('17:28');
  await harga('GROSIR', 1_195_000, '375');
  const uraian = 'GROSIR 375 1195000 menjadi 1000000';
  const jual = (await sinyal('JUAL SETELAH UBAH HARGA')).find(
    ({ user_id }) => user_id === 'own.kj1',
  );
  expect(jual).toMatchObject({ uraian, no_dokumen: [no_faktur_jual], selisih_rp: -234_000 });
  const [kembali] = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali!.uraian).toContain(uraian);
  expect(kembali!.no_dokumen).toContain(no_faktur_jual);
});

test('60 g tested 74.80 that get the label of 70.00 lose 2.880 g of fine gold and no weight: that is a line', async () => {
  jam('17:40');
  const emas = { nama_barang: 'Kalung', kode_dept: 'KL', kode_group: 'T', kadar: 74.8, berat: 60 };
  const { no_faktur_beli } = await belikan(shop, [{ asal_nota: 'TANPA_NOTA', ...emas }]);
  expect((await sinyal('SELISIH BERAT')).filter(({ user_id }) => user_id === 'spv.kj1')).toEqual(
    [],
  );
  await done(shop, 'SPV', `pembelian/${no_faktur_beli}/retag`, {
    urut: 1,
    kode_kategori: 'PHS',
    kode_gudang: 'TK',
    kode_baki: 'B-02',
    berat: 60,
  });
  expect(await sinyal('SELISIH BERAT')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, berat: 0, uraian: '2.880 g murni berbeda' },
  ]);
});

test('a deposit holds 20 g of 58.50, which has no row, minutes before pure gold rises by 100,000: 58,500 a gram', async () => {
  jam('18:00');
  const tempat = { kode_kategori: 'PHS', kode_group: 'T', kode_gudang: 'TK', kode_baki: 'B-02' };
  const emas = { nama_barang: 'Kalung', kode_dept: 'KL', kode_kadar: '585', berat: 20, ongkos: 0 };
  const barang = [{ ...tempat, ...emas, harga_modal: 20_000_000 }];
  const [one] = await done(shop, 'OWN', 'barang/banyak', { barang });
  const no = (await titipkan(shop, [one!.kode_barcode], cash(500_000))).no_titip;
  expect(await sinyal('KUNCI SEBELUM HARGA NAIK')).toEqual([]);
  jam('18:20');
  await global(2_700_000);
  expect(await sinyal('KUNCI SEBELUM HARGA NAIK')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      no_dokumen: [no],
      uraian: 'GLOBAL 2600000 menjadi 2700000',
      selisih_rp: -1_170_000,
    },
  ]);
});
