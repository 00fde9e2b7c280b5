import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { batalkanPesanan, pesan } from '#tests/kit/document/kerja-pesanan.ts';
import { TANPA_KATA, terimaService } from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { dijualPutus, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const KINI = '2026-11-20';
const BCA = '1234567890';
const transfer = (jumlah: number) => [
  {
    jenis: 'TRANSFER' as const,
    kode_bank: 'BCA',
    no_rekening: BCA,
    jumlah: rp(jumlah),
    fee: null,
  },
];

/** A day of transfers: 50 million put into the bank, a loan out of it, deposits that came by it and went back. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await done(shop, 'OWN', 'uang-bank/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 50_000_000,
    keterangan: 'Modal bank',
    no_rekening: BCA,
  });
  await pinjamkan(shop, { admin: rp(0), pembayaran: transfer(3_500_000) });
  const { no_pesanan } = await pesan(shop, { pembayaran: transfer(1_000_000) });
  await batalkanPesanan(shop, no_pesanan, { no_rekening: BCA });
  const { no_service } = await terimaService(shop, { pembayaran: transfer(100_000) });
  await shop.approved('KASIR', serviceDocument.cancel, {
    params: { no: no_service },
    body: { alasan: 'Tidak jadi', ...TANPA_KATA, no_rekening: BCA },
  });
  await terimaService(shop, { pembayaran: transfer(60_000) });
});
afterAll(() => shop.close());

type Baris = Record<string, any>;
const baca = async (path: string): Promise<Baris[]> => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data as Baris[]);
};
const jumlah = (rows: Baris[], nama: string): number =>
  rows.reduce((all, one) => all + Number(one[nama] ?? 0), 0);

test('№ 48: a loan of 3,500,000 by transfer and deposits that went back take from it; its total is what the bank moved', async () => {
  const rows = await baca(`cash/transaction/report?start_date=${KINI}&end_date=${KINI}`);
  const huruf = (kode: string) => rows.filter((one) => one.keterangan.startsWith(kode));
  const dari = (kode: string) => huruf(kode).map((one) => one.jumlah_rp);
  expect([dari('HT'), dari('PS'), dari('BP')]).toEqual([[-3_500_000], [1_000_000], [-1_000_000]]);
  expect([dari('SV').toSorted((a, b) => a - b), dari('BV')]).toEqual([
    [60_000, 100_000],
    [-100_000],
  ]);
  const [bank] = await shop.rows(
    `select sum(rupiah)::bigint as rupiah from buku where kode_toko = 'KJ1' and akun like 'bank:%' and left(no_bukti, 2) <> 'RM'`,
  );
  expect(jumlah(rows, 'jumlah_gesek_rp')).toBe(bank!.rupiah);
});

test('№ 61: what a cashier paid out by transfer is no money that he took', async () => {
  const rows = await baca(`cash/report-setoran-kasir?tgl_system=${KINI}`);
  const dari = (jenis: string) =>
    jumlah(
      rows.filter((one) => one.jenis === jenis),
      'transfer',
    );
  expect([dari('Hutang Baru'), dari('Pesanan'), dari('Batal Pesanan')]).toEqual([
    -3_500_000, 1_000_000, -1_000_000,
  ]);
  expect([dari('Service'), dari('Batal Service')]).toEqual([160_000, -100_000]);
});

test('№ 11: the head of a history says what is owed on loans now', async () => {
  const path = `penjualan/report-customer?tgl_from=${KINI}&tgl_to=${KINI}&cari=Reini`;
  const { body } = await shop.as('OWN').raw('GET', path);
  expect(body.catatan).toContain('hutang Rp 3,500,000, poin 0');
});

test('№ 51: a transfer whose book says another sum than its document is marked', async () => {
  const isi = { keterangan: 'Setor', kategori: 'SETOR_BANK', jumlah: 200_000 };
  const dari = { asal: 'BCA', asal_rekening: BCA };
  const ke = { tujuan: 'BRI', tujuan_rekening: '0987654321' };
  await done(shop, 'OWN', 'cash/mutasi-uang-bank', { ...isi, ...dari, ...ke });
  const tanda = async () =>
    (await baca(`cash/report-mutasi-uang?tgl_from=${KINI}&tgl_to=${KINI}`)).map((one) => one.tanda);
  expect(await tanda()).toEqual([null]);
  const lebih = (rupiah: number) =>
    shop.rows(`alter table mutasi_uang disable trigger user;
      update mutasi_uang set jumlah = jumlah + ${rupiah};
      alter table mutasi_uang enable trigger user`);
  await lebih(1_000);
  expect(await tanda()).toEqual(['TIDAK SEIMBANG']);
  await lebih(-1_000);
});

test('№ 94: an order counts for who took it, a renewal is no new loan; № 15: a pledge that was sold says so', async () => {
  await done(shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 90_000_000,
    keterangan: 'Modal',
  });
  await pesan(shop);
  const { no_faktur_hutang } = await pinjamkan(shop, {
    admin: rp(0),
    kode_sales: 'S01',
    jumlah_hutang: rp(2_000_000),
  });
  const sales = async () =>
    (await baca(`manajerial/report-kinerja-sales?tgl_from=${KINI}&tgl_to=${KINI}`)).find(
      (one) => one.kode_sales === 'S01',
    )!;
  expect(await sales()).toMatchObject({ pesanan: 1, hutang_rp: 2_000_000 });
  await done(shop, 'KASIR', `hutang/${no_faktur_hutang}/peremajaan`, { jumlah_hutang: 1_500_000 });
  expect(await sales()).toMatchObject({ pesanan: 1, hutang_rp: 2_000_000 });
  const putus = await pinjamkan(shop, { admin: rp(0), jumlah_hutang: rp(1_000_000) });
  const { no_faktur_beli } = await dijualPutus(shop, putus.no_faktur_hutang);
  const beli = await baca(`pembelian/report-detail?tgl_from=${KINI}&tgl_to=${KINI}`);
  expect(
    new Set(
      beli.filter((one) => one.no_faktur_beli === no_faktur_beli).map((one) => one.jenis_bayar),
    ),
  ).toEqual(new Set(['BELI PUTUS']));
});

test('№ 61: money that was sent and did not go stands under its name on the day it came back', async () => {
  const { nota_kirim } = await done(shop, 'OWN', 'kirim-uang', {
    destination: 'PST',
    nominal: 500_000,
    keterangan: 'Setor',
  });
  await shop.hari('2026-11-21');
  await shop.approved('MU', kirimDocument.cancel, {
    params: { no: nota_kirim as string },
    body: { alasan: 'Tidak jadi dikirim' },
  } as never);
  const rows = await baca('cash/report-setoran-kasir?tgl_system=2026-11-21');
  expect(rows.filter((one) => one.jumlah_trx !== null)).toMatchObject([
    { jenis: 'Batal Kirim Uang', cash: 500_000 },
  ]);
});
