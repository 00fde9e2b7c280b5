import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A file of code, with what the tools ask of it; the path uses / on every system. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
};

export type Import = { readonly to: string; readonly typeOnly: boolean };

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

export function readSources(pattern: string | readonly string[]): Source[] {
  const paths = globSync(pattern as string[]).map((path) => path.replaceAll('\\', '/'));
  return paths.sort().map((path) => sourceOf(path, readFileSync(path, 'utf8')));
}

/** What a file imports is read when it is asked for: most tools ask of a few. */
export function sourceOf(path: string, text: string): Source {
  let imports: readonly Import[] | undefined;
  return {
    path,
    text,
    get imports() {
      return (imports ??= /\.tsx?$/.test(path) ? importsOf(path, text) : []);
    },
  };
}

function importsOf(path: string, text: string): Import[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    to: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ to: moduleRequest.value, typeOnly: isType }] : [],
    );
  return [...imported, ...exported, ...lateImports(text)];
}

/** `import('…')`, as an expression (a lazy screen) or as a type. */
function lateImports(text: string): Import[] {
  const found = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  return [...found].map(([, to = '']) => ({ to, typeOnly: true }));
}

/** Every node of the file's syntax tree, each with the node that holds it. */
export function nodesOf(source: Source): Nodes {
  if (last?.source !== source) last = { source, nodes: readNodes(source) };
  return last.nodes;
}

type Nodes = readonly { readonly node: Node; readonly parent: Node | undefined }[];
/** The last file that was parsed, so that several questions parse it once; the trees of all would fill the memory. */
let last: { source: Source; nodes: Nodes } | undefined;

function readNodes({ path, text }: Source): Nodes {
  const found: { node: Node; parent: Node | undefined }[] = [];
  const visit = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, parent);
    if (!isNode(value)) return;
    found.push({ node: value, parent });
    for (const child of Object.values(value)) visit(child, value);
  };
  visit(parseSync(path, text).program, undefined);
  return found;
}

export const commentsOf = ({ path, text }: Source): { value: string; start: number }[] =>
  parseSync(path, text).comments;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const lineOf = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

export const isTest = (path: string): boolean => /\.(test|fixtures)\.tsx?$/.test(path);
