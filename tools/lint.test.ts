import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
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
  // The reader of types is found as `npm test` finds it, however the tests were started.
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH };
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return run.stdout;
}

test('planted faults are found', () => {
  const found = lint({
    'src/kit/server/a.ts': `const f = async () => 1;\nf();\nexport const a: any = f;\n`,
  });
  expect(found).toMatch(/a\.ts:2:.*no-floating-promises/);
  expect(found).toMatch(/a\.ts:3:.*no-explicit-any/);
});

test('what is in order meets no objection', () => {
  const found = lint({
    'src/kit/contract/a.ts': `import * as z from 'zod/mini';\nexport const a = z.string();\n`,
    'src/kit/rules/b.ts': `import { c } from '#kit/rules/c.ts';\nexport const b = c;\n`,
  });
  expect(found).toBe('');
});
