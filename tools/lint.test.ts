import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Lints planted files by the house's own settings, and answers the objections. */
function lint(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-lint-'));
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const program = resolve('node_modules/oxlint/bin/oxlint');
  const args = [program, '--type-aware', '--format=unix', 'src'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return run.stdout;
}

test('planted faults are found', () => {
  const found = lint({
    'src/kit/server/a.ts': `const f = async () => 1;\nf();\nexport const a: any = f;\n`,
    'src/kit/server/b.ts': `import { c } from './c.ts';\nexport const b = () => c();\n`,
    'src/kit/server/c.ts': `import { b } from './b.ts';\nexport const c = (): unknown => b();\n`,
    'src/kit/server/d.ts': `import { z } from 'zod';\nexport const d = z;\n`,
    'src/kit/rules/e.ts': `import dayjs from 'dayjs';\nexport const e = dayjs;\n`,
    'src/kit/contract/f.ts': `import pg from 'pg';\nexport const f = pg;\n`,
    'src/kit/web/g.ts': `import pg from 'pg';\nexport const g = pg;\n`,
    'src/kit/server/h.ts': `import { memo } from 'react';\nexport const h = memo;\n`,
  });
  expect(found).toMatch(/a\.ts:2:.*no-floating-promises/);
  expect(found).toMatch(/a\.ts:3:.*no-explicit-any/);
  expect(found).toMatch(/[bc]\.ts:1:.*no-cycle/);
  expect(found).toMatch(/d\.ts:1:.*no-restricted-imports/);
  expect(found).toMatch(/e\.ts:1:.*no-restricted-imports/);
  expect(found).toMatch(/f\.ts:1:.*no-restricted-imports/);
  expect(found).toMatch(/g\.ts:1:.*no-restricted-imports/);
  expect(found).toMatch(/h\.ts:1:.*no-restricted-imports/);
});

test('what is in order meets no objection', () => {
  const found = lint({
    'src/kit/contract/a.ts': `import * as z from 'zod/mini';\nexport const a = z.string();\n`,
    'src/kit/rules/b.ts': `import { c } from '#kit/rules/c.ts';\nexport const b = c;\n`,
  });
  expect(found).toBe('');
});
