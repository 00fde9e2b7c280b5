import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { row, sorted, bytesOf, excelOf } from '#kit/testing/paper.ts';

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
    const { workbook } = await import('#kit/server/paper/workbook/workbook.ts');
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

  test('a text above the rows that is known after the last of them is read at its place', async () => {
    const { workbook } = await import('#kit/server/paper/workbook/workbook.ts');
    const { zip } = await import('#kit/server/paper/zip.ts');
    let sum = 0;
    const line = (cell: number | (() => string)) =>
      [{ look: 'plain' as const, formats: ['@' as const], cells: [cell] }] as const;
    const rows = (async function* () {
      yield line(() => `Jumlah <${sum}> & lain`);
      for (let at = 1; at <= 20; at += 1) {
        sum += at;
        yield line(at);
      }
      yield line(() => 'akhir');
    })();
    const file = await bytesOf(
      Readable.from(zip(workbook({ name: 'A', widths: [9], frozen: 1, rows, most: 12 }))),
    );
    const [first, second] = (await readXlsx(file)).sheets;
    expect(first!.rows[0]).toEqual(['Jumlah <210> & lain']);
    expect(second!.rows.at(-1)).toEqual(['akhir']);
  });

  test('figures are written as JavaScript writes them', async () => {
    const { SheetInk } = await import('#kit/server/paper/workbook/sheet-ink.ts');
    const [low, high] = [-2_147_483_648, 2_147_483_647];
    const figures = [
      0,
      7,
      10,
      -10,
      99,
      100,
      high,
      low,
      low - 1,
      Number.MAX_SAFE_INTEGER,
      0.005,
      -2.5,
      1e21,
    ];
    const ink = new SheetInk(4);
    for (const one of figures) {
      ink.figure(one);
      ink.markup(' ');
    }
    expect(ink.take().toString()).toBe(`${figures.join(' ')} `);
    expect(ink.length).toBe(0);
  });

  test('past the last row of a sheet the next one goes on', async () => {
    const { workbook } = await import('#kit/server/paper/workbook/workbook.ts');
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
