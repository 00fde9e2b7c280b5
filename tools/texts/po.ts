import { SENSE, shown } from '#kit/rules/sentence.ts';

export type Entries = ReadonlyMap<string, string>;

const HEAD = (language: string): string =>
  [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ].join('\n');

/** Sorted, so that two people who add texts rarely meet. */
export function writePo(language: string, entries: Entries): string {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = sorted.map(([key, text]) => {
    const [id, meant] = key.split(SENSE);
    const context = meant === undefined ? '' : `msgctxt ${JSON.stringify(meant)}\n`;
    return `${context}msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}`;
  });
  return `${[HEAD(language), ...blocks].join('\n\n')}\n`;
}

/** What a browser loads: only what differs from what is shown without it. */
export function spoken(
  entries: Entries,
  wanted: (id: string) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    [...entries].filter(([id, text]) => text !== '' && text !== shown(id) && wanted(id)),
  );
}
