import { posix } from 'node:path';
import { isTest, lineOf, type Node, nodesOf, type Source } from '#tools/source.ts';

/**
 * Where a size stops being a matter of taste (architecture 8). Three parameters are the aim; the
 * transaction, its input and its context come first in most functions, so six are the end.
 */
export const MOST = {
  /** STYLE.md: a file is one subject, and ends here. */
  file: 300,
  /** With the line of the menu and the sentence that a report answers. */
  declaration: 93,
  /** The text of a generated file and the calls of a master are lists, longer than what decides. */
  function: 65,
  /** A hook answers one object of all that its screen asks, one key to a line. */
  hook: 84,
  component: 122,
  parameters: 6,
  folder: 30,
  line: 120,
  /** A test is as long as the day it tells, and each sentence of it is on one line. */
  'test file': 560,
  'test line': 240,
} as const;

const DECLARATION = /\.(master|report)\.ts$/;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export function sizeObjections(sources: readonly Source[]): string[] {
  return [...sources.flatMap(fileObjections), ...folderObjections(sources)];
}

function fileObjections(source: Source): string[] {
  const { path, text } = source;
  const lines = text.trimEnd().split('\n');
  const told = isTest(path) || /\.fixtures\.ts$|^tests\//.test(path);
  const kind = told ? 'test file' : DECLARATION.test(path) ? 'declaration' : 'file';
  const width = told ? 'test line' : 'line';
  const long = lines.findIndex((line) => line.length > MOST[width]);
  return [
    ...over(path, kind, lines.length),
    ...(long < 0 ? [] : over(`${path}:${long + 1}`, width, lines[long]?.length ?? 0)),
    // A test is as long as the day it tells; so is one that the kit writes for every declaration.
    ...(isTest(path) || path.startsWith('src/kit/testing/') ? [] : functionObjections(source)),
  ];
}

function functionObjections(source: Source): string[] {
  const functions = nodesOf(source).filter(({ node }) => FUNCTIONS.includes(node.type));
  return functions.flatMap(({ node, parent }) => {
    const name = nameOf(node, parent);
    const where = `${source.path}:${lineOf(source.text, node.start)} ${name}`;
    const length = source.text.slice(node.start, node.end).split('\n').length;
    const hook = /^use[A-Z]/.test(name) ? 'hook' : 'function';
    const kind = isComponent(source.path, name) ? 'component' : hook;
    const count = Array.isArray(node['params']) ? node['params'].length : 0;
    return [...over(where, kind, length), ...over(where, 'parameters', count)];
  });
}

/** A test is the other half of the file it lies beside, and not counted again. */
function folderObjections(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources.filter((source) => !isTest(source.path))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => over(`${folder}/`, 'folder', count));
}

const over = (where: string, kind: keyof typeof MOST, size: number): string[] =>
  size > MOST[kind] ? [`${where}: ${kind} of ${size}, the most is ${MOST[kind]}`] : [];

const isComponent = (path: string, name: string): boolean =>
  path.endsWith('.tsx') && /^[A-Z]/.test(name);

function nameOf(node: Node, parent: Node | undefined): string {
  const id = (node['id'] ?? parent?.['id'] ?? parent?.['key']) as { name?: string } | undefined;
  return id?.name ?? '(function)';
}
