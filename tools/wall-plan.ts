import { posix } from 'node:path';
import { AREAS } from '#app/contract/areas.ts';
import { circlesIn } from '#tools/circles.ts';
import { allows, FLOORS, TEST_PACKAGES } from '#tools/floors.ts';
import { report } from '#tools/report.ts';
import { isTest, readSources, type Source } from '#tools/source.ts';

/** The rooms from left to right: an import goes down or left, never up, never right. */
const ROOMS = ['kit', ...AREAS.map((area) => `areas/${area}`), 'app'];

type Place = { readonly room: number; readonly floor: string };

/** Says why `from` may not import `to`, or nothing when it may. */
export function objection(from: string, to: string): string | undefined {
  const target = pathOf(from, to);
  if (!target) return packageObjection(from, to);
  if (target.startsWith('tests/') && isTest(from)) return undefined;
  const [here, there] = [placeOf(from), placeOf(target)];
  if (typeof here === 'string') return here;
  if (typeof there === 'string') return there;
  if (there.floor === 'testing' && isTest(from)) return undefined;
  if (!FLOORS[here.floor]?.standsOn.includes(there.floor)) {
    return `${here.floor} may not stand on ${there.floor}`;
  }
  if (there.room > here.room) {
    return `${ROOMS[here.room]} may not lean to the right, on ${ROOMS[there.room]}`;
  }
  return undefined;
}

/** An area's door is at the top of its folder and belongs to the contract. */
const DOOR = /^(src\/areas\/([^/]+)\/)(\2\.area\.ts)$/;

/** The room and the floor of a file, or why it has none. */
function placeOf(at: string): Place | string {
  const path = at.replace(DOOR, '$1contract/$3');
  const parts = path.replace(/^src\//, '').split('/');
  const depth = parts[0] === 'areas' ? 2 : 1;
  const room = ROOMS.indexOf(parts.slice(0, depth).join('/'));
  const floor = parts[depth] ?? '';
  if (!path.startsWith('src/') || room < 0) return `${path} is in no room of the house`;
  if (!FLOORS[floor] || parts.length < depth + 2) return `${path} stands on no floor`;
  if (floor === 'testing' && ROOMS[room] !== 'kit') return `${path}: only the kit has testing`;
  return { room, floor };
}

function packageObjection(from: string, name: string): string | undefined {
  const here = placeOf(from);
  if (typeof here === 'string') return here;
  const allowed = [...(FLOORS[here.floor]?.packages ?? []), ...(isTest(from) ? TEST_PACKAGES : [])];
  // All of zod is 92 kB to the browser, its small form 6 kB.
  const hint = name === 'zod' ? ": import * as z from 'zod/mini'" : '';
  return allows(allowed, name) ? undefined : `${here.floor} may not use the package ${name}${hint}`;
}

/** The file an import names, seen from the root; nothing when it names a package. */
function pathOf(from: string, to: string): string | undefined {
  if (to.startsWith('.')) return posix.join(posix.dirname(from), to.replace(/\?.*$/, ''));
  const [, root, rest] = /^#(kit|areas|app|tools|tests)\/(.+)$/.exec(to) ?? [];
  if (!root) return undefined;
  return root === 'tools' || root === 'tests' ? `${root}/${rest}` : `src/${root}/${rest}`;
}

/** Every import that goes up or right, every package on the wrong floor, every circle. */
export function wallPlan(sources: readonly Source[]): string[] {
  const wrong = sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ to }) => {
      const why = objection(path, to);
      return why ? [`${path} imports ${to}: ${why}`] : [];
    }),
  );
  return [...wrong, ...circlesIn(linksOf(sources)).map((circle) => `A circle: ${circle}`)];
}

/** Imports of types and of lazy screens count too: to read the one file a person must read the other. */
const linksOf = (sources: readonly Source[]): Map<string, string[]> =>
  new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ to }) => pathOf(path, to) ?? [])]),
  );

if (import.meta.main) {
  const sources = readSources('src/**/*.{ts,tsx}');
  const imports = sources.flatMap((source) => source.imports);
  report('wall plan', imports.length, wallPlan(sources));
}
