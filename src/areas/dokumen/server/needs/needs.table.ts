import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { NEED, needViews } from '#areas/dokumen/server/needs/needs.query.ts';
import { openDaySql } from '#areas/dokumen/server/needs/open-day.query.ts';

/** What the house declares about approvals: kinds of document with their asks, and every call. */
export type Declared = {
  readonly kinds: readonly DocumentSpec[];
  readonly calls: readonly AnyEndpoint[];
};

/** `v_need` of what migrations wrote alone; nothing holds the generated views any more. */
const DROP = `do $$
declare
  others text;
  made text;
begin
  if to_regclass('v_need') is null then return; end if;
  select string_agg(format('select * from %I', viewname), ' union all ' order by viewname) into others
    from pg_views where schemaname = current_schema() and starts_with(viewname, 'v_need__')
     and not starts_with(viewname, '${NEED}');
  execute 'create or replace view v_need as ' || others;
  for made in select viewname from pg_views
    where schemaname = current_schema() and starts_with(viewname, '${NEED}') loop
    execute format('drop view %I', made);
  end loop;
end $$`;

/** The statements that make views and function anew. */
export const needsSql = ({ kinds, calls }: Declared): readonly string[] => [
  DROP,
  openDaySql(calls),
  ...[...needViews(kinds)].map(([name, sql]) => `create view "${name}" as\n${sql}`),
  `select susun_pandangan('v_need')`,
  'select kunci_pandangan()',
];

/** The same text has the same seal; it is kept with the function. */
export const sealOfNeeds = (declared: Declared): string =>
  createHash('sha256').update(needsSql(declared).join(';')).digest('hex');

/** Any number will do, as long as every start of the server asks for the same one. */
const LOCK = 7_415_003;
const KEPT = `select obj_description(to_regprocedure('simpan_di_hari(text)'), 'pg_proc') as seal`;

/** Makes what I-21 reads of the declarations, if its text is not the one that is there; answers whether it did. */
export async function makeNeeds(owner: ClientBase, declared: Declared): Promise<boolean> {
  const seal = sealOfNeeds(declared);
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await owner.query<{ seal: string | null }>(KEPT);
    const same = rows[0]?.seal === seal;
    if (!same) {
      for (const one of needsSql(declared)) await owner.query(one);
      await owner.query(`comment on function simpan_di_hari(text) is '${seal}'`);
    }
    await owner.query('commit');
    return !same;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Takes the views away before tables change; the seal goes too, so that they are made again. */
export async function dropNeeds(owner: ClientBase): Promise<void> {
  await owner.query(DROP);
  await owner.query(`do $$ begin
    if to_regprocedure('simpan_di_hari(text)') is not null then
      comment on function simpan_di_hari(text) is null;
    end if;
  end $$`);
}
