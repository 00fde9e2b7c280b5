import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { dropRegister, makeRegister, sealOf } from '#areas/buku/server/register/register.table.ts';
import {
  dropNeeds,
  makeNeeds,
  sealOfNeeds,
  type Declared,
} from '#areas/dokumen/server/needs/needs.table.ts';
import { dropFunctions, makeFunctions, readFunctions } from '#kit/server/schema/functions.ts';
import { applyMigrations } from '#kit/server/migrations.ts';
import { CALLS } from '#app/contract/calls.ts';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { REGISTER } from '#app/contract/register.ts';

const DECLARED: Declared = { kinds: documentKinds(), calls: CALLS };
const FUNCTIONS = await readFunctions(join(import.meta.dirname, 'functions'));

/** What declarations make: the register, and what I-21 reads of approvals. Both stand on the functions' views. */
async function dropDeclared(owner: ClientBase): Promise<void> {
  await dropRegister(owner);
  await dropNeeds(owner);
}

/** What holds no row: functions, views and triggers of their files, then what declarations make. */
async function prepare(owner: ClientBase): Promise<boolean> {
  const functions = await makeFunctions(owner, FUNCTIONS, dropDeclared);
  const register = await makeRegister(owner, REGISTER);
  return (await makeNeeds(owner, DECLARED)) || register || functions;
}

async function drop(owner: ClientBase): Promise<void> {
  await dropDeclared(owner);
  await dropFunctions(owner);
}

/** As a template of databases for tests makes it. */
export const register = {
  seal: FUNCTIONS.seal + sealOf(REGISTER) + sealOfNeeds(DECLARED),
  prepare,
  drop,
};

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
