import { describe, expect, test } from 'vitest';
import { deadCitations, deadLinks, readLaw, unnamedRules } from '#tools/law.ts';
import { sourceOf } from '#tools/source.ts';

const page = sourceOf(
  'docs/spec/loans.md',
  '# Loans\n\n## D-16.1 New loan\n\nText.\n\n## D-16.2 Interest\n\n| I-9 | Arithmetic |\n',
);
const { law } = readLaw([page]);

describe('the law of the shop', () => {
  test('reads rules from headings and from rows of a table', () => {
    expect([...law.rules.keys()]).toEqual(['D-16.1', 'D-16.2', 'I-9']);
  });

  test('a rule that two pages say is told', () => {
    const twice = sourceOf('docs/spec/money.md', '## D-16.1 Again\n');
    expect(readLaw([page, twice]).objections).toEqual([
      'docs/spec/money.md: D-16.1 is a rule of docs/spec/loans.md already',
    ]);
  });

  test('a citation that leads nowhere is told with its line', () => {
    const code = sourceOf(
      'src/a.ts',
      '/** Interest (D-16.2, I-9). */\n/** Late fee (D-16.9). */\n',
    );
    expect(deadCitations([code], law)).toEqual(['src/a.ts:2: no page says D-16.9']);
  });

  test('a chapter is cited by its number alone, a tray D-01 is no rule', () => {
    const code = sourceOf('src/a.ts', "// Loans (D-16); the tray 'D-01', sister I-9b\n");
    expect(deadCitations([code], law)).toEqual([]);
  });

  test('a page that the repository does not hold is told', () => {
    const code = sourceOf('src/a.ts', '/** As elsewhere.md says. */\n');
    expect(deadCitations([code], law)).toEqual(['src/a.ts:1: there is no page elsewhere.md']);
  });

  test('a link between pages leads to a file', () => {
    const linked = sourceOf('docs/spec/a.md', '[there](b.md) [gone](c.md#x) [web](https://x.id)\n');
    expect(deadLinks([linked], (path) => path === 'docs/spec/b.md')).toEqual([
      'docs/spec/a.md:1: the link c.md leads nowhere',
    ]);
  });

  test('a rule that no code and no test names is told', () => {
    const code = sourceOf('src/a.ts', '/** D-16.1 and I-9 */\n');
    expect(unnamedRules([code], law)).toEqual([
      'docs/spec/loans.md: no code and no test names D-16.2',
    ]);
  });
});
