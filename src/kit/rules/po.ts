import { sense } from '#kit/rules/sentence.ts';

/** A catalogue as translators know it: gettext, one entry a text, the Indonesian sentence (and its sense) its key. */
export function readPo(file: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const block of file.split(/\n\s*\n/)) {
    const [id, translated] = [fieldOf(block, 'msgid'), fieldOf(block, 'msgstr')];
    const meant = fieldOf(block, 'msgctxt');
    if (id) entries.set(meant ? sense(id, meant) : id, translated ?? '');
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
