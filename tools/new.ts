import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { areasIn } from '#tools/new/doors.ts';
import { newArea } from '#tools/new/area.ts';
import { newDocument } from '#tools/new/document.ts';
import { newDocumentOn } from '#tools/new/document-on.ts';
import { newMaster } from '#tools/new/master.ts';
import { type Name, nameOf } from '#tools/new/names.ts';
import { newMigration } from '#tools/new/migration.ts';
import { newReport } from '#tools/new/report.ts';
import { newTransaction } from '#tools/new/transaction.ts';
import { makeRoom } from '#tools/new/room.ts';
import { type Tree, treeOf } from '#tools/new/tree.ts';

/** What can be made, the two questions each asks, and who makes it of the two answers. */
const KINDS = {
  master: { ask: ['In which area', 'What is one row (harga-beli)'], make: inArea(newMaster) },
  report: { ask: ['In which area', 'What does it tell (batal-titip)'], make: inArea(newReport) },
  document: { ask: ['In which area', 'What is one (uang-muka)'], make: inArea(newDocument) },
  transaction: {
    ask: ['In which area', 'Verb and noun (lunasi-hutang)'],
    make: inArea(newTransaction),
  },
  migration: {
    ask: ['In which area', 'What changes (kondisi-kas)'],
    make: inArea((tree, area, of) => newMigration(tree, area, of, documentKinds())),
  },
  area: { ask: ['What is it called', 'To the right of which area'], make: newAreaAfter },
} as const;

type Kind = keyof typeof KINDS;
/** What to do with what was made, where that is not to begin with its test. */
const NEXT: Partial<Record<string, string>> = {
  document:
    'Its declaration comes first: when it has its fields and states, delete the migration that was made and run\n' +
    'npm run new migration. Its test fails until it says what is special; then npm run pages.',
  migration: 'Add what no declaration says (checks across columns, indexes); then npm run pages.',
};
type Make = (tree: Tree, first: Name, second: Name) => void;

function inArea(make: Make): Make {
  return (tree, area, of) => {
    mustBeArea(tree, area);
    make(tree, area, of);
  };
}

function newAreaAfter(tree: Tree, area: Name, after: Name): void {
  mustBeArea(tree, after);
  newArea(tree, area, after);
}

function mustBeArea(tree: Tree, { kebab }: Name): void {
  const areas = areasIn(tree);
  if (!areas.includes(kebab))
    throw new Error(`"${kebab}" is no area; there are ${areas.join(', ')}`);
}

/** Makes it in the given checkout, a document on another kind where one is named; answers the paths that it wrote. */
export function makeNew(
  root: string,
  kind: string,
  first: string,
  second: string,
  on?: string,
): string[] {
  if (!isKind(kind)) throw new Error(`npm run new ${Object.keys(KINDS).join(' | ')}`);
  const names = [nameOf(first), nameOf(second)];
  if (!names[0] || !names[1]) throw new Error('A name is lower case words joined by dashes');
  const tree = treeOf(root);
  if (on !== undefined) {
    if (kind !== 'document') throw new Error('A document alone is made --on another one');
    mustBeArea(tree, names[0]);
    newDocumentOn(tree, names[0], names[1], on);
  } else KINDS[kind].make(tree, names[0], names[1]);
  if (kind !== 'area') makeRoom(tree, names[1]);
  return tree.save();
}

const isKind = (kind: string): kind is Kind => kind in KINDS;

async function askFor(kind: string, given: readonly string[]): Promise<string[]> {
  if (!isKind(kind) || given.length >= 2) return [...given];
  const person = createInterface({ input: process.stdin, output: process.stdout });
  const answers = [...given];
  // By its lines, as answers that are piped all come at once.
  const lines = person[Symbol.asyncIterator]();
  for (const question of KINDS[kind].ask.slice(given.length)) {
    process.stdout.write(`${question}? `);
    const { value } = await lines.next();
    answers.push((value ?? '').trim());
  }
  person.close();
  return answers;
}

/** The kind, the answers that were given already, and the document that it is made on. A word too many is refused. */
export function wordsOf(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { on: { type: 'string' } },
  });
  const [kind = '', ...given] = positionals;
  const more = given.slice(2);
  if (more.length > 0)
    throw new Error(
      `"${more.join(' ')}" is not read: npm run takes -- before --on, node start.mjs takes none`,
    );
  return { kind, given, on: values.on };
}

async function main(args: readonly string[]): Promise<void> {
  const { kind, given, on } = wordsOf(args);
  const [first = '', second = ''] = await askFor(kind, given);
  const written = makeNew('.', kind, first, second, on);
  const code = written.filter((path) => /\.tsx?$/.test(path));
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...code], { stdio: 'ignore' });
  spawnSync(process.execPath, ['tools/map.ts'], { stdio: 'ignore' });
  for (const path of written) console.log(path);
  console.log(NEXT[kind] ?? 'Its test fails until it says what is special; then npm run pages.');
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
