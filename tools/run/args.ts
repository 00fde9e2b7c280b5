import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SEED = '--sequence.seed=';

/** What `npm test` was asked for. */
export type Asked = {
  /** Everything, units and areas, or what is named. */
  readonly extent: 'all' | 'quick' | 'named';
  /** A red test is not asked again. */
  readonly strict: boolean;
  /** The long rounds of the proofs. */
  readonly long: boolean;
  /** The order of the files, as vitest takes it. */
  readonly seed: string;
  /** What is for vitest: files, projects, its own flags. */
  readonly rest: readonly string[];
};

const WORDS = {
  strict: ['--strict'],
  quick: ['--quick', '--cepat'],
  long: ['--long', '--lama'],
} as const;

export function readArgs(args: readonly string[]): Asked {
  const has = (word: keyof typeof WORDS) => args.some((one) => isWord(word, one));
  const rest = args.filter(
    (one) =>
      !one.startsWith(SEED) &&
      !(Object.keys(WORDS) as (keyof typeof WORDS)[]).some((word) => isWord(word, one)),
  );
  const seed = args.find((one) => one.startsWith(SEED)) ?? `${SEED}${randomInt(1, 1_000_000)}`;
  const extent = rest.length > 0 ? 'named' : has('quick') ? 'quick' : 'all';
  return { extent, strict: has('strict'), long: has('long'), seed, rest };
}

const isWord = (word: keyof typeof WORDS, text: string): boolean =>
  (WORDS[word] as readonly string[]).includes(text);

/** What a long run sets, unless it is set already: an hour or two for all of them (docs/how-to/prove.md says each). */
export const LONG: Readonly<Record<string, string>> = {
  KILAU_MODEL: '40000',
  KILAU_BALAPAN: '60',
  KILAU_PENJAGA: 'semua',
  KILAU_BUNUH: '60',
  KILAU_LISTRIK: '12',
  KILAU_PUTUS: '10',
  KILAU_FUZZ: '60',
  KILAU_LAYAR: 'semua',
  KILAU_GILIRAN: 'semua',
  KILAU_ORAKEL: '3000',
  KILAU_CICILAN: '2000',
  KILAU_NAIK: '10000',
};

/** What the tests of this run read of their surroundings. */
export function envOf({ extent, long }: Asked, outside = process.env): NodeJS.ProcessEnv {
  return {
    ...(long ? LONG : {}),
    ...outside,
    ...(extent === 'all' ? { KILAU_TEST_WHOLE: '1' } : {}),
  };
}

/**
 * What runs side by side. The tests of the browser wait half of their time, and those of the server have two workers
 * that each fill a core: side by side they take two thirds of the time. The browser's lane is the longer one, so that
 * some of its files come behind the servers' (`rounds`). What is named, and units and areas, have one lane.
 */
export function lanesOf({ extent, seed, rest }: Asked): readonly (readonly string[])[] {
  if (extent === 'named') return [[...rest, seed]];
  if (extent === 'quick')
    return [['--project=unit', '--project=server', 'src/', 'tools/', 'tests/rute', seed]];
  return [
    ['--project=unit', '--project=server', '--project=rounds', seed],
    ['--project=browser', seed],
  ];
}

/** What a program has written as JSON, or nothing where it has written none. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
