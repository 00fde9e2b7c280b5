import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { AREAS } from '#app/contract/areas.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { readOwners } from '#tools/tidy/sql.ts';

/** One thing of the schema and what PostgreSQL says of it, part by part; an empty part is left out. */
type Thing = { kind: 'table' | 'view' | 'function'; name: string; parts: (string | null)[] };

/** What the migrations together made: keys bold, `?` where a value may be missing. */
export const THINGS = `
  select case c.relkind when 'r' then 'table' else 'view' end as kind, c.relname as name, array[
    (select string_agg(case when a.attnum = any (k.conkey) then '**' || attname || '**' else attname end
        || ' ' || replace(format_type(atttypid, atttypmod), 'timestamp with time zone', 'timestamptz')
        || case when attnotnull or c.relkind <> 'r' then '' else '?' end, ', ' order by attnum)
       from pg_attribute a where attrelid = c.oid and attnum > 0 and not attisdropped),
    (select 'Refers to ' || string_agg(distinct confrelid::regclass::text, ', ')
       from pg_constraint where conrelid = c.oid and contype = 'f'),
    (select 'Stands once by ' || string_agg(substring(pg_get_indexdef(indexrelid) from 'USING \\w+ (.*)'),
        '; ' order by indexrelid::regclass::text)
       from pg_index where indrelid = c.oid and indisunique and not indisprimary),
    (select 'Triggers ' || string_agg(distinct tgfoid::regproc::text, ', ')
       from pg_trigger where tgrelid = c.oid and not tgisinternal)] as parts
    from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
     and c.relname not like '%\\_\\_%'
  union all
  select 'function', proname, array[concat_ws(' → ', nullif(pg_get_function_arguments(p.oid), ''),
      pg_get_function_result(p.oid))]
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by 1, 2`;

const FOLDER = 'src/app/server/migrations';
/** What holds no row is made of these at start. */
const FUNCTIONS = 'src/app/server/functions';
const OTHERS = 'kit and app';

/** The page that is read instead of the migrations; a sentence that it says by hand stays. */
export function drawSchema(things: readonly Thing[], before: string): string {
  const owners = readOwners(FOLDER, AREAS);
  const draw = (some: readonly Thing[]) => some.map((one) => drawThing(one, before)).join('\n');
  const tables = Map.groupBy(
    things.filter(({ kind }) => kind === 'table'),
    ({ name }) => owners.get(name) ?? OTHERS,
  );
  return [
    '# The tables as they are today',
    'What migrations and functions together made, written by `npm run pages`. Key columns are bold, `?` may\n' +
      'be missing; the numbers are the files that make or change it, where its checks are. The\n' +
      'sentence is the comment above its `create`; where there is none, write it here after the colon\n' +
      'and it stays.',
    ...[...AREAS, OTHERS].flatMap((area) =>
      tables.has(area) ? [`## ${area}`, draw(tables.get(area)!)] : [],
    ),
    '## Views',
    '`v_x` joins its parts `v_x__area` (`susun_pandangan`), which are left out here.',
    draw(things.filter(({ kind }) => kind === 'view')),
    '## Functions',
    `${draw(things.filter(({ kind }) => kind === 'function'))}\n`,
  ].join('\n\n');
}

function drawThing({ kind, name, parts }: Thing, before: string): string {
  const { files, comment } = spokenOf(kind, name);
  const master = MASTERS.get(name);
  const ofMaster =
    kind === 'table' && master && `Kept by hand at ${master.title} (\`${master.path}\`).`;
  const byHand = new RegExp(`^- \`${name}\` [\\d, ]*: (.+\\S)`, 'm').exec(before)?.[1];
  const head = `- \`${name}\` ${files.join(', ')}: ${comment || ofMaster || byHand || ''}`;
  return [head, ...parts.filter(Boolean).map((part) => `  ${part}`)].join('  \n');
}

/** Which migrations make or change it, and the comment above the one that makes it. */
function spokenOf(kind: string, name: string) {
  const words = `(?: or replace)? ${kind} (?:if (?:not )?exists )?${name}\\b`;
  const document = kind === 'table' ? `|select create_document\\('${name}'` : '';
  const pattern = new RegExp(`((?:^--.*\\n)*)^(?:create${words}|alter${words}${document})`, 'im');
  const found = MIGRATIONS.flatMap(({ number, text }) => {
    const hit = pattern.exec(text);
    return hit
      ? [
          {
            number,
            made: /^(?:create|select create)/.test(hit[0].slice(hit[1]!.length)),
            words: hit[1]!,
          },
        ]
      : [];
  });
  const comment = found.find(({ made, words }) => made && words)?.words;
  return {
    files: found.map(({ number }) => number),
    comment: comment?.replaceAll(/^-- ?/gm, '').trim().replaceAll('\n', ' '),
  };
}

const MASTERS = new Map(
  CONTRACTS.flatMap(({ masters }) => masters.map((master) => [master.table, master])),
);
const MIGRATIONS = globSync([`${FOLDER}/*.sql`, `${FUNCTIONS}/*.sql`])
  .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
  .map((path) => ({ number: basename(path).slice(0, 3), text: readFileSync(path, 'utf8') }));
