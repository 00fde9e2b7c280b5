import { describe, expect, test } from 'vitest';
import { sharp } from '#kit/server/paper/on-demand.ts';
import { addressLines, headingOf } from '#kit/server/paper/heading.ts';
import { writePdf } from '#kit/server/paper/report-pdf.ts';
import { writeStruk } from '#kit/server/paper/report-struk.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import {
  report,
  ALAMAT,
  ctx,
  type Row,
  row,
  sorted,
  words,
  bytesOf,
  pdfOf,
} from '#kit/testing/paper.ts';

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
