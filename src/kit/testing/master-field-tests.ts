import { expect, test } from 'vitest';
import { plain } from '#kit/rules/sentence.ts';
import type { Trial } from '#kit/testing/master-trial.ts';

/** What each field of a form refuses by itself. */
export function refusedFields(trial: Trial): void {
  for (const [name, field] of trial.formFields.filter(([, one]) => !one.optional))
    test(`${field.label} left out is refused at its field`, async () => {
      const { [name]: _, ...body } = await trial.sample(3);
      const answer = await trial.attempt(body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'DATA_TIDAK_VALID' } });
      expect(answer.body.errors.map((one: { path: string }) => one.path)).toEqual([name]);
      expect(answer.body.errors[0].message).not.toMatch(/invalid|expected|\{/i);
    });

  for (const [name, field] of trial.formFields.filter(([, one]) => one.source))
    test(`${field.label} that nobody knows is refused at its field`, async () => {
      const unknown = field.kind === 'list' ? ['TIDAK-ADA'] : 'TIDAK-ADA';
      const answer = await trial.attempt({ ...(await trial.sample(3)), [name]: unknown });
      const message = plain(`${field.label} Tidak Ditemukan`);
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: name, message }] } });
    });

  test('an unknown key or a wrong type is malformed', async () => {
    const body = await trial.sample(3);
    if (!trial.master.loose)
      expect((await trial.attempt({ ...body, harga_rahasia: 1 })).status).toBe(400);
    const [name] = trial.formFields[0]!;
    expect((await trial.attempt({ ...body, [name]: { satu: 1 } })).status).toBe(400);
    if (!trial.master.closed) expect((await trial.create([body])).status).toBe(400);
  });

  for (const [name] of trial.formFields.filter(([, one]) => one.kind === 'text').slice(0, 1))
    test('characters that hide or turn text are refused', async () => {
      const answer = await trial.attempt({ ...(await trial.sample(3)), [name]: 'Emas\u202eKilau' });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: name }] } });
    });
}

/** What the declaration says of fields beside each other, and of rows beside each other. */
export function refusedTogether(trial: Trial): void {
  const { master } = trial;
  for (const [name, { label, when }] of trial.formFields.filter(([, one]) => one.when))
    test(`${label} is compulsory where ${when!.field} is ${when!.is[0]}`, async () => {
      const body = { ...(await trial.sample(3)), [when!.field]: when!.is[0], [name]: null };
      const message = `${label} Tidak Boleh Kosong`;
      expect(await trial.create(body)).toMatchObject({
        status: 422,
        body: { errors: [{ path: name, message }] },
      });
    });

  const { range, unique } = master;
  if (range)
    test(`from ${range.from} to ${range.to} never runs backwards`, async () => {
      const [low, high] = [await trial.sample(1), await trial.sample(3)];
      const body = { ...high, [range.from]: high[range.from], [range.to]: low[range.to] };
      const { status, body: said } = await trial.create(body);
      expect({ status, path: said.errors[0].path }).toEqual({ status: 422, path: range.to });
    });

  const message = range?.overlap?.message ?? unique?.[0]?.message;
  if (message)
    test(`a row beside its like is refused: ${message}`, async () => {
      const { [master.key[0]!]: _key, is_active: _on, ...body } = await trial.made(1);
      expect(await trial.create(body)).toMatchObject({
        status: 409,
        body: { code: 'DATA_BENTROK', message },
      });
    });
}
