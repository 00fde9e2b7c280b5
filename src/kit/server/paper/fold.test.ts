import { expect, test } from 'vitest';
import { folded } from '#kit/server/paper/fold.ts';
import type { PaperLine } from '#kit/server/paper/lines.ts';

const group = (depth: number, value: string): PaperLine => ({
  kind: 'group',
  depth,
  column: depth === 0 ? 'hari' : 'jenis',
  value,
});
const sub = (depth: number, value: string, count: number): PaperLine => ({
  ...(group(depth, value) as Extract<PaperLine, { kind: 'group' }>),
  kind: 'sub',
  count,
  totals: {},
});
const row = (no: string): PaperLine => ({ kind: 'row', row: { no } });
const total: PaperLine = { kind: 'total', count: 1, distinct: 0, totals: {} };

/** 'hari/jenis>no' for a row with its titles, '# jenis' for a title, '= jenis' for a sum. */
async function told(...batches: PaperLine[][]): Promise<string[]> {
  const out: string[] = [];
  for await (const lines of folded(
    (async function* () {
      yield* batches;
    })(),
  ))
    for (const line of lines)
      out.push(
        line.kind === 'row'
          ? `${(line.heads ?? []).map(({ value }) => value).join('/')}>${line.row['no'] as string}`
          : line.kind === 'group'
            ? `# ${line.value as string}`
            : line.kind === 'sub'
              ? `= ${line.value as string}`
              : line.kind,
      );
  return out;
}

test('a day of one piece is one row, a kind of one among others bears its title, two keep theirs', async () => {
  const senin = [group(0, 'Senin'), group(1, 'Cincin'), row('1'), sub(1, 'Cincin', 1)];
  const anting = [group(0, 'Selasa'), group(1, 'Anting'), row('2'), sub(1, 'Anting', 1)];
  const kalung = [group(1, 'Kalung'), row('3'), row('4'), sub(1, 'Kalung', 2)];
  expect(
    await told([...senin, sub(0, 'Senin', 1), ...anting, ...kalung, sub(0, 'Selasa', 3), total]),
  ).toEqual('Senin/Cincin>1|# Selasa|Anting>2|# Kalung|>3|>4|= Kalung|= Selasa|total'.split('|'));
});

test('a group that goes on in the next batch is not taken for one row; the last row is never lost', async () => {
  expect(await told([group(0, 'Senin'), row('1')], [row('2'), sub(0, 'Senin', 2)])).toEqual([
    '# Senin',
    '>1',
    '>2',
    '= Senin',
  ]);
  expect(await told([group(0, 'Senin'), row('1')])).toEqual(['Senin>1']);
});
