import { type Node, nodesOf, sourceOf } from '#tools/source.ts';

/** Adds an import of one name, unless the file has it: beside its neighbours, or as a line below. */
export function addImport(text: string, line: string): string {
  const [, name = '', from = ''] = /^import \{ (\w+) \} from '(.+)';$/.exec(line) ?? [];
  const imports = nodesIn(text).filter(({ type }) => type === 'ImportDeclaration');
  const same = imports.find((node) => {
    return node['importKind'] !== 'type' && (node['source'] as { value: string }).value === from;
  });
  const braced = same && /^import \{[^}]*\}/.exec(text.slice(same.start));
  if (same && braced) {
    if (new RegExp(`\\b${name}\\b`).test(braced[0])) return text;
    const at = same.start + braced[0].indexOf('{') + 1;
    return `${text.slice(0, at)} ${name},${text.slice(at)}`;
  }
  const end = imports.at(-1)?.end ?? 0;
  return `${text.slice(0, end)}${end ? '\n' : ''}${line}${text.slice(end)}${end ? '' : '\n'}`;
}

/** Decides, from the text of an item that is there, whether the new one goes before it. */
export type IsAfter = (item: string) => boolean;

/** Adds an item to the list that a constant holds, however it is wrapped. */
export function addToList(text: string, name: string, item: string, isAfter?: IsAfter): string {
  const holder = nodesIn(text).find((node) => {
    return node.type === 'VariableDeclarator' && nameIn(node['id']) === name;
  });
  const list = holder && nodesIn(text).find((node) => isListIn(node, holder));
  if (!list) throw new Error(`There is no list in ${name}`);
  return insert(text, list, item, isAfter);
}

/** Adds an item to a named list of an object: `masters: [bankMaster]`; makes the list if need be. */
export function addToProperty(text: string, property: string, item: string): string {
  const found = nodesIn(text).find((node) => {
    return node.type === 'Property' && nameIn(node['key']) === property;
  });
  const list = found && nodesIn(text).find((node) => isListIn(node, found));
  if (list) return insert(text, list, item);
  const object = nodesIn(text).find(({ type }) => type === 'ObjectExpression');
  if (!object) throw new Error(`There is nothing to hold ${property}`);
  const at = object.end - 1;
  const before = text.slice(0, at).trimEnd();
  const comma = /[{,]$/.test(before) ? '' : ',';
  return `${before}${comma} ${property}: [${item}] ${text.slice(at)}`;
}

function insert(text: string, list: Node, item: string, isAfter?: IsAfter): string {
  const items = (list['elements'] ?? []) as Node[];
  const next = items.find(({ start, end }) => isAfter?.(text.slice(start, end)));
  if (next) return `${text.slice(0, next.start)}${item}, ${text.slice(next.start)}`;
  const before = text.slice(0, list.end - 1).trimEnd();
  const comma = /[[,]$/.test(before) ? '' : ',';
  return `${before}${comma} ${item}${text.slice(list.end - 1)}`;
}

const nodesIn = (text: string): Node[] =>
  nodesOf(sourceOf('edited.tsx', text)).map(({ node }) => node);

const isListIn = (node: Node, holder: Node): boolean =>
  node.type === 'ArrayExpression' && node.start >= holder.start && node.end <= holder.end;

const nameIn = (node: unknown): string | undefined => (node as { name?: string } | undefined)?.name;
