import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSealed, seal, unseal } from '#kit/server/server-key.ts';

test('a sealed secret opens for its owner alone, and a changed letter opens nothing', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'KJ1/own.kj1');
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP', 'KJ1/own.kj1')).not.toBe(sealed);
  expect(unseal(sealed, 'KJ1/own.kj1')).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 'KJ1/spv.kj1')).toBeUndefined();
  const last = sealed.at(-1) === 'A' ? 'Q' : 'A';
  expect(unseal(sealed.slice(0, -1) + last, 'KJ1/own.kj1')).toBeUndefined();
  expect(unseal('JBSWY3DPEHPK3PXP', 'KJ1/own.kj1')).toBeUndefined();
  expect(unseal('k1:AAAA', 'KJ1/own.kj1')).toBeUndefined();
});

test('without KILAU_KEY the key is a file beside the data that only its owner reads, and the next start finds it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-kunci-'));
  const run = (code: string): string =>
    execFileSync(
      process.execPath,
      ['-e', `import('#kit/server/server-key.ts').then(({ seal, unseal }) => { ${code} })`],
      { env: { ...process.env, KILAU_DATA: folder, KILAU_KEY: '' }, encoding: 'utf8' },
    ).trim();
  const sealed = run(`console.log(seal('rahasia', 'a'))`);
  expect(readFileSync(join(folder, 'kunci'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(statSync(join(folder, 'kunci')).mode & 0o777).toBe(0o600);
  expect(run(`console.log(unseal(${JSON.stringify(sealed)}, 'a'))`)).toBe('rahasia');
  expect(unseal(sealed, 'a')).toBeUndefined();
  rmSync(folder, { recursive: true });
});
