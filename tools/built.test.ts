import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stampOf } from '#tools/built.ts';

test('the stamp changes with a name or a byte, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-stamp-'));
  const [a, b] = [join(folder, 'a.ts'), join(folder, 'b.ts')];
  writeFileSync(a, 'one');
  writeFileSync(b, 'two');
  const before = stampOf([a, b]);
  expect(stampOf([b, a])).toBe(before);
  expect(stampOf([a])).not.toBe(before);
  writeFileSync(b, 'too');
  expect(stampOf([a, b])).not.toBe(before);
  writeFileSync(b, 'two');
  expect(stampOf([a, b])).toBe(before);
  rmSync(folder, { recursive: true });
});
