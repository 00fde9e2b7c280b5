import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import type { Report } from '#kit/contract/report.ts';
import { parse } from '#kit/server/parse.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import { jualan, type Jualan, type Nota } from '#tests/kit/jualan.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { semuaBiaya } from '#tests/proof/oracle/naif/tambahan.naif.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;

type Row = Record<string, any>;
let shop: Shop;
let sold: Jualan;

beforeAll(async () => {
  shop = await openShop({ hari: HARI[0], dasar: true });
  sold = await jualan(shop, HARI, 12, 23);
}, 120_000);
afterAll(() => shop.close());

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
/** Rows without an order, to be compared as a whole. */
const bag = (list: readonly Row[]): string[] =>
  list.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();

describe('№ 1, 2 and 6 tell what the sales themselves told when they were saved', () => {
  const pick = (values: readonly string[]) => fc.constantFrom('ALL', ...values);
  const filters = fc.record({
    from: fc.constantFrom(...HARI),
    to: fc.constantFrom(...HARI),
    kode_dept: pick(['CC', 'KL', 'GL', 'AT']),
    kode_group: pick(['T', 'M']),
    kadar: pick(['750', '420']),
    kode_gudang: pick(['TK', 'BL']),
    kode_baki: pick(['A-01', 'B-02']),
    kode_sales: pick(['S01', 'SL01']),
    input_by: pick(['ksr.kj1', 'ksr2.kj1']),
    valid_by: pick(['ksr.kj1']),
    jenis_bayar: pick(['CASH', 'DEBET', 'TRANSFER']),
    sort_by: fc.constantFrom('kode_barcode', 'nama_barang', 'kode_toko'),
  });
  type Saring = typeof filters extends fc.Arbitrary<infer T> ? T : never;

  const open = (chosen: string, value: unknown): boolean => chosen === 'ALL' || chosen === value;
  const heads = ({ from, to, ...saring }: Saring, batal: boolean): Nota[] =>
    sold.nota.filter(
      ({ dokumen, ...one }) =>
        one.batal === batal &&
        dokumen.tgl_system >= from &&
        dokumen.tgl_system <= to &&
        open(saring.kode_sales, dokumen.kode_sales) &&
        open(saring.input_by, dokumen.input_by),
    );

  const ask = (report: Report, { from, to, ...saring }: Saring): Promise<Row[]> => {
    const all: Record<string, string> = { tgl_from: from, tgl_to: to, ...saring };
    const own = Object.keys(report.filters);
    return rows(
      report,
      Object.fromEntries(Object.entries(all).filter(([name]) => own.includes(name))),
    );
  };
  const trial = (name: string, check: (saring: Saring) => Promise<void>) =>
    test(name, () =>
      fc.assert(
        fc.asyncProperty(
          filters.filter(({ from, to }) => from <= to),
          check,
        ),
        { numRuns: 25 },
      ),
    );

  trial('№ 1: one row for each line', async (saring) => {
    const expected = heads(saring, false).flatMap(({ dokumen }) =>
      open(saring.valid_by, dokumen.valid_by)
        ? dokumen.barang.map((line) => ({ dokumen, line }))
        : [],
    );
    const kept = expected.filter(
      ({ line }) =>
        open(saring.kode_dept, line.kode_dept) &&
        open(saring.kode_group, line.kode_group) &&
        (saring.kadar === 'ALL' || line.kadar === Number(saring.kadar) * 10) &&
        open(saring.kode_gudang, 'TK') &&
        open(saring.kode_baki, sold.baki.get(line.kode_barcode)),
    );
    const found = await ask(penjualanReport, saring);
    expect(bag(found)).toEqual(
      bag(
        kept.map(({ dokumen, line }) => ({
          no_faktur_jual: dokumen.no_faktur_jual,
          tgl_system: dokumen.tgl_system,
          kode_barcode: line.kode_barcode,
          nama_barang: line.nama_barang,
          kode_dept: line.kode_dept,
          kode_group: line.kode_group,
          kadar: line.kadar,
          kode_baki: sold.baki.get(line.kode_barcode),
          qty: 1,
          berat: line.berat,
          murni: line.murni,
          harga_gram: Math.round((line.harga_jual * 1000) / line.berat),
          harga_jual: line.harga_jual,
          ongkos: line.ongkos,
          diskon: line.harga - line.netto,
          netto: line.netto,
          nama_customer: dokumen.nama_customer,
          kode_sales: dokumen.kode_sales,
          input_by: dokumen.input_by,
          tukar: null,
        })),
      ),
    );
    const order = found.map((row) => `${row.tgl_system} ${row.kode_dept}`);
    expect(order).toEqual(order.toSorted());
    if (saring.sort_by !== 'kode_barcode') return;
    const inside = found.map(
      (row) => `${row.tgl_system} ${row.kode_dept} ${row.no_faktur_jual} ${row.kode_barcode}`,
    );
    expect(inside).toEqual(inside.toSorted());
  });

  trial('№ 2: one row for each invoice with all its payments', async (saring) => {
    const paid = ({ dokumen }: Nota, jenis: string): number =>
      dokumen.pembayaran
        .filter((one) => one.jenis === jenis)
        .reduce((all, one) => all + one.jumlah, 0);
    const kept = heads(saring, false).filter(
      (nota) =>
        open(saring.valid_by, nota.dokumen.valid_by) &&
        (saring.jenis_bayar === 'ALL' ||
          nota.dokumen.pembayaran.some((one) => one.jenis === saring.jenis_bayar)),
    );
    expect(bag(await ask(penjualanFakturReport, saring))).toEqual(
      bag(
        kept.map((nota) => {
          const { dokumen } = nota;
          return {
            no_faktur_jual: dokumen.no_faktur_jual,
            tgl_system: dokumen.tgl_system,
            nama_customer: dokumen.nama_customer,
            kode_sales: dokumen.kode_sales,
            input_by: dokumen.input_by,
            qty: dokumen.barang.length,
            berat: sum(dokumen.barang, 'berat'),
            bruto: sum(dokumen.barang, 'harga'),
            diskon: sum(dokumen.barang, 'harga') - sum(dokumen.barang, 'netto'),
            kupon_rp: dokumen.kupon_rp,
            ...semuaBiaya(dokumen),
            ppn: dokumen.ppn_luar_rp,
            pph22: dokumen.pph22_rp,
            pembulatan: dokumen.pembulatan,
            pembulatan_tunai: dokumen.pembulatan_tunai,
            grand_total: dokumen.grand_total,
            dp_rp: dokumen.dp_rp,
            tukar_rp: dokumen.tukar_rp,
            cash: paid(nota, 'CASH'),
            debet: paid(nota, 'DEBET'),
            credit: paid(nota, 'CREDIT'),
            transfer: paid(nota, 'TRANSFER'),
            poin_rp: paid(nota, 'POIN'),
            valid_by: dokumen.valid_by,
          };
        }),
      ),
    );
  });

  trial('№ 6: one row for each line of a cancelled sale, with who agreed', async (saring) => {
    const found = await ask(batalPenjualanReport, saring);
    const expected = heads(saring, true).flatMap(({ dokumen }) =>
      dokumen.barang.map((line) => ({ dokumen, line })),
    );
    expect(found.map((row) => row.kode_barcode).toSorted()).toEqual(
      expected.map(({ line }) => line.kode_barcode).toSorted(),
    );
    expect(sum(found, 'netto')).toBe(
      sum(
        expected.map(({ line }) => line),
        'netto',
      ),
    );
    for (const row of found)
      expect(row).toMatchObject({
        batal_by: 'ksr.kj1',
        otorisasi_by: 'own.kj1',
        alasan: 'Customer batal',
        selisih_menit: 0,
      });
  });

  test('both kinds were tried', () => {
    expect(sold.nota.some(({ batal }) => batal)).toBe(true);
    expect(sold.nota.filter(({ batal }) => !batal).length).toBeGreaterThan(20);
  });
});

describe('the files follow the screen (R11)', () => {
  type Cell = string | number | boolean | Date | null;
  const sheet = async (query: Record<string, string>): Promise<Cell[][]> => {
    const { endpoint } = penjualanFakturReport;
    const { bytes } = await shop
      .as('OWN')
      .raw(
        'GET',
        `${endpoint.path}.xlsx?${new URLSearchParams({ tgl_from: HARI[0], tgl_to: HARI[2], ...query })}`,
      );
    return (await readXlsx(bytes)).sheets[0]!.rows as Cell[][];
  };
  const labelled = (of: unknown) => (of as { label: string }).label;
  const { columns } = penjualanFakturReport;

  test('three columns chosen, the dearest first: Excel has those columns and that order', async () => {
    const rows = await sheet({ kolom: 'no_faktur_jual,qty,grand_total', sort: '-grand_total' });
    const at = rows.findIndex((row) => row[0] === labelled(columns.no_faktur_jual));
    // The day that the report is grouped by stays in a sheet, so that its rows say whose they are.
    const head = ['no_faktur_jual', 'tgl_system', 'qty', 'grand_total'] as const;
    expect(rows[at]!.filter((cell) => cell !== null)).toEqual(
      head.map((name) => labelled(columns[name])),
    );
    const sold = rows.slice(at + 1).filter((row) => String(row[0]).startsWith('PJ'));
    expect(new Set(sold.map((row) => String(row[1]))).size).toBe(HARI.length);
    for (const hari of new Set(sold.map((row) => String(row[1])))) {
      const sums = sold.filter((row) => String(row[1]) === hari).map((row) => Number(row[3]));
      expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    }
  });

  test('a column that the report does not have is left out; what is no list of names is refused', async () => {
    const rows = await sheet({ kolom: 'no_faktur_jual,sandi' });
    expect(rows.flat()).not.toContain('sandi');
    const { endpoint } = penjualanFakturReport;
    const { status } = await shop
      .as('OWN')
      .raw('GET', `${endpoint.path}.pdf?tgl_from=${HARI[0]}&tgl_to=${HARI[2]}&kolom=a;b`);
    expect(status).toBe(422);
  });
});

test('codes are called by name in the answer, on paper and in Excel, each code beside its name', async () => {
  const { path } = penjualanReport.endpoint;
  const masa = `tgl_from=${HARI[0]}&tgl_to=${HARI[2]}`;
  const { body } = await shop.as('OWN').raw('GET', `${path}?${masa}`);
  const nama = (body as { nama: Record<string, Record<string, string>> }).nama;
  expect(nama.input_by).toMatchObject({ 'ksr.kj1': expect.stringMatching(/^[A-Z]/) });
  expect(Object.keys(nama.kode_sales!).toSorted()).toEqual(['S01', 'SL01']);
  const buka = async (ending: string) =>
    Buffer.from((await shop.as('OWN').raw('GET', `${path}${ending}?${masa}`)).bytes);
  const sales = `${nama.kode_sales!.SL01} SL01`;
  const kertas = readPdf(await buka('.pdf'))
    .flat()
    .join(' ');
  expect(kertas).toContain('Toko');
  expect(kertas).not.toContain('SL01');
  const { sheets } = await readXlsx(await buka('.xlsx'));
  expect(sheets[0]!.rows.flat()).toContain(sales);
});

test('a code of nobody stays a code, and only codes that stand in the rows are named', async () => {
  const { path } = penjualanReport.endpoint;
  const { body } = await shop
    .as('OWN')
    .raw('GET', `${path}?tgl_from=${HARI[0]}&tgl_to=${HARI[2]}&kode_sales=S01`);
  const { nama } = body as { nama: Record<string, Record<string, string>> };
  expect(Object.keys(nama.kode_sales!)).toEqual(['S01']);
  const kosong = await shop.as('OWN').raw('GET', `${path}?tgl_from=2020-01-01&tgl_to=2020-01-01`);
  expect(kosong.body).toEqual({ data: [] });
});
