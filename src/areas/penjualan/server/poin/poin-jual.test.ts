import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import {
  bukaMember,
  jadiMember,
  jualMember,
  poin,
  poinDari,
  tunai,
} from '#tests/kit/orang/member.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { rosok } from '#tests/kit/tukar.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
});
afterAll(() => shop.close());

type Nota = { no_faktur_jual: string; poin: number };
const nota = (answer: { body: { data?: unknown } }): Nota => answer.body.data as Nota;
const alasan = { alasan: 'Customer berubah pikiran' };
const batal = (no: string, by: 'SPV' | 'OWN' = 'SPV') =>
  disetujui(shop, `penjualan/${no}/batal`, alasan, by);

describe('P1 for 7,102,500 gives 20 points, which pay 20,000 of P4 (worked postings: sale of P4 with 20 points)', () => {
  test('earned on the nota, on the card and on the piece; spent on poin, and 1,450,000 earns 4', async () => {
    const kode = await jadiMember(shop, 'Ratna');
    const satu = nota(await jualMember(shop, kode, 'P1'));
    expect([satu.poin, await poinDari(shop, kode)]).toEqual([20, 20]);
    const dua = await jualMember(shop, kode, 'P4', [poin(20_000), tunai(1_450_000)]);
    expect(dua.status, JSON.stringify(dua.body)).toBe(201);
    expect(await cariUang(shop, nota(dua).no_faktur_jual)).toEqual({
      kas: 1_450_000,
      poin: 20_000,
      penjualan: -1_470_000,
      hpp: 1_250_000,
      persediaan: -1_250_000,
    });
    expect([nota(dua).poin, await poinDari(shop, kode)]).toEqual([4, 4]);
  });

  test('cancelled, the 20 lie in their lot again and the 4 are gone', async () => {
    const kode = await jadiMember(shop, 'Ratih');
    await jualMember(shop, kode, 'P1');
    const dua = nota(await jualMember(shop, kode, 'P4', [poin(20_000), tunai(1_450_000)]));
    expect((await batal(dua.no_faktur_jual)).status).toBe(200);
    expect(await poinDari(shop, kode)).toBe(20);
    const lots = await shop.rows(
      'select poin, sisa from poin_lot where kode_customer = $1 order by id',
      [kode],
    );
    expect(lots).toEqual([
      { poin: 20, sisa: 20 },
      { poin: 4, sisa: 0 },
    ]);
  });

  test('a sale whose points were spent is cancelled by the owner, who reads it; the balance goes below 0', async () => {
    const kode = await jadiMember(shop, 'Rini');
    const satu = nota(await jualMember(shop, kode, 'P1'));
    await jualMember(shop, kode, 'P4', [poin(20_000), tunai(1_450_000)]);
    const alone = await send(shop.as('KASIR'), `penjualan/${satu.no_faktur_jual}/batal`, alasan);
    expect(alone.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      level: ['OWN'],
      angka: expect.arrayContaining([
        { label: 'Poin nota ini sudah terpakai', nilai: '20, saldo member sekarang 4' },
      ]),
    });
    expect((await batal(satu.no_faktur_jual, 'OWN')).status).toBe(200);
    expect(await poinDari(shop, kode)).toBe(-16);
  });
});

describe('points are refused', () => {
  test('more than there are, half of one, for a stranger, and without the module; nothing is written', async () => {
    const kode = await jadiMember(shop, 'Sinta');
    await jualMember(shop, kode, 'P1');
    const rows = () => shop.rows('select count(*)::int as n from poin');
    const before = await rows();
    const kata = async (siapa: string | null, ...bayar: object[]) =>
      (await jualMember(shop, siapa, 'P4', bayar)).body.message;
    expect(await kata(kode, poin(21_000), tunai(1_449_000))).toBe('Poin Tidak Mencukupi');
    expect(await kata(kode, poin(1500), tunai(1_468_500))).toBe(
      'Pembayaran Poin Harus Kelipatan Rp 1,000',
    );
    expect(await kata(null, poin(1000), tunai(1_469_000))).toBe('Poin Hanya Untuk Member');
    await shop.modulOff('PENJUALAN_BAYAR_POIN_MODULE');
    expect(await kata(kode, poin(1000), tunai(1_469_000))).toBe(
      'Pembayaran Dengan Poin Tidak Aktif',
    );
    await shop.modulOn('PENJUALAN_BAYAR_POIN_MODULE');
    expect(await rows()).toEqual(before);
  });

  test('twenty points of one card pay one of two sales at once', async () => {
    const kode = await jadiMember(shop, 'Tuti');
    await jualMember(shop, kode, 'P1');
    const codes = await tambahPotong(shop, ['P4', 'P4']);
    const kirim = (kode_barcode: string, who: 'KASIR' | 'KASIR2') =>
      send(shop.as(who), 'penjualan', {
        kode_sales: 'S01',
        customer: { kode_customer: kode },
        barang: [{ kode_barcode }],
        pembayaran: [poin(20_000), tunai(1_450_000)],
      });
    const both = await Promise.all([kirim(codes[0]!, 'KASIR'), kirim(codes[1]!, 'KASIR2')]);
    expect(both.map((one) => one.status).toSorted()).toEqual([201, 422]);
    expect(await poinDari(shop, kode)).toBe(4);
  });
});

test('a customer of the public and a reseller earn nothing', async () => {
  const kode = await jadiMember(shop, 'Umi');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [kode]);
  expect(nota(await jualMember(shop, kode, 'P1')).poin).toBe(0);
  expect(nota(await jualMember(shop, null, 'P1')).poin).toBe(0);
});

test('the card of a sales person earns nothing, of whichever shop', async () => {
  const kode = await jadiMember(shop, 'Wati');
  await shop.rows(
    `update sales set hp = (select no_hp from customer where kode_customer = $1)
      where kode_toko = 'KJ1' and kode_sales = 'S01'`,
    [kode],
  );
  expect(nota(await jualMember(shop, kode, 'P1')).poin).toBe(0);
  await shop.rows(`update sales set hp = null where kode_toko = 'KJ1' and kode_sales = 'S01'`);
  expect(nota(await jualMember(shop, kode, 'P1')).poin).toBe(20);
  await shop.rows(
    `insert into sales (kode_toko, kode_sales, nama, hp)
    select 'PST', 'P9', 'Pusat', no_hp from customer where kode_customer = $1`,
    [kode],
  );
  expect(nota(await jualMember(shop, kode, 'P1')).poin).toBe(0);
});

test('who brought a member gets 10 % of the points of his first two sales, and gives them back with a cancel', async () => {
  await shop.rows(`insert into member_afiliasi (kode_toko, kode_afiliasi, nama, persen_poin, jumlah_transaksi)
    values ('KJ1', 'AJAK', 'Ajak teman', 1000, 2)`);
  const ajak = await jadiMember(shop, 'Xena');
  const baru = await jadiMember(shop, 'Yuli', { kode_referensi: ajak });
  const satu = nota(await jualMember(shop, baru, 'P1'));
  await jualMember(shop, baru, 'P1');
  expect(await poinDari(shop, ajak)).toBe(4);
  await jualMember(shop, baru, 'P1');
  expect(await poinDari(shop, ajak)).toBe(4);
  await batal(satu.no_faktur_jual);
  expect([await poinDari(shop, ajak), await poinDari(shop, baru)]).toEqual([2, 40]);
});

test('a sale that waits gives nothing until the cashier has its money', async () => {
  const kode = await jadiMember(shop, 'Zahra');
  await shop.param('VALIDASI_PENJUALAN', true);
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const dibuka = await send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: { kode_customer: kode },
    barang: [{ kode_barcode }],
  });
  const { no_faktur_jual: no } = nota(dibuka);
  expect(await poinDari(shop, kode)).toBe(0);
  const sah = await send(shop.as('KASIR2'), `penjualan/${no}/validasi`, {
    pembayaran: [tunai(7_102_500)],
  });
  await shop.param('VALIDASI_PENJUALAN', false);
  expect([sah.status, nota(sah).poin, await poinDari(shop, kode)]).toEqual([200, 20, 20]);
});

test('an exchange counts and may pay with points what the customer adds', async () => {
  await shop.param('HARGA_ROSOK', 2_550_000 as never);
  const kode = await jadiMember(shop, 'Anis');
  await jualMember(shop, kode, 'P1');
  const [p4] = await tambahPotong(shop, ['P4']);
  const orang = { kode_customer: kode };
  const { status, body } = await send(shop.as('KASIR'), 'tukar-tambah', {
    penjualan: { kode_sales: 'S01', customer: orang, barang: [{ kode_barcode: p4 }] },
    pembelian: {
      kode_sales: 'S01',
      customer: { ...orang, no_ktp: '3201234567890001' },
      barang: [rosok({ harga: 450_000 })],
    },
    pembayaran: [poin(20_000), tunai(1_000_000)],
  });
  expect(status, JSON.stringify(body)).toBe(201);
  // 1,000,000 of money: two steps of 350,000.
  expect(await poinDari(shop, kode)).toBe(2);
  const { no_tukar } = body.data as { no_tukar: string };
  await disetujui(shop, `tukar-tambah/${no_tukar}/batal`, alasan);
  expect(await poinDari(shop, kode)).toBe(20);
});

test('what points paid is a cost of the month in the profit and loss (D-40.3)', async () => {
  const kode = await jadiMember(shop, 'Bunga');
  await jualMember(shop, kode, 'P1');
  const poinBulan = async () => {
    const path = 'manajerial/report-laba-rugi?bulan_from=2026-11&bulan_to=2026-11';
    const rows = barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
    return rows.find((one) => one.uraian === 'Poin member');
  };
  const before = Number((await poinBulan())?.total ?? 0);
  await jualMember(shop, kode, 'P4', [poin(20_000), tunai(1_450_000)]);
  expect(await poinBulan()).toMatchObject({ blok: 'BIAYA', total: before + 20_000 });
});
