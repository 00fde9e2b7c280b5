import { posix } from 'node:path';
import { isTest } from '#tools/source.ts';
import { MOST } from '#tools/tidy/sizes.ts';
import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** Where a folder would hold more than `npm run check` allows, the new files go into a folder of their own in it. */
export function makeRoom(tree: Tree, { kebab }: Name): void {
  const areas = tree.created().filter((path) => path.startsWith('src/areas/'));
  for (const [folder, made] of Object.entries(Object.groupBy(areas, posix.dirname)))
    if (isCrowded(tree, folder, made ?? []))
      for (const path of made ?? [])
        tree.move(path, posix.join(folder, kebab, posix.basename(path)));
}

function isCrowded(tree: Tree, folder: string, made: readonly string[]): boolean {
  const files = new Set([...tree.list(folder), ...made.map((path) => posix.basename(path))]);
  const counted = [...files].filter((name) => /\.tsx?$/.test(name) && !isTest(name));
  return counted.length > MOST.folder;
}
