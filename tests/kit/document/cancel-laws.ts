import { expect, test } from 'vitest';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import { registered } from '#tests/kit/document/life-laws.ts';
import type { Row, Trial } from '#tests/kit/document/trial.ts';

/** Cancelled once, with an approval of exactly that; then all is as it was. */
export function cancelLaws(trial: Trial, name: string): void {
  const { spec, samples } = trial;
  const { cancel, on } = spec;
  const sample = samples.makes[name]!;
  const who = trial.whoOf(sample);
  if (cancel.never) {
    test('has no cancel', () => expect(trial.document.cancel).toBeUndefined());
    return;
  }
  const already = new RegExp(`^(${spec.name.toUpperCase()}_)?(SUDAH_BATAL|STATUS)$|_BATAL$`);

  test('is cancelled with an approval of that, once, and leaves nothing in the book', async () => {
    const sent = await trial.sent(name);
    const induk = on && String(sent.params['induk']);
    const before = induk && (await trial.parent(induk));
    const answer = await trial.approved(who, sent);
    expect(answer.status, answer.text).toBe(201);
    const made = await trial.made(answer, sent);
    await sample.counts?.(trial.shop, made.no);
    if (induk && before)
      expect(changed(before, await trial.parent(induk))).toEqual([...sample.moves!].toSorted());

    const back = trial.cancelOf(made);
    await trial.malformed(who, { ...back, body: { ...back.body, alasan: '' } });
    const alone = await trial.refused(() => trial.send(who, back), 403, 'PERLU_OTORISASI');
    expect(alone.body.events).toContain(cancel.event.kode);
    const other = await trial.approval(who, trial.cancelOf(made, 'Alasan yang lain'));
    await trial.refused(() => trial.send(who, back, { keystore: other }), 403, 'PERLU_OTORISASI');
    const keystore = await trial.approval(who, back);
    const done = await trial.send(who, back, { keystore });
    expect(done.status, done.text).toBe(200);

    const row = await trial.stored(made);
    expect(row).toMatchObject({
      status: 'CANC',
      alasan_batal: 'Salah catat',
      batal_by: trial.shop.as(who).user_id,
    });
    if (cancel.letters) expect(row['no_batal']).toMatch(new RegExp(`^${cancel.letters}KJ1`));
    if (!samples.cancelKeeps)
      expect(await trial.left([made.no, row['no_batal'] ?? null])).toEqual([]);
    await registered(trial, made.no, true);
    if (induk && before) expect(await trial.parent(induk)).toEqual(before);
    await trial.refused(() => trial.send(who, back, { keystore }), 409, already);
    const audit = (await trial.audit(made.no)).at(-1)!;
    expect(audit['tindakan']).toBe(cancel.audit ?? 'BATAL');
  });

  furtherLaw(trial, name);
  goneLaw(trial, name);

  if (on?.spec.acts && (on.to ?? on.from) === on.from)
    test('of two on one document the first is not cancelled before the second', async () => {
      const first = await trial.make(name);
      const sent = { ...(await trial.sent(name)), params: { induk: first.params.induk } };
      const second = await trial.approved(who, sent);
      if (second.status !== 201) return;
      await trial.refused(() => trial.send(who, trial.cancelOf(first)), 409, /_BUKAN_TERAKHIR$/);
    });
}

/** Another document on it ends its cancel, unless the cancel gives back what that one took in. */
function furtherLaw(trial: Trial, name: string): void {
  const { spec, samples } = trial;
  const { further } = samples;
  if (!further) return;
  const who = trial.whoOf(samples.makes[name]!);
  if (spec.cancel.afterActs)
    test('is cancelled also after another document was made on it', async () => {
      const made = await trial.make(name);
      await further(made.no);
      const back = trial.cancelOf(made);
      const done = await trial.send(who, back, { keystore: await trial.approval(who, back) });
      expect(done.status, done.text).toBe(200);
    });
  else
    test('is not cancelled any more once another document was made on it', async () => {
      const made = await trial.make(name);
      await further(made.no);
      await trial.refused(() => trial.send(who, trial.cancelOf(made)), 409, /_(BERLANJUT|STATUS)$/);
    });
}

/** The cancel of its parent document already gave back what it took in: then it is not cancelled itself. */
function goneLaw(trial: Trial, name: string): void {
  const { on, cancel } = trial.spec;
  // Also after it its document may be cancelled: it leaves it in a state in which that is possible.
  const left = on ? [on.to ?? on.from].flat() : [];
  const stays = on?.spec.cancel.afterActs && left.some((state) => mayCancel(on.spec, state));
  if (!stays || cancel.anyDay) return;
  test('is not cancelled once the document that it is made on was cancelled', async () => {
    const who = trial.whoOf(trial.samples.makes[name]!);
    const made = await trial.make(name);
    const back = trial.cancelOf(made);
    const keystore = await trial.approval(who, back);
    await trial.samples.parentGone!(made.params.induk!);
    await trial.refused(() => trial.send(who, back, { keystore }), 409, /_BATAL$/);
  });
}

/** Columns that differ, but the state and the count of acts, which every act on it writes. */
const changed = (before: Row, after: Row): string[] =>
  Object.keys(after)
    .filter((column) => !['status', 'no_terakhir'].includes(column))
    .filter((column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]))
    .toSorted();
