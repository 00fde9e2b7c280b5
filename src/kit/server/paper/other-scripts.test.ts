import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openPaper } from '#kit/server/paper/document.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';

/** A paper with a text on each line in one of its faces, and how wide each is at size 1. */
async function written(texts: readonly string[], name: keyof Faces = 'plain') {
  const paper = openPaper('Uji', 'Kilau');
  const face = paper.faces[name];
  async function* bytes() {
    yield* paper.page({ width: 400, height: 600 }, (canvas) => {
      for (const [at, text] of texts.entries()) canvas.text(face, 10, 20, 20 + 20 * at, text);
    });
    yield* paper.close(() => {});
  }
  const file = await buffer(Readable.from(bytes()));
  return { file, lines: readPdf(file)[0]!, widths: texts.map((text) => face.width(text)) };
}
const fontsIn = (file: Buffer): string[] => [
  ...new Set(
    [...file.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name!),
  ),
];

const NAMES = [
  'Bà Nguyễn Thị Hạnh, Đặng',
  'Tuan 陳大文 / 陈大文 (金福珠宝)',
  'Łukasz Żółć',
  'Иван Ελλάς',
];

test.for(['plain', 'bold', 'italic', 'mono', 'monoBold'] as const)(
  'names of other scripts are on paper as they were typed, in the face %s',
  async (name) => {
    const { lines, widths } = await written(NAMES, name);
    expect(lines).toEqual(NAMES);
    expect(Math.min(...widths)).toBeGreaterThan(4);
  },
);

test('a paper of letters that every reader has embeds no font, one with such a name its signs alone', async () => {
  const plain = await written(['Ibu Sari Dewi, Rp 1.250.000', 'Müller — café']);
  expect(fontsIn(plain.file)).toEqual([]);
  expect(plain.file.length).toBeLessThan(3_000);
  const chinese = await written(['Tuan 陳大文']);
  expect(fontsIn(chinese.file)).toEqual(['NotoSansSC-Regular']);
  expect(chinese.file.length).toBeLessThan(20_000);
});

test('letters of Arabic join and go from right to left, word by word, and the comma after them does not', async () => {
  const name = 'محمد عبد الله';
  const turned = [...name].toReversed().join('');
  const { lines, file } = await written([`Haji ${name}, Bandung`, 'ه ه', 'ههه']);
  expect(lines).toEqual([`Haji ${turned}, Bandung`, 'ه ه', 'ههه']);
  // Three shapes of one letter where it joins, a fourth where it is alone.
  const alone = await written(['ه']);
  const joined = await written(['ههه']);
  expect(joined.widths[0]).not.toBeCloseTo(3 * alone.widths[0]!, 2);
  expect(fontsIn(file)).toEqual(['NotoSansArabic-Regular']);
});

test('a name as telephones send it, letter and mark apart, is the same on paper', async () => {
  const [line] = (await written(['Nguyễn'.normalize('NFD')])).lines;
  expect(line).toBe('Nguyễn');
});

test('a sign that no font has is a question mark, and the word beside it is whole', async () => {
  const { lines } = await written(['Toko \u{1F600} Emas']);
  expect(lines).toEqual(['Toko ? Emas']);
});
