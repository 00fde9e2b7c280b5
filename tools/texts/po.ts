/** A catalogue as translators know it: gettext, one entry a text, the Indonesian sentence its key. */
export type Entries = ReadonlyMap<string, string>;

export function readPo(file: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const block of file.split(/\n\s*\n/)) {
    const [id, translated] = [fieldOf(block, 'msgid'), fieldOf(block, 'msgstr')];
    if (id) entries.set(id, translated ?? '');
  }
  return entries;
}

/** `msgid "…"` and the quoted lines that continue it. */
function fieldOf(block: string, name: string): string | undefined {
  const match = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(block);
  return match?.[1]
    ?.match(/"(?:[^"\\]|\\.)*"/g)
    ?.map((part) => JSON.parse(part) as string)
    .join('');
}

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
  const blocks = sorted.map(
    ([id, text]) =>
      `#. js-lingui-explicit-id\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}`,
  );
  return `${[HEAD(language), ...blocks].join('\n\n')}\n`;
}

/** What browser and server load: only what differs from the Indonesian sentence, or from the English one. */
export function writeJson(
  entries: Entries,
  overEnglish = false,
  wanted: (id: string) => boolean = () => true,
): string {
  const sorted = [...entries]
    .filter(([id, text]) => text !== '' && (overEnglish || text !== id) && wanted(id))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}
