import { expect, test, vi } from 'vitest';
import type { Row, Trial } from '#kit/testing/master-trial.ts';

/** Pictures are taken away behind the answer. */
const gone = (trial: Trial, paths: readonly string[]) =>
  vi.waitFor(async () => {
    for (const path of paths) expect(await trial.bench().lies(path), path).toBe(false);
  });

/** Rows that are there and are only changed: nothing is added, nothing removed. */
export function closedLife(trial: Trial): void {
  const { master } = trial;
  test(`every ${master.noun} is there from the first day, and is changed`, async () => {
    const listed: Row[] = (await trial.list()).body.data;
    expect(listed.map(trial.keyOf).toSorted()).toEqual([...master.fixed!].toSorted());
    const change = trial.changeOf(await trial.sample(2));
    const answer = await trial.update(listed[0]!, change);
    expect(answer).toMatchObject({ status: 200, body: { data: { ...listed[0], ...change } } });
    expect(await trial.lastAudit()).toMatchObject({ tindakan: 'UBAH', tabel: master.table });
  });

  test(`no ${master.noun} is added, removed or brought back`, async () => {
    const [row] = (await trial.list()).body.data as Row[];
    const body = { ...(await trial.sample(2)), [master.key[0]!]: 'LAIN' };
    for (const answer of [
      await trial.create(body),
      await trial.remove(row!),
      await trial.restore(row!),
    ])
      expect(answer.status).toBe(404);
    expect(((await trial.list()).body.data as Row[]).length).toBe(master.fixed!.length);
  });
}

/** What is removed leaves nothing but its row in the audit. */
export function goneForGood(trial: Trial): void {
  const { master } = trial;
  test(`a removed ${master.noun} is gone with its pictures, and its key may be used again`, async () => {
    const row = await trial.made(1);
    const again = await trial.create({
      ...(await trial.sample(1)),
      ...Object.fromEntries(master.key.map((name) => [name, row[name]])),
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'DATA_SUDAH_ADA' } });
    expect((await trial.remove(row)).status).toBe(200);
    const audit = await trial.lastAudit();
    expect(audit).toMatchObject({ tindakan: 'HAPUS', kunci: trial.keyOf(row), sesudah: null });
    expect(Object.keys(audit['sebelum'] as Row)).toEqual(expect.arrayContaining(Object.keys(row)));
    const listed: Row[] = (await trial.list('?semua=true')).body.data;
    expect(listed.map(trial.keyOf)).not.toContain(trial.keyOf(row));
    await gone(trial, trial.pathsOf(row));
    expect((await trial.remove(row)).status).toBe(404);
    expect((await trial.restore(row)).status).toBe(404);
    expect((await trial.create(await trial.sample(1))).status).toBe(201);
  });
}

/** A row owns its pictures: sent for such a row, of this shop, and of no other row. */
export function pictureTests(trial: Trial): void {
  for (const [name, of] of trial.pictures) {
    const held = (path: string) => (of.kind === 'photos' ? [path] : path);
    const put = async (path: string) => {
      const row = await trial.made(2);
      const body = { ...trial.changeOf(await trial.sample(2)), [name]: held(path) };
      return { row, answer: await trial.update(row, body) };
    };

    test(`${of.label} that changes takes the old one away, and names follow`, async () => {
      const path = await trial.bench().picture(of);
      const { row, answer } = await put(path);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body.data[name]).toEqual(held(path));
      for (const [follower] of trial.fields.filter(([, one]) => one.follows === name))
        expect(answer.body.data[follower]).toEqual(held(path.split('/').at(-1)!));
      expect(await trial.bench().lies(path)).toBe(true);
      await gone(trial, trial.pathsOf(row));
    });

    test(`${of.label} of another shop, another kind or another row is refused, and stays`, async () => {
      const path = await trial.bench().picture(of);
      const [, , folder, file] = path.split('/') as [string, string, string, string];
      for (const wrong of [
        path.replace('/KJ1/', '/PST/'),
        path.replace(folder, folder === 'ITEM' ? 'HADIAH' : 'ITEM'),
        path.replace(file, `${'0'.repeat(32)}.jpg`),
        `NSIPIC/KJ1/${folder}/../../../etc/passwd`,
        'https://jahat.example/a.jpg',
      ]) {
        const { answer } = await put(wrong);
        expect([wrong, answer.status]).toEqual([wrong, 422]);
        expect(answer.body.errors[0].path).toContain(name);
      }
      const [own] = trial.pathsOf(await trial.made(1));
      if (own) expect((await put(own)).answer).toMatchObject({ status: 409 });
      if (own) expect(await trial.bench().lies(own)).toBe(true);
    });
  }
}
