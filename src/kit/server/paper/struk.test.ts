import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pair, roll, words, type StrukLine } from '#kit/rules/struk.ts';
import { strukPdf } from '#kit/server/paper/struk.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';

const words210 = { title: 'Nota', author: 'Kilau' };
const form = { wide: 210, tall: 148, top: 20, left: 8, room: 194, scale: 1 };
const sheet = (lines: readonly StrukLine[]) => [{ name: 'A', lines }];

test('a roll is one page as long as its lines; a form of 148 mm goes on overleaf', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => pair(`Barang ${at + 1}`, '1'));
  const strip = readPdf(await strukPdf(sheet(lines), { ...words210, paper: roll(80) }));
  expect(strip).toHaveLength(1);
  const nota = readPdf(await strukPdf(sheet(lines), { ...words210, paper: form }));
  expect(nota).toHaveLength(3);
  expect(nota.at(-1)).toContain('Barang 60 1');
  expect(nota.map((page) => page.at(-1))).toEqual(
    [1, 2, 3].map((at) => `Nota, halaman ${at} dari 3`),
  );
});

test('two stacks share their height, and a picture comes along', async () => {
  const grey = sharp({ create: { width: 90, height: 30, channels: 3, background: '#444' } });
  const png = (await grey.greyscale().png({ palette: true }).toBuffer()).toString('base64');
  const [page, ...none] = readPdf(
    await strukPdf(
      sheet([
        { kind: 'columns', left: [words('Kiri')], right: [words('Kanan')] },
        { kind: 'image', image: { png, mm: 16 } },
      ]),
      { ...words210, paper: form },
    ),
  );
  expect(page).toEqual(['Kiri Kanan']);
  expect(none).toEqual([]);
});

test('stacks that a page does not hold go on overleaf, and nothing is cut off', async () => {
  const right = Array.from({ length: 40 }, (_, at) => pair(`Barang ${at + 1}`, '1'));
  const nota = readPdf(
    await strukPdf(sheet([{ kind: 'columns', left: [words('Syarat')], right }]), {
      ...words210,
      paper: form,
    }),
  );
  expect(nota).toHaveLength(2);
  expect(nota[0]?.[0]).toBe('Syarat Barang 1 1');
  expect(nota.at(-1)).toContain('Barang 40 1');
});

test('a label that would touch its sum on 58 mm stands above it', async () => {
  const lines: StrukLine[] = [{ kind: 'total', left: 'Dibayar pelanggan', right: 'Rp 6,691,500' }];
  const on = async (mm: 58 | 80) =>
    readPdf(await strukPdf(sheet(lines), { ...words210, paper: roll(mm) }));
  expect(await on(58)).toEqual([['Dibayar pelanggan', 'Rp 6,691,500']]);
  expect(await on(80)).toEqual([['Dibayar pelanggan Rp 6,691,500']]);
});

test('a date that fills 58 mm stands under its label, and beside it on 80 mm', async () => {
  const lines: StrukLine[] = [
    { kind: 'pair', left: 'Tanggal', right: 'Selasa, 24 November 2026 22:15' },
  ];
  const on = async (mm: 58 | 80) =>
    readPdf(await strukPdf(sheet(lines), { ...words210, paper: roll(mm) }));
  expect(await on(58)).toEqual([['Tanggal', 'Selasa, 24 November 2026 22:15']]);
  expect(await on(80)).toEqual([['Tanggal Selasa, 24 November 2026 22:15']]);
});

test('no word of a label is broken beside a long name; the name takes further lines', async () => {
  const lines: StrukLine[] = [
    pair('Pemegang kartu', 'Bapak Raden Mas Soerjosoemarno Kusumaningrat'),
    pair('Keterangan', 'Untuk pengobatan keluarga'),
  ];
  const pages = readPdf(await strukPdf(sheet(lines), { ...words210, paper: roll(58) }));
  expect(pages).toEqual([
    [
      'Pemegang kartu',
      'Bapak Raden Mas Soerjosoemarno',
      'Kusumaningrat',
      'Keterangan',
      'Untuk pengobatan keluarga',
    ],
  ]);
});

test('a word that is longer than its line is broken behind its hyphen', async () => {
  const [page = []] = readPdf(
    await strukPdf(sheet([words('Kecamatan-kecamatan-diperbatasankotamadya')]), {
      ...words210,
      paper: roll(58),
    }),
  );
  expect(page[0]).toBe('Kecamatan-kecamatan-');
});
