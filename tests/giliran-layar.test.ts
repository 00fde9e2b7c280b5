import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catatSemua, giliranLayar, kitBerubah, putaran } from '#tests/browser/giliran.ts';

const LAYAR = Array.from({ length: 160 }, (_, at) => `layar-${at}`);

test('a third of the screens has its turn, the same third for the same seed', () => {
  const drawn = giliranLayar(LAYAR, 7);
  expect(drawn).toHaveLength(54);
  expect(new Set(drawn).size).toBe(54);
  expect(giliranLayar(LAYAR, 7)).toEqual(drawn);
  expect(giliranLayar(LAYAR, 8)).not.toEqual(drawn);
});

test('in twenty runs no screen is left out', () => {
  const seen = new Set(
    Array.from({ length: 20 }, (_, seed) => giliranLayar(LAYAR, seed * 7919 + 1)).flat(),
  );
  expect(LAYAR.filter((one) => !seen.has(one))).toEqual([]);
});

test('once all were seen, only a kit that has changed asks for all of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-giliran-'));
  const note = join(folder, 'note');
  catatSemua(note);
  expect(kitBerubah(note)).toBe(false);
  writeFileSync(note, 'another kit');
  expect(kitBerubah(note)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a round looks at a third while its own note knows the kit, else at all, and notes it', () => {
  const note = '.build/uji-giliran-semua';
  catatSemua(note);
  expect(putaran('uji-giliran', 7).dilihat(LAYAR)).toEqual(giliranLayar(LAYAR, 7));
  writeFileSync(note, 'another kit');
  const { dilihat, selesai } = putaran('uji-giliran', 7);
  expect(dilihat(LAYAR)).toEqual(LAYAR);
  expect(kitBerubah(note)).toBe(true);
  selesai();
  expect(kitBerubah(note)).toBe(false);
  rmSync(note);
});
