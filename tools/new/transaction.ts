import { addToArea, addToDoor, nextMigration } from '#tools/new/doors.ts';
import { menuRow } from '#tools/new/master.ts';
import { type Name, nameOf } from '#tools/new/names.ts';
import {
  actFile,
  apiFile,
  ruleFile,
  ruleTest,
  screenFile,
  tableFile,
  tableSql,
  transactionTest,
  type Act,
} from '#tools/new/transaction-texts.ts';
import { freeLetters, groupOf } from '#tools/new/taken.ts';
import type { Tree } from '#tools/new/tree.ts';

/** A transaction: read, decide, write, answer, on all four floors, and a test that fails. */
export function newTransaction(tree: Tree, area: Name, act: Name): void {
  const thing = nameOf(act.kebab.split('-').slice(1).join('-'));
  if (!thing) throw new Error('A transaction is named by verb and noun: lunasi-hutang');
  const words: Act = { area, act, thing, letters: freeLetters(tree, act)[0] };
  const folder = `src/areas/${area.kebab}`;
  tree.create(`${folder}/contract/${act.kebab}.api.ts`, apiFile(words));
  tree.create(`${folder}/rules/${act.kebab}.ts`, ruleFile(words));
  tree.create(`${folder}/rules/${act.kebab}.test.ts`, ruleTest(words));
  tree.create(`${folder}/server/${act.kebab}.ts`, actFile(words));
  tree.create(`${folder}/server/${act.kebab}.table.ts`, tableFile(words));
  tree.create(`${folder}/server/${act.kebab}.test.ts`, transactionTest(words));
  tree.create(`${folder}/web/${act.kebab}.screen.tsx`, screenFile(words));
  tree.create(nextMigration(tree, area, act.kebab), tableSql(words));
  openDoors(tree, words);
}

function openDoors(tree: Tree, { area, act }: Act): void {
  const at = `#areas/${area.kebab}`;
  addToArea(tree, area, 'endpoints', `${act.camel}Endpoint`, [
    `import { ${act.camel}Endpoint } from '${at}/contract/${act.kebab}.api.ts';`,
  ]);
  addToDoor(tree, 'server', area, `serveWrite(${act.camel}Endpoint, ${act.camel})`, [
    `import { serveWrite } from '#kit/server/routes.ts';`,
    `import { ${act.camel}Endpoint } from '${at}/contract/${act.kebab}.api.ts';`,
    `import { ${act.camel} } from '${at}/server/${act.kebab}.ts';`,
  ]);
  const path = `transaksi-${act.kebab}`;
  addToArea(tree, area, 'screens', menuRow(groupOf(tree, area), act.title, path));
  const load = `() => import('${at}/web/${act.kebab}.screen.tsx')`;
  addToDoor(tree, 'web', area, `{ path: '${path}', load: ${load} }`);
}
