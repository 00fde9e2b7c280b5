import { addEvents, addToArea, addToDoor, nextMigration } from '#tools/new/doors.ts';
import {
  declaration,
  documentTest,
  eventLine,
  kindFile,
  screenFile,
  tableSql,
  type Kind,
} from '#tools/new/document-texts.ts';
import { addImport } from '#tools/new/edit.ts';
import { menuRow } from '#tools/new/master.ts';
import type { Name } from '#tools/new/names.ts';
import { freeLetters, groupOf } from '#tools/new/taken.ts';
import type { Tree } from '#tools/new/tree.ts';

/** A document: declared, made, listed, cancelled, printed and reprinted, with a test of all of it. */
export function newDocument(tree: Tree, area: Name, of: Name): void {
  const kind: Kind = { area, of, letters: freeLetters(tree, of) };
  const at = `areas/${area.kebab}`;
  tree.create(`src/${at}/contract/${of.kebab}.document.ts`, declaration(kind));
  tree.create(`src/${at}/server/${of.kebab}.ts`, kindFile(kind));
  tree.create(`src/${at}/server/${of.kebab}.test.ts`, documentTest(kind));
  tree.create(`src/${at}/web/${of.kebab}.screen.tsx`, screenFile(kind));
  tree.create(nextMigration(tree, area, of.kebab), tableSql(kind));
  addEvent(tree, kind);
  addToArea(tree, area, 'documents', `${of.camel}Document`, [
    `import { ${of.camel}Document } from '#${at}/contract/${of.kebab}.document.ts';`,
  ]);
  addToDoor(tree, 'server', area, `...${of.camel}.routes`, [
    `import { ${of.camel} } from '#${at}/server/${of.kebab}.ts';`,
  ]);
  addToArea(tree, area, 'screens', menuRow(groupOf(tree, area), of.title, of.kebab));
  const load = `() => import('#${at}/web/${of.kebab}.screen.tsx')`;
  addToDoor(tree, 'web', area, `{ path: '${of.kebab}', load: ${load} }`);
}

/** Its event among those of its area; the first one brings the file, which the area names. */
export function addEvent(tree: Tree, kind: Kind): void {
  const { area } = kind;
  const file = `areas/${area.kebab}/contract/${area.kebab}.event.ts`;
  const words = "'#areas/akses/contract/event.ts';";
  if (tree.read(`src/${file}`) === undefined) {
    tree.create(`src/${file}`, eventFile(area, words));
    addEvents(tree, area, file);
  }
  tree.change(`src/${file}`, (text) =>
    addImport(text, `import { batal } from ${words}`).replace(END, `${eventLine(kind)}${END}`),
  );
}

const END = '});\n';
const eventFile = (area: Name, words: string): string => `import { defineEvents } from ${words}

/** What a superior agrees to about ${area.kebab}. */
export const ${area.camel}Events = defineEvents({
});
`;
