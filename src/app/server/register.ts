import type { ClientBase } from 'pg';
import { dropRegister, makeRegister, sealOf } from '#areas/buku/server/register/register.table.ts';
import { applyMigrations } from '#kit/server/migrations.ts';
import { REGISTER } from '#app/contract/register.ts';

/** As a template of databases for tests makes it. */
export const register = {
  seal: sealOf(REGISTER),
  prepare: (owner: ClientBase): Promise<boolean> => makeRegister(owner, REGISTER),
  drop: dropRegister,
};

/** Tables in their newest shape and the register of them; answers how many steps that took. */
export async function prepareTables(
  owner: ClientBase,
  folder: string,
  say?: (line: string) => void,
): Promise<number> {
  const steps = await applyMigrations(owner, folder, say, dropRegister);
  await makeRegister(owner, REGISTER);
  return steps;
}
