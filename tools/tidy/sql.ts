import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { isTest, lineOf, type Node, nodesOf, type Source } from '#tools/source.ts';

const WRITE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)/gi;
const WRITE_WHOLE =
  /\b(insert\s+into\s|update\s+\w+(\s+as)?(\s+\w+)?\s+set\s|delete\s+from\s|merge\s+into\s)/i;
const READ = /^\s*(select|with)\s[\s\S]*\b(from|as)\b/i;
const BUILDERS_WRITE = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

/**
 * Tables that every document may write beside its own rows, because one statement must do both or
 * neither: the money lines of a document, and the end of a basket's locks.
 */
const SHARED = ['pembayaran', 'keranjang'];

/** Which area made a table: the first word of the migration that creates it names the area. */
export type Owners = ReadonlyMap<string, string>;

export function readOwners(folder: string, areas: readonly string[]): Owners {
  const owners = new Map<string, string>();
  for (const path of globSync(`${folder}/*.sql`)) {
    const name = posix.basename(path.replaceAll('\\', '/')).replace(/^\d+-/, '');
    const area = areas.find((one) => name === `${one}.sql` || name.startsWith(`${one}-`));
    if (area) for (const table of tablesIn(readFileSync(path, 'utf8'))) owners.set(table, area);
  }
  return owners;
}

export const tablesIn = (sql: string): string[] =>
  [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?([a-z_]+)/gi)].map(
    ([, name = '']) => name,
  );

/** SQL is in *.table.ts and *.query.ts, writes in *.table.ts, and each area writes its own tables. */
export function sqlObjections(sources: readonly Source[], owners: Owners): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/areas/') && !isTest(path))
    .flatMap((source) => textsIn(source).flatMap((one) => objectionsTo(source, one, owners)));
}

type Text = { text: string; start: number; tagged: boolean };

function objectionsTo({ path, text }: Source, one: Text, owners: Owners): string[] {
  const at = `${path}:${lineOf(text, one.start)}`;
  const inTable = path.endsWith('.table.ts');
  const writes = WRITE_WHOLE.test(one.text);
  if (writes && !inTable) return [`${at}: writes stand in *.table.ts`];
  const reads = one.tagged || (path.includes('/server/') && READ.test(one.text));
  if (reads && !inTable && !path.endsWith('.query.ts')) {
    return [`${at}: SQL stands in *.table.ts and *.query.ts`];
  }
  return writes
    ? strangers(path, one.text, owners).map((table) => `${at}: ${table} is not its own`)
    : [];
}

function strangers(path: string, sql: string, owners: Owners): string[] {
  const area = path.split('/')[2];
  const written = [...sql.matchAll(WRITE)].map(([, table = '']) => table.toLowerCase());
  return written.filter((table) => {
    return owners.has(table) && owners.get(table) !== area && !SHARED.includes(table);
  });
}

/** Every text that may be SQL, and every call of a query builder that writes. */
function textsIn(source: Source): Text[] {
  return nodesOf(source).flatMap(({ node, parent }): Text[] => {
    const { start, end } = node;
    if (node.type === 'TemplateLiteral') {
      const tagged = parent?.type === 'TaggedTemplateExpression' && isSql(parent['tag'] as Node);
      return [{ text: source.text.slice(start + 1, end - 1), start, tagged }];
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      return [{ text: node['value'], start, tagged: false }];
    }
    return builderCall(node);
  });
}

const isSql = (tag: Node & { name?: string }): boolean => tag.name === 'sql';

/** `db.insertInto('x')` reads like the SQL it becomes. */
function builderCall(node: Node): Text[] {
  const callee = node['callee'] as { property?: { name?: string } } | undefined;
  const name = callee?.property?.name ?? '';
  const [first] = (node['arguments'] ?? []) as { value?: string }[];
  if (!BUILDERS_WRITE.includes(name)) return [];
  return [{ text: `insert into ${first?.value ?? ''} `, start: node.start, tagged: true }];
}
