import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportTests } from '#kit/testing/report-tests.ts';
import type { ReportBench } from '#kit/testing/report-trial.ts';
import { kirimBarangReport } from '#areas/kirim/contract/kirim-barang.report.ts';
import { terimaKirimanReport } from '#areas/kirim/contract/terima-kiriman.report.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { bukaBerlian, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { bukaTokoKirim, kirimkan, pindai, terimakan, tulis } from '#tests/kit/uji/kirim-barang.ts';

const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';

let shop: Shop;
let bench: ReportBench;
let codes: string[];
let no: string[];

async function rows(path: string) {
  const { status, body } = await shop.as('OWN').raw('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return barisLaporan(body.data);
}

/** A stone goes to head office and comes home, a hundredth of a carat lighter by the scale (D-45.8). */
async function stones(): Promise<string[]> {
  await bukaBerlian(shop);
  await shop.modulOn('BERLIAN_MODULE', 'PST');
  await shop.rows(
    `insert into jenis (kode_toko, kode_dept, nama, berlian) values ('PST', 'BL', 'Berlian', true)
       on conflict (kode_toko, kode_dept) do update set berlian = true`,
  );
  const [kode_berlian] = (await terimaBatu(shop)).kode as [string];
  const pergi = (await kirimBatu(shop, [{ kode_berlian }], 'PST')).no_kirim;
  await terimaKirimBatu(shop, pergi, [{ kode_berlian, carat: 0.52 }], { di: 'PST' });
  const pulang = (await kirimBatu(shop, [{ kode_berlian }], 'KJ1', 'PST')).no_kirim;
  await terimaKirimBatu(shop, pulang, [{ kode_berlian, carat: 0.51 }], { di: 'KJ1' });
  return [pergi, pulang];
}

beforeAll(async () => {
  shop = await bukaTokoKirim(['KJ1', 'PST']);
  codes = await tambahPotong(shop, ['P1', 'P2', 'P1', 'P3']);
  const [a, b, c, d] = codes as [string, string, string, string];
  // Two go to head office, one of which comes home lighter; one was cancelled, one is on its way.
  const pergi = await kirimkan(shop, [a, b], 'PST');
  await terimakan(shop, pergi, [pindai(a), pindai(b)], { di: 'PST' });
  const pulang = await kirimkan(shop, [a, b], 'KJ1', 'PST');
  await terimakan(shop, pulang, [pindai(a), pindai(b, { berat: 2.3 })], { di: 'KJ1', by: 'OWN' });
  const batal = await kirimkan(shop, [c], 'PST');
  const alasan = 'Salah toko tujuan';
  await tulis(shop, {
    di: 'KJ1',
    path: `kirim-barang/${batal}/batal`,
    body: { alasan },
    by: 'OWN',
  });
  const jalan = await kirimkan(shop, [d], 'PST');
  no = [pergi, pulang, batal, jalan, ...(await stones())];
  bench = {
    owner: shop.as('OWN').raw,
    blind: shop.as('SPV').raw,
    clerk: shop.as('KASIR').raw,
    neighbour: shop.as('OWN', 'KJ2').raw,
    must: { tgl_from: '2026-11-20', tgl_to: '2026-11-20' },
    worth: { tujuan: ['PST'], asal: ['PST'] },
    protect: (on) =>
      on ? shop.modulOn('PROTEKSI_SATU_BULAN_MODULE') : shop.modulOff('PROTEKSI_SATU_BULAN_MODULE'),
  };
}, 120_000);
afterAll(() => shop.close());

for (const report of [kirimBarangReport, terimaKirimanReport])
  reportTests(report as never, () => bench);

describe('what they say', () => {
  test('№ 86 has every shipment with where it stands; a cancelled one adds nothing', async () => {
    const [pergi, , batal, jalan] = no;
    expect(await rows(`kirim-barang/report?${HARI}`)).toMatchObject([
      { no_kirim: pergi, qty: 2, status: 'DONE' },
      { no_kirim: batal, qty: 0, status: 'CANC' },
      { no_kirim: jalan, qty: 1, status: 'OPEN', umur_hari: 0, tanda: null },
      { no_kirim: no[4], qty: 1, berat: 0, carat: 0.52, butir: 1, status: 'DONE' },
    ]);
  });
  test('№ 87 has what came, with how it compares to what left', async () => {
    expect(await rows(`kirim-barang/report-terima?${HARI}`)).toMatchObject([
      { no_kirim: no[1], kode_barcode: codes[0], hasil: 'COCOK', selisih: 0 },
      { no_kirim: no[1], kode_barcode: codes[1], hasil: 'BEDA BERAT', berat: 2.3 },
      { no_kirim: no[5], hasil: 'COCOK', carat_kirim: 0.52, carat: 0.51, butir: 1, tanda: null },
    ]);
  });
});

test('№ 86 piece by piece: of two that left one is scanned, and one alone is on its way', async () => {
  const [a, b] = (await tambahPotong(shop, ['P1', 'P2'])) as [string, string];
  const bagian = await kirimkan(shop, [a, b], 'PST');
  await terimakan(shop, bagian, [pindai(a)], { di: 'PST' });
  const potong = async (more: string) =>
    (await rows(`kirim-barang/report?${HARI}&tampilan=PER%20BARANG${more}`))
      .filter(({ no_kirim }) => no_kirim === bagian)
      .map(({ kode_barcode, status }) => [kode_barcode, status]);
  expect(await potong('')).toEqual([
    [a, 'DONE'],
    [b, 'OPEN'],
  ]);
  expect(await potong('&status=OPEN')).toEqual([[b, 'OPEN']]);
});
