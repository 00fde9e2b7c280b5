import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { gram, int, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { defineReport, span } from '#kit/contract/report.ts';
import type { PaperCtx, PaperWords } from '#kit/server/paper/desk.ts';
import { sharp } from '#kit/server/paper/on-demand.ts';
import { addressLines, headingOf } from '#kit/server/paper/heading.ts';
import { writePdf } from '#kit/server/paper/report-pdf.ts';
import { writeStruk } from '#kit/server/paper/report-struk.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';

const report = defineReport({
  no: 1,
  path: 'coba',
  title: 'Laporan Coba',
  area: 'Coba',
  api: 'GET coba/report',
  filters: { ...span },
  columns: {
    no: kode('No Faktur'),
    jenis: text('Jenis'),
    nama: text('Nama Barang'),
    qty: int('Qty'),
    berat: gram('Berat'),
    harga: rupiah('Harga'),
    harga_gram: rupiah('Harga/Gram'),
    laba: optional(rupiah('Laba')),
  },
  groups: ['jenis'],
  totals: ['qty', 'berat', 'harga', 'laba'],
  band: ['harga', 'berat'],
  ratios: { harga_gram: { over: 'harga', under: 'berat', as: 'perGram' } },
  sort: ['jenis', 'no'],
  closing: [{ title: 'Ringkasan per jenis', by: 'jenis', sums: ['harga'] }],
  paper: { struk: true, signatures: ['Kasir', 'SPV'] },
});

const ALAMAT =
  'Jl. Pasar Besar No. 18-20, Kelurahan Sukoharjo, Kecamatan Klojen, Kota Malang, Jawa Timur 65118';
const ctx = {
  kode_toko: 'KJ1',
  user_id: 'own.kj1',
  lihat_modal: true,
  moduls: new Set(),
  locale: 'id',
  toko: { nama_toko: 'Toko Emas Kencana Melati', alamat_toko: ALAMAT, zona: 'WIB' },
} as unknown as PaperCtx;

type Row = Record<string, unknown>;
const row = (at: number, more: Row = {}): Row => ({
  no: `PJKJ1261120${String(at).padStart(3, '0')}`,
  jenis: at % 2 ? 'CINCIN' : 'GELANG',
  nama: `Cincin Polos ${at}`,
  qty: 1,
  berat: 2_345,
  harga: 3_119_000,
  harga_gram: 1_330_064,
  laba: at % 3 ? 400_000 : null,
  ...more,
});
const sorted = (rows: Row[]): Row[] =>
  rows.toSorted((a, b) => String(a.jenis).localeCompare(String(b.jenis)));

async function words(rows: Row[]): Promise<PaperWords> {
  const filters = { tgl_from: '2026-11-01', tgl_to: '2026-11-20' };
  const t = (said: string): string => said;
  const heading = await headingOf({ report, filters, ctx, t, nameOf: async () => undefined });
  const batches = (async function* () {
    for (let at = 0; at < rows.length; at += 40) yield rows.slice(at, at + 40);
  })();
  return { report, heading, batches, ctx, t };
}
const bytesOf = (body: Readable): Promise<Buffer> => buffer(body);
const pdfOf = async (rows: Row[]): Promise<string[][]> =>
  readPdf(await bytesOf(writePdf(await words(rows))));
const excelOf = async (rows: Row[]) =>
  (await readXlsx(await bytesOf(writeXlsx(await words(rows))))).sheets[0]!.rows;

test('a drawing on paper stands beside round figures with their unit, as on the screen', async () => {
  const grafik = [
    {
      judul: 'Netto dan berat per hari',
      titik: ['1', '2', '3', '4'],
      deret: [
        {
          nama: 'Netto',
          bentuk: 'column' as const,
          satuan: 'rupiah' as const,
          nilai: [1_000_000, 7_400_000, 13_400_000, 0],
        },
        {
          nama: 'Berat',
          bentuk: 'line' as const,
          satuan: 'gram' as const,
          nilai: [1_250, 9_875, 17_300, 0],
        },
      ],
    },
  ];
  const file = await bytesOf(writePdf({ ...(await words([row(1)])), grafik }));
  const said = readPdf(file).flat();
  expect(said).toEqual(
    expect.arrayContaining(['Rp 5,000,000', 'Rp 10,000,000', '5 g', '10 g', '15 g']),
  );
  expect(said.join('\n')).not.toMatch(/13,400,000|17\.300 g/);
});

test('an address is cut at character 48 and again at 90', () => {
  expect(addressLines(ALAMAT)).toEqual([
    'Jl. Pasar Besar No. 18-20, Kelurahan Sukoharjo,',
    'Kecamatan Klojen, Kota Malang, Jawa Timur',
    '65118',
  ]);
  expect(addressLines('Jl. Merdeka 1')).toEqual(['Jl. Merdeka 1']);
});

describe('paper', () => {
  test('three hundred rows on several sheets: header, period, groups and the number of the page on each', async () => {
    const pages = await pdfOf(sorted(Array.from({ length: 300 }, (_, at) => row(at))));
    expect(pages.length).toBeGreaterThan(4);
    for (const [at, lines] of pages.entries()) {
      expect(lines.slice(0, 6).join('\n')).toContain('LAPORAN COBA');
      expect(lines.join('\n')).toContain('Periode : 2026-11-01 s/d 2026-11-20');
      const heads = lines.filter((line) => line.startsWith('No Faktur Nama Barang'));
      expect(heads).toHaveLength(lines.some((line) => line.startsWith('PJKJ1')) ? 1 : 0);
      expect(lines.at(-1)).toContain(`Halaman ${at + 1} dari ${pages.length}`);
    }
    const all = pages.flat();
    expect(all.filter((line) => line.startsWith('PJKJ1'))).toHaveLength(300);
    expect(all).toContain(
      'SUB TOTAL CINCIN, 150 baris 150 351.750 467,850,000 1,330,064 40,000,000',
    );
    expect(all).toContain('TOTAL, 300 baris 300 703.500 935,700,000 1,330,064 80,000,000');
  });

  test('a group that goes on is named again; no title stands alone at the foot, no sum at the top', async () => {
    for (const count of [31, 33, 35, 37, 39, 41, 43]) {
      const pages = await pdfOf(sorted(Array.from({ length: count * 2 }, (_, at) => row(at))));
      for (const lines of pages.slice(0, -1)) {
        const foot = lines.findIndex((line) => line.startsWith('Dicetak oleh'));
        expect(lines[foot - 1], `${count}`).not.toMatch(/^Jenis :/);
      }
      for (const lines of pages) {
        const first = lines.findIndex((line) => line.startsWith('PJKJ1'));
        if (first > 0) expect(lines[first - 1]).toMatch(/^Jenis : (CINCIN|GELANG)$/);
        const sum = lines.findIndex((line) => /^(SUB )?TOTAL/.test(line));
        const above = lines.findIndex((line) => /^(PJKJ1|Ringkasan)/.test(line));
        if (sum >= 0) expect(above, `${count}`).toSatisfy((at) => at >= 0 && at < sum);
      }
    }
  });

  test('a closing block longer than a sheet goes on under its own head', async () => {
    const pages = await pdfOf(Array.from({ length: 90 }, (_, at) => row(at, { jenis: `J${at}` })));
    const closing = pages.filter((lines) => lines.includes('Jenis Jumlah Harga %'));
    expect(closing.length).toBeGreaterThan(2);
    for (const lines of closing)
      expect(lines.at(-1)).toMatch(/^Dicetak oleh .* Halaman \d+ dari \d+$/);
    expect(closing.flat().filter((line) => /^J\d+ 1 3,119,000 /.test(line))).toHaveLength(90);
  });

  test('no figure is ever cut, however long; a name is, after four lines', async () => {
    const long = 'Kalung Rantai Milano Panjang Sekali Dengan Liontin Hati Berukir '.repeat(8);
    const lines = (await pdfOf([row(1, { harga: 9_999_999_999_999, nama: long })]))
      .flat()
      .join('\n');
    expect(lines).toContain('9,999,999,999,999');
    expect(lines).not.toContain(long);
    expect(lines).toContain('…');
  });

  test('an empty report still has its heading and a total of nothing', async () => {
    const [lines] = await pdfOf([]);
    expect(lines!.join('\n')).toMatch(
      /LAPORAN COBA[^]*TOTAL, 0 baris 0 0\.000 0 - 0[^]*Halaman 1 dari 1/,
    );
  });

  test('whoever has it printed stands there by name, the id beside it', async () => {
    const filters = { tgl_from: '2026-11-01', tgl_to: '2026-11-20' };
    const asked = {
      report,
      filters,
      ctx,
      t: (said: string) => said,
      nameOf: async () => undefined,
    };
    const named = await headingOf({ ...asked, person: 'Ibu Kencana' });
    expect(named.foot).toMatch(/^Dicetak oleh Ibu Kencana \(own\.kj1\) pada \d{4}-/);
    expect((await headingOf(asked)).foot).toMatch(/^Dicetak oleh own\.kj1 pada \d{4}-/);
  });

  test("the shop's sign stands on every sheet and once in the file", async () => {
    const logo = await sharp()({
      create: { width: 120, height: 60, channels: 3, background: '#888' },
    })
      .png()
      .toBuffer();
    const many = await words(sorted(Array.from({ length: 120 }, (_, at) => row(at))));
    const file = await bytesOf(writePdf({ ...many, heading: { ...many.heading, logo } }));
    const text = file.toString('latin1');
    expect(readPdf(file).length).toBeGreaterThan(2);
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(text.match(/\/XObject/g)!.length).toBeGreaterThan(2);
    const bare = await bytesOf(writePdf(await words([row(1)])));
    expect(bare.toString('latin1')).not.toContain('/Subtype /Image');
  });

  test('in English the period, the rows and the page say so, one row as one', async () => {
    const english: Readonly<Record<string, string>> = {
      Periode: 'Period',
      's/d': 'to',
      '{n} baris': '{n} [row|rows]',
      'Halaman {n} dari {semua}': 'Page {n} of {semua}',
    };
    const t = (said: string): string => english[said] ?? said;
    const filters = { tgl_from: '2026-11-01', tgl_to: '2026-11-20' };
    const heading = await headingOf({ report, filters, ctx, t, nameOf: async () => undefined });
    const say = async (rows: Row[]): Promise<string> => {
      const paper = writePdf({ ...(await words(rows)), heading, t });
      return readPdf(await bytesOf(paper))
        .flat()
        .join('\n');
    };
    const all = await say([row(1), row(3)]);
    expect(all).toContain('Period : 2026-11-01 to 2026-11-20');
    expect(all).toMatch(/SUB TOTAL CINCIN, 2 rows [^]*TOTAL, 2 rows [^]*Page 1 of 1/);
    expect(await say([row(1)])).toMatch(/TOTAL, 1 row /);
  });

  test('a group of one is its row alone, its title over it and no sum below', async () => {
    const all = (await pdfOf([row(1), row(2), row(4)])).flat();
    const at = all.indexOf('Jenis : CINCIN');
    expect(all[at + 1]).toMatch(/^PJKJ1261120001 /);
    expect(all[at + 2]).toBe('Jenis : GELANG');
    expect(all.filter((line) => line.startsWith('SUB TOTAL'))).toHaveLength(1);
  });

  test('text is only ever text: brackets, backslashes, scripts and foreign letters do no harm', async () => {
    const lines = (await pdfOf([row(1, { nama: 'a) /JS (alert) \\ Łucja é 李' })]))
      .flat()
      .join('\n');
    expect(lines).toContain('a) /JS (alert) \\ Łucja é 李');
  });

  test('a strip says the same, on lines of 32 letters', async () => {
    const lines = readPdf(
      await bytesOf(writeStruk(await words(sorted([row(1), row(2)])), 58)),
    ).flat();
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(32);
    expect(lines).toContain(`  Harga${' '.repeat(16)}3,119,000`);
    expect(lines).toContain(`Harga${' '.repeat(18)}6,238,000`);
  });
});

describe('Excel', () => {
  test('figures are numbers, codes are text, the total is a value', async () => {
    const rows = await excelOf(sorted([row(1), row(2)]));
    expect(rows[0]![0]).toBe('Toko Emas Kencana Melati');
    const head = rows.findIndex((one) => one[0] === 'No Faktur');
    expect(rows[head + 2]).toEqual([
      'PJKJ1261120001',
      'CINCIN',
      'Cincin Polos 1',
      1,
      2.345,
      3_119_000,
      1_330_064,
      400_000,
    ]);
    const total = rows.find((one) => one[0] === 'TOTAL, 2 baris');
    expect(total).toEqual(['TOTAL, 2 baris', null, null, 2, 4.69, 6_238_000, 1_330_064, 800_000]);
    expect(rows.findLast((one) => one[0] === 'TOTAL')).toEqual([
      'TOTAL',
      2,
      6_238_000,
      100,
      null,
      null,
      null,
      null,
    ]);
  });

  test('printed, its columns share the width of A4 and their header stands on every page', async () => {
    const parts: Record<string, string> = {};
    const { workbook } = await import('#kit/server/paper/workbook.ts');
    const rows = (async function* () {
      yield [{ look: 'head' as const, formats: ['#,##0' as const], cells: ['Qty'] }];
    })();
    for await (const { path, data } of workbook({ name: "JUAL 'A'", widths: [9], frozen: 7, rows }))
      parts[path] = (await buffer(Readable.from(data))).toString();
    expect(parts['xl/workbook.xml']).toContain("'JUAL ''A'''!$7:$7</definedName>");
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(
      /fitToPage="1".*<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"\/>/,
    );
    expect(parts['xl/styles.xml']).not.toContain('0.##"');
  });

  test('a text that begins like a formula stays text, and odd letters survive', async () => {
    const odd = ['=1+1', '+62811', '-x', '@a', '0811', 'a & <b> "c"', ' tepi ', '李\u0001\ud800'];
    const rows = await excelOf(odd.map((nama, at) => row(at, { nama, jenis: 'CINCIN' })));
    const head = rows.findIndex((one) => one[0] === 'No Faktur');
    const names = rows.slice(head + 2, head + 2 + odd.length).map((one) => one[2]);
    expect(names).toEqual([...odd.slice(0, 7), '李\ufffd']);
  });

  test('past the last row of a sheet the next one goes on', async () => {
    const { workbook } = await import('#kit/server/paper/workbook.ts');
    const { zip } = await import('#kit/server/paper/zip.ts');
    const one = { look: 'plain' as const, formats: ['#,##0' as const], cells: [1] };
    const rows = (async function* () {
      for (let at = 0; at < 6; at += 1) yield [one, one, one, one];
    })();
    const file = await bytesOf(
      Readable.from(zip(workbook({ name: 'A/B', widths: [9], frozen: 1, rows, most: 10 }))),
    );
    const book = await readXlsx(file);
    expect(book.sheets.map((sheet) => sheet.rows.length)).toEqual([10, 10, 4]);
  });
});
