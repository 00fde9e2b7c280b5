import { addToArea, addToDoor, nextMigration } from '#tools/new/doors.ts';
import { addEvent } from '#tools/new/document.ts';
import { addImport, addToList } from '#tools/new/edit.ts';
import {
  declarationOn,
  documentTestOn,
  kindFileOn,
  parentOf,
  tableSqlOn,
  type KindOn,
} from '#tools/new/document-on-texts.ts';
import { nameOf, type Name } from '#tools/new/names.ts';
import { freeLetters } from '#tools/new/taken.ts';
import type { Tree } from '#tools/new/tree.ts';

/**
 * A document that is made on one of another kind: its button and dialog on that one's card, its row in the history, its
 * paper, its way back, and its sample, which is refused in every other state of the parent.
 */
export function newDocumentOn(tree: Tree, area: Name, of: Name, on: string): void {
  const parent = nameOf(on);
  const words = parent && parentOf(tree, parent);
  if (!words) throw new Error(`"${on}" is no kind on which others are made (acts: true)`);
  const kit = `tests/kit/document/on-${parent.kebab}.ts`;
  if (tree.read(kit) === undefined)
    throw new Error(`${kit} is missing: it brings one of ${parent.kebab} to each of its states`);
  const kind: KindOn = { area, of, parent, ...words, letters: freeLetters(tree, of) };
  const at = `areas/${area.kebab}`;
  tree.create(`src/${at}/contract/${of.kebab}.document.ts`, declarationOn(kind));
  tree.create(`src/${at}/server/${of.kebab}.ts`, kindFileOn(kind));
  tree.create(`src/${at}/server/${of.kebab}.test.ts`, documentTestOn(kind));
  tree.create(nextMigration(tree, area, of.kebab), tableSqlOn(kind));
  addEvent(tree, kind);
  addToArea(tree, area, 'documents', `${of.camel}Document`, [
    `import { ${of.camel}Document } from '#${at}/contract/${of.kebab}.document.ts';`,
  ]);
  addToDoor(tree, 'server', area, `...${of.camel}.routes`, [
    `import { ${of.camel} } from '#${at}/server/${of.kebab}.ts';`,
  ]);
  addToCard(tree, kind);
}

/** Among the further acts of the parent's card. */
function addToCard(tree: Tree, { area, of, parentArea, parent, parentFile }: KindOn): void {
  const file = `src/areas/${parentArea}/web/further.ts`;
  const declared = `#areas/${area.kebab}/contract/${of.kebab}.document.ts`;
  const lists = `[${parent.camel}Document.list, ${parent.camel}Document.one]`;
  const imports = [
    `import { furtherAct } from '#areas/dokumen/web/further-acts.tsx';`,
    `import { ${of.camel}Document } from '${declared}';`,
    `import { ${parent.camel}Document } from '#${parentFile.slice('src/'.length)}';`,
  ];
  tree.change(file, (text) =>
    addToList(
      imports.reduce(addImport, text),
      'FURTHER',
      `furtherAct(${of.camel}Document, 'simpan', ${lists})`,
    ),
  );
}
