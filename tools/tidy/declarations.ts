import type { Source } from '#tools/source.ts';

const DECLARATION = /^src\/(areas|app\/contract)\/.*\.(master|report)\.ts$/;

/** A declaration that no area's door lists is not served. */
export function declarationObjections(sources: readonly Source[]): string[] {
  const doors = sources.filter(({ path }) => path.endsWith('.area.ts'));
  const listed = doors.flatMap(({ path, imports }) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return imports.map(({ to }) => to.replace(/^#/, 'src/').replace(/^\.\//, `${folder}/`));
  });
  return sources
    .filter(({ path }) => DECLARATION.test(path) && !listed.includes(path))
    .map(({ path }) => `${path}: no *.area.ts lists it`);
}
