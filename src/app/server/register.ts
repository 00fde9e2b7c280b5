import type { ClientBase } from 'pg';
import { dropRegister, makeRegister, sealOf } from '#areas/buku/server/register/register.table.ts';
import {
  dropNeeds,
  makeNeeds,
  sealOfNeeds,
  type Declared,
} from '#areas/dokumen/server/needs/needs.table.ts';
import { applyMigrations } from '#kit/server/migrations.ts';
import { CALLS } from '#app/contract/calls.ts';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { REGISTER } from '#app/contract/register.ts';

const DECLARED: Declared = { kinds: documentKinds(), calls: CALLS };

/** What is made of the tables by declarations: the register, and what I-21 reads of approvals. */
async function prepare(owner: ClientBase): Promise<boolean> {
  const register = await makeRegister(owner, REGISTER);
  return (await makeNeeds(owner, DECLARED)) || register;
}

async function drop(owner: ClientBase): Promise<void> {
  await dropRegister(owner);
  await dropNeeds(owner);
}

/** As a template of databases for tests makes it. */
export const register = { seal: sealOf(REGISTER) + sealOfNeeds(DECLARED), prepare, drop };

/** Tables in their newest shape and what declarations make of them; answers how many steps that took. */
export async function prepareTables(
  owner: ClientBase,
  folder: string,
  say?: (line: string) => void,
): Promise<number> {
  const steps = await applyMigrations(owner, folder, say, drop);
  await prepare(owner);
  return steps;
}
