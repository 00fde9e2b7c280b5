import { expect, test } from 'vitest';
import { sourceOf } from '#tools/source.ts';
import { castObjections } from '#tools/tidy/casts.ts';
import { certainObjections } from '#tools/tidy/certain.ts';
import { everyFile, markerObjections } from '#tools/tidy/markers.ts';
import { MOST } from '#tools/tidy/sizes.ts';
import { tablesIn } from '#tools/tidy/sql.ts';
import { tidy } from '#tools/tidy.ts';

const sale = 'src/areas/penjualan';
const OWNERS = new Map([
  ['penjualan', 'penjualan'],
  ['barang', 'stock'],
]);

const check = (...files: [path: string, text: string][]): string[] =>
  tidy(
    files.map(([path, text]) => sourceOf(path, text)),
    OWNERS,
  );

const lines = (count: number, line = 'x;'): string => Array(count).fill(line).join('\n');

test('a tidy file meets no objection', () => {
  expect(
    check([`${sale}/rules/jual.ts`, 'export const hitungHarga = (a: number) => a;\n']),
  ).toEqual([]);
});

test.each([
  [
    'a word that comments give up, over two lines',
    `${sale}/rules/jual.ts`,
    '/**\n * What is\n * told to `nobody`.\n */\nconst whoever = 1;',
    'jual.ts:1: a comment says "is told"',
  ],
  [
    'a file of one line more',
    `${sale}/rules/jual.ts`,
    lines(MOST.file + 1),
    `file of ${MOST.file + 1}, the most is ${MOST.file}`,
  ],
  [
    'a declaration of one line more',
    `${sale}/contract/a.report.ts`,
    lines(MOST.declaration + 1),
    `declaration of ${MOST.declaration + 1}`,
  ],
  ['a line of 121', `${sale}/rules/jual.ts`, `// ${'x'.repeat(118)}`, 'jual.ts:1: line of 121'],
  [
    'a function of one line more',
    `${sale}/rules/a.ts`,
    `\nfunction f() {\n${lines(MOST.function - 1)}\n}`,
    `a.ts:2 f: function of ${MOST.function + 1}`,
  ],
  [
    'a component of one line more',
    `${sale}/web/a.tsx`,
    `const A = () => {\n${lines(MOST.component - 1)}\n}`,
    `A: component of ${MOST.component + 1}`,
  ],
  [
    'seven parameters',
    `${sale}/rules/a.ts`,
    'const f = (a, b, c, d, e, f, g) => a',
    'parameters of 7',
  ],
])('%s is too much', (_, path, text, why) => {
  expect(check([path, text])).toContainEqual(expect.stringContaining(why));
});

test('a component may be longer than a function, and a test longer than both', () => {
  expect(check([`${sale}/web/a.tsx`, `const A = () => {\n${lines(100)}\n}`])).toEqual([]);
  expect(check([`${sale}/rules/a.test.ts`, `test('', () => {\n${lines(100)}\n})`])).toEqual([]);
});

test('a folder of thirty-one files is too full', () => {
  const names = Array.from({ length: 31 }, (_, n): [string, string] => [
    `${sale}/web/a${n}.ts`,
    '',
  ]);
  expect(check(...names)).toEqual([`${sale}/web/: folder of 31, the most is 30`]);
});

test.each([
  ['const loanList = []', 'loanList: the shop does not say loan but hutang'],
  ['function findTray() {}', 'findTray: the shop does not say tray but baki'],
  ['type Invoices = string[]', 'Invoices: the shop does not say invoice but faktur'],
  ['const f = (total_discount: number) => 1', 'total_discount: the shop does not say discount'],
])('%s uses a word of the other language', (text, why) => {
  expect(check([`${sale}/rules/a.ts`, text])).toEqual([expect.stringContaining(why)]);
});

test('a never word counts in file names, and only under areas, and only as a name', () => {
  expect(check([`${sale}/rules/invoice.ts`, ''])).toEqual([expect.stringContaining('faktur')]);
  expect(check(['src/kit/rules/a.ts', 'const trayList = []'])).toEqual([]);
  expect(check([`${sale}/rules/a.ts`, '// The tray is weighed.\nconst a = { tray: 1 }'])).toEqual(
    [],
  );
});

test.each(['new Date()', 'new Date(0)', 'Date.now()'])('%s is read in the clock only', (text) => {
  const why = expect.stringContaining('the clock is read in src/kit/server/clock.ts only');
  expect(check([`${sale}/server/a.ts`, `const a = ${text};`])).toEqual([why]);
  expect(check(['src/kit/server/clock.ts', `const a = ${text};`])).toEqual([]);
  expect(check([`${sale}/server/a.test.ts`, `const a = ${text};`])).toEqual([]);
});

test('a TODO needs an issue', () => {
  const why = `${sale}/rules/a.ts:2: a TODO names its issue (#12)`;
  expect(check([`${sale}/rules/a.ts`, '\n// TODO round it'])).toEqual([why]);
  expect(check([`${sale}/rules/a.ts`, `// TODO (#7) round it\nconst a = 'TODO';`])).toEqual([]);
});

test.each(['index.ts', 'utils/a.ts', 'common.ts', 'services/a.ts', 'types.ts'])(
  '%s says nothing',
  (name) => {
    expect(check([`${sale}/rules/${name}`, ''])).toEqual([expect.stringContaining('says nothing')]);
  },
);

test('the area of repair jobs may be called service', () => {
  expect(check(['src/areas/service/rules/terima.ts', ''])).toEqual([]);
});

test.each([
  ['a.ts', 'sql`select 1`', 'SQL stands in'],
  ['a.ts', 'on.call("select no from penjualan where a = $1")', 'SQL stands in'],
  ['a.ts', 'sql`insert into penjualan values (1)`', 'writes stand in *.table.ts'],
  ['a.query.ts', 'sql`delete from penjualan`', 'writes stand in *.table.ts'],
  ['a.query.ts', 'db.insertInto("penjualan")', 'writes stand in *.table.ts'],
  ['a.table.ts', 'sql`update barang set berat = 1`', 'barang is not its own'],
  ['a.table.ts', 'sql`with a as (insert into barang values (1)) select`', 'barang is not its own'],
  ['a.table.ts', 'db.updateTable("barang")', 'barang is not its own'],
])('SQL in the wrong place: %s %s', (name, text, why) => {
  expect(check([`${sale}/server/${name}`, text])).toEqual([expect.stringContaining(why)]);
});

test('an area reads what it likes and writes its own', () => {
  const own = 'sql`update penjualan p set berat = 1 from barang where true`';
  expect(check([`${sale}/server/a.table.ts`, own])).toEqual([]);
  expect(check([`${sale}/server/a.query.ts`, 'sql`select * from barang`'])).toEqual([]);
  expect(check([`${sale}/web/a.ts`, `say('Select a price from the list')`])).toEqual([]);
});

test('the tables of a migration are found', () => {
  expect(tablesIn('create table a (x int); Create Table if not exists "b_c" (y int);')).toEqual([
    'a',
    'b_c',
  ]);
});

test('a declaration that no door lists is dead', () => {
  const master: [string, string] = [`${sale}/contract/a.master.ts`, 'export const aMaster = 1;'];
  const door: [string, string] = [
    `${sale}/penjualan.area.ts`,
    `import { aMaster } from '#areas/penjualan/contract/a.master.ts'; export const all = [aMaster];`,
  ];
  expect(check(master)).toEqual([`${sale}/contract/a.master.ts: no *.area.ts lists it`]);
  expect(check(master, door)).toEqual([]);
});

const cast = 'const a = b as unknown as string;';
test('a cast to whatever is wanted tells why, beside it or on the line above', () => {
  const at = `${sale}/server/a.ts`;
  expect(check([at, cast])).toEqual([expect.stringContaining('a.ts:1: a cast to whatever')]);
  expect(check([at, 'const a = f(b as never);'])).toHaveLength(1);
  expect(check([at, `/* Why. */\nconst c = 1;\n${cast}`])).toHaveLength(1);
  expect(check([at, `// Why.\n${cast}`])).toEqual([]);
  expect(check([at, `${cast} // Why.`])).toEqual([]);
  expect(check([at, '// Never was so never as unknown as now.\nconst a = b as string;'])).toEqual(
    [],
  );
  expect(check([`${sale}/server/a.test.ts`, cast])).toEqual([]);
});

test('of two casts that tell why, one is too many where one is the most', () => {
  const two = sourceOf(`${sale}/server/a.ts`, `// Why.\n${cast}\n// Why.\n${cast}`);
  expect(castObjections([two], 2)).toEqual([]);
  expect(castObjections([two], 1)).toEqual([expect.stringContaining('2 casts')]);
});

test('of two places that are certain without the type, one is too many where one is the most', () => {
  const two = sourceOf(`${sale}/server/a.ts`, 'const a = b!;\nif (a != null && !a) c[0]!.d();');
  expect(certainObjections([two], 2)).toEqual([]);
  expect(certainObjections([two], 1)).toEqual([expect.stringContaining('a.ts:1,2')]);
  expect(certainObjections([sourceOf(`${sale}/server/a.test.ts`, 'a!;')], 0)).toEqual([]);
});

test.each([
  ["sql`(waktu at time zone 'UTC')::date`", 'a zone by hand'],
  ['sql`jam_toko(waktu, ${hoursAhead(zona)})`', 'a zone by hand'],
  ['sql`round(a * 10000.0 / nullif(b, 0))::int`', 'persen_dari'],
  ['sql`round(sum(a)\n  / (b))`', ''],
  ['sql`(a * b + 500) / 1000`', 'harga_berat'],
  ['Math.round((a * 10_000) / b)', 'shareOf'],
  ["scale(murni, kadar, 10_000, 'half')", 'percentOf'],
  ["scale(harga, berat, 1000, 'down')", 'priceOf'],
])('%s is written by hand', (code, why) => {
  const path = `${sale}/server/a.query.ts`;
  expect(check([path, `export const a = ${code};`])).toEqual([expect.stringContaining(why)]);
});

test('roundings that are called by their name, and what a comment says, are nobody’s hand', () => {
  const lines = [
    '// It was round(a / b), at time zone UTC.',
    'const a = sql`round(nilai)::bigint, persen_dari(a, b), per_gram(a, b / 2)`;',
    "const b = scale(modal, qty, semua, 'half');",
  ];
  expect(check([`${sale}/server/a.query.ts`, lines.join('\n')])).toEqual([]);
});

test('of a small change its own files are looked at, and what is only seen from afar', () => {
  const long = sourceOf(`${sale}/rules/jual.ts`, lines(MOST.file + 1));
  const foreign = sourceOf(`${sale}/rules/a.ts`, 'const loanList = []');
  const word = (one: string) => one.includes('loanList');
  expect(tidy([long, foreign], OWNERS).filter(word)).toHaveLength(1);
  const found = tidy([long, foreign], OWNERS, [long.path]);
  expect(found.filter(word)).toEqual([]);
  expect(found.join()).toContain(`file of ${MOST.file + 1}`);
});

test.each(['<', '|', '>'])('a line of %s that a merge left is refused in any file', (sign) => {
  const left = sign.repeat(7);
  for (const line of [left, `${left} HEAD`, `${left} 1a2b3c (Subject)\r`])
    expect(markerObjections([{ path: 'docs/a.md', text: `A\n${line}\nB\n` }])).toEqual([
      'docs/a.md:2: a merge was not finished',
    ]);
});

test('what only looks like such a line is none: inside a line, longer, or the rule below a heading', () => {
  const text = `a ${'<'.repeat(7)} b\n${'>'.repeat(8)} c\n${'='.repeat(7)}\n| a |\n`;
  expect(markerObjections([{ path: 'docs/a.md', text }])).toEqual([]);
});

test('every file is looked at for it, and nothing that was installed or made', () => {
  const paths = everyFile().map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '.github/workflows/test.yml',
      '.oxlintrc.json',
      'LICENSE',
      'docs/how-to/prove.md',
      'src/app/server/functions/010-kit.sql',
      'tools/tidy.test.ts',
    ]),
  );
  expect(paths.filter((path) => /^(node_modules|\.git|\.build|\.kilau)\//.test(path))).toEqual([]);
});
