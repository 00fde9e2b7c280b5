import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { lockKeluar } from '#areas/buku/server/keluar/keluar.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockHariAlone } from '#areas/toko/server/toko.table.ts';
import { seenElsewhere } from '#tests/kit/document/wall-laws.ts';
import { printed } from '#tests/kit/document/paper-laws.ts';
import type { Made, Trial, Row } from '#tests/kit/document/trial.ts';
import type { Who } from '#tests/kit/shop.ts';

/** Made once, under its number, in the book, in the record, in lists, in the register and on paper. */
export function lifeLaws(trial: Trial, name: string): void {
  const { spec, document } = trial;
  const make = spec.makes[name]!;
  const sample = trial.samples.makes[name]!;
  const who = trial.whoOf(sample);

  if (sample.asks) asksLaw(trial, name, sample.asks);

  test('is numbered, booked, recorded, listed, registered, printed, and of its own shop alone', async () => {
    const made = await trial.make(name);
    const { no, params, body } = made;
    expect(no).toMatch(new RegExp(`^${make.letters}KJ1\\d{6}[0-9A-Z]{3}$`));
    const recorded = await trial.audit(no);
    const { user_id } = trial.shop.as(who);
    expect(recorded).toMatchObject([{ tindakan: sample.recorded ?? make.audit, user_id }]);
    const sets = await trial.shop.rows('select no_bukti from buku_set where no_bukti = $1', [no]);
    expect(sets).toHaveLength(booked(trial) && !sample.counts && !sample.unbooked ? 1 : 0);
    await registered(trial, no, false);
    if (document.one) {
      const one = await trial.send(who, { call: document.one, params });
      expect([one.status, one.body.data]).toEqual([200, covered(body)]);
    }
    if (document.list && !sample.notListed) await listed(trial, made);
    await printed(trial, made, who);
    await seenElsewhere(trial, made, who);
  });

  test('the same key twice is one; another body, another shape and no key are refused', async () => {
    const sent = await trial.sent(name);
    const wrong = (body: Row) => trial.malformed(who, { ...sent, body });
    await wrong({ ...sent.body, ZZZ: 1 });
    for (const field of Object.keys(sent.body)) await wrong({ ...sent.body, [field]: { ZZZ: 1 } });
    const key = randomUUID();
    const keystore = sample.asks && { keystore: await trial.approval(who, sent) };
    const first = await trial.send(who, sent, { key, ...keystore });
    expect(first.status, first.text).toBe(201);
    const before = await trial.trace();
    const second = await trial.send(who, sent, { key, ...keystore });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await trial.trace()).toEqual(before);
    const other = trial.otherwise(name, sent);
    await trial.refused(() => trial.send(who, other, { key }), 409, 'KUNCI_DIPAKAI');
    await trial.refused(() => trial.send(who, other, { key: null }), 400, 'KUNCI_KOSONG');
  });

  if (make.quote) quoteLaw(trial, name);
}

/** An approval that a way of making always asks for. */
function asksLaw(trial: Trial, name: string, event: string): void {
  const who = trial.whoOf(trial.samples.makes[name]!);
  test(`${event}: refused alone and with an approval of other contents, taken with its own`, async () => {
    const sent = await trial.sent(name);
    const alone = await trial.refused(() => trial.send(who, sent), 403, 'PERLU_OTORISASI');
    expect(alone.body.events).toContain(event);
    const keystore = await trial.approval(who, trial.otherwise(name, sent));
    await trial.refused(() => trial.send(who, sent, { keystore }), 403, 'PERLU_OTORISASI');
    const right = await trial.approval(who, sent);
    const answer = await trial.send(who, sent, { keystore: right });
    expect(answer.status, answer.text).toBe(201);
    const { no } = await trial.made(answer, sent);
    expect((await trial.audit(no)).at(-1)).toMatchObject({ keystore: right });
  });
}

/** Figures before the act are those of the act. */
function quoteLaw(trial: Trial, name: string): void {
  const { document } = trial;
  const sample = trial.samples.makes[name]!;
  const who = trial.whoOf(sample);
  test('its quote says what the act does, keeps nothing, and waits for no act', async () => {
    const sent = await trial.sent(name);
    const before = await trial.trace();
    const quote = await whileHeld(trial, who, () =>
      trial.send(who, { ...sent, call: document.quotes[name] as never }),
    );
    expect(quote.status, quote.text).toBe(200);
    expect(await trial.trace()).toEqual(before);
    const { kurang, otorisasi, ...figures } = quotedOf(trial, quote.body);
    expect([kurang, otorisasi.length > 0]).toEqual([[], Boolean(sample.asks)]);
    const made = await trial.approved(who, sent);
    expect(made.status, made.text).toBe(201);
    const said = bothWithin(made.body.data, figures);
    expect(Object.keys(said)).not.toEqual([]);
    expect(made.body.data).toMatchObject(said);
  });
}

/** Asked while other acts hold the day alone, and what this person hands out on it. */
async function whileHeld<T>({ shop }: Trial, who: Who, ask: () => Promise<T>): Promise<T> {
  const ctx = { kode_toko: 'KJ1', hari: hari('2026-11-20') } as Ctx;
  return shop.db.begin(async (tx) => {
    await lockHariAlone(tx, ctx.kode_toko);
    for (const untuk of ['CUSTOMER', 'TOKO'] as const)
      await lockKeluar(tx, shop.as(who).user_id, untuk, ctx);
    return ask();
  });
}

/** A quote by its fields; one that answers its lines alone says what refuses it beside them. */
const quotedOf = ({ spec }: Trial, { data, ...beside }: Row): Row =>
  Array.isArray(data) ? { ...beside, [spec.lines!.name]: data } : (data as Row);

/** What both of them say, of each line too. */
const bothWithin = (known: Row, told: Row): Row =>
  Object.fromEntries(
    Object.entries(both(known, told)).map(([field, value]) => [
      field,
      Array.isArray(value) && Array.isArray(known[field])
        ? value.map((one, at) => (isRow(one) ? both(known[field][at] ?? {}, one) : one))
        : value,
    ]),
  );
const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null;

/** Who makes a document reads the identity number that was typed; a later reading covers its middle. */
const covered = (body: Row): Row =>
  JSON.parse(
    JSON.stringify(body).replace(/("no_ktp":"\d{4})\d{8}(\d{4}")/g, '$1********$2'),
  ) as Row;

/** What both of them say. */
const both = (known: Row, told: Row): Row =>
  Object.fromEntries(Object.entries(told).filter(([field]) => field in known));

/** Whether it has a set of the book of its own. */
const booked = ({ spec: { book } }: Trial): boolean => !('none' in book) && !('halves' in book);

/** Its list finds it by its number on its day, and tells of it what its reading tells. */
async function listed(trial: Trial, { no, body }: Made): Promise<void> {
  const { list } = trial.document;
  const day = String(body['tgl_system']);
  const path = `${list!.path}?q=${no}&tgl_from=${day}&tgl_to=${day}`;
  const answer = await trial.shop.as('OWN').raw('GET', path);
  expect([answer.status, answer.body.count], answer.text).toEqual([200, 1]);
  const [row] = answer.body.data as Row[];
  expect(row).toMatchObject(both(row!, body));
}

/** Its row of the register says whether it is cancelled, and what its declaration says that it is worth. */
export async function registered(trial: Trial, no: string, cancelled: boolean): Promise<void> {
  const { amount } = trial.spec.register;
  const worth = amount === null ? null : (await trial.stored({ no }))[amount];
  const sql = `select cancelled, amount from register_of('KJ1', $1)`;
  expect(await trial.shop.rows(sql, [no])).toEqual([{ cancelled, amount: worth ?? null }]);
}
