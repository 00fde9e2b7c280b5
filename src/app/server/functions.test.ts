import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunctions, readFunctions } from '#kit/server/schema/functions.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { REGISTER } from '#app/contract/register.ts';
import { allFunctions, DECLARED, register } from '#app/server/register.ts';
import { dropRegister } from '#areas/buku/server/register/register.table.ts';
import { viewsByHand } from '#areas/dokumen/server/views/document-views.query.ts';

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await openDatabase();
  owner = new Client(database.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Every view and trigger with its text, and who may do what with it. */
const made = async (): Promise<unknown[]> =>
  (
    await owner.query(`
      select relname as name, pg_get_viewdef(oid) as text, relacl::text as acl from pg_class
       where relkind = 'v' and relnamespace = 'public'::regnamespace
      union all
      select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal
       order by 1`)
  ).rows;

test('functions, views and triggers are made again of the tables that are there where their text is another (decision 991)', async () => {
  const before = await made();
  expect(before.length).toBeGreaterThan(400);
  expect(await register.prepare(owner)).toBe(false);
  const other = { ...(await allFunctions(DECLARED)), seal: 'another text' };
  expect(
    await makeFunctions(
      owner,
      other,
      async () => void (await owner.query('drop view v_register, v_register_letters')),
    ),
  ).toBe(true);
  // The seal of what is there is not that of the files: all is made again, with what declarations make.
  expect(await register.prepare(owner)).toBe(true);
  expect(await made()).toEqual(before);
  expect(await register.prepare(owner)).toBe(false);
});

test('a text that PostgreSQL refuses is told by its file and line, and changes nothing', async () => {
  const before = await made();
  const files = [{ nama: '010-uji.sql', sql: 'select 1;\ncreate vew x as select 1;' }];
  await expect(makeFunctions(owner, { files, seal: 'uji' }, async () => {})).rejects.toThrow(
    '010-uji.sql:2: syntax error at or near "vew"',
  );
  expect(await made()).toEqual(before);
});

test('a kind of document has its views without a line of SQL for them, and one that is written is taken instead', async () => {
  const written = await readFunctions(join(import.meta.dirname, 'functions'));
  const byHand = viewsByHand(written.files.map(({ sql }) => sql));
  const { rows } = await owner.query<{ name: string }>(
    `select viewname as name from pg_views where schemaname = 'public'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  for (const { table, posts, typed = [] } of REGISTER.filter(({ created }) => created)) {
    const wanted = ['v_doc', 'v_written', ...(posts === false ? [] : ['v_doc_line'])];
    if (typed.length > 0) wanted.push('v_text');
    for (const one of wanted) expect(there, `${one} of ${table}`).toContain(`${one}__${table}`);
  }
  // What another column or table says of it, in a file of its area.
  const own = new Set(REGISTER.map(({ table }) => table));
  const taken = [...byHand].filter((name) =>
    own.has(name.replace(/^v_(doc|doc_line|payment|written|text)__/, '')),
  );
  expect(taken.toSorted()).toMatchInlineSnapshot(`
    [
      "v_doc__barang_sampai",
      "v_doc__beli_manual",
      "v_doc__berlian_pasang",
      "v_doc__berlian_retur",
      "v_doc__berlian_terima",
      "v_doc__cicilan",
      "v_doc__hutang",
      "v_doc__hutang_lunas",
      "v_doc__jual_manual",
      "v_doc__kirim_barang",
      "v_doc__kirim_uang",
      "v_doc__lepas_pembelian",
      "v_doc__opname",
      "v_doc__opname_global",
      "v_doc__opname_hutang",
      "v_doc__pembelian",
      "v_doc__penjualan",
      "v_doc__pesanan",
      "v_doc__pre_order",
      "v_doc__selisih_kiriman",
      "v_doc__service",
      "v_doc__terima_kiriman",
      "v_doc__timbang",
      "v_doc__titipan",
      "v_doc__titipan_bayar",
      "v_doc__tukang_kembali",
      "v_doc__tukang_serah",
      "v_doc__tukar",
      "v_doc__ubah_massal",
      "v_doc_line__beli_manual",
      "v_doc_line__cicilan",
      "v_doc_line__hancur",
      "v_doc_line__hancur_pembelian",
      "v_doc_line__hutang",
      "v_doc_line__hutang_lunas",
      "v_doc_line__jual_manual",
      "v_doc_line__kirim_barang",
      "v_doc_line__kirim_uang",
      "v_doc_line__pembelian",
      "v_doc_line__penerimaan",
      "v_doc_line__penjualan",
      "v_doc_line__pesanan",
      "v_doc_line__pindah",
      "v_doc_line__retag_pembelian",
      "v_doc_line__selisih_kiriman",
      "v_doc_line__service",
      "v_doc_line__terima_kiriman",
      "v_doc_line__titipan",
      "v_doc_line__tukar",
      "v_doc_line__ubah_massal",
      "v_doc_line__validasi_non_cash",
      "v_payment__cicilan",
      "v_payment__gesek_tunai",
      "v_payment__hutang_lunas",
      "v_payment__hutang_remaja",
      "v_payment__kas",
      "v_payment__kirim_uang",
      "v_payment__mutasi_uang",
      "v_payment__pembelian",
      "v_payment__penjualan",
      "v_payment__pesanan",
      "v_payment__service",
      "v_payment__terima_uang",
      "v_payment__titipan",
      "v_payment__tukar",
      "v_payment__uang_sampai",
      "v_payment__validasi_non_cash",
      "v_text__pre_order",
      "v_text__timbang",
      "v_written__kirim_barang",
      "v_written__opname",
      "v_written__opname_global",
      "v_written__opname_hutang",
      "v_written__pre_order",
      "v_written__terima_kiriman",
      "v_written__timbang",
    ]
  `);
  expect(byHand).not.toContain('v_doc__hutang_bunga');
});

test('a kind that is declared gets its views with the next start, one that goes loses them', async () => {
  const bunga = ({ table }: { readonly table: string }) => table === 'hutang_bunga';
  const less = {
    ...DECLARED,
    kinds: DECLARED.kinds.filter((one) => !bunga(one)),
    registers: DECLARED.registers.filter((one) => !bunga(one)),
  };
  const there = async () =>
    (
      await owner.query<{ doc: string | null; need: string | null }>(
        `select to_regclass('v_doc__hutang_bunga')::text as doc, to_regclass('v_need__declared_hutang_bunga')::text as need`,
      )
    ).rows;
  const before = await made();
  expect(await makeFunctions(owner, await allFunctions(less), dropRegister)).toBe(true);
  expect(await there()).toEqual([{ doc: null, need: null }]);
  expect(await register.prepare(owner)).toBe(true);
  expect(await there()).toEqual([
    { doc: 'v_doc__hutang_bunga', need: 'v_need__declared_hutang_bunga' },
  ]);
  expect(await made()).toEqual(before);
});
