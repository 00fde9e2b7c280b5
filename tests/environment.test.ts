import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  namesOf,
  readEnv,
  refuseTwoValues,
  unknownSettings,
  VARIABLES,
  type Variable,
  type VariableName,
} from '#kit/server/settings/env.ts';
import { holdPage } from '#tests/kit/hold-page.ts';
import { DEVELOPERS } from '#kit/testing/variables.ts';

const SETTINGS = Object.entries(VARIABLES) as [VariableName, Variable][];
const GROUPS = [...new Set(SETTINGS.map(([, { group }]) => group))];
const inGroup = (group: string) => SETTINGS.filter(([, one]) => one.group === group);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('.env.example has every setting, none of them switched on', () => {
  const parts = GROUPS.map((group) =>
    [
      `# ${group}`,
      ...inGroup(group).flatMap(([name, { means, unset, example }]) => [
        '',
        `# ${means}`,
        `# Not set: ${unset}.`,
        `#${name}=${example}`,
      ]),
    ].join('\n'),
  );
  holdPage(
    '../.env.example',
    `# Copy to .env in the folder that you start Kilau in, and take the # from the lines that you need.\n` +
      `# What the environment itself says is stronger. Written by \`npm run pages\` from src/kit/server/settings/env.ts.\n\n` +
      `${parts.join('\n\n')}\n`,
  );
});

test('docs/variables.md tells every setting and those of tests and benches', () => {
  const also = ({ also: older }: Variable) => (older ? ` (also \`${older.join('`, `')}\`)` : '');
  const table = (group: string) =>
    `## ${group}\n\n| name | what it does | not set |\n|---|---|---|\n` +
    inGroup(group)
      .map(([name, one]) => `| \`${name}\`${also(one)} | ${one.means} | ${one.unset} |`)
      .join('\n');
  const developers = Object.entries(DEVELOPERS).map(
    ([name, means]) => `| \`${name}\` | ${means} |`,
  );
  holdPage(
    'variables.md',
    `# Settings\n\nRead from the environment, or from a file \`.env\` in the folder that a command is given in\n` +
      `([.env.example](../.env.example)); the environment is stronger. Written from \`src/kit/server/settings/env.ts\`.\n\n` +
      `${GROUPS.map(table).join('\n\n')}\n\n## Tests and benches\n\n` +
      `| name | what it does |\n|---|---|\n${developers.join('\n')}\n`,
  );
});

test('no file of the program reads the environment but by the list', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (path) =>
      !/\.test\.tsx?$|^src\/kit\/testing\/|^src\/kit\/server\/settings\/env\.ts$/.test(path),
  );
  const readers = files.flatMap((path) =>
    (
      readFileSync(path, 'utf8').match(
        /process\.env\b(\['\w+'\]|\.\w+)?|\{ ?env ?\} = process\b/g,
      ) ?? []
    )
      // The embedded PostgreSQL is given the path of the machine, which is no setting of ours.
      .filter((read) => read !== "process.env['PATH']")
      .map((read) => `${path}: ${read}`),
  );
  expect(readers).toEqual([]);
});

test('no name of a setting stands anywhere that is on neither list', () => {
  const known = new Set([
    ...SETTINGS.flatMap(([name]) => namesOf(name)),
    ...Object.keys(DEVELOPERS),
  ]);
  const files = [
    ...globSync(['{src,tests,tools,bench}/**/*.{ts,tsx}', '*.{mjs,ts}']),
    ...globSync(['docs/{how-to,guides}/*.md', '*.md']),
  ];
  const strange = files.flatMap((path) =>
    (readFileSync(path, 'utf8').match(/(?<![\w.])(KILAU|BENCH)_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [])
      .filter((name) => !known.has(name) && name !== 'KILAU_SHELL' && name !== 'KILAU_S3')
      .map((name) => `${path}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('an older name means the same, an empty text says nothing, and two that disagree are refused', () => {
  vi.stubEnv('KILAU_BACKUP', '');
  vi.stubEnv('KILAU_CADANGAN', '/mnt/cadangan');
  expect(readEnv('KILAU_BACKUP')).toBe('/mnt/cadangan');
  vi.stubEnv('KILAU_BACKUP', '/mnt/backup');
  expect(readEnv('KILAU_BACKUP')).toBe('/mnt/backup');
  expect(refuseTwoValues).toThrow(
    'KILAU_BACKUP and KILAU_CADANGAN are one setting and say different things.',
  );
  vi.stubEnv('KILAU_BACKUP', '/mnt/cadangan');
  expect(refuseTwoValues).not.toThrow();
});

test('a mistyped setting is named', () => {
  // A long run sets the rounds of its proofs by variables: these are no mistakes.
  const before = unknownSettings();
  vi.stubEnv('KILAU_Cadangan', '/mnt/cadangan');
  expect(unknownSettings().filter((one) => !before.includes(one))).toEqual(['KILAU_Cadangan']);
});
