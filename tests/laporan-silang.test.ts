import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import type { Report } from '#kit/contract/report.ts';
import { parse } from '#kit/server/parse.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { setoranKasirReport } from '#areas/akhir-hari/contract/setoran-kasir.report.ts';
import { kartuStockReport } from '#areas/stock/contract/kartu-stock.report.ts';
import { saldoStockReport } from '#areas/stock/contract/laporan/saldo-stock.report.ts';
import { stockBarangReport } from '#areas/stock/contract/stock-barang.report.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { jualan, type Jualan } from '#tests/kit/jualan.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const KINI = HARI[2];

type Row = Record<string, any>;
let shop: Shop;
let sold: Jualan;

beforeAll(async () => {
  shop = await openShop({ hari: HARI[0], dasar: true });
  // Prices include the tax: what was sold has it, to the last rupiah of the same totals.
  await shop.param('PPN_AKTIF', true);
  sold = await jualan(shop, HARI, 12, 23);
  await kas();
}, 120_000);
afterAll(() => shop.close());

/** A million comes in, 250,000 goes out, and 99,000 that went out is cancelled on the same day. */
async function kas(): Promise<void> {
  const body = (kode_transaksi: string, jumlah: number) => ({
    body: { kode_transaksi, jumlah: rp(jumlah), keterangan: 'Uji kas' },
  });
  await shop.as('KASIR').call(kasDocument.makes.kasMasuk, body('MODAL_KAS', 1_000_000));
  await shop.as('KASIR').call(kasDocument.makes.kasKeluar, body('LISTRIK', 250_000));
  const { no_kas } = await shop
    .as('KASIR')
    .call(kasDocument.makes.kasKeluar, body('LISTRIK', 99_000));
  await shop.approved('KASIR', kasDocument.cancel, {
    params: { no: no_kas },
    body: { alasan: 'Salah nominal' },
  } as never);
}

async function rows(
  report: Report,
  query: Record<string, string>,
  who: Who = 'OWN',
): Promise<Row[]> {
  const { endpoint } = report;
  const { status, body } = await shop
    .as(who)
    .raw('GET', `${endpoint.path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return rowsIn(parse(endpoint.answer, body.data), report.groups);
}
const sum = (list: readonly Row[], name: string): number =>
  list.reduce((all, row) => all + (row[name] ?? 0), 0);
const period = { tgl_from: HARI[0], tgl_to: KINI };
describe('reports check each other (reports.md Part III §3)', () => {
  test('netto of № 1 is bruto less diskon of № 2', async () => {
    const [lines, notas] = [
      await rows(penjualanReport, period),
      await rows(penjualanFakturReport, period),
    ];
    expect(sum(lines, 'netto')).toBe(sum(notas, 'bruto') - sum(notas, 'diskon'));
    expect(sum(lines, 'qty')).toBe(sum(notas, 'qty'));
    expect(sum(lines, 'berat')).toBe(sum(notas, 'berat'));
  });

  test('№ 106 of a month is part A of № 105', async () => {
    const bulan = { tgl_from: '2026-11-01', tgl_to: '2026-11-30' };
    const faktur = await rows(pajakPenjualanReport, bulan);
    const rekap = await rows(rekapPajakReport, { tahun: '2026', bulan: 'November' });
    const bagianA = rekap.filter(({ bagian }) => bagian === 'A');
    for (const name of ['berat', 'dpp', 'ppn', 'pph22'])
      expect(sum(bagianA, name), name).toBe(sum(faktur, name));
    expect(sum(faktur, 'ppn')).toBeGreaterThan(0);
    expect(rekap.find(({ kelas }) => kelas === 'PPN')!.ppn).toBe(sum(faktur, 'ppn'));
    expect(rekap.find(({ kelas }) => kelas === 'OMZET')!.dpp).toBe(sum(faktur, 'dpp'));
    expect(await rows(rekapPajakReport, { tahun: '2026', bulan: 'Oktober' })).toEqual([]);
    // What was sold keeps its tax when the shop keeps none any more.
    await shop.param('PPN_AKTIF', false);
    expect(sum(await rows(pajakPenjualanReport, bulan), 'ppn')).toBe(sum(faktur, 'ppn'));
    await shop.param('PPN_AKTIF', true);
  });

  test('the drawer of № 46 ends where № 59 and the book say, day after day', async () => {
    const kas = await rows(kasReport, period);
    let before = 0;
    for (const tgl_system of HARI) {
      const mine = kas.filter((row) => row.tgl_system === tgl_system);
      const [awal, akhir] = [mine.at(0)!, mine.at(-1)!];
      expect([awal.keterangan, akhir.keterangan]).toEqual(['SALDO AWAL', 'SALDO AKHIR']);
      expect(awal.saldo).toBe(before);
      expect(awal.saldo + sum(mine, 'masuk') - sum(mine, 'keluar')).toBe(akhir.saldo);
      const uang = await rows(keuanganAkhirHariReport, { tgl_system });
      const block = (name: string) => uang.filter((row) => row.blok === name);
      expect(block('SALDO AWAL')[0]!.cash).toBe(before);
      expect(block('SALDO AKHIR')[0]!.cash).toBe(akhir.saldo);
      for (const place of ['cash', 'bank', 'edc', 'jalan', 'total']) {
        const moved = ['PENERIMAAN', 'PENGELUARAN', 'MUTASI'].reduce(
          (all, name) => all + sum(block(name), place),
          0,
        );
        expect(block('SALDO AWAL')[0]![place] + moved).toBe(block('SALDO AKHIR')[0]![place]);
      }
      expect(await bukuPada('kas', tgl_system)).toBe(akhir.saldo);
      before = akhir.saldo;
    }
  });

  const bukuPada = async (akun: string, tgl: string): Promise<number> =>
    (
      await shop.rows(
        `select sum(rupiah)::bigint as rupiah from buku where kode_toko = 'KJ1' and akun = $1 and tgl_system <= $2`,
        [akun, tgl],
      )
    )[0]!.rupiah;

  test('a cashier alone sees part of the drawer, so no balance stands beside it', async () => {
    const alone = await rows(kasReport, { ...period, input_by: 'ksr.kj1' });
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.every((row) => row.saldo === null && row.keterangan !== 'SALDO AWAL')).toBe(true);
    const both =
      sum(alone, 'masuk') +
      sum(await rows(kasReport, { ...period, input_by: 'ksr2.kj1' }), 'masuk');
    expect(both).toBe(sum(await rows(kasReport, period), 'masuk'));
  });

  test('below SPV nobody sees what the drawer of the open day holds', async () => {
    const today = await rows(kasReport, { tgl_from: KINI, tgl_to: KINI }, 'KASIR');
    expect(today.length).toBeGreaterThan(0);
    expect(today.every((row) => row.saldo === null)).toBe(true);
    const dahulu = await rows(kasReport, period, 'SPV');
    expect(dahulu.some((row) => row.tgl_system === HARI[0] && row.saldo !== null)).toBe(true);
  });

  test('№ 58 counts what № 1 and № 6 list, and its cash is what № 46 moved', async () => {
    const kinds = await rows(akhirHariReport, { tgl_system: KINI });
    const day = { tgl_from: KINI, tgl_to: KINI };
    const [sales, off] = ['Penjualan', 'Batal Penjualan'].map((jenis) =>
      kinds.find((row) => row.jenis === jenis)!,
    );
    const [lines, notas, cancelled] = [
      await rows(penjualanReport, day),
      await rows(penjualanFakturReport, day),
      await rows(batalPenjualanReport, day),
    ];
    expect(sales).toMatchObject({
      jumlah_trx: notas.length,
      qty: lines.length,
      berat: sum(lines, 'berat'),
      murni: sum(lines, 'murni'),
      total_rp: sum(notas, 'grand_total'),
    });
    expect(off).toMatchObject({
      qty: cancelled.length,
      berat: sum(cancelled, 'berat'),
      tunai: 0,
      non_tunai: 0,
    });
    const [masuk, keluar] = ['Kas Masuk', 'Kas Keluar'].map((jenis) =>
      kinds.find((row) => row.jenis === jenis)!,
    );
    expect(masuk).toMatchObject({
      jumlah_trx: 1,
      total_rp: 1_000_000,
      tunai: 1_000_000,
      non_tunai: 0,
      batal: 0,
    });
    expect(keluar).toMatchObject({
      jumlah_trx: 1,
      total_rp: 250_000,
      tunai: -250_000,
      non_tunai: 0,
      batal: 1,
    });
    expect(sales!.batal).toBe(off!.jumlah_trx);
    const kas = await rows(kasReport, day);
    expect(sum(kinds, 'tunai')).toBe(sum(kas, 'masuk') - sum(kas, 'keluar'));
    const perKasir = await Promise.all(
      ['ksr.kj1', 'ksr2.kj1'].map((input_by) =>
        rows(akhirHariReport, { tgl_system: KINI, input_by }),
      ),
    );
    expect(sum(perKasir.flat(), 'tunai')).toBe(sum(kinds, 'tunai'));
  });

  test('what the cashiers of № 61 hand over is the cash of № 58, and the drawer adds up', async () => {
    const hari = { tgl_system: KINI };
    const setoran = await rows(setoranKasirReport, hari);
    const laci = (jenis: string) => setoran.filter((row) => row.jenis === jenis);
    const trx = setoran.filter((row) => row.jumlah_trx !== null);
    expect(sum(trx, 'netto_tunai')).toBe(sum(await rows(akhirHariReport, hari), 'tunai'));
    expect(sum(laci('MODAL AWAL'), 'netto_tunai') + sum(trx, 'netto_tunai')).toBe(
      sum(laci('TUNAI SEHARUSNYA'), 'netto_tunai'),
    );
    expect(sum(laci('TUNAI SEHARUSNYA'), 'netto_tunai')).toBe(await bukuPada('kas', KINI));
    const sendiri = await rows(setoranKasirReport, hari, 'KASIR');
    expect(new Set(sendiri.map((row) => row.input_by))).toEqual(new Set(['ksr.kj1']));
    expect(sendiri.every((row) => row.jumlah_trx !== null)).toBe(true);
  });

  test('№ 57, 62, 63, 64 and the book hold the same gold', async () => {
    const gold = await rows(eodReport, { tgl_system: KINI });
    const pieces = await rows(stockBarangReport, { status: 'SEMUA FISIK' });
    const [{ berat, murni, qty }] =
      (await shop.rows(`select sum(berat)::bigint as berat, sum(murni)::bigint as murni, sum(qty)::int as qty
      from buku where kode_toko = 'KJ1' and (akun like 'baki:%' or akun like 'gudang:%' or akun = 'titip')`)) as [
        Row,
      ];
    expect(sum(gold, 'akhir_berat')).toBe(berat);
    expect(sum(gold, 'akhir_qty')).toBe(qty);
    expect(sum(gold, 'murni_eod')).toBe(murni);
    expect(sum(pieces, 'berat')).toBe(berat);
    expect(sum(pieces, 'murni')).toBe(murni);
    expect(pieces).toHaveLength(qty);
    for (const group_by of ['JENIS', 'KADAR', 'GROUP', 'GUDANG', 'BAKI', 'SUPPLIER']) {
      const held = await rows(saldoStockReport, { per_tanggal: KINI, group_by });
      expect([sum(held, 'berat'), sum(held, 'murni'), sum(held, 'qty')]).toEqual([
        berat,
        murni,
        qty,
      ]);
      expect(sum(held, 'kontribusi')).toBe(10_000);
    }
    for (const kode_baki of ['A-01', 'B-02', 'C-01']) {
      const card = await rows(kartuStockReport, { ...period, kode_baki });
      const tray = pieces.filter((row) => row.kode_baki === kode_baki);
      expect(card.at(-1)).toMatchObject({
        jenis: 'SALDO AKHIR',
        saldo_qty: tray.length,
        saldo_berat: sum(tray, 'berat'),
      });
    }
  });

  test('№ 57 adds up: opening, in, out, corrections, closing; and closing is the next opening', async () => {
    let before = new Map<string, number>();
    for (const tgl_system of HARI) {
      const gold = await rows(eodReport, { tgl_system });
      for (const row of gold) {
        expect(
          row.awal_berat +
            row.masuk_berat -
            row.jual_berat +
            row.pindah_berat -
            row.hancur_berat +
            row.koreksi_berat,
        ).toBe(row.akhir_berat);
        expect(row.awal_berat).toBe(before.get(`${row.kode_gudang} ${row.kadar}`) ?? 0);
      }
      before = new Map(gold.map((row) => [`${row.kode_gudang} ${row.kadar}`, row.akhir_berat]));
      const day = { tgl_from: tgl_system, tgl_to: tgl_system };
      expect(sum(gold, 'jual_berat')).toBe(sum(await rows(penjualanReport, day), 'berat'));
    }
  });

  test('the card of a sold piece begins with its coming and ends with nothing', async () => {
    const nota = sold.nota.find(({ batal }) => !batal)!.dokumen;
    const [line] = nota.barang;
    const card = await rows(kartuStockReport, { ...period, kode_barcode: line!.kode_barcode });
    expect(card.map((row) => row.jenis)).toEqual(['SALDO AWAL', 'MASUK', 'JUAL', 'SALDO AKHIR']);
    expect(card[2]).toMatchObject({
      no_dokumen: nota.no_faktur_jual,
      keluar_qty: 1,
      keluar_berat: line!.berat,
      saldo_qty: 0,
      saldo_berat: 0,
    });
    const back = sold.nota.find(({ batal }) => batal)!.dokumen.barang[0]!;
    const cancelled = await rows(kartuStockReport, { ...period, kode_barcode: back.kode_barcode });
    expect(cancelled.map((row) => row.jenis)).toEqual([
      'SALDO AWAL',
      'MASUK',
      'JUAL',
      'BATAL JUAL',
      'SALDO AKHIR',
    ]);
  });

  test('a card needs a piece or a tray', async () => {
    const { status, body } = await shop
      .as('OWN')
      .raw('GET', `barang/report-kartu-stock?${new URLSearchParams(period)}`);
    expect([status, body.message]).toEqual([422, 'Filter Tidak Boleh Kosong']);
  });
});
