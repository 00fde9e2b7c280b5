import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  jadiPesanan,
  pesan,
  selesaikanPesanan,
  serahkanPesanan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { emas, rosokkan, tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const KINI = '2026-11-20';
const HARI = `tgl_from=${KINI}&tgl_to=${KINI}`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

type Baris = Record<string, any>;
const baca = async (path: string): Promise<Baris[]> => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data as Baris[]);
};
const jumlah = (rows: Baris[], nama: string): number =>
  Math.round(rows.reduce((all, one) => all + Number(one[nama] ?? 0), 0) * 1000) / 1000;

const eod = () => baca(`eod/report?tgl_system=${KINI}`);
const mutasi = () => baca(`barang/report-mutasi-stock?${HARI}&group_by=KADAR`);
const posisi = () => baca(`manajerial/report-posisi-emas?per_tanggal=${KINI}`);

describe('what came in and what was destroyed (№ 57, № 65)', () => {
  test('a ring of 3.250 g destroyed; another sold, bought at 3.240 g and labelled again at 3.220 g comes in', async () => {
    const [patah, laku] = (await tambahPotong(shop, ['P1', 'P1'])) as [string, string];
    await shop.approved('SPV', hancurDocument.makes.hancur, {
      body: {
        kode_gudang: 'RS',
        alasan: 'Patah, tidak layak jual',
        barang: [{ kode_barcode: patah, berat: mg(3_250) }],
      },
    });
    const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: laku }],
      pembayaran: [{ jenis: 'CASH', jumlah: 7_102_500 }],
    });
    const { no_faktur_beli } = await done(shop, 'KASIR', 'pembelian', {
      kode_sales: 'S01',
      customer: PENJUAL,
      barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode: laku, berat: 3.24 }],
    });
    await done(shop, 'SPV', `pembelian/${no_faktur_beli as string}/retag`, {
      urut: 1,
      kode_kategori: 'PHS',
      kode_gudang: 'TK',
      kode_baki: 'A-01',
      berat: 3.22,
    });
    const toko = (await eod()).filter((one) => one.kode_gudang === 'TK');
    expect(toko).toMatchObject([
      {
        masuk_berat: 9.72,
        jual_berat: 3.25,
        hancur_berat: 3.25,
        pindah_berat: 0,
        koreksi_berat: 0,
        akhir_berat: 3.22,
      },
    ]);
    expect(await mutasi()).toMatchObject([
      {
        tambah_berat: 9.72,
        jual_berat: 3.25,
        hancur_berat: 3.25,
        ubah_berat: 0,
        akhir_berat: 3.22,
      },
    ]);
  });

  test('a ring of 3.500 g that a craftsman made for an order comes in, it is not less destroyed', async () => {
    await tambahTukang(shop);
    await rosokkan(shop, 2);
    const dulu = await eod();
    const { no_pesanan } = await pesan(shop, { pembayaran: tunai(3_000_000) });
    await serahkanPesanan(shop, no_pesanan, 3_600);
    await selesaikanPesanan(shop, no_pesanan, jadiPesanan({}, { kembali: emas(90) }));
    const kini = await eod();
    expect(kini.filter((one) => one.kode_gudang === 'TITIP')).toMatchObject([
      { masuk_berat: 3.5, hancur_berat: 0, pindah_berat: 0, akhir_berat: 3.5 },
    ]);
    expect(jumlah(kini, 'hancur_berat')).toBe(jumlah(dulu, 'hancur_berat'));
    expect(jumlah(kini, 'masuk_berat')).toBe(jumlah(dulu, 'masuk_berat') + 3.5);
    expect(jumlah(await mutasi(), 'tambah_berat')).toBe(jumlah(kini, 'masuk_berat'));
  });
});

test('№ 68: a tray is where a piece was put when it came, wherever it lies now', async () => {
  const [kode_barcode] = (await tambahPotong(shop, ['P3'])) as [string];
  await shop.as('SPV').call(pindahDocument.makes.pindai, {
    body: { barang: [kode_barcode], kode_gudang: 'TK', kode_baki: 'C-01' },
  });
  const di = async (baki: string) =>
    (await baca(`barang/report-tambah?${HARI}&kode_gudang=TK&kode_baki=${baki}`)).map((one) => [
      one.kode_barcode,
      one.kode_baki,
    ]);
  expect(await di('B-02')).toEqual([[kode_barcode, 'B-02']]);
  expect(await di('C-01')).toEqual([]);
});

describe('a piece of the shop that lies in a warehouse of kind SERVICE (D-37.5, decision 1052)', () => {
  test('is stock wherever stock is told, and the position of gold stays what it was', async () => {
    await shop.as('SPV').call(gudangMaster.endpoints.create, {
      body: { kode_gudang: 'SX', nama: 'Service sendiri', jenis: 'SERVICE' },
    } as never);
    const [kode_barcode] = (await tambahPotong(shop, ['P2'])) as [string];
    const bersih = async () =>
      (await posisi()).find((one) => one.blok === 'POSISI BERSIH') as Baris;
    const [dulu, emasDulu] = [await bersih(), jumlah(await eod(), 'akhir_berat')];
    await shop.as('SPV').call(pindahDocument.makes.pindai, {
      body: { barang: [kode_barcode], kode_gudang: 'SX', kode_baki: null },
    });
    const hari = await eod();
    expect(hari.filter((one) => one.kode_gudang === 'SX')).toMatchObject([
      { pindah_berat: 2.345, akhir_berat: 2.345, akhir_qty: 1, rosok_akhir: null },
    ]);
    const semua = await baca('barang/report-stock?status=SEMUA%20FISIK&sort_by=kode_barcode');
    const saldo = await baca(`barang/report-saldo-stock?per_tanggal=${KINI}&group_by=KADAR`);
    const akhir = jumlah(hari, 'akhir_berat');
    expect(akhir).toBe(emasDulu);
    expect(jumlah(semua, 'berat')).toBe(akhir);
    expect(jumlah(saldo, 'berat')).toBe(akhir);
    expect(jumlah(await mutasi(), 'akhir_berat')).toBe(akhir);
    expect(semua).toHaveLength(jumlah(hari, 'akhir_qty'));
    const [toko] = await baca(`tutup-toko/report?${HARI}`);
    expect(toko!.berat_sistem).toBe(akhir);
    const disana = await baca('barang/report-stock?status=SERVICE&sort_by=kode_barcode');
    expect(disana.map((one) => one.kode_barcode)).toEqual([kode_barcode]);
    const kini = await posisi();
    expect(kini.find((one) => one.blok === 'POSISI BERSIH')).toEqual(dulu);
    expect(kini.find((one) => one.posisi === 'Gudang')).toMatchObject({
      blok: 'MILIK TOKO',
      berat: 2.345,
    });
    expect(kini.map((one) => one.posisi)).not.toContain('Emas customer');
  });

  test('№ 74: a tray there that was counted is told, as the act counted it', async () => {
    await shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE');
    await shop.rows(`insert into baki (kode_toko, kode_gudang, kode_baki, nama, kapasitas)
      values ('KJ1', 'SX', 'S-01', 'Service 1', 100)`);
    const [kode_barcode] = (await tambahPotong(shop, ['P1'])) as [string];
    const tray = { kode_gudang: 'SX', kode_baki: 'S-01' };
    await shop.as('SPV').call(pindahDocument.makes.pindai, {
      body: { barang: [kode_barcode], ...tray },
    });
    const [isi] = await shop.rows<{ berat: number }>(
      'select (berat + berat_label)::int as berat from barang where kode_barcode = $1',
      [kode_barcode],
    );
    const hitung = { ...tray, qty_fisik: 1, berat_fisik: isi!.berat / 1000 };
    await done(shop, 'SPV', 'opname-global-daily', hitung);
    const rows = await baca(`opname-global-daily/report?${HARI}&kode_gudang=SX`);
    expect(rows).toMatchObject([{ ...tray, qty: 1, berat: 3.25, status: 'COCOK' }]);
  });
});
