import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Raw, type Shop } from '#tests/kit/shop.ts';
import { requestOf, type Operation, type Request } from '#tests/proof/fuzz/nilai.ts';

/**
 * Every call of the OpenAPI document with values that no person would type and some that a person
 * might: no answer is a 5xx, and a refused write leaves nothing behind. More rounds by
 * `KILAU_FUZZ=1000`; the same ones again by `KILAU_SEED`.
 */
const ROUNDS = Number(process.env.KILAU_FUZZ ?? 6);
const SEED = Number(process.env.KILAU_SEED ?? Date.now() % 2 ** 31);

/** Calls that change who may do what, or end the sessions of those who call: they come last. */
const LAST =
  /^POST users\/(login|logout|change-password)|akhiri-sesi|reset-password|^(PUT|DELETE) users|^PUT (modul|akses|para-system)/;
/** A door that counts who knocked in vain: their refusals write, as they must (ASVS 6.3). */
const COUNTS =
  /^POST (users\/(login|change-password|buka-kunci)|dua-faktor|sidik-jari|otorisator\/masuk)/;

let shop: Shop;
let operations: Operation[];
let known: string[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const modul of Object.keys(MODULS) as ModulKey[]) await shop.modulOn(modul);
  known = await tambahPotong(shop, ['P1', 'P2', 'P3', 'P4']);
  await watchWrites();
  const { body } = await shop.as('OWN').raw('GET', 'openapi.json');
  operations = Object.values(body.paths as Record<string, Record<string, Operation>>)
    .flatMap((one) => Object.values(one))
    .toSorted((a, b) => Number(LAST.test(a['x-call'])) - Number(LAST.test(b['x-call'])));
});
afterAll(() => shop.close());

/**
 * Rows of every table with the transaction that wrote them last. Sessions only say who was here, what
 * counts guesses is there for those that are refused, and the bell keeps long words of acts that were
 * acknowledged before, at a time of its own.
 */
async function lookAtAll(): Promise<string[]> {
  const one = (name: string) =>
    `select '${name}' as t, count(*)::int as n, max(xmin::text::bigint)::text as x from "${name}"`;
  return (await shop.rows(tables.map(one).join(' union all '))).map((row) => JSON.stringify(row));
}

/** Every statement that writes moves a sequence, even where it is undone: where none moved, there was no write. */
async function watchWrites(): Promise<void> {
  const rows = await shop.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('sesi', 'gagal_login', 'socket_lampiran') order by 1`,
  );
  tables = rows.map(({ name }) => name);
  await shop.rows(`create sequence ditulis;
    create function hitung_tulis() returns trigger language plpgsql security definer set search_path = public as
      $$ begin perform nextval('ditulis'); return null; end $$`);
  for (const name of tables)
    await shop.rows(`create trigger zz_ditulis after insert or update or delete on "${name}"
      for each statement execute function hitung_tulis()`);
}
let tables: string[];
let seen: { writes: unknown; rows: string[] } = { writes: null, rows: [] };
async function footprint(): Promise<string[]> {
  const [row] = await shop.rows('select last_value, is_called from ditulis');
  const writes = JSON.stringify(row);
  if (writes !== seen.writes) seen = { writes, rows: await lookAtAll() };
  return seen.rows;
}

let count = 0;
/** What `JSON.stringify` cannot tell, a buffer can: who reads of a failure must see what was sent. */
const told = ({ body, ...rest }: Request): string =>
  JSON.stringify({ ...rest, body: Buffer.isBuffer(body) ? body.toString().slice(0, 200) : body });
const send = ({ method, path, body, headers }: Request) =>
  shop
    .as('OWN')
    .raw(method, path, body, { 'idempotency-key': `fuzz-${SEED}-${++count}`, ...headers });

/**
 * What one operation did wrong. A write that is taken moves the footprint, so each is followed by a new
 * one; reads are believed until they have moved it, and then asked again, `strict`.
 */
async function tryOut(operation: Operation, strict: boolean): Promise<string[]> {
  const wrong: string[] = [];
  let before = await footprint();
  let refused: string[] = [];
  for (const request of fc.sample(requestOf(operation, known), { numRuns: ROUNDS, seed: SEED })) {
    const answer: Raw = await send(request);
    const said = `${operation['x-call']} ${told(request).slice(0, 400)} → ${answer.status}`;
    if (answer.status >= 500) wrong.push(`${said} ${answer.text.slice(0, 200)}`);
    else if (answer.status >= 400) refused.push(said);
    else if (strict) {
      refused = [];
      before = await footprint();
    }
  }
  const after = refused.length > 0 ? await footprint() : before;
  const written = after.filter((row) => !before.includes(row));
  if (written.length === 0 || COUNTS.test(operation['x-call'])) return wrong;
  if (!strict) return tryOut(operation, true);
  return [...wrong, `one of these wrote ${written.join()}:\n  ${refused.join('\n  ')}`];
}

test(`no call answers 5xx, no refusal writes: ${ROUNDS} rounds of each, seed ${SEED}`, async () => {
  const wrong: string[] = [];
  for (const operation of operations)
    wrong.push(...(await tryOut(operation, !operation['x-call'].startsWith('GET'))));
  expect(wrong).toEqual([]);
}, 3_600_000);
