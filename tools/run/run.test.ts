import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Red } from '#tools/reds.ts';
import { envOf, lanesOf, LONG, readArgs } from '#tools/run/args.ts';
import { chance, DEAR, orderOf } from '#tools/run/order.ts';
import { sayDearest } from '#tools/run/seconds.ts';
import { verdictOf } from '#tools/test.ts';

const SEED = '--sequence.seed=7';

test('files come in an order of chance, unless a red run is to be repeated in its own', () => {
  const drawn = readArgs(['tests/rute.test.ts']);
  expect(drawn.rest).toEqual(['tests/rute.test.ts']);
  expect(Number(drawn.seed.replace('--sequence.seed=', ''))).toBeGreaterThan(0);
  expect(readArgs([SEED]).seed).toBe(SEED);
});

test('the browser has a lane beside the servers, unless somebody asks for files of his own', () => {
  expect(lanesOf(readArgs([SEED, '--strict']))).toEqual([
    ['--project=unit', '--project=server', '--project=rounds', SEED],
    ['--project=browser', SEED],
  ]);
  expect(lanesOf(readArgs(['tests/rute.test.ts', SEED]))).toEqual([['tests/rute.test.ts', SEED]]);
});

test('the quick run is of units and areas, by its Indonesian and its English name', () => {
  for (const word of ['--cepat', '--quick']) {
    const asked = readArgs([word, SEED]);
    expect(asked).toMatchObject({ extent: 'quick', strict: false, long: false, rest: [] });
    const [lane, ...more] = lanesOf(asked);
    expect(more).toEqual([]);
    expect(lane).toContain('src/');
    expect(lane!.join(' ')).not.toMatch(/browser|rounds|proof/);
  }
  expect(readArgs(['--cepat', 'tests/rute.test.ts']).extent).toBe('named');
});

test('the long run sets the rounds of every proof, and leaves what is set outside', () => {
  for (const word of ['--lama', '--long']) expect(readArgs([word])).toMatchObject({ long: true });
  const env = envOf(readArgs(['--lama']), { KILAU_FUZZ: '1000' });
  expect(env).toMatchObject({ KILAU_BALAPAN: LONG['KILAU_BALAPAN'], KILAU_FUZZ: '1000' });
  expect(envOf(readArgs([]), {})).toEqual({ KILAU_TEST_WHOLE: '1' });
  expect(envOf(readArgs(['--quick']), {})).toEqual({});
});

test('the dear files begin first, the dearest before all; the seed repeats the order of the others', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const order = (seed: number, all = files) =>
    orderOf(all, (one) => one, seed, { f: 20, c: 90 }).join('');
  expect(order(7)).toMatch(/^cf/);
  expect([...order(7)].toSorted()).toEqual(files);
  expect(order(7, files.toReversed())).toBe(order(7));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => order(seed))).size).toBeGreaterThan(15);
});

test('chance is spread evenly, and the same for the same seed', () => {
  const draw = chance(3);
  const many = Array.from({ length: 10_000 }, draw);
  expect(many.filter((one) => one < 0.25).length / 10_000).toBeCloseTo(0.25, 1);
  const again = chance(3);
  expect(many.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
});

test('every file that is called dear is there', () => {
  expect(Object.keys(DEAR).filter((path) => !existsSync(path))).toEqual([]);
});

test('the end of a run lists the dearest files, and names what should begin first', () => {
  expect(sayDearest({ a: 1, b: 70, c: 30, d: 2 }, { b: 60 }, 3)).toEqual([
    'The dearest of 4 files, in seconds (together 103):',
    '   70.0  b',
    '   30.0  c',
    '    2.0  d',
    'begins when it is drawn: write c into tools/run/order.ts',
  ]);
});

const reds = (many: number): Red[] =>
  Array.from({ length: many }, (_, at) => ({ file: `${at}.test.ts`, test: 'stands', why: 'no' }));
const GREEN = { passed: 1, failed: 0 };

test('what is red and green when asked again is counted, listed, and lets the run pass', () => {
  const { tally, lines } = verdictOf({ passed: 10, failed: 2 }, reds(2), GREEN);
  expect(tally).toEqual({ passed: 12, failed: 0 });
  expect(lines.slice(-3)).toEqual([
    '2 unsteady: red, and green when asked again (at most 2)',
    '  0.test.ts > stands',
    '  1.test.ts > stands',
  ]);
});

test('more than two unsteady tests fail the run', () => {
  expect(verdictOf({ passed: 10, failed: 3 }, reds(3), GREEN).tally).toEqual({
    passed: 10,
    failed: 3,
  });
});

test('what is red twice, or was not asked again, is red', () => {
  for (const again of [undefined, { passed: 1, failed: 1 }]) {
    const { tally, lines } = verdictOf({ passed: 10, failed: 1 }, reds(1), again);
    expect(tally).toEqual({ passed: 10, failed: 1 });
    expect(lines.join()).toMatch(/^RED 0.test.ts/);
  }
  expect(verdictOf({ passed: 10, failed: 0 }, [])).toEqual({
    tally: { passed: 10, failed: 0 },
    lines: [],
  });
});
