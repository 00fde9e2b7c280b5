import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addImport, addToList, addToProperty } from '#tools/new/edit.ts';
import { nameOf } from '#tools/new/names.ts';
import { freeLetters, groupOf, reportGroupOf, takenLetters } from '#tools/new/taken.ts';
import { treeOf } from '#tools/new/tree.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { GROUPS } from '#kit/contract/menu.ts';
import { makeNew, wordsOf } from '#tools/new.ts';

/** The whole house is read again by a program of its own. */
const LONG = { timeout: 180_000 };

/** A copy of the checkout, in which one of each kind is made. */
let root = '';
const made: string[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kilau-new-'));
  const copied = [
    'src',
    'tests',
    'tools',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.tests.json',
  ];
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  made.push(...makeNew(root, 'master', 'penjualan', 'contoh-uji'));
  made.push(...makeNew(root, 'report', 'penjualan', 'laporan-uji'));
  // The first report of its area, whose door asks the house for nothing yet, or for something else.
  made.push(...makeNew(root, 'report', 'service', 'service-uji'));
  made.push(...makeNew(root, 'report', 'pesan', 'pesan-uji'));
  made.push(...makeNew(root, 'document', 'penjualan', 'uang-uji'));
  made.push(...makeNew(root, 'document', 'hutang', 'surat-uji', 'hutang'));
  made.push(...makeNew(root, 'transaction', 'penjualan', 'catat-uji'));
  made.push(...makeNew(root, 'area', 'uji-coba', 'penjualan'));
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isNew = (path: string): boolean => /uji/.test(path);

test('each kind writes its files, its migration and its failing test', () => {
  const names = made.map((path) => path.split('/').at(-1));
  expect(names).toEqual(
    expect.arrayContaining([
      'contoh-uji.master.ts',
      'contoh-uji.test.ts',
      'laporan-uji.report.ts',
      'laporan-uji.query.ts',
      'laporan-uji.test.ts',
      'uang-uji.document.ts',
      'uang-uji.ts',
      'uang-uji.test.ts',
      'uang-uji.screen.tsx',
      'surat-uji.document.ts',
      'surat-uji.ts',
      'surat-uji.test.ts',
      'catat-uji.api.ts',
      'catat-uji.ts',
      'catat-uji.table.ts',
      'catat-uji.screen.tsx',
      'README.md',
      'uji-coba.area.ts',
      'uji-coba.server.ts',
      expect.stringMatching(/^\d{3}-penjualan-contoh-uji\.sql$/),
      expect.stringMatching(/^\d{3}-penjualan-uang-uji\.sql$/),
      expect.stringMatching(/^\d{3}-penjualan-catat-uji\.sql$/),
    ]),
  );
});

test('the doors list what was made, and the house lists the new area in its place', () => {
  expect(read('src/areas/penjualan/penjualan.area.ts')).toMatch(/masters: \[[^\]]*contohUjiMaster/);
  expect(read('src/areas/penjualan/server/penjualan.server.ts')).toContain(
    'serveReport(desk, laporanUjiReport, laporanUjiQuery)',
  );
  expect(read('src/areas/penjualan/penjualan.area.ts')).toMatch(
    /documents: \[[^\]]*uangUjiDocument/,
  );
  expect(read('src/areas/penjualan/server/penjualan.server.ts')).toContain('...uangUji.routes');
  expect(read('src/areas/penjualan/penjualan.area.ts')).toContain(`path: 'transaksi-catat-uji'`);
  const web = read('src/areas/penjualan/web/penjualan.web.tsx');
  expect(web).toContain(`'transaksi-catat-uji'`);
  // Declarations draw their screens themselves.
  expect(web).not.toMatch(/contoh-uji|laporan-uji/);
  expect(read('src/app/contract/areas.ts')).toMatch(/'penjualan',\s*'uji-coba',\s*'pembelian'/);
  // Behind the area to its left, in the one list of contracts, of servers and of drawn screens.
  for (const [file, kind] of [
    ['contract/shop.ts', 'Area'],
    ['server/routes.ts', 'Server'],
    ['web/screens.ts', 'Web'],
  ]) {
    const listed = new RegExp(
      `penjualan${kind},\\s*(\\.\\.\\.)?ujiCoba${kind},\\s*(\\.\\.\\.)?pembelian${kind},`,
    );
    expect(read(`src/app/${file}`)).toMatch(listed);
  }
});

test('a document on another kind is named by the card of that one, in under 150 lines', () => {
  expect(read('src/areas/hutang/web/further.ts')).toContain(
    `furtherAct(suratUjiDocument, 'simpan', [hutangDocument.list, hutangDocument.one])`,
  );
  const own = made.filter((path) => path.includes('surat-uji'));
  const lines = own.map((path) => read(path).split('\n').length - 1);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(150);
  expect(read(own.find((path) => path.endsWith('.document.ts'))!)).toContain(
    `on: { spec: hutangDocument.spec, from: 'AKTIF' }`,
  );
  expect(() => makeNew(root, 'document', 'uang', 'surat-lain', 'kas')).toThrow('"kas" is no kind');
  expect(() => makeNew(root, 'report', 'uang', 'surat-lain', 'hutang')).toThrow('document alone');
});

test('the parent that is named behind a -- too many is refused, and no document of its own is made', () => {
  const words = ['document', 'hutang', 'surat-uji'];
  expect(wordsOf([...words, '--on', 'hutang'])).toEqual({
    kind: 'document',
    given: ['hutang', 'surat-uji'],
    on: 'hutang',
  });
  expect(() => wordsOf([...words, '--', '--on', 'hutang'])).toThrow('"--on hutang" is not read');
});

test('letters of numbers are free ones, and entries stand in groups that there are', () => {
  const tree = treeOf(root);
  // A folder that is full gives what was made one of its own.
  const declared = read(made.find((path) => path.endsWith('/uang-uji.document.ts'))!);
  const [, own = ''] = /letters: \{ ([A-Z]{2}):/.exec(declared) ?? [];
  const [, cancel = ''] = /cancel: \{\s*letters: '([A-Z]{2})'/.exec(declared) ?? [];
  // Sales have PJ, cash that comes in KM: what was made took none of theirs.
  const before = takenLetters(treeOf('.'));
  expect([...before]).toEqual(expect.arrayContaining(['PJ', 'BJ', 'KM', 'TK', 'OP', 'TP']));
  expect(new Set([own, cancel]).size).toBe(2);
  expect([own, cancel].filter((one) => one === '' || before.has(one))).toEqual([]);
  expect([...takenLetters(tree)]).toEqual(expect.arrayContaining([own, cancel]));
  // UU is one's own for "uang-uji"; a second kind of these initials gets others.
  expect(own).toBe('UU');
  expect(freeLetters(tree, nameOf('utang-usaha')!)[0]).toBe('UT');
  expect(GROUPS).toContain(groupOf(tree, nameOf('pengawasan')!));
  // An area of no screens yet, whose name is no group.
  expect(groupOf(tree, nameOf('uji-lain')!)).toBe('Utility');
  expect(reportGroupOf(tree, nameOf('penjualan')!)).toBe('Laporan/Penjualan');
});

test('a report changes two files that are there, a master one, a document those of its area', () => {
  const area = 'src/areas/penjualan';
  const changed = (kind: string, name: string): string[] =>
    makeNew(root, kind, 'penjualan', name).filter((path) => existsSync(path));
  expect(changed('report', 'sebab-uji')).toEqual([
    `${area}/penjualan.area.ts`,
    `${area}/server/penjualan.server.ts`,
  ]);
  expect(changed('master', 'akibat-uji')).toEqual([`${area}/penjualan.area.ts`]);
  expect(changed('document', 'hasil-uji')).toEqual([
    `${area}/contract/penjualan.event.ts`,
    `${area}/penjualan.area.ts`,
    `${area}/server/penjualan.server.ts`,
    `${area}/web/penjualan.web.tsx`,
  ]);
});

test('a migration says what declared columns need, and nothing where nothing is missing', () => {
  const page = readFileSync('docs/schema.md', 'utf8');
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/schema.md'), page);
  expect(() => makeNew(root, 'migration', 'uang', 'apa-uji')).toThrow('Every column');
  const less = page.replace(', asal_rekening text?', '').replace(/^- `hancur_isi` .*\n.*\n/m, '');
  writeFileSync(join(root, 'docs/schema.md'), less);
  const [path = ''] = makeNew(root, 'migration', 'uang', 'apa-uji');
  expect(path).toMatch(/\d{3}-uang-apa-uji\.sql$/);
  expect(read(path)).toContain('alter table mutasi_uang add asal_rekening text;');
  expect(read(path)).toMatch(/create table hancur_isi \([^;]*berat_timbang miligram not null,/);
});

test('a parameter and a module are one file each: the house finds them for settings, session and gates', () => {
  const added = (path: string, entry: string): (() => void) => {
    const before = read(path);
    writeFileSync(join(root, path), before.replace('({\n', `({\n  ${entry},\n`));
    return () => writeFileSync(join(root, path), before);
  };
  const contract = 'src/areas/penjualan/contract/penjualan';
  const uji = `{ group: 'Penjualan', at: 999, field: yesNo('Uji'), bawaan: true }`;
  const back = [
    added(`${contract}.parameter.ts`, `UJI_PARAMETER: ${uji}`),
    added(
      `${contract}.modul.ts`,
      `UJI_MODULE: { at: 999, nama: 'Uji', butuh: ['KUPON_PENJUALAN_MODULE'] }`,
    ),
  ];
  const asks = `const { PARAMETERS } = await import('#app/contract/parameters.ts');
    const { MODULS } = await import('#app/contract/moduls.ts');
    console.log(PARAMETERS.UJI_PARAMETER.bawaan, Object.keys(PARAMETERS).length,
      MODULS.UJI_MODULE.butuh[0].nama, Object.keys(MODULS).length);`;
  const said = spawnSync(process.execPath, ['--input-type=module', '-e', asks], {
    cwd: root,
    encoding: 'utf8',
  });
  back.forEach((one) => one());
  const [parameters, moduls] = [PARAMETERS, MODULS].map((of) => Object.keys(of).length + 1);
  expect(said.stdout.trim()).toBe(`true ${parameters} Kupon penjualan ${moduls}`);
});

test('what was made compiles, and a planted fault does not', LONG, () => {
  const planted = 'src/areas/penjualan/rules/salah-uji.ts';
  writeFileSync(join(root, planted), `export const salah: number = 'satu';\n`);
  const files = made.filter((path) => /\.tsx?$/.test(path) && isNew(path)).concat(planted);
  const compilerOptions = { composite: false, noEmit: true, emitDeclarationOnly: false };
  const config = { extends: './tsconfig.tests.json', compilerOptions, references: [], include: [] };
  writeFileSync(join(root, 'tsconfig.made.json'), JSON.stringify({ ...config, files }));
  const program = resolve('node_modules/typescript/bin/tsc');
  const args = [program, '-p', 'tsconfig.made.json', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(join(root, planted));
  const told = stdout.split('\n').filter((line) => {
    const path = line.split('(')[0] ?? '';
    return isNew(path) || made.includes(path);
  });
  expect(told).toEqual([expect.stringContaining('salah-uji.ts(1,14)')]);
});

test.each(['wall-plan', 'tidy'])('%s has no objection to what was made', LONG, (tool) => {
  const { stdout } = spawnSync(process.execPath, [`tools/${tool}.ts`], {
    cwd: root,
    encoding: 'utf8',
  });
  const unformatted = /: line of \d+/;
  const told = stdout.split('\n').filter((line) => isNew(line) && !unformatted.test(line));
  expect(told).toEqual([]);
});

test('a folder that is full gets one of its own for what was made, and the doors find it there', () => {
  const full = 'src/areas/penjualan/contract';
  for (let n = 0; n < 31; n++) writeFileSync(join(root, `${full}/sesak-${n}.ts`), 'export {};\n');
  const paths = makeNew(root, 'document', 'penjualan', 'sesak-uji');
  expect(paths).toContain(`${full}/sesak-uji/sesak-uji.document.ts`);
  const said = `'#areas/penjualan/contract/sesak-uji/sesak-uji.document.ts'`;
  expect(read('src/areas/penjualan/penjualan.area.ts')).toContain(said);
  expect(read(paths.find((path) => path.endsWith('sesak-uji.screen.tsx'))!)).toContain(said);
});

test('both questions are answered by lines that come at once', () => {
  const input = 'emas\nuang-uji\n';
  const { stderr } = spawnSync(process.execPath, ['tools/new.ts', 'document'], {
    input,
    encoding: 'utf8',
    cwd: root,
  });
  expect(stderr).toContain('"emas" is no area');
});

test('nothing is written over, and a wrong answer writes nothing', () => {
  expect(() => makeNew(root, 'master', 'penjualan', 'contoh-uji')).toThrow('is there already');
  expect(() => makeNew(root, 'master', 'emas', 'apa')).toThrow('"emas" is no area');
  expect(() => makeNew(root, 'area', 'uji-coba', 'toko')).toThrow('an area uji-coba already');
  expect(() => makeNew(root, 'transaction', 'penjualan', 'uji')).toThrow('verb and noun');
  expect(() => makeNew(root, 'master', 'penjualan', 'Dua Kata')).toThrow('joined by dashes');
  expect(() => makeNew(root, 'kind', 'penjualan', 'x')).toThrow('master | report');
});

test('an import joins its neighbours, and is not repeated', () => {
  const file = `import { serve, type Route } from '#kit/server/routes.ts';\nimport type { A } from './a.ts';\n`;
  const more = addImport(file, `import { serveWrite } from '#kit/server/routes.ts';`);
  expect(more).toContain(`import { serveWrite, serve, type Route } from`);
  expect(addImport(more, `import { serve } from '#kit/server/routes.ts';`)).toBe(more);
  expect(addImport(file, `import { a } from './a.ts';`)).toContain(
    `'./a.ts';\nimport { a } from './a.ts';`,
  );
});

test('a list grows however it is written', () => {
  expect(addToList('const a = [];', 'a', 'x')).toBe('const a = [ x];');
  expect(addToList('const a = [1,];', 'a', 'x')).toBe('const a = [1, x];');
  expect(addToList('const a = f([...b(c)]);', 'a', 'x')).toBe('const a = f([...b(c), x]);');
  expect(addToList('const a = (d) => [1, 3];', 'a', '2', (one) => one === '3')).toBe(
    'const a = (d) => [1, 2, 3];',
  );
  expect(addToProperty('f({ all: [1] })', 'all', '2')).toBe('f({ all: [1, 2] })');
  expect(addToProperty('f({ all: [1] })', 'more', '2')).toBe('f({ all: [1], more: [2] })');
});

test('one name has every spelling', () => {
  expect(nameOf('harga-beli')).toEqual({
    kebab: 'harga-beli',
    snake: 'harga_beli',
    camel: 'hargaBeli',
    title: 'Harga Beli',
  });
  expect(nameOf('harga_beli')).toBeUndefined();
});
