import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyBlock, TableEmpty } from '#kit/web/mark/state-block.tsx';

const kata = (of: ReactElement): string =>
  renderToStaticMarkup(of)
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s{2,}/)
    .join(' | ');
const isi = { title: 'Belum ada penjualan hari ini', text: 'Pindai barang di kasir.' };

test('an empty table says the words of the requirement, and below them our own sentence', () => {
  const own = createElement(EmptyBlock, isi);
  expect(kata(createElement(TableEmpty, null, own))).toBe(
    `Tidak Ada Data | ${isi.title} | ${isi.text}`,
  );
});

test('elsewhere our own sentence leads, and where there is none the words of the requirement stand alone', () => {
  expect(kata(createElement(EmptyBlock, isi))).toBe(`${isi.title} | ${isi.text}`);
  expect(kata(createElement(EmptyBlock))).toBe('Tidak Ada Data');
});
