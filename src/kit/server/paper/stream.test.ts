import { setImmediate as turn } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { int, kode, rupiah, text } from '#kit/contract/field.ts';
import { defineReport, span } from '#kit/contract/report.ts';
import type { PaperCtx, PaperWords } from '#kit/server/paper/desk.ts';
import { writePdf } from '#kit/server/paper/report-pdf.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

const report = defineReport({
  no: 1,
  path: 'coba',
  title: 'Laporan Coba',
  area: 'Coba',
  api: 'GET coba/report',
  filters: { ...span },
  columns: {
    no: kode('No Faktur'),
    nama: text('Nama Barang'),
    qty: int('Qty'),
    harga: rupiah('Harga'),
  },
  totals: ['qty', 'harga'],
  band: ['qty', 'harga'],
  sort: ['no'],
});

const BATCH = 500;
const heading = {
  shop: 'Kilau',
  address: [],
  title: 'LAPORAN COBA',
  period: '',
  filters: [],
  foot: '',
  number: 'Halaman {n} dari {semua}',
};
const ctx = { lihat_modal: true, moduls: new Set(), toko: { zona: 'WIB' } } as unknown as PaperCtx;

/** So many rows, and how many batches of them were asked for. */
function wordsOf(rows: number): { words: PaperWords; asked: { batches: number } } {
  const asked = { batches: 0 };
  const batches = (async function* (): AsyncGenerator<ReportRow[]> {
    for (let at = 0; at < rows; at += BATCH) {
      asked.batches += 1;
      await turn();
      yield Array.from({ length: BATCH }, (_, more) => ({
        no: `PJKJ1261120${at + more}`,
        nama: `Cincin Polos ${Math.sqrt(at + more)}`,
        qty: 1,
        harga: 3_119_000 + at * 7 + more,
      }));
    }
  })();
  const t = (said: string): string => said;
  return { words: { report, heading, batches, ctx, t } as unknown as PaperWords, asked };
}

const FILES: [string, (words: PaperWords) => Readable, number][] = [
  ['50,000 rows as Excel', writeXlsx, 50_000],
  ['10,000 rows as PDF', writePdf, 10_000],
];

test.each(FILES)(
  '%s: who stops reading stops the rows, so memory stays flat',
  async (_, write, rows) => {
    const { words, asked } = wordsOf(rows);
    const body = write(words);
    const reader = body[Symbol.asyncIterator]();
    while (asked.batches === 0) await reader.next();
    for (let turns = 0; turns < 3000; turns++) await turn();
    expect(asked.batches).toBeLessThan(rows / BATCH / 2);
    body.destroy();
  },
);

test.each(FILES)('%s: the counter gets its turn at least once a batch', async (_, write, rows) => {
  const { words, asked } = wordsOf(rows);
  const seen = { turns: 0, batches: 0, most: 0 };
  const counting = { on: true };
  const counter = (async () => {
    for (; counting.on; seen.turns++) {
      seen.most = Math.max(seen.most, asked.batches - seen.batches);
      seen.batches = asked.batches;
      await turn();
    }
  })();
  let bytes = 0;
  for await (const chunk of write(words)) bytes += (chunk as Buffer).length;
  counting.on = false;
  await counter;
  expect(bytes).toBeGreaterThan(rows);
  expect(asked.batches).toBe(rows / BATCH);
  expect(seen.most).toBeLessThanOrEqual(2);
});
