import { describe, expect, test } from 'vitest';
import {
  deadDecisions,
  decisionOf,
  doubleNumbers,
  indexOf,
  type Decision,
} from '#tools/decisions.ts';
import { sourceOf } from '#tools/source.ts';

const page = (numbers: string, title = 'Prices are dated', status = 'accepted') =>
  decisionOf(
    sourceOf(
      'docs/decisions/0012-prices.md',
      `# ${title}\n\nNumber ${numbers} · ${status} · 2026-11-20 · prices\n\n## Decision\n\nText.\n`,
    ),
  ) as Decision;

describe('decisions', () => {
  test('a page says title, numbers, status and subject', () => {
    expect(page('12, 13')).toEqual({
      path: 'docs/decisions/0012-prices.md',
      title: 'Prices are dated',
      numbers: [12, 13],
      status: 'accepted',
      subject: 'prices',
    });
  });

  test('a page without its line of facts is told', () => {
    const bare = sourceOf('docs/decisions/0012-prices.md', '# Prices\n\n## Decision\n');
    expect(decisionOf(bare)).toBe(
      'docs/decisions/0012-prices.md: no title, or no line of number, status, day and subject',
    );
  });

  test('a number is of one page', () => {
    expect(doubleNumbers([page('12'), page('12')])).toHaveLength(1);
    expect(doubleNumbers([page('12'), page('13')])).toEqual([]);
  });

  test('a citation finds a page by any of its numbers, or is told', () => {
    const code = sourceOf(
      'src/a.ts',
      '/** Dated (decision 13). */\n/** See decisions 12 and 99. */\n',
    );
    expect(deadDecisions([code], [page('12, 13')])).toEqual([
      'src/a.ts:2: there is no decision 99',
    ]);
  });

  test('the index lists pages by subject and number with their status', () => {
    const index = indexOf([page('13', 'Second', 'superseded by 20'), page('12', 'First')]);
    expect(index).toContain('## Prices\n');
    expect(index.indexOf('| 12 | [First]')).toBeLessThan(index.indexOf('| 13 | [Second]'));
    expect(index).toContain('superseded by 20');
  });
});
