import { commentsOf, lineOf, type Source } from '#tools/source.ts';

/** Words that STYLE.md gives up: each leaves the reader to find out who, when or where. */
const GIVEN_UP =
  /\b(?:whoever|whomever|nobody|anew|stands|stood|(?:is|are|was|were) told|(?:taken|takes) back)\b/i;
/** Most files hold none of their parts: only the others are read for their comments. */
const PARTS = /whoever|whomever|nobody|anew|stands|stood|told|back/i;

/** Comments in plain words; what is between backticks is a name. */
export function commentObjections(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => PARTS.test(text))
    .flatMap((source) =>
      commentsOf(source).flatMap(({ value, start }) => {
        const [word] = GIVEN_UP.exec(plainText(value)) ?? [];
        const at = `${source.path}:${lineOf(source.text, start)}`;
        return word ? [`${at}: a comment says "${word}" (STYLE.md)`] : [];
      }),
    );
}

/** On one line, without the stars at the left. */
const plainText = (value: string): string =>
  value.replaceAll(/`[^`]*`/g, '').replaceAll(/\s*\n\s*\*?\s*/g, ' ');
