import { addImport, addToList, addToProperty, type IsAfter } from '#tools/new/edit.ts';
import { type Name, nameOf } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** One door of an area: its file, what it starts as, and the list of the house that names it. */
type Door = {
  readonly file: (area: Name) => string;
  readonly start: (area: Name) => string;
  readonly constant: (area: Name) => string;
  readonly listed: {
    readonly file: string;
    readonly list: string;
    readonly item: (name: string) => string;
  };
};

const folder = (area: Name): string => `src/areas/${area.kebab}`;

export const DOORS = {
  area: {
    file: (area: Name) => `${folder(area)}/${area.kebab}.area.ts`,
    constant: (area: Name) => `${area.camel}Area`,
    start: (area: Name) => `import { defineArea } from '#kit/contract/area.ts';

/** Everything that browser and server agree on about ${area.kebab}. */
export const ${area.camel}Area = defineArea({});
`,
    listed: {
      file: 'src/app/contract/shop.ts',
      list: 'SHOP',
      item: (name: string) => name,
    },
  },
  server: {
    file: (area: Name) => `${folder(area)}/server/${area.kebab}.server.ts`,
    constant: (area: Name) => `${area.camel}Server`,
    start: (area: Name) => `import type { ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { ${area.camel}Area } from '#areas/${area.kebab}/${area.kebab}.area.ts';

/** Everything the server answers about ${area.kebab}. If it is not in this list, it does not exist. */
export const ${area.camel}Server: ServerDoor = () => [...serveMasters(${area.camel}Area.masters)];
`,
    listed: {
      file: 'src/app/server/routes.ts',
      list: 'DOORS',
      item: (name: string) => name,
    },
  },
  web: {
    file: (area: Name) => `${folder(area)}/web/${area.kebab}.web.tsx`,
    constant: (area: Name) => `${area.camel}Web`,
    start: (area: Name) => `import type { WebScreen } from '#kit/web/frame/screen.ts';

export const ${area.camel}Web: readonly WebScreen[] = [];
`,
    listed: {
      file: 'src/app/web/screens.ts',
      list: 'DRAWN',
      item: (name: string) => `...${name}`,
    },
  },
} satisfies Record<string, Door>;

/** Opens a door that the area does not have yet, and lists it left to right in the application. */
export function ensureDoor(tree: Tree, kind: keyof typeof DOORS, area: Name): void {
  const { file, start, constant, listed }: Door = DOORS[kind];
  if (tree.read(file(area)) !== undefined) return;
  tree.create(file(area), start(area));
  const line = `import { ${constant(area)} } from '#${file(area).slice('src/'.length)}';`;
  const isAfter = rightOf(tree, area, (other) => constant(other));
  tree.change(listed.file, (text) =>
    addToList(addImport(text, line), listed.list, listed.item(constant(area)), isAfter),
  );
}

/** Whether a listed item belongs to an area to the right of this one. */
function rightOf(tree: Tree, area: Name, constant: (other: Name) => string): IsAfter {
  const areas = areasIn(tree);
  const right = areas.slice(areas.indexOf(area.kebab) + 1).flatMap((one) => nameOf(one) ?? []);
  return (item) => right.some((other) => new RegExp(`\\b${constant(other)}\\b`).test(item));
}

/** The areas, left to right, as the list says them now. */
export function areasIn(tree: Tree): string[] {
  const text = tree.read('src/app/contract/areas.ts') ?? '';
  const list = /AREAS[^=]*=\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([a-z-]+)'/g)].map(([, area = '']) => area);
}

/** Adds to a door's list, with the imports that the item needs. */
export function addToDoor(
  tree: Tree,
  kind: 'server' | 'web',
  area: Name,
  item: string,
  imports: readonly string[] = [],
): void {
  ensureDoor(tree, kind, area);
  const { file, constant }: Door = DOORS[kind];
  tree.change(file(area), (text) =>
    addToList(imports.reduce(addImport, text), constant(area), item),
  );
}

/** Serves a report among those of its area; the first one brings their list, which asks the house for its desk. */
export function addReport(tree: Tree, area: Name, item: string, imports: readonly string[]): void {
  ensureDoor(tree, 'server', area);
  tree.change(DOORS.server.file(area), (text) => {
    const held = text.includes(REPORTS) ? text : withReports(text, `${area.camel}Server`);
    return addToList(imports.reduce(addImport, held), 'reports', item);
  });
}

const REPORTS = 'const reports = ';

function withReports(text: string, door: string): string {
  const listed = addToList(text, door, '...reports(desk)');
  const head = new RegExp(`(const ${door}: ServerDoor[^=]*= )\\((?:\\{ ([^}]*) \\})?\\) =>`);
  const asking = listed.replace(
    head,
    (_, start: string, names = '') =>
      `${start}({ ${[...String(names).split(', '), 'desk'].filter(Boolean).join(', ')} }) =>`,
  );
  return addImport(asking, `import type { Desk } from '#kit/server/paper/desk.ts';`).concat(
    `\n${REPORTS}(desk: Desk) => [];\n`,
  );
}

export function addToArea(
  tree: Tree,
  area: Name,
  property: 'masters' | 'reports' | 'documents' | 'endpoints' | 'screens',
  item: string,
  imports: readonly string[] = [],
): void {
  ensureDoor(tree, 'area', area);
  tree.change(DOORS.area.file(area), (text) =>
    addToProperty(imports.reduce(addImport, text), property, item),
  );
}

/** What a superior agrees to there, named once by the area. */
export function addEvents(tree: Tree, area: Name, file: string): void {
  const name = `${area.camel}Events`;
  ensureDoor(tree, 'area', area);
  tree.change(DOORS.area.file(area), (text) =>
    addImport(text, `import { ${name} } from '#${file}';`).replace(
      'defineArea({',
      `defineArea({ events: ${name},`,
    ),
  );
}

/** The next number of the schema's one history. */
export function nextMigration(tree: Tree, area: Name, what: string): string {
  const folder = 'src/app/server/migrations';
  const last = Math.max(0, ...tree.list(folder).map((name) => Number.parseInt(name, 10) || 0));
  return `${folder}/${String(last + 1).padStart(3, '0')}-${area.kebab}-${what}.sql`;
}
