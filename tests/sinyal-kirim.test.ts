import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import * as api from '#areas/uang/contract/kirim.api.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import {
  bukaKirimBarang,
  kirimkan,
  pindai,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** Between shops: a bag counted short, a piece that came lighter, bags and pieces on their way for days (D-41.5, D-50.4). */
const HARI = '2026-11-20';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ hari: HARI, dasar: true, toko: ['PST', 'KJ1'] });
  await shop.dasar('PST');
  for (const kode of ['PST', 'KJ1'] as const) {
    const own = shop.as('OWN', kode);
    await own.call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(50_000_000), keterangan: 'Modal' },
    });
  }
});
afterAll(() => shop.close());

const sinyal = async (nama: string, hari = HARI, toko: 'PST' | 'KJ1' = 'KJ1') => {
  const path = `audit/report-sinyal?tgl_from=${hari}&tgl_to=${hari}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN', toko).raw('GET', path)).body.data);
};
const kirim = (dari: 'PST' | 'KJ1', destination: 'PST' | 'KJ1') =>
  shop.as('SPV', dari).call(kirimDocument.makes.kirim, {
    body: { nominal: rp(2_000_000), destination, keterangan: 'Kantong 7' },
  });

test('a bag that somebody counted short is told with who counted it and what is missing', async () => {
  expect(await sinyal('KIRIMAN UANG BERBEDA')).toEqual([]);
  const { nomor_referensi } = await kirim('PST', 'KJ1');
  await shop.approved('SPV', api.terimaUangEndpoint, {
    params: { nomor_referensi },
    body: { jumlah_diterima: rp(1_950_000) },
  });
  expect(await sinyal('KIRIMAN UANG BERBEDA')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, jumlah_rp: 2_000_000, selisih_rp: -50_000 },
  ]);
});

test('a piece of 3.250 g that comes as 1.100 g is a line of both shops: who scanned it in, who packed it; his home names it', async () => {
  await bukaKirimBarang(shop, ['PST', 'KJ1']);
  const [a, b] = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, [a!, b!], 'PST');
  const perlu = async () =>
    (await shop.as('SPV').call(berandaEndpoint)).perlu_dilihat.filter(
      ({ jenis }) => jenis === 'KIRIMAN_BERBEDA',
    );
  expect([await sinyal('KIRIMAN BARANG BERBEDA'), await perlu()]).toEqual([[], []]);
  const tukar = [pindai(a!, { berat: 1.1 }), pindai(b!, { berat: 2.345 })];
  const { status, body, text } = await terimakan(shop, no, tukar, { di: 'PST', by: 'OWN' });
  expect(status, text).toBe(201);
  const baris = { jml: 1, uraian: '2.150 g kurang', berat: 2.15 };
  expect(await sinyal('KIRIMAN BARANG BERBEDA')).toMatchObject([
    { ...baris, user_id: 'spv.kj1', no_dokumen: [no] },
  ]);
  expect(await sinyal('KIRIMAN BARANG BERBEDA', HARI, 'PST')).toMatchObject([
    { ...baris, user_id: 'spv.pst', no_dokumen: [body.data.no_terima] },
  ]);
  expect(await perlu()).toMatchObject([
    { jumlah: 1, dokumen: no, barang: `${a} 3.250 → 1.100 g`, tgl_system: HARI },
  ]);
});

test('a piece that did not come is a line there of who said so, and here, when it is lost, of who packed it', async () => {
  const [a] = await tambahPotong(shop, ['P4']);
  const no = await kirimkan(shop, [a!], 'PST');
  const path = `kirim-barang/${no}`;
  const alasan = 'Tidak ada di bungkus';
  const akhir = {
    di: 'PST',
    path: `${path}/selesai`,
    body: { alasan },
    who: 'MU',
    by: 'SPV',
  } as const;
  expect((await tulis(shop, akhir)).status).toBe(200);
  expect(await sinyal('KIRIMAN BARANG KURANG')).toEqual([]);
  const hilang = { alasan, barang: [{ kode_barcode: a, hasil: 'HILANG' }] };
  const lepas = { di: 'KJ1', path: `${path}/selisih`, body: hilang, by: 'OWN' } as const;
  expect((await tulis(shop, lepas)).status).toBe(201);
  const nama = 'KIRIMAN BARANG KURANG';
  const baris = { jml: 1, no_dokumen: [no], berat: 1.2 };
  expect(await sinyal(nama)).toMatchObject([
    { ...baris, user_id: 'spv.kj1', uraian: '1 barang hilang di jalan', jumlah_rp: 1_250_000 },
  ]);
  expect(await sinyal(nama, HARI, 'PST')).toMatchObject([
    { ...baris, user_id: 'mu.pst', uraian: '1 barang dinyatakan kurang' },
  ]);
});

test('money and goods on their way for longer than three days are lines of today while they last, before that none', async () => {
  await bukaKirimBarang(shop, ['PST', 'KJ1']);
  const no_kirim = await kirimkan(shop, await tambahPotong(shop, ['P1']), 'PST');
  const { nota_kirim } = await kirim('KJ1', 'PST');
  for (const nama of ['UANG LAMA DI JALAN', 'BARANG LAMA DI JALAN'])
    expect(await sinyal(nama)).toEqual([]);
  await shop.hari('2026-11-24');
  expect(await sinyal('UANG LAMA DI JALAN', '2026-11-24')).toMatchObject([
    {
      user_id: 'spv.kj1',
      tgl_system: '2026-11-24',
      jml: 1,
      no_dokumen: [nota_kirim],
      jumlah_rp: 2_000_000,
    },
  ]);
  expect(await sinyal('BARANG LAMA DI JALAN', '2026-11-24')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, no_dokumen: [no_kirim], berat: 3.25 },
  ]);
});

test('a bag whose two accounts were used on one device within the hour is told, on two devices it is not', async () => {
  const bag = async (): Promise<string> => {
    const { nomor_referensi } = await kirim('PST', 'KJ1');
    const { terima } = await shop.as('SPV').call(api.terimaUangEndpoint, {
      params: { nomor_referensi },
      body: {},
    } as never);
    return terima!.no_terima;
  };
  const alat = (user_id: string, perangkat: string) =>
    shop.rows('update sesi set perangkat = $2 where user_id = $1', [user_id, perangkat]);
  const no = await bag();
  const told = async () =>
    (await sinyal('KANTONG SATU PERANGKAT', '2026-11-24')).flatMap(
      (one) => one['no_dokumen'] as string[],
    );
  await alat('spv.pst', 'hp-hadi');
  await alat('spv.kj1', 'meja-kj1');
  expect(await told()).toEqual([]);
  await alat('spv.kj1', 'hp-hadi');
  expect(await told()).toContain(no);
});

test('of one device is told, too, what head office’s account sent from the branch itself', async () => {
  const hari = '2026-11-24';
  const { status, body } = await shop
    .as('OWN', 'PST')
    .raw(
      'POST',
      'kirim-uang',
      { nominal: 2_000_000, destination: 'PST', keterangan: 'Kantong 9' },
      { 'idempotency-key': 'kantong-pusat', 'x-toko': 'KJ1' },
    );
  expect(status, JSON.stringify(body)).toBe(201);
  const params = { nomor_referensi: String(body.data.nomor_referensi) };
  const made = await shop
    .as('SPV', 'PST')
    .call(api.terimaUangEndpoint, { params, body: {} } as never);
  await shop.rows("update sesi set perangkat = 'hp-hadi' where user_id in ('own.pst', 'spv.pst')");
  const told = await sinyal('KANTONG SATU PERANGKAT', hari, 'PST');
  expect(told.flatMap((one) => one['no_dokumen'] as string[])).toContain(made.terima!.no_terima);
});
