import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { dropRegister, makeRegister, sealOf } from '#areas/buku/server/register/register.table.ts';
import { declaredFiles, type Declared } from '#areas/dokumen/server/views/declared-views.ts';
import {
  dropFunctions,
  makeFunctions,
  readFunctions,
  type Functions,
} from '#kit/server/schema/functions.ts';
import { applyMigrations } from '#kit/server/migrations.ts';
import { CALLS } from '#app/contract/calls.ts';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { REGISTER } from '#app/contract/register.ts';

export const DECLARED: Declared = { kinds: documentKinds(), registers: REGISTER, calls: CALLS };

/** Functions, views and triggers: those of their files, and those of the declarations. */
export const allFunctions = (declared: Declared): Promise<Functions> =>
  readFunctions(join(import.meta.dirname, 'functions'), (written) =>
    declaredFiles(declared, written),
  );
const FUNCTIONS = await allFunctions(DECLARED);

/** What holds no row: functions, views and triggers, then the register. */
async function prepare(owner: ClientBase): Promise<boolean> {
  const functions = await makeFunctions(owner, FUNCTIONS, dropRegister);
  return (await makeRegister(owner, REGISTER)) || functions;
}

async function drop(owner: ClientBase): Promise<void> {
  await dropRegister(owner);
  await dropFunctions(owner);
}

/** As a template of databases for tests makes it. */
export const register = { seal: FUNCTIONS.seal + sealOf(REGISTER), prepare, drop };

/** Tables in their newest shape and what is made of them; answers how many steps that took. */
export async function prepareTables(
  owner: ClientBase,
  folder: string,
  say?: (line: string) => void,
): Promise<number> {
  const steps = await applyMigrations(owner, folder, say, drop);
  await prepare(owner);
  return steps;
}
