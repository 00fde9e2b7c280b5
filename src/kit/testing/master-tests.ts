import { describe, expect, test } from 'vitest';
import type { Master } from '#kit/contract/master.ts';
import { refusedFields, refusedTogether } from '#kit/testing/master-field-tests.ts';
import { closedLife, goneForGood, pictureTests } from '#kit/testing/master-own-tests.ts';
import { Trial, type Answer, type MasterBench, type Row } from '#kit/testing/master-trial.ts';

/**
 * What every master owes to its declaration: it is created, read, changed, removed, offered again
 * and refused, by the rights, fields and tables that it names itself (D-7.1).
 */
export function masterTests(master: Master, bench: () => MasterBench): void {
  describe([master.title, master.tab].filter(Boolean).join(', '), () => {
    const trial = new Trial(master, bench);
    if (master.closed) closedLife(trial);
    else life(trial);
    if (trial.pictures.length > 0) pictureTests(trial);
    lists(trial);
    refusedFields(trial);
    refusedTogether(trial);
    rights(trial);
    inUse(trial);
  });
}

function life(trial: Trial): void {
  const { master } = trial;
  const noun = master.noun;

  test(`a ${noun} is added, and the audit says what`, async () => {
    const body = await trial.sample(1);
    const answer = await trial.create(body);
    expect(answer).toMatchObject({ status: 201, body: { data: { ...body, is_active: true } } });
    expect(await trial.lastAudit()).toMatchObject({
      tindakan: 'TAMBAH',
      tabel: master.table,
      kunci: trial.keyOf(answer.body.data),
      sebelum: null,
    });
    const listed: Row[] = (await trial.list()).body.data;
    expect(listed).toContainEqual(answer.body.data);
  });

  test(`a ${noun} is changed, all but its key`, async () => {
    const row = await trial.made(1);
    const change = trial.changeOf(await trial.sample(2));
    const answer = await trial.update(row, change);
    expect(answer).toMatchObject({ status: 200, body: { data: trial.own({ ...row, ...change }) } });
    expect(await trial.lastAudit()).toMatchObject({
      tindakan: 'UBAH',
      tabel: master.table,
      kunci: trial.keyOf(row),
    });
    if (master.keyInQuery) return void (await trial.remove(answer.body.data));
    const locked = await trial.update(row, { ...change, [master.key[0]!]: 'LAIN' });
    if (!master.loose) {
      expect(locked.status).toBe(400);
      return;
    }
    // What it does not ask for is dropped: the row keeps its key.
    expect(locked.body.data).toMatchObject({ [master.key[0]!]: row[master.key[0]!] });
  });

  if (master.keyInQuery)
    test(`a ${noun} takes another text, but none that stands already`, async () => {
      const [row, other] = [await trial.made(1), await trial.made(3)];
      const taken = await trial.update(row, trial.changeOf(await trial.sample(3)));
      expect(taken).toMatchObject({ status: 409, body: { code: 'DATA_SUDAH_ADA' } });
      const renamed = await trial.update(other, trial.changeOf(await trial.sample(4)));
      expect(renamed.status).toBe(200);
      expect((await trial.remove(other)).status).toBe(404);
      await trial.remove(renamed.body.data);
    });

  if (!master.keyFromServer && !master.removal)
    test(`the same ${noun} twice is refused, and after removal it is offered again`, async () => {
      const row = await trial.made(1);
      const body = {
        ...(await trial.sample(1)),
        ...Object.fromEntries(master.key.map((name) => [name, row[name]])),
      };
      expect(await trial.create(body)).toMatchObject({
        status: 409,
        body: { code: 'DATA_SUDAH_ADA', message: expect.stringContaining('Sudah Ada') },
      });
      expect((await trial.remove(row)).status).toBe(200);
      const again = await trial.create(body);
      expect(again).toMatchObject({
        status: 409,
        body: { code: 'DATA_TERHAPUS', kunci: trial.keyOf(row) },
      });
      expect(again.body.message).toContain('DELETED');
      await trial.restore(row);
    });

  if (!master.keyFromServer || master.unique || master.range?.overlap)
    test(`two who add the same ${noun} at once make one`, async () => {
      const body = await trial.sample(3);
      const both = await Promise.all([trial.create(body), trial.create(body)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      await trial.remove(both.find(({ status }) => status === 201)!.body.data);
    });

  if (master.removal) goneForGood(trial);
  else broughtBack(trial);

  test(`an unknown ${noun} cannot be changed, removed or offered again`, async () => {
    const nobody = Object.fromEntries(
      master.key.map((name) => [name, master.fields[name]!.kind === 'int' ? 98 : 'TIDAK-ADA']),
    );
    const change = trial.changeOf(await trial.sample(1));
    for (const answer of [
      await trial.update(nobody, change),
      await trial.remove(nobody),
      ...(trial.offers('restore') ? [await trial.restore(nobody)] : []),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'DATA_TIDAK_ADA' } });
  });

  for (const kode of master.fixed ?? [])
    test(`${kode} ships with the product and stays`, async () => {
      const row = { [master.key[0]!]: kode };
      expect(await trial.remove(row)).toMatchObject({ status: 409, body: { code: 'DATA_BAWAAN' } });
    });
}

function broughtBack(trial: Trial): void {
  const { master } = trial;
  test(`a removed ${master.noun} is gone from the list, is seen with semua, and comes back`, async () => {
    const row = await trial.made(1);
    const holds = async (query: string) =>
      ((await trial.list(query)).body.data as Row[]).find(
        (one) => trial.keyOf(one) === trial.keyOf(row),
      )?.is_active;
    expect((await trial.remove(row)).status).toBe(200);
    expect(await trial.lastAudit()).toMatchObject({ tindakan: 'HAPUS', kunci: trial.keyOf(row) });
    expect([await holds(''), await holds('?semua=true')]).toEqual([undefined, false]);
    expect((await trial.remove(row)).status).toBe(404);
    expect(await trial.restore(row)).toMatchObject({
      status: 200,
      body: { data: { is_active: true } },
    });
    expect(await trial.lastAudit()).toMatchObject({
      tindakan: 'AKTIFKAN',
      kunci: trial.keyOf(row),
    });
    expect(await holds('')).toBe(true);
  });
}

function lists(trial: Trial): void {
  const { master } = trial;

  test('another shop sees none of it', async () => {
    await trial.made(1);
    const { body } = await trial.list('', trial.bench().neighbour);
    expect(body).toMatchObject({ count: master.fixed?.length ?? 0 });
  });

  test('a search finds one row by its key, and nothing by nonsense', async () => {
    const row = await trial.made(1);
    const last = master.key.at(-1)!;
    if (['kode', 'text', 'ref'].includes(master.fields[last]!.kind)) {
      const found = await trial.list(`?q=${encodeURIComponent(String(row[last]).toLowerCase())}`);
      expect(found.body.data.map(trial.keyOf)).toContain(trial.keyOf(row));
    }
    expect((await trial.list('?q=%25_tidak%20ada')).body).toMatchObject({ data: [], count: 0 });
  });

  test('every column sorts, both ways, and nothing else does', async () => {
    await trial.made(1);
    await trial.made(2);
    for (const name of [...Object.keys(master.fields), 'is_active']) {
      const up = await trial.list(`?sort=${name}`);
      const down = await trial.list(`?sort=-${name}`);
      expect([up.status, down.status]).toEqual([200, 200]);
      const values = (answer: Answer) =>
        answer.body.data
          .map((row: Row) => row[name])
          .filter((one: unknown) => one !== null)
          .map((one: unknown) => (typeof one === 'object' ? JSON.stringify(one) : one));
      expect([...values(down)].sort()).toEqual([...values(up)].sort());
      expect(values(up)[0]).toEqual(values(down).at(-1));
    }
    expect((await trial.list('?sort=kode_toko')).status).toBe(422);
  });

  test('a page is part of the whole', async () => {
    await trial.made(1);
    await trial.made(2);
    const whole: Row[] = (await trial.list()).body.data;
    const page = await trial.list('?skip=1&limit=1');
    expect(page.body).toEqual({ data: [whole[1]], count: whole.length, skip: 1, limit: 1 });
    expect((await trial.list('?limit=1001')).status).toBe(422);
    expect((await trial.list('?skip=-1')).status).toBe(422);
  });
}

function rights(trial: Trial): void {
  test('without a tick it is read and not written; without a session neither', async () => {
    const row = await trial.made(1);
    const { clerk, stranger } = trial.bench();
    const change = trial.changeOf(await trial.sample(2));
    expect((await trial.list('', clerk)).status).toBe(200);
    for (const answer of [
      await trial.attempt(await trial.sample(3), clerk),
      await trial.update(row, change, clerk),
      ...(trial.offers('remove') ? [await trial.remove(row, clerk)] : []),
      ...(trial.offers('restore') ? [await trial.restore(row, clerk)] : []),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'TIDAK_BERHAK' } });
    expect(await trial.list('', stranger)).toMatchObject({
      status: 401,
      body: { message: 'Invalid Token.' },
    });
    expect((await trial.update(row, change, stranger)).status).toBe(401);
  });
}

function inUse(trial: Trial): void {
  const { master } = trial;
  for (const { table, columns, message, only, several } of master.usedBy ?? [])
    test(`in use by ${table} it stays: ${message}`, async () => {
      const row = await trial.made(4);
      const keys =
        columns.length === master.key.length ? master.key : master.key.slice(-columns.length);
      const named = Object.fromEntries(
        columns.map((column, at) => {
          const key = row[keys[at]!];
          return [column, several ? JSON.stringify([key]) : key];
        }),
      );
      const { use } = trial.bench();
      const undo = await use(table, { ...named, ...(only ? { [only.column]: only.is[0] } : {}) });
      expect(await trial.remove(row)).toMatchObject({
        status: 409,
        body: { code: 'DATA_DIPAKAI', message },
      });
      await undo();
      expect((await trial.remove(row)).status).toBe(200);
    });
}
