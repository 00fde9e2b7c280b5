import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Declared } from '#app/contract/declared.ts';

type Module = Readonly<Record<string, unknown>>;
const take = async (path: string): Promise<Module> =>
  (await import(pathToFileURL(resolve(path)).href)) as Module;

/** What a module exports, written out. */
export const values = async (path: string): Promise<string> =>
  Object.entries(await take(path))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** For every master and report, the code that fetches it alone. */
async function fetches(): Promise<ReadonlyMap<unknown, string>> {
  const found = new Map<unknown, string>();
  for (const path of globSync('src/{areas/*,app}/contract/**/*.{master,report}.ts').toSorted())
    for (const [name, declared] of Object.entries(await take(path)))
      found.set(declared, `(await import('#${path.slice('src/'.length)}')).${name}`);
  return found;
}

/** The screens of declarations, each with an `import()` of its own. */
export async function declaredScreens(): Promise<string> {
  const { DECLARED } = (await take('src/app/contract/declared.ts')) as {
    DECLARED: readonly Declared[];
  };
  const from = await fetches();
  const lines = DECLARED.map(({ path, report, masters = [] }) => {
    if (report) return `reportDoor('${path}', async () => ${from.get(report)})`;
    const all = masters.map((one) => from.get(one));
    return all.length > 1
      ? `mastersDoor('${path}', async () => [${all.join(', ')}])`
      : `masterDoor('${path}', async () => ${all[0]})`;
  });
  return `import { masterDoor, mastersDoor, reportDoor } from '#kit/web/frame/doors.ts';
export const DECLARED_SCREENS = [\n  ${lines.join(',\n  ')},\n];`;
}

/** The parameters of all areas, from the areas' files of them: those alone, and when they are asked for. */
export async function parameters(): Promise<string> {
  const names = await Promise.all(
    globSync('src/areas/*/contract/**/*.parameter.ts')
      .toSorted()
      .map(async (path) =>
        // A file may also say how one of them is read: that is a function.
        Object.entries(await take(path)).flatMap(([name, value]) =>
          typeof value === 'object' ? [[name, path.slice('src/'.length)] as const] : [],
        ),
      ),
  ).then((all) => all.flat());
  return `import { parametersOf } from '#areas/toko/contract/parameter.ts';
${names.map(([name, path]) => `import { ${name} } from '#${path}';`).join('\n')}
export const PARAMETERS = parametersOf([${names.map(([name]) => name).join(', ')}]);`;
}

/**
 * Modules that are found from the declarations of all areas. The browser needs the menu at once and a
 * declaration when its screen is opened, never all of them: the build works these out and ships what came of it.
 */
const WORKED_OUT: Readonly<Record<string, (path: string) => Promise<string>>> = {
  'src/app/contract/menu.ts': values,
  'src/app/contract/answers.ts': values,
  'src/app/contract/parameters.ts': parameters,
  'src/app/contract/jurnal.ts': values,
  'src/app/web/declared-screens.ts': declaredScreens,
};

export const valuesInPlace: Plugin = {
  name: 'values-in-place',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /\/src\/app\/(contract|web)\/[\w-]+\.ts$/ },
    async handler(id) {
      const path = Object.keys(WORKED_OUT).find((one) => resolve(one) === id);
      return path && WORKED_OUT[path]!(path);
    },
  },
};
