import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIAYA_LAGI } from '#tests/kit/uji/biaya-lagi.ts';

const LONG = 180_000;
const MIGRATIONS = 'src/app/server/migrations';
const COPIED = ['src', 'tests', 'package.json'];

/** A copy of the checkout in which somebody has added a charge of a sale: decision 620. */
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kilau-biaya-'));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const names = readdirSync(MIGRATIONS).toSorted();
  const migrasi = names.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'));
  for (const [path, ubah] of Object.entries(BIAYA_LAGI)) {
    const isi = existsSync(path) ? readFileSync(path, 'utf8') : '';
    writeFileSync(join(root, path), ubah(isi, migrasi));
  }
}, LONG);
afterAll(() => rmSync(root, { recursive: true }));

/** A file that names a charge must be changed for the next one; a file that names none loops over the list. */
test('a charge is named where the next one will be added, and nowhere else', () => {
  const naming = globSync(['src/**/*', 'tests/**/*', 'tools/**/*'], { withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => /\bpacking\b/i.test(readFileSync(path, 'utf8')))
    .map((path) => path.replace(`${resolve('.')}/`, ''));
  expect(naming.toSorted()).toEqual([
    // Each language says it; Malay is drafted by itself (tools/texts/malay.ts).
    'src/app/locales/en.po',
    'src/app/locales/hk.po',
    'src/app/locales/it.po',
    'src/app/locales/jp.po',
    'src/app/locales/my.po',
    'src/app/server/functions/140-penjualan.sql',
    'src/app/server/functions/175-manual.sql',
    // History: the next one has a migration of its own.
    'src/app/server/migrations/140-penjualan.sql',
    'src/app/server/migrations/305-manual-jual.sql',
    'src/areas/buku/rules/bagan-akun.ts',
    // A line of the menu in words of its own.
    'src/areas/penjualan/contract/fee-penjualan.report.ts',
    'src/areas/penjualan/rules/tambahan.ts',
    'tests/kit/uji/biaya-lagi.ts',
    'tests/laporan-katalog.tsv',
    'tests/proof/oracle/naif/tambahan.naif.ts',
  ]);
  expect(Object.keys(BIAYA_LAGI)).toEqual([
    'src/areas/penjualan/rules/tambahan.ts',
    'src/areas/buku/rules/bagan-akun.ts',
    'src/app/server/functions/140-penjualan.sql',
    'src/app/server/functions/175-manual.sql',
    'src/app/server/migrations/999-penjualan-bungkus.sql',
    'src/app/locales/en.po',
    'tests/laporan-katalog.tsv',
    'tests/proof/oracle/naif/tambahan.naif.ts',
  ]);
});

test(
  'a further charge of 1,000, added in eight files, is sold, booked, printed and told like the others',
  () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['tests/kit/uji/biaya-dijual.ts', 'bungkus'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stdout, stderr).toMatch(/^\{/);
    expect(JSON.parse(stdout)).toEqual({
      dijawab: [1000, 0, 1000],
      total: 1000,
      kurang: [{ path: 'bungkus', message: 'Bungkus Terlalu Kecil' }],
      // A sale at once, one that waited, one of an exchange; none without, none for a deposit.
      buku: [[-1000], [-1000], [-1000]],
      bukuTanpa: [[], []],
      akun: ['Bungkus', '4-103'],
      jurnal: { kode_akun: 'bungkus', jenis_akun: 'KREDIT' },
      nota: [{ kind: 'pair', left: 'Bungkus', right: '1,000' }],
      faktur: 1000,
      fee: expect.objectContaining({ bungkus: 1000, ongkos: 50_000, total_tambahan: 51_000 }),
      rugi: [['Bungkus', 3000]],
      ditolak: ['penjualan_benar', 'penjualan_benar'],
      fees: 1000,
      meja: [1000, 1000, 1000],
    });
  },
  LONG,
);
