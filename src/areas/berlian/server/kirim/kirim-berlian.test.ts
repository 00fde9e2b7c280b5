import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batu,
  isiTerima,
  lihatBatu,
  parcel,
  returBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { batalkan, statusKiriman, tulis } from '#tests/kit/uji/kirim-barang.ts';

/** Loose stones from KJ1 to KJ2 (D-45.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const diToko = (kode: string) =>
  shop.rows(
    `select kode_toko, status, left(no_pegang, 2) as pegang, carat::int, butir, harga_modal::int as modal, no_sertifikat
       from berlian where kode_berlian = $1 order by kode_toko`,
    [kode],
  );
const gia = (no: string) => batu({ lembaga: 'GIA', no_sertifikat: no, harga_jual: rp(24_000_000) });
const timbang = (kode_berlian: string, ct: number, more: object = {}) => ({
  kode_berlian,
  carat: ct,
  ...more,
});
/** № 84 of KJ1. */
const stock = async (kode: string) => {
  const { body } = await shop.as('OWN').raw('GET', 'berlian/report-stock');
  const rows = barisLaporan(body.data) as Record<string, unknown>[];
  return rows.filter((one) => one['kode_berlian'] === kode);
};
const selesaikan = (no: string) =>
  tulis(shop, {
    di: 'KJ2',
    path: `kirim-berlian/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
    who: 'MU',
    by: 'SPV',
  });

describe('a stone of 18,000,000 with its certificate, and 40 of 100 stones of a parcel of 10,000,000', () => {
  let satu: string;
  let banyak: string;
  let bagian: string;
  let no: string;
  test('leave without a rupiah; on its way the certificate is of no other stone', async () => {
    [satu, banyak] = (await terimaBatu(shop, [gia('77'), parcel()])).kode as [string, string];
    const made = await kirimBatu(shop, [
      { kode_berlian: satu },
      { kode_berlian: banyak, carat: 400, butir: 40 },
    ]);
    no = made.no_kirim;
    bagian = made.barang[1]!.kode_barcode;
    expect(made).toMatchObject({
      isi: 'BERLIAN',
      total_qty: 2,
      total_berat: 0,
      total_carat: 920,
      total_butir: 41,
    });
    expect(await cariUang(shop, no)).toEqual({});
    expect(await lihatBatu(shop, banyak)).toMatchObject({
      carat: 600,
      butir: 60,
      harga_modal: 6_000_000,
    });
    expect(await diToko(satu)).toMatchObject([{ kode_toko: 'KJ1', status: 'KIRIM', pegang: 'KB' }]);
    await expect(
      shop.as('SPV').call(terimaBerlianDocument.makes.terima, isiTerima([gia('77')])),
    ).rejects.toMatchObject({ code: 'SERTIFIKAT_DIPAKAI' });
    expect(await stock(satu)).toMatchObject([{ keadaan: 'KIRIM', modal: 18_000_000 }]);
    await expect(returBatu(shop, satu)).rejects.toMatchObject({ code: 'BERLIAN_TIDAK_LEPAS' });
    const paper = await shop.as('SPV').raw('GET', `kirim-barang/${no}/surat-jalan.pdf`);
    expect(paper.status).toBe(200);
  });

  test('are taken in by weight and by the certificate that came; both halves book the cost', async () => {
    const daftar = await shop.as('SPV', 'KJ2').raw('GET', 'kirim-berlian/masuk');
    expect(daftar.body.data).toMatchObject([{ no_kirim: no, asal: 'KJ1', qty: 2, sisa: 2 }]);
    const isi = await shop.as('SPV', 'KJ2').raw('GET', `kirim-berlian/${no}/kiriman`);
    expect(isi.body.data.barang[0]).toMatchObject({
      kode_berlian: satu,
      carat: 0.52,
      sifat: 'RD, D, VVS1, EX',
      bersertifikat: true,
    });
    expect(JSON.stringify(isi.body.data)).not.toContain('77');
    const tanpa = await terimaKirimBatu(shop, no, [timbang(satu, 0.52)]);
    expect(tanpa.body.errors).toMatchObject([{ path: 'barang.0.no_sertifikat' }]);
    const lain = await terimaKirimBatu(shop, no, [timbang(satu, 0.52, { no_sertifikat: '78' })]);
    expect([lain.status, lain.text]).toMatchObject([
      422,
      expect.stringContaining('Bukan Sertifikat'),
    ]);
    const { status, body, text } = await terimaKirimBatu(shop, no, [
      timbang(satu, 0.515, { no_sertifikat: '77' }),
      timbang(bagian, 0.4, { butir: 40 }),
    ]);
    expect(status, text).toBe(201);
    expect(body.data).toMatchObject({ qty: 2, total_butir: 41, total_carat: 0.92, sisa: 0 });
    expect(await cariUang(shop, body.data.no_terima)).toEqual({
      persediaan: 22_000_000,
      'rk:KJ1': -22_000_000,
    });
    expect(await cariUang(shop, 'SBKJ1261120001')).toEqual({
      persediaan: -22_000_000,
      'rk:KJ2': 22_000_000,
    });
    expect(await statusKiriman(shop, no)).toBe('DONE');
    expect(await stock(satu)).toEqual([]);
    // A hundredth of a carat is the scales': the packed carat stays.
    expect(await diToko(satu)).toMatchObject([
      { kode_toko: 'KJ1', status: 'KIRIM', pegang: 'SB' },
      { kode_toko: 'KJ2', status: 'LEPAS', carat: 520, modal: 18_000_000, no_sertifikat: '77' },
    ]);
    const lagi = await terimaKirimBatu(shop, no, [timbang(satu, 0.52, { no_sertifikat: '77' })]);
    expect(lagi.body.code).toBe('KIRIMAN_SELESAI');
  });

  test('one comes home: its old row, which may go back to its supplier', async () => {
    const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: satu }], 'KJ1', 'KJ2');
    const home = await terimaKirimBatu(
      shop,
      no_kirim,
      [timbang(satu, 0.52, { no_sertifikat: '77' })],
      { di: 'KJ1' },
    );
    expect(home.status, home.text).toBe(201);
    expect(await diToko(satu)).toMatchObject([
      { kode_toko: 'KJ1', status: 'LEPAS', modal: 18_000_000 },
      { kode_toko: 'KJ2', status: 'KIRIM', pegang: 'SB' },
    ]);
    await returBatu(shop, satu);
    await terimaBatu(shop, [gia('77')]);
  });

  test('№ 83 tells both ways, № 86 and № 87 the carat', async () => {
    const span = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const baca = async (path: string, di: 'KJ1' | 'KJ2') => {
      const { status, body } = await shop.as('OWN', di).raw('GET', path);
      expect(status, JSON.stringify(body)).toBe(200);
      return barisLaporan(body.data) as Record<string, unknown>[];
    };
    const buku = await baca(`berlian/report-buku?${span}&jenis=KIRIM`, 'KJ1');
    expect(
      buku.filter((one) => one['kode_berlian'] === satu && one['jenis'] === 'KIRIM'),
    ).toMatchObject([{ keluar_ct: 0.52 }, { masuk_ct: 0.52 }]);
    const dikirim = await baca(`kirim-barang/report?${span}&tampilan=PER BARANG&status=ALL`, 'KJ1');
    expect(dikirim.find((one) => one['kode_barcode'] === bagian)).toMatchObject({
      carat: 0.4,
      butir: 40,
    });
    const diterima = await baca(`kirim-barang/report-terima?${span}`, 'KJ2');
    expect(diterima.find((one) => one['kode_barcode'] === bagian)).toMatchObject({
      hasil: 'COCOK',
      carat_kirim: 0.4,
      carat: 0.4,
      butir: 40,
    });
  });
});

test('taken back before anything was received: the part is in its parcel again', async () => {
  const { kode } = await terimaBatu(shop, [batu(), parcel()]);
  const [satu, banyak] = kode as [string, string];
  const made = await kirimBatu(shop, [
    { kode_berlian: satu },
    { kode_berlian: banyak, carat: 400, butir: 40 },
  ]);
  await expect(
    batalkan(shop, made.no_kirim, { kode_gudang: 'TK', kode_baki: 'A-01' }),
  ).rejects.toMatchObject({ status: 422 });
  const batal = await batalkan(shop, made.no_kirim);
  expect(batal.status, batal.text).toBe(200);
  expect(await lihatBatu(shop, satu)).toMatchObject({ status: 'LEPAS' });
  expect(await lihatBatu(shop, banyak)).toMatchObject({
    carat: 1000,
    butir: 100,
    harga_modal: 10_000_000,
  });
  expect(await statusKiriman(shop, made.no_kirim)).toBe('CANC');
});

test('what never arrived: the part never left, the stone is lost with its cost', async () => {
  const { kode } = await terimaBatu(shop, [gia('90'), parcel()]);
  const [satu, banyak] = kode as [string, string];
  const made = await kirimBatu(shop, [
    { kode_berlian: satu },
    { kode_berlian: banyak, carat: 400, butir: 40 },
  ]);
  const no = made.no_kirim;
  const ended = await selesaikan(no);
  expect(ended.status, ended.text).toBe(200);
  const isi = (hasil: 'KEMBALI' | 'HILANG', kode_barcode: string) => ({ kode_barcode, hasil });
  const settle = (by: 'SPV' | 'OWN') =>
    tulis(shop, {
      di: 'KJ1',
      path: `kirim-barang/${no}/selisih`,
      body: {
        alasan: 'Jatuh di jalan',
        barang: [isi('HILANG', satu), isi('KEMBALI', made.barang[1]!.kode_barcode)],
      },
      who: 'MU',
      by,
    });
  await expect(settle('SPV')).rejects.toMatchObject({ status: 403 });
  const { status, body, text } = await settle('OWN');
  expect(status, text).toBe(201);
  expect(await cariUang(shop, body.data.no_selisih)).toEqual({
    selisih_stock: 18_000_000,
    persediaan: -18_000_000,
  });
  expect(await lihatBatu(shop, satu)).toMatchObject({ status: 'HILANG' });
  const gerak = await shop.rows(
    `select jenis, carat::int from berlian_gerak where kode_berlian = $1 and jenis <> 'MASUK' order by urut`,
    [satu],
  );
  expect(gerak.map((one) => Object.values(one))).toEqual([
    ['KIRIM', -520],
    ['KIRIM', 520],
    ['HILANG', -520],
  ]);
  expect(await lihatBatu(shop, banyak)).toMatchObject({ carat: 1000, butir: 100 });
  expect(await statusKiriman(shop, no)).toBe('SELISIH');
  // Bought again by its certificate, the loss is read by an owner.
  const lagi = isiTerima([gia('90')]);
  await expect(
    shop.approved('MU', terimaBerlianDocument.makes.terima, lagi, 'SPV'),
  ).rejects.toMatchObject({ status: 403 });
});

test('a shop that keeps stones no more ends what was sent to it: neither shop could else', async () => {
  const { kode } = await terimaBatu(shop, [gia('91')]);
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: kode[0]! }]);
  await shop.modulOff('BERLIAN_MODULE', 'KJ2');
  const masuk = await terimaKirimBatu(shop, no_kirim, [{ kode_berlian: kode[0]!, carat: 0.52 }]);
  expect(masuk.status).toBe(403);
  const ended = await selesaikan(no_kirim);
  await shop.modulOn('BERLIAN_MODULE', 'KJ2');
  expect(ended.status, ended.text).toBe(200);
});
