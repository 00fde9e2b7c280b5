import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { AREAS } from '#app/contract/areas.ts';
import { report } from '#tools/report.ts';
import { isTest, readSources, type Source } from '#tools/source.ts';

const FILE = 'docs/map.md';

/** The areas that each area imports anything of. */
export type Leans = ReadonlyMap<string, ReadonlySet<string>>;

export function leansOf(sources: readonly Source[]): Leans {
  const leans = new Map<string, Set<string>>();
  for (const { path, imports } of sources.filter((source) => !isTest(source.path))) {
    const from = areaIn(path, /^src\/areas\/([^/]+)\//);
    if (!from) continue;
    const on = leans.get(from) ?? new Set<string>();
    leans.set(from, on);
    for (const { to } of imports) {
      const area = areaIn(to, /^#areas\/([^/]+)\//);
      if (area && area !== from) on.add(area);
    }
  }
  return leans;
}

const areaIn = (path: string, pattern: RegExp): string | undefined => pattern.exec(path)?.[1];

/** The page as it should be: a new arrow between areas is one new line in a review. */
export function drawMap(leans: Leans): string {
  const areas = AREAS.filter((area) => leans.has(area));
  const rows = areas.map((area) => `| ${area} | ${toldOn(leans.get(area))} |`);
  const arrows = areas.flatMap((area) => directOf(leans, area).map((on) => `  ${area} --> ${on}`));
  return [
    '# Which area leans on which',
    '',
    'Written by `node tools/map.ts`, checked by `npm run check`. An area leans only to the left',
    '(upwards in this list). Tests are left out.',
    '',
    '| area | leans on |',
    '|---|---|',
    ...rows,
    '',
    'The picture leaves out an arrow where a longer way leads to the same area.',
    '',
    '```mermaid',
    'flowchart RL',
    ...areas.map((area) => `  ${area}`),
    ...arrows,
    '```',
    '',
  ].join('\n');
}

function toldOn(on: ReadonlySet<string> | undefined): string {
  return AREAS.filter((area) => on?.has(area)).join(', ') || 'the kit only';
}

function directOf(leans: Leans, area: string): string[] {
  const all = AREAS.filter((other) => leans.get(area)?.has(other));
  return all.filter((one) => !all.some((other) => other !== one && reaches(leans, other, one)));
}

function reaches(leans: Leans, from: string, to: string): boolean {
  const on = [...(leans.get(from) ?? [])].filter((area) => isLeft(area, from));
  return on.includes(to) || on.some((area) => reaches(leans, area, to));
}

/** An arrow to the right is the wall plan's matter; here it must only not lead in a circle. */
const isLeft = (area: string, of: string): boolean =>
  AREAS.indexOf(area as (typeof AREAS)[number]) < AREAS.indexOf(of as (typeof AREAS)[number]);

if (import.meta.main) {
  const sources = readSources('src/areas/**/*.{ts,tsx}');
  const map = drawMap(leansOf(sources));
  if (process.argv.includes('--check')) {
    const differs = !existsSync(FILE) || readFileSync(FILE, 'utf8') !== map;
    report('map', sources.length, differs ? [`${FILE} is old: run node tools/map.ts`] : []);
  }
  mkdirSync('docs', { recursive: true });
  writeFileSync(FILE, map);
}
