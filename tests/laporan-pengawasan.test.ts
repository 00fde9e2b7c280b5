import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportTests } from '#kit/testing/report-tests.ts';
import type { ReportBench } from '#kit/testing/report-trial.ts';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { supplierReport } from '#areas/dashboard/contract/laporan/supplier.report.ts';
import { fakturBermasalahReport } from '#areas/pengawasan/contract/faktur-bermasalah.report.ts';
import { sinyalReport } from '#areas/pengawasan/contract/sinyal.report.ts';
import { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

const TGL = '2026-11-20';
const HARI = `tgl_from=${TGL}&tgl_to=${TGL}`;
const BUDI = { nama: 'Bapak Budi', alamat: 'Jl. Melati 2', no_hp: '0813 0000 0001' };

let shop: Shop;
let bench: ReportBench;
let codes: string[];
let nota: string[];

const jam = (pukul: string) => shop.jam(new Date(`${TGL}T${pukul}:00+07:00`).toISOString());
async function jual(kode_barcode: string): Promise<string> {
  const barang = [{ kode_barcode }];
  const body = { kode_sales: 'S01', customer: BUDI, barang };
  const bayar = { ...body, pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }] };
  const { status, body: answer } = await send(shop.as('KASIR'), 'penjualan', bayar);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return (answer.data as { no_faktur_jual: string }).no_faktur_jual;
}
const batal = (no: string) =>
  shop.approved('KASIR', penjualanDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah barang' },
  } as never);
async function rows(path: string, who: 'OWN' | 'SPV' = 'OWN', toko: 'KJ1' | 'PST' = 'KJ1') {
  const { status, body } = await shop.as(who, toko).raw('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return barisLaporan(body.data);
}

beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
  for (const toko of ['KJ1', 'PST', 'KJ2'] as const)
    await shop.param('BATAS_LAPOR_TUNAI', rp(14_000_000), toko);
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 1_000_000, keterangan: 'Modal' };
  await send(shop.as('KASIR'), 'cash/masuk', kas);
  codes = await tambahPotong(shop, ['P1', 'P1', 'P1']);
  jam('10:00');
  nota = [await jual(codes[0]!), await jual(codes[1]!)];
  await batal(nota[1]!);
  for (const toko of ['KJ1', 'KJ2'] as const) await shop.modulOn('SUPPLIER_BARANG_MODULE', toko);
  await shop.rows(`update barang set kode_supplier = 'UBS' where kode_toko = 'KJ1'`);
  await shop.rows(`insert into user_akses (kode_toko, user_id, kode, is_show)
    values ('KJ1', 'spv.kj1', 'laporan-supplier', true)`);
  await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'KJ1'`);
  jam('10:30');
  const harga = { jenis: 'JUAL', kode_group: null, kode_kadar: '750', berlaku_dari: null };
  await shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: { ...harga, harga_per_gram: rp(2_160_000) } as never,
  });
  jam('10:40');
  nota.push(await jual(codes[1]!));
  await disetujui(shop, `penjualan/${nota[0]}/cetak-ulang`, { alasan: 'Nota basah' }, 'SPV');
  jam('11:30');
  nota.push(await jual(codes[2]!));
  // A number that no document has: the gap is a problem of the document after it.
  await shop.rows(`set session_replication_role = replica`);
  await shop.rows(`update nomor set terakhir = terakhir + 1 where jenis = 'KM'`);
  await shop.rows(`set session_replication_role = origin`);
  await send(shop.as('KASIR'), 'cash/masuk', kas);
  await shop.rows(
    `update kas set input_date = input_date + interval '1 day' where kode_toko = 'KJ1'`,
  );
  bench = {
    owner: shop.as('OWN').raw,
    blind: shop.as('SPV').raw,
    clerk: shop.as('KASIR').raw,
    neighbour: shop.as('OWN', 'KJ2').raw,
    must: { tgl_from: TGL, tgl_to: TGL },
    worth: { user_id: ['ksr.kj1', 'own.kj1'] },
    protect: (on) =>
      on ? shop.modulOn('PROTEKSI_SATU_BULAN_MODULE') : shop.modulOff('PROTEKSI_SATU_BULAN_MODULE'),
  };
}, 120_000);
// Numbers and times are spoiled on purpose.
afterAll(() => shop.close({ broken: true }));

for (const report of [fakturBermasalahReport, sinyalReport, wajibLaporReport, supplierReport])
  reportTests(report as never, () => bench);

describe('№ 114, what the owner should ask about', () => {
  const sinyal = async (nama: string) =>
    rows(`audit/report-sinyal?${HARI}&sinyal=${encodeURIComponent(nama)}`);

  test('a cancel and a reprint of one cashier are one line with both', async () => {
    expect(await sinyal('BATAL DAN CETAK ULANG')).toMatchObject([
      { user_id: 'ksr.kj1', uraian: '1 batal, 1 cetak ulang', jml: 2, tanda: null },
    ]);
  });
  test('a sale ten minutes after the price of 17K fell is told with what the fall was worth', async () => {
    const [one, ...more] = await sinyal('JUAL SETELAH UBAH HARGA');
    expect(more).toEqual([]);
    expect(one).toMatchObject({ jml: 1, no_dokumen: [nota[2]], batas: '30 menit' });
    expect(one!.uraian).toBe('750 2170000 menjadi 2160000');
    expect(one!.selisih_rp).toBe(Math.round(one!.berat * -10_000));
  });
  test('a piece that was cancelled and sold again names both invoices and the difference', async () => {
    expect(await sinyal('BATAL LALU JUAL')).toMatchObject([
      { user_id: 'ksr.kj1', jml: 1, no_dokumen: [nota[1], nota[2]], batas: '7 hari' },
    ]);
  });
  test('cash of one customer in several documents above 80% of the limit', async () => {
    expect(await sinyal('PECAH TUNAI')).toMatchObject([
      { nama_customer: 'Bapak Budi', jml: 3, batas: '11,200,000' },
    ]);
  });
  test('nobody below an owner may look', async () => {
    for (const who of ['SPV', 'MU'] as const)
      expect((await shop.as(who).raw('GET', `audit/report-sinyal?${HARI}`)).status).toBe(403);
  });
});

test('№ 78 tells what of a supplier came, was sold and lies, and what share of it went', async () => {
  const [one] = await rows(`supplier-barang/report?${HARI}&kadar=750`);
  expect(one).toMatchObject({ kode_supplier: 'UBS', terima_qty: 3, jual_qty: 3, sisa_qty: 0 });
  expect(one!.terjual_persen).toBe(100);
  const { text } = await shop.as('SPV').raw('GET', `supplier-barang/report?${HARI}`);
  expect(text).not.toContain('laba');
});

describe('№ 103, documents whose checks fail', () => {
  test('a gap in the numbers and a wrong hour are found, with the book looked at before them', async () => {
    const { body } = await shop.as('OWN').raw('GET', `audit/report-faktur-bermasalah?${HARI}`);
    const masalah = barisLaporan(body.data).map((row) => row.masalah as string);
    expect(masalah).toEqual(expect.arrayContaining(['NOMOR_LONCAT', 'TANGGAL_MUNDUR']));
    expect(body.catatan).toMatch(/^Buku diperiksa/);
    const first = masalah.findIndex((one) => one !== 'BUKU_RUSAK');
    expect(masalah.slice(first)).not.toContain('BUKU_RUSAK');
  });
  test('a piece that was sold and stands ready, one that was sold twice, and a price of yesterday', async () => {
    jam('12:00');
    const no = await jual((await tambahPotong(shop, ['P3']))[0]!);
    await shop.rows(`set session_replication_role = replica`);
    await shop.rows(
      `update barang set status = 'READY', no_pegang = null where kode_barcode = '${codes[2]}'`,
    );
    await shop.rows(
      `update penjualan_barang set kode_barcode = '${codes[2]}' where no_faktur_jual = '${no}'`,
    );
    await shop.rows(`update penjualan_barang set harga_id = (select min(id) from harga_emas
      where kode_toko = 'KJ1' and kode_kadar = '750') where no_faktur_jual = '${nota[2]}'`);
    await shop.rows(`set session_replication_role = origin`);
    const found = (await rows(`audit/report-faktur-bermasalah?${HARI}`)).map(
      ({ masalah, no_dokumen }) => `${masalah} ${no_dokumen}`,
    );
    expect(found).toContain(`BARANG_MASIH_READY ${nota[3]}`);
    expect(found).toContain(`BARANG_TERJUAL_DUA_KALI ${no}`);
    expect(found).toContain(`HARGA_EMAS_TIDAK_SAMA ${nota[2]}`);
  });
});

describe('№ 108, what must be reported', () => {
  const path = `pajak/report-wajib-lapor?${HARI}`;
  const lapor = { tgl_lapor: TGL, no_lapor: 'TKM-001' };
  const satu = async () => (await rows(path))[0]!;
  const kunci = ({ tgl_system, orang }: Record<string, any>) => ({ tgl_system, orang });
  const catat = (body: object, who: 'OWN' | 'MU' = 'OWN') =>
    send(shop.as(who), 'pajak/wajib-lapor', body);

  test('a customer whose day reaches the limit, in a branch that was visited and at head office', async () => {
    const one = await satu();
    expect(one).toMatchObject({
      status: 'BELUM',
      nama_customer: 'Bapak Budi',
      batas_lapor: '2026-12-10',
      tanda: 'DATA KURANG',
    });
    expect(one.tunai + one.non_tunai).toBe(one.total);
    expect(one.total).toBeGreaterThanOrEqual(14_000_000);
    expect(await rows(path, 'OWN', 'PST')).toEqual([one]);
  });
  test('what was reported is written down once, with its number, and can be taken back', async () => {
    const siapa = kunci(await satu());
    expect((await catat({ ...siapa, ...lapor }, 'MU')).status).toBe(403);
    expect((await catat({ ...siapa, ...lapor, tgl_lapor: '2026-11-19' })).status).toBe(422);
    expect((await catat({ ...siapa, ...lapor, tgl_lapor: '2026-11-21' })).status).toBe(422);
    expect((await catat({ ...siapa, ...lapor, orang: 'entah' })).status).toBe(404);
    const penuh = { ...lapor, no_identitas: '3201', pekerjaan: 'Wiraswasta' };
    expect((await catat({ ...siapa, ...penuh })).status).toBe(201);
    expect((await catat({ ...siapa, ...penuh })).status).toBe(409);
    expect(await satu()).toMatchObject({
      status: 'SUDAH',
      no_lapor: 'TKM-001',
      pekerjaan: 'Wiraswasta',
      tanda: null,
    });
    expect(await rows(`${path}&status=BELUM`)).toEqual([]);
    const undo = { ...siapa, alasan: 'Salah nomor' };
    expect((await send(shop.as('OWN'), 'pajak/wajib-lapor/batal', undo)).status).toBe(200);
    expect((await send(shop.as('OWN'), 'pajak/wajib-lapor/batal', undo)).status).toBe(409);
    expect(await satu()).toMatchObject({ status: 'BELUM', no_lapor: null });
  });
  test('a price that fell is a sentence, by the clock of the shop', async () => {
    const log = await rows(`audit/report?${HARI}&jenis=UBAH`);
    expect(log.map(({ kunci }) => kunci)).toContain(
      'Mengubah harga emas JUAL kadar 750: harga per gram dari Rp 2,170,000 menjadi Rp 2,160,000',
    );
  });
  test('a file that is taken away stands in the log', async () => {
    await shop.as('OWN').raw('GET', path.replace('?', '.xlsx?'));
    const log = await rows(`audit/report?${HARI}&jenis=EXPORT`);
    expect(log.at(-1)).toMatchObject({ user_id: 'own.kj1', jenis: 'EXPORT' });
    expect(log.at(-1)!.kunci).toBe('Mengekspor laporan transaksi wajib lapor');
  });
});
