import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  choice,
  day,
  gram,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { encode } from '#kit/server/wire/encode.ts';

const barang = objectOf({
  kode_barcode: kode('Barcode', 8),
  nama_barang: text('Nama', { max: 40 }),
  berat: gram('Berat'),
  harga: rupiah('Harga', { min: 0 }),
  diskon: optional(rupiah('Diskon')),
  catatan: optional(text('Catatan')),
  tgl: day('Tanggal'),
  status: choice('Status', ['READY', 'TERJUAL']),
  berlian: yesNo('Berlian'),
});
const nota = z.strictObject({
  no: z.string(),
  barang: listOf(barang, { min: 1, max: 2 }) as never,
  isi: z.record(z.string(), z.number()),
  bebas: z.any(),
  label: z.optional(z.string()),
});
const CINCIN = {
  kode_barcode: 'KJ100001',
  nama_barang: 'Cincin Polos',
  berat: 3250,
  harga: 2_500_000,
  diskon: null,
  catatan: 'ada goresan',
  tgl: '2026-11-20',
  status: 'READY',
  berlian: false,
};
const NOTA = { no: 'PJ1', barang: [CINCIN, CINCIN], isi: { a: 1 }, bebas: { b: [2] } };
const byZod = (value: unknown) => z.encode(nota, value as never);
const ours = (value: unknown) => encode(nota as never, value);

test('a ring of 3250 mg leaves as 3.25 gram, field for field as zod writes it', () => {
  const sent = ours(NOTA) as { barang: { berat: number }[] };
  expect(sent.barang[0]!.berat).toBe(3.25);
  expect(JSON.stringify(sent)).toBe(JSON.stringify(byZod(NOTA)));
});

test('text with blanks around it leaves trimmed, an empty remark as zod has it', () => {
  const row = { ...NOTA, label: 'x', barang: [{ ...CINCIN, nama_barang: '  Cincin Polos ' }] };
  expect(JSON.stringify(ours(row))).toBe(JSON.stringify(byZod(row)));
});

test.each([
  ['a key that the schema does not have', { ...NOTA, rahasia: 1 }],
  ['a field that is missing', { ...NOTA, no: undefined }],
  ['half a milligram', { ...NOTA, barang: [{ ...CINCIN, berat: 0.5 }] }],
  ['a price below nothing', { ...NOTA, barang: [{ ...CINCIN, harga: -1 }] }],
  ['a status that there is not', { ...NOTA, barang: [{ ...CINCIN, status: 'HILANG' }] }],
  ['a day that there is not', { ...NOTA, barang: [{ ...CINCIN, tgl: '2026-02-30' }] }],
  ['a name of 41 characters', { ...NOTA, barang: [{ ...CINCIN, nama_barang: 'x'.repeat(41) }] }],
  ['no piece at all', { ...NOTA, barang: [] }],
  ['three pieces where two may be', { ...NOTA, barang: [CINCIN, CINCIN, CINCIN] }],
])('%s is refused in the words of zod', (_title, row) => {
  const said = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      return String((error as Error).message);
    }
    throw new Error('it was not refused');
  };
  expect(said(() => ours(row))).toBe(said(() => byZod(row)));
});
