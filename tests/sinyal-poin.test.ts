import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { bukaMember, jadiMember, jualMember, poin, tunai } from '#tests/kit/orang/member.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A cashier who books strangers on one card, spends points of staff, and brings member after member (reliability 12). */
const HARI = '2026-11-20';
let shop: Shop;
let ratna: string;
let petugas: string;
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const orang = (kode: string) => ({ user_id: 'ksr.kj1', uraian: expect.stringContaining(kode) });

beforeAll(async () => {
  shop = await openShop({ hari: HARI, dasar: true });
  await bukaMember(shop);
  ratna = await jadiMember(shop, 'Ratna');
  for (let nth = 0; nth < 4; nth++) await jualMember(shop, ratna, 'P1');
  petugas = await jadiMember(shop, 'Sinta');
  await jualMember(shop, petugas, 'P1');
}, 120_000);
afterAll(() => shop.close());

test('four notas of one cashier on one card in a day are told; three are not', async () => {
  const rows = await sinyal('POIN SATU KARTU BERULANG');
  expect(rows).toMatchObject([{ ...orang(ratna), jml: 4 }]);
});

test('points of a person who works here, spent on a sale that he made himself', async () => {
  await shop.rows(`update users set kode_sales = 'S01' where user_id = 'ksr.kj1'`);
  const hp = '(select no_hp from customer where kode_customer = $1)';
  await shop.rows(`update sales set hp = ${hp} where kode_toko = 'KJ1' and kode_sales = 'S01'`, [
    petugas,
  ]);
  expect(await sinyal('POIN PETUGAS SENDIRI')).toEqual([]);
  const { status } = await jualMember(shop, petugas, 'P4', [poin(20_000), tunai(1_450_000)]);
  expect(status).toBe(201);
  expect(await sinyal('POIN PETUGAS SENDIRI')).toMatchObject([
    { user_id: 'ksr.kj1', nama_customer: 'Sinta', jml: 1 },
  ]);
});

test('three members that one card brings on a day', async () => {
  const ajak = { kode_referensi: ratna };
  for (const nama of ['Ani', 'Budi']) await jadiMember(shop, nama, ajak);
  expect(await sinyal('MEMBER DIAJAK SATU KARTU')).toEqual([]);
  await jadiMember(shop, 'Citra', ajak);
  expect(await sinyal('MEMBER DIAJAK SATU KARTU')).toMatchObject([{ ...orang(ratna), jml: 3 }]);
});

test('points that were put right by hand, by whom', async () => {
  await done(shop, 'OWN', `member/${ratna}/koreksi-poin`, { poin: 7, alasan: 'Kartu lama' });
  const [row] = await sinyal('POIN DIUBAH TANGAN');
  expect(row).toMatchObject({ user_id: 'own.kj1', jml: 1, uraian: '1 perubahan, 7 poin' });
});

test('points of three cards that one cashier spends on a day; prices of a reseller under another name', async () => {
  expect(await sinyal('POIN DIPAKAI BERULANG')).toEqual([]);
  for (const nama of ['Dini', 'Eka', 'Fifi']) {
    const kode = await jadiMember(shop, nama);
    await jualMember(shop, kode, 'P1');
    expect((await jualMember(shop, kode, 'P4', [poin(20_000), tunai(1_450_000)])).status).toBe(201);
  }
  const [row] = await sinyal('POIN DIPAKAI BERULANG');
  expect(row).toMatchObject({ user_id: 'ksr.kj1' });
  expect(await sinyal('HARGA RESELLER NAMA LAIN')).toEqual([]);
  await shop.modulOn('RESELLER_MODULE');
  const kode = await jadiMember(shop, 'Galuh');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [kode]);
  await jualMember(shop, kode, 'P1');
  await shop.rows(`update penjualan set nama_customer = 'Teman' where kode_customer = $1`, [kode]);
  expect(await sinyal('HARGA RESELLER NAMA LAIN')).toMatchObject([{ ...orang(kode), jml: 1 }]);
  await shop.modulOff('RESELLER_MODULE');
});

test('three notas of one piece at the prices of resellers, in their own names', async () => {
  await shop.modulOn('RESELLER_MODULE');
  const kode = await jadiMember(shop, 'Hana');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [kode]);
  // With the one of Galuh it is the second, then the third.
  await jualMember(shop, kode, 'P1');
  expect(await sinyal('HARGA RESELLER SATU BARANG')).toEqual([]);
  const { body } = await jualMember(shop, kode, 'P1');
  const { no_faktur_jual } = body.data as { no_faktur_jual: string };
  expect(await sinyal('HARGA RESELLER SATU BARANG')).toMatchObject([
    {
      ...orang(kode),
      jml: 3,
      no_dokumen: expect.arrayContaining([no_faktur_jual]),
      batas: '3 nota',
    },
  ]);
  await shop.modulOff('RESELLER_MODULE');
});

test('points that another shop gave, spent here for more than a person spends of its money alone', async () => {
  await shop.param('BATAS_KAS_KELUAR', 10_000 as never);
  const kode = await jadiMember(shop, 'Indah');
  await jualMember(shop, kode, 'P1');
  await jualMember(shop, kode, 'P4', [poin(5_000), tunai(1_465_000)]);
  expect(await sinyal('POIN DARI TOKO LAIN')).toEqual([]);
  await shop.rows(`update poin_lot set kode_toko = 'PST' where kode_customer = $1`, [kode]);
  await jualMember(shop, kode, 'P4', [poin(15_000), tunai(1_455_000)]);
  expect(await sinyal('POIN DARI TOKO LAIN')).toMatchObject([
    { ...orang(kode), jml: 2, jumlah_rp: 20_000, batas: '10,000' },
  ]);
});

test('a nota under another name than that of the card', async () => {
  expect(await sinyal('POIN NOTA NAMA LAIN')).toEqual([]);
  await shop.rows(`update customer set nama = 'Orang Lain' where kode_customer = $1`, [ratna]);
  expect(await sinyal('POIN NOTA NAMA LAIN')).toMatchObject([{ ...orang(ratna), jml: 4 }]);
});
