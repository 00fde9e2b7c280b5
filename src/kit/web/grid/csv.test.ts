import assert from 'node:assert/strict';
import { test } from 'vitest';
import { gram, int, rupiah, text } from '#kit/contract/field.ts';
import { csvOf } from '#kit/web/grid/csv.ts';

const columns = [
  { id: 'nama', header: 'Nama', of: text('Nama') },
  { id: 'berat', header: 'Berat', of: gram('Berat') },
  { id: 'harga', header: 'Harga', of: rupiah('Harga') },
  { id: 'selisih', header: 'Selisih', of: int('Selisih') },
] as never;

test('figures go out ungrouped, in grams and rupiah, and a minus stays a number', () => {
  assert.equal(
    csvOf(columns, [{ nama: 'Cincin', berat: 3250, harga: 4712500, selisih: -1 }]),
    'Nama,Berat,Harga,Selisih\r\nCincin,3.250,4712500,-1',
  );
});

test('a text that would run as a formula is neutralised, and quotes are doubled', () => {
  const [, line] = csvOf(columns, [
    { nama: '=HYPERLINK("x")', berat: null, harga: 0, selisih: 0 },
  ]).split('\r\n');
  assert.equal(line, '"\'=HYPERLINK(""x"")",,0,0');
  assert.match(csvOf(columns, [{ nama: '@cmd' }]), /'@cmd/);
});
