import type { Area } from '#kit/contract/area.ts';
import type { Field } from '#kit/contract/field.ts';
import { unpack } from '#kit/rules/sentence.ts';
import { AREAS } from '#app/contract/areas.ts';
import { susunKamus } from '#areas/buku/server/kamus-log.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';

/**
 * Every text that a declaration says, in Indonesian, with where it is said: choices and states by their codes, lists
 * that another file holds, sentences that every report has. `collect.ts` reads sources, and finds literals alone.
 */
export function declaredTexts(areas: readonly Area[] = CONTRACTS): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (text: unknown, path: string): void => {
    const said = typeof text === 'string' ? unpack(text).text.trim() : '';
    if (isSaid(said)) found.set(said, [...new Set([...(found.get(said) ?? []), path])]);
  };
  for (const [at, area] of areas.entries())
    for (const { text, of } of saidBy(area))
      add(text, `src/areas/${AREAS[at] ?? 'app'}/contract/${of}/declared`);
  for (const text of saidByLog(areas)) add(text, 'src/areas/pengawasan/contract/laporan/log');
  return found;
}

/** What the log of acts (№ 102) calls fields and tables that no declaration of theirs names. */
const saidByLog = (areas: readonly Area[]): unknown[] =>
  Object.values(susunKamus(areas, MENU)).flatMap((words) =>
    Object.values(words).flatMap(([label, , options = {}]) => [label, ...Object.values(options)]),
  );

/** Letters, that are no code of the wire. */
const isSaid = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^[a-z]+(_[a-z0-9]+)+$/.test(text) && !/^[A-Z]+(_[A-Z]+)+$/.test(text);

type Said = { readonly text: unknown; readonly of: string };

/** Reports, and what a shop decides, are behind the list of all doors (decision 13). */
function* saidBy({ reports, masters, documents, parameters, moduls, events }: Area) {
  yield* saidIn([reports, parameters, moduls, events], 'laporan');
  yield* saidIn([masters, documents.map(({ spec }) => spec)], 'masters');
}

/** The properties of a declaration that hold a sentence. */
const SENTENCES = (
  'title area answers label sum head count noun tab question yes no message name nama judul ' +
  'keterangan peringatan hint found empty failed good'
).split(' ');
/** What a machine reads, and what belongs to another declaration. */
const ASIDE = 'schema row query endpoint endpoints offered calls source names on inner menu'.split(
  ' ',
);

function* saidIn(value: unknown, of: string, seen = new Set<unknown>()): Generator<Said> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) {
    for (const one of value) yield* saidIn(one, of, seen);
    return;
  }
  if (isField(value)) {
    const { label, options = [], words = [], hint, heldSays, empty } = value;
    for (const text of [label, hint, heldSays, empty, ...words, ...options.map((one) => one.label)])
      yield { text, of };
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (ASIDE.includes(key)) continue;
    if (key === 'rowNoun') yield { text: `{n} ${String(inner)}`, of };
    else if (typeof inner === 'string') yield* SENTENCES.includes(key) ? [{ text: inner, of }] : [];
    else if (key === 'signatures') for (const text of inner as string[]) yield { text, of };
    else yield* saidIn(inner, of, seen);
  }
}

const isField = (value: object): value is Field =>
  'kind' in value && 'label' in value && 'schema' in value;
