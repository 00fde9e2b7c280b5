import {
  differencesOf,
  type Catalogue,
  type Column,
} from '#areas/dokumen/contract/document-columns.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { nextMigration } from '#tools/new/doors.ts';
import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** The tables as docs/schema.md shows them, which a test keeps true. */
export function readSchemaPage(page: string): Catalogue {
  const tables = page.matchAll(/^- `(\w+)` .*\n {2}(.*?) *$/gm);
  return new Map(
    [...tables].map(([, table = '', columns = '']) => [
      table,
      new Map(columns.replaceAll('**', '').split(', ').map(columnOf)),
    ]),
  );
}

function columnOf(said: string): readonly [string, Column] {
  const [, name = '', type = '', may] = /^(\w+) ([^?]+)(\?)?$/.exec(said) ?? [];
  return [
    name,
    { type: type.replace('timestamptz', 'timestamp with time zone'), nullable: may !== undefined },
  ];
}

/** What the declarations of documents need and the tables do not have yet, as the next migration of an area. */
export function newMigration(
  tree: Tree,
  area: Name,
  of: Name,
  kinds: readonly DocumentSpec[],
): void {
  const found = differencesOf(kinds, readSchemaPage(tree.read('docs/schema.md') ?? ''));
  if (found.length === 0) throw new Error('Every column that a document declares is in its table');
  const text = found.map(({ says, sql }) => `-- ${says}.\n${sql}\n`).join('\n');
  tree.create(nextMigration(tree, area, of.kebab), text);
}
