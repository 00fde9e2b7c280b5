import { areasIn, ensureDoor } from '#tools/new/doors.ts';
import { addToList } from '#tools/new/edit.ts';
import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** An area: one word in the list of areas, its doors, and a page that says what it is. */
export function newArea(tree: Tree, area: Name, after: Name): void {
  const areas = areasIn(tree);
  if (areas.includes(area.kebab)) throw new Error(`There is an area ${area.kebab} already`);
  const next = areas[areas.indexOf(after.kebab) + 1];
  tree.change('src/app/contract/areas.ts', (text) =>
    addToList(text, 'AREAS', `'${area.kebab}'`, (item) => item === `'${next}'`),
  );
  for (const kind of ['area', 'server', 'web'] as const) ensureDoor(tree, kind, area);
  tree.create(`src/areas/${area.kebab}/README.md`, readme(area, after));
  tree.create(`src/areas/${area.kebab}/contract/${area.kebab}.area.test.ts`, areaTest(area));
}

const readme = ({ kebab, title }: Name, after: Name): string => `# ${title}

What ${kebab} is in the shop, in two sentences.

Its states, drawn. What it leans on: areas up to ${after.kebab}, and why it stands to their right
(with a page in \`docs/decisions\`: the order of areas changes only by a decision).
`;

const areaTest = ({ kebab, camel }: Name): string => `import { expect, test } from 'vitest';
import { ${camel}Area } from '#areas/${kebab}/${kebab}.area.ts';

test('the area offers something', () => {
  const { masters, reports, endpoints } = ${camel}Area;
  expect([...masters, ...reports, ...endpoints]).not.toEqual([]);
});
`;
