import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

type File = { readonly nama: string; readonly sql: string };
/** What the database knows and holds no row of: its functions, views and triggers, whole, one file an area. */
export type Functions = {
  readonly files: readonly File[];
  /** The same text has the same seal; it is kept with what was made of it. */
  readonly seal: string;
};

/** The files of a folder and, at the places of their names, those that declarations make beside them. */
export async function readFunctions(
  folder: string,
  declared: (written: readonly string[]) => readonly File[] = () => [],
): Promise<Functions> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const written = await Promise.all(
    names.map(async (nama) => ({ nama, sql: await readFile(join(folder, nama), 'utf8') })),
  );
  const made = declared(written.map(({ sql }) => sql));
  const files = [...written, ...made].toSorted((a, b) => (a.nama < b.nama ? -1 : 1));
  const seal = createHash('sha256').update(files.map(({ sql }) => sql).join(';'));
  return { files, seal: seal.digest('hex') };
}

/** Any number will do, as long as every start of the server asks for the same one. */
const LOCK = 7_415_004;
/** The function that joins the parts of a view keeps the seal of all. */
const KEPT = `select obj_description(to_regprocedure('susun_pandangan(text)'), 'pg_proc') as seal`;

/**
 * Views and triggers go, so that tables may change below them and no old one is left. A function stays until its text
 * is another: checks and defaults of tables may lean on it. One that takes or answers other types is dropped by a
 * migration.
 */
const DROP = `do $$
declare one record;
begin
  for one in select viewname from pg_views where schemaname = current_schema() loop
    execute format('drop view if exists %I cascade', one.viewname);
  end loop;
  for one in select tgname, tgrelid::regclass as of from pg_trigger
              where not tgisinternal and tgrelid in
                (select oid from pg_class where relnamespace = current_schema()::regnamespace) loop
    execute format('drop trigger %I on %s', one.tgname, one.of);
  end loop;
  if to_regprocedure('susun_pandangan(text)') is not null then
    comment on function susun_pandangan(text) is null;
  end if;
end $$`;

/** Makes all of it where its text is another; `before` takes away what leans on it. Answers whether it did. */
export async function makeFunctions(
  owner: ClientBase,
  { files, seal }: Functions,
  before: (owner: ClientBase) => Promise<void>,
): Promise<boolean> {
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await owner.query<{ seal: string | null }>(KEPT);
    const same = rows[0]?.seal === seal;
    if (!same) {
      await before(owner);
      await owner.query(DROP);
      // A function may name what a later file makes.
      await owner.query('set local check_function_bodies = off');
      for (const { nama, sql } of files) await make(owner, nama, sql);
      await owner.query(`comment on function susun_pandangan(text) is '${seal}'`);
    }
    await owner.query('commit');
    return !same;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function make(owner: ClientBase, nama: string, sql: string): Promise<void> {
  try {
    await owner.query(sql);
  } catch (error) {
    const { position } = error as { position?: string };
    const line = position ? `:${sql.slice(0, Number(position)).split('\n').length}` : '';
    throw new Error(`${nama}${line}: ${(error as Error).message}`, { cause: error });
  }
}

/** Takes views and triggers away before tables change; they are made again of the tables as they are then. */
export const dropFunctions = (owner: ClientBase): Promise<unknown> => owner.query(DROP);
