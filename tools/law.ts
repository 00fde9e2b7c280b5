import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { report } from '#tools/report.ts';
import { lineOf, readSources, type Source } from '#tools/source.ts';

/** Where the rules of the shop are written, a page a subject. */
const LAW = 'docs/spec/*.md';
/** What may cite them. The law's own pages cite each other as well. */
const CITING = [
  'src/**/*.{ts,tsx,sql}',
  '{tests,tools,bench,shell/bridge,shell/page}/**/*.{ts,tsx}',
  'docs/**/*.md',
];

/** A rule of the shop, an invariant, a section of the requirement. `D-01` is a tray, `I-6b` a sister of I-6. */
const CITATION = /(?<![\w-])(?:D-[1-9]\d*(?:\.\d+)?|I-[1-9]\d?(?!\d)|[123]§\d+)(?![\d.]\d)/g;
/** A rule is a heading, or the first cell of a row in the table of invariants. */
const RULE = /^(?:#{1,4} |\| )(D-\d+(?:\.\d+)?|I-\d+|[123]§\d+)\b/gm;
/** Rules that no file of the code names because the page itself is what they are for. */
const SHOWN_BY_A_PAGE = /^(?:[123]§|D-\d+$)/;
const PAGE = /(?<![\w/.-])([a-z][a-z-]+\.md)\b/g;

export type Law = {
  readonly rules: ReadonlyMap<string, string>;
  readonly pages: ReadonlySet<string>;
};

/** Every rule with the page that says it; a rule that two pages say is an objection. */
export function readLaw(pages: readonly Source[]): { law: Law; objections: string[] } {
  const rules = new Map<string, string>();
  const objections: string[] = [];
  for (const { path, text } of pages)
    for (const [, rule = ''] of text.matchAll(RULE)) {
      const before = rules.get(rule);
      if (before) objections.push(`${path}: ${rule} is a rule of ${before} already`);
      else rules.set(rule, path);
    }
  const names = globSync('docs/**/*.md').map((path) => path.replaceAll('\\', '/'));
  const named = [...names, 'README.md', 'STYLE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];
  return {
    law: { rules, pages: new Set(named.map((path) => path.split('/').at(-1) ?? path)) },
    objections,
  };
}

/** A chapter such as D-16 exists where one of its rules does. */
const exists = (cited: string, rules: Law['rules']): boolean =>
  rules.has(cited) ||
  (!cited.includes('.') && [...rules.keys()].some((rule) => rule.startsWith(`${cited}.`)));

/** Citations that lead nowhere: a rule without a page, a page that is not in the repository. */
export const deadCitations = (citing: readonly Source[], law: Law): string[] =>
  citing.flatMap(({ path, text }) => [
    ...[...text.matchAll(CITATION)]
      .filter(([cited]) => !exists(cited, law.rules))
      .map(({ 0: cited, index }) => `${path}:${lineOf(text, index)}: no page says ${cited}`),
    ...[...text.matchAll(PAGE)]
      .filter(([, page = '']) => !law.pages.has(page) && path.match(/\.(ts|tsx|sql)$/))
      .map(({ 0: page, index }) => `${path}:${lineOf(text, index)}: there is no page ${page}`),
  ]);

/** Links between pages that lead to no file. */
export const deadLinks = (
  pages: readonly Source[],
  there: (path: string) => boolean = existsSync,
): string[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .filter(([, to = '']) => !there(join(dirname(path), to)))
      .map(({ 1: to, index }) => `${path}:${lineOf(text, index)}: the link ${to} leads nowhere`),
  );

/** Rules that no code and no test names: not built, or not held. */
export function unnamedRules(code: readonly Source[], law: Law): string[] {
  const named = new Set(code.flatMap(({ text }) => text.match(CITATION) ?? []));
  return [...law.rules]
    .filter(([rule]) => !named.has(rule) && !SHOWN_BY_A_PAGE.test(rule))
    .map(([rule, path]) => `${path}: no code and no test names ${rule}`);
}

if (import.meta.main) {
  const { law, objections } = readLaw(readSources(LAW));
  const citing = readSources(CITING).filter(({ path }) => !path.startsWith('tools/law.'));
  const code = citing.filter(({ path }) => !path.startsWith('docs/'));
  report('law', law.rules.size, [
    ...objections,
    ...deadCitations(citing, law),
    ...deadLinks(readSources(['*.md', 'docs/**/*.md', 'src/**/*.md', 'bench/*.md'])),
    ...unnamedRules(code, law),
  ]);
}
