import { expect, test } from 'vitest';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import type { Made, Sent, Trial } from '#tests/kit/document/trial.ts';

/** An act on another document is refused in every other state of it, and so is its quote. */
export function parentLaws(trial: Trial, name: string): void {
  const { spec, document } = trial;
  const who = trial.whoOf(trial.samples.makes[name]!);
  const parents = trial.samples.parents!;
  const { spec: parent, from } = spec.on!;
  const others = Object.keys(parents).filter((state) => ![from].flat().includes(state));

  test('is refused on a parent in every other state, its quote too, and on none', async () => {
    const sent = await trial.sent(name);
    const fresh = async () => String((await trial.sent(name)).params['induk']);
    const calls = [sent.call, document.quotes[name]].filter((call) => call !== undefined);
    for (const state of others) {
      const induk = await parents[state]!(fresh);
      expect((await trial.parent(induk))['status']).toBe(state);
      const code = statesOf(parent)[state]?.says?.code ?? /_STATUS$/;
      for (const call of calls) {
        const on = { ...sent, call, params: { ...sent.params, induk } } as Sent;
        await trial.refused(() => trial.send(who, on), 409, code);
      }
    }
    const induk = `${String(sent.params['induk']).slice(0, -3)}ZZZ`;
    const missing = `${parent.name.toUpperCase()}_TIDAK_ADA`;
    const none = { ...sent, params: { ...sent.params, induk } };
    await trial.refused(() => trial.send(who, none), 404, missing);
  });
}

/**
 * A document that waits books nothing, is rejected without a number, without approval unless its state asks for one,
 * and is accepted once by its step.
 */
export function waitingLaws(trial: Trial): void {
  const { spec, document, samples } = trial;
  const { waits } = samples;
  if (!waits) return;

  test('one that waits has no set of the book, and is rejected without number and set', async () => {
    const { no, induk } = await waits.make(trial.shop);
    const row = await trial.stored({ no });
    expect(row['status']).toBe(waits.state);
    expect(await sets(trial, no)).toEqual([]);
    const { rejected: says, agreed } = statesOf(spec)[waits.state]!;
    const back = trial.cancelOf({ params: { no, ...(induk && { induk }) } });
    if (agreed) await trial.refused(() => trial.send('OWN', back), 403, 'PERLU_OTORISASI');
    const rejected = await (agreed ? trial.approved('OWN', back) : trial.send('OWN', back));
    expect(rejected.status, rejected.text).toBe(200);
    expect(await trial.stored({ no })).toMatchObject({
      status: 'CANC',
      ...(spec.cancel.letters && { no_batal: null }),
    });
    expect(await sets(trial, no)).toEqual([]);
    const audit = (await trial.audit(no)).at(-1)!;
    expect(audit['tindakan']).toBe(says);
  });

  for (const [step, body] of Object.entries(waits.steps))
    test(`${document.steps[step]!.summary}: taken once, refused on one that was rejected`, async () => {
      const call = document.steps[step] as Sent['call'];
      const take = async (no: string): Promise<Sent> => ({
        call,
        params: { no },
        body: await body(trial.shop, no),
      });
      const { no } = await waits.make(trial.shop);
      const done = await trial.approved('OWN', await take(no));
      expect(done.status, done.text).toBe(200);
      const { to, again } = spec.steps![step]!;
      expect((await trial.stored({ no }))['status']).toBe(to);
      const twice = await take(no);
      await trial.refused(() => trial.send('OWN', twice), 409, again.code);
      const other = await waits.make(trial.shop);
      const late = await take(other.no);
      await trial.send('OWN', trial.cancelOf({ params: other }));
      await trial.refused(() => trial.send('OWN', late), 409, /_(STATUS|BATAL)$/);
    });

  for (const [step, body] of Object.entries(waits.steps))
    test(`${document.steps[step]!.summary}: not by the cashier who saved it (D-28.1)`, async () => {
      const { no } = await waits.make(trial.shop);
      expect((await trial.stored({ no }))['input_by']).toBe(trial.shop.as('KASIR').user_id);
      const call = document.steps[step] as Sent['call'];
      const take = { call, params: { no }, body: await body(trial.shop, no) };
      const said = /^(VALIDASI_SENDIRI|TIDAK_BERHAK)$/;
      await trial.refused(() => trial.send('KASIR', take), 403, said);
      expect((await trial.stored({ no }))['status']).toBe(waits.state);
    });
}

/** A step of what never waits: taken once, recorded, and not on one that was cancelled. */
export function stepLaws(trial: Trial): void {
  const { spec, document, samples } = trial;
  const [name = ''] = Object.keys(spec.makes);
  for (const [step, body] of Object.entries(samples.steps ?? {}))
    test(`${document.steps[step]!.summary}: taken once, and not on one that was cancelled`, async () => {
      const { to, again, audit, byMaker } = spec.steps![step]!;
      const call = document.steps[step] as Sent['call'];
      const take = async ({ no, params }: Made): Promise<Sent> => ({
        call,
        params,
        body: await body(trial.shop, no),
      });
      const made = await trial.make(name);
      const maker = trial.whoOf(samples.makes[name]!);
      if (!byMaker && maker !== 'OWN') {
        const own = await take(made);
        const said = /^(VALIDASI_SENDIRI|TIDAK_BERHAK)$/;
        await trial.refused(() => trial.send(maker, own), 403, said);
      }
      const done = await trial.approved(byMaker ? maker : 'OWN', await take(made));
      expect(done.status, done.text).toBe(200);
      expect((await trial.stored(made))['status']).toBe(to);
      expect((await trial.audit(made.no)).at(-1)!['tindakan']).toBe(audit);
      const twice = await take(made);
      await trial.refused(() => trial.send('OWN', twice), 409, again.code);
      const other = await trial.make(name);
      const late = await take(other);
      const cancelled = await trial.approved('OWN', trial.cancelOf(other));
      expect(cancelled.status, cancelled.text).toBe(200);
      await trial.refused(() => trial.send('OWN', late), 409, /_(STATUS|BATAL)$/);
    });
}

const sets = ({ shop }: Trial, no: string) =>
  shop.rows('select no_bukti from buku_set where no_bukti = $1', [no]);
