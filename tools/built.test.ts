import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ensureBuilt, stampOf } from '#tools/built.ts';

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

test('of two that want the same built, one builds; what a killed one left is no hindrance', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-built-'));
  const [output, source] = [join(folder, 'out'), join(folder, 'a.ts')];
  writeFileSync(source, 'one');
  writeFileSync(`${output}.building`, String(2 ** 22 + 1));
  let made = 0;
  const build = () =>
    ensureBuilt({
      name: 'a test',
      output,
      sources: [source],
      without: /^$/,
      make: async (draft) => {
        made += 1;
        mkdirSync(draft);
        await sleep(150);
        writeFileSync(join(draft, 'b.js'), String(made));
        return true;
      },
    });
  expect(await Promise.all([build(), build()])).toEqual([true, true]);
  expect(made).toBe(1);
  expect(readFileSync(join(output, 'b.js'), 'utf8')).toBe('1');
  expect(existsSync(`${output}.building`)).toBe(false);
  rmSync(folder, { recursive: true });
});
