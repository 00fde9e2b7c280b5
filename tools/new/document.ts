import { addToContract, addToDoor, nextMigration } from '#tools/new/doors.ts';
import {
  declaration,
  documentTest,
  eventLine,
  kindFile,
  screenFile,
  tableSql,
  type Kind,
} from '#tools/new/document-texts.ts';
import { menuRow } from '#tools/new/master.ts';
import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

const EVENTS = 'src/areas/akses/contract/event.ts';
const LAST_EVENT = '} as const satisfies Record<string, Event>;';

/** A document: declared, made, listed, cancelled, printed and reprinted, with a test of all of it. */
export function newDocument(tree: Tree, area: Name, of: Name): void {
  const kind: Kind = { area, of };
  const at = `areas/${area.kebab}`;
  tree.create(`src/${at}/contract/${of.kebab}.document.ts`, declaration(kind));
  tree.create(`src/${at}/server/${of.kebab}.ts`, kindFile(kind));
  tree.create(`src/${at}/server/${of.kebab}.test.ts`, documentTest(kind));
  tree.create(`src/${at}/web/${of.kebab}.screen.tsx`, screenFile(kind));
  tree.create(nextMigration(tree, area, of.kebab), tableSql(kind));
  tree.change(EVENTS, (text) => text.replace(LAST_EVENT, `${eventLine(kind)}${LAST_EVENT}`));
  addToContract(tree, area, 'documents', `${of.camel}Document`, [
    `import { ${of.camel}Document } from '#${at}/contract/${of.kebab}.document.ts';`,
  ]);
  addToDoor(tree, 'server', area, `...${of.camel}.routes`, [
    `import { ${of.camel} } from '#${at}/server/${of.kebab}.ts';`,
  ]);
  addToDoor(tree, 'menu', area, menuRow(area.title, of.title, of.kebab));
  const load = `() => import('#${at}/web/${of.kebab}.screen.tsx')`;
  addToDoor(tree, 'web', area, `{ path: '${of.kebab}', load: ${load} }`);
}
