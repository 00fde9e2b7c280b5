import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/** The checkout with what the generator means to write; nothing reaches the disk before `save`. */
export type Tree = {
  read(path: string): string | undefined;
  list(folder: string): string[];
  /** The paths that a pattern names, with those that were not there before. */
  paths(patterns: readonly string[]): string[];
  /** The texts of the files that a pattern names, with those that were not there before. */
  find(patterns: readonly string[]): string[];
  /** Refuses to write over a file that is there. */
  create(path: string, text: string): void;
  change(path: string, change: (text: string) => string): void;
  /** The files that were not there before. */
  created(): string[];
  /** Puts one that was created elsewhere, and says its new place wherever the old one was said. */
  move(from: string, to: string): void;
  /** Answers the paths it wrote. */
  save(): string[];
};

export function treeOf(root: string): Tree {
  const written = new Map<string, string>();
  const created = new Set<string>();
  const at = (path: string): string => join(root, path);
  const tree: Tree = {
    read: (path) =>
      written.get(path) ?? (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    list: (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)) : []),
    paths: (patterns) => {
      const there = globSync([...patterns], { cwd: root }).map((path) =>
        path.replaceAll('\\', '/'),
      );
      const made = [...created].filter((path) => patterns.some((one) => matchesGlob(path, one)));
      return [...new Set([...there, ...made])];
    },
    find: (patterns) => tree.paths(patterns).flatMap((path) => tree.read(path) ?? []),
    create: (path, text) => {
      if (tree.read(path) !== undefined) throw new Error(`${path} is there already`);
      written.set(path, text);
      created.add(path);
    },
    change: (path, change) => {
      const before = tree.read(path);
      if (before === undefined) throw new Error(`${path} is missing`);
      written.set(path, change(before));
    },
    created: () => [...created],
    move: (from, to) => {
      const said = (path: string): string => `'${path.replace(/^src\//, '#')}'`;
      created.delete(from);
      created.add(to);
      for (const [path, text] of Array.from(written)) {
        written.delete(path);
        written.set(path === from ? to : path, text.replaceAll(said(from), said(to)));
      }
    },
    save: () => {
      for (const [path, text] of Array.from(written)) {
        mkdirSync(dirname(at(path)), { recursive: true });
        writeFileSync(at(path), text);
      }
      return [...written.keys()];
    },
  };
  return tree;
}
