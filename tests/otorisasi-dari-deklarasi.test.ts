import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { openDatabase } from '#kit/testing/database.ts';
import { CALLS } from '#app/contract/calls.ts';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { EVENTS } from '#app/contract/events.ts';
import {
  holds,
  over,
  sayWhen,
  setting,
  type Ask,
  type When,
} from '#areas/dokumen/contract/document-asks.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { NEED, needViews } from '#areas/dokumen/server/views/needs.query.ts';
import { openDayCalls } from '#areas/dokumen/server/views/open-day.query.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { holdPage } from '#tests/kit/hold-page.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/**
 * What needs somebody's word: docs/otorisasi.tsv is the committed list of kind, event and condition. A declaration that
 * changes or drops one changes the list in the same commit; the model and the oracle keep their own reading.
 */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const KINDS = documentKinds();

type Said = Readonly<Record<string, { diminta: readonly string[]; penyetuju: string }>>;
const SAID: Said = EVENTS;

/** Events that views of migrations name: their conditions are SQL alone, some in a function. */
async function byHand(): Promise<string[][]> {
  const views = await shop.rows<{ view: string; text: string }>(`
    select viewname as view, definition as text from pg_views
     where starts_with(viewname, 'v_need__') and not starts_with(viewname, '${NEED}') order by 1`);
  return views.flatMap(({ view, text }) => {
    const named = [...text.matchAll(/'([A-Z_]+)'::text/g)].map(([, event]) => event!);
    const events = [...new Set(named)].filter((event) => event in SAID || event === 'BATAL');
    return (events.length > 0 ? events.toSorted() : ['by its function']).map((event) => {
      const { diminta = [], penyetuju = '' } = SAID[event] ?? {};
      return ['-', view, event, diminta.join(' '), penyetuju, 'by hand'];
    });
  });
}

/** Events that an act asks by itself: its code holds the condition. */
const byCode = (listed: readonly (readonly string[])[]): string[][] => {
  const named = new Set(listed.map(([, , event]) => event));
  return Object.entries(SAID)
    .filter(([event]) => !named.has(event))
    .map(([event, { diminta, penyetuju }]) => [
      '-',
      '-',
      event,
      diminta.join(' '),
      penyetuju,
      'by code',
    ]);
};

test('the list of kinds, events and conditions is the reviewed one', async () => {
  const declared = KINDS.flatMap(({ name, table, asks = {}, cancel }) => [
    ...Object.values(asks as Readonly<Record<string, Ask>>).map((ask) => [
      name,
      table,
      ask.event.kode,
      ask.event.diminta.join(' '),
      ask.event.penyetuju,
      `${ask.each ? 'a line: ' : ''}${sayWhen(ask.when)}${ask.owner ? `; an owner where ${sayWhen(ask.owner)}` : ''}`,
    ]),
    [
      name,
      table,
      cancel.event.kode,
      cancel.event.diminta.join(' '),
      cancel.event.penyetuju,
      'cancel',
    ],
  ]);
  const head = ['kind', 'of', 'event', 'asked of', 'answered by', 'when'];
  const listed = [...declared, ...(await byHand())];
  const rows = [head, ...listed, ...byCode(listed)].map((row) => row.join('\t'));
  holdPage('otorisasi.tsv', `${[...new Set(rows)].join('\n')}\n`);
});

test('no view of migrations says what a declaration says of the same table', async () => {
  const views = await shop.rows<{ view: string; text: string }>(`
    select viewname as view, definition as text from pg_views
     where starts_with(viewname, 'v_need__') and not starts_with(viewname, '${NEED}')`);
  const twice = KINDS.flatMap(({ table, asks = {} }) =>
    Object.values(asks as Readonly<Record<string, Ask>>).flatMap(({ event }) =>
      views
        .filter(({ text }) =>
          new RegExp(`'${event.kode}'::text[^;]*FROM ${table}\\b(?! s)`).test(text),
        )
        .map(({ view }) => `${view} ${event.kode}`),
    ),
  );
  expect(twice).toEqual([]);
});

describe('a condition in the browser, the server and the database', () => {
  const LIMIT = { ...bukuParam.BATAS_KAS_KELUAR, bawaan: rp(100) };
  const param: Param = (of) => of.bawaan;
  const VALUES = [null, 0, 1, 99, 100, 101, 111, 250];
  const ROWS = VALUES.flatMap((a) => VALUES.map((b) => ({ a, b, c: a === 1 ? 'X' : 'Y' })));
  const LEVELS = ['KASIR', 'SPV', 'OWN'] as const;
  /** One line for some, two for others, a third without a value; every fifth has none. */
  const linesOf = (at: number) =>
    at % 5 === 0 ? [] : [{ q: at }, { q: 33 }, { q: null }].slice(0, (at % 3) + 1);
  const CONDITIONS: readonly When[] = [
    'always',
    over('a', 'b'),
    { differs: ['a', 'b'] },
    { same: ['a', 'b'] },
    { is: ['c', 'X'] },
    { not: { is: ['c', 'X'] } },
    { any: [over('a', 'b'), { is: ['c', 'X'] }] },
    { all: [over('a', 'b'), over('a', setting(LIMIT))] },
    over({ minus: ['a', 'b'] }, setting(LIMIT)),
    over('a', { raised: ['b', setting({ ...LIMIT, bawaan: rp(1050) })] }),
    over('a', { percent: ['b', setting({ ...LIMIT, bawaan: rp(4050) })] }),
    over('a', { percentDown: ['b', setting({ ...LIMIT, bawaan: rp(4050) })] }),
    over({ gap: ['a', 'b'] }, setting(LIMIT)),
    over({ times: ['a', 'b'] }, setting(LIMIT)),
    over({ sum: 'q' }, 'a'),
    over({ sum: { percent: ['q', setting({ ...LIMIT, bawaan: rp(150) })] } }, 'b'),
    over('a', {
      byLevel: [
        ['KASIR', setting(LIMIT)],
        ['SPV', 'b'],
      ],
    }),
  ];

  test.each(CONDITIONS.map((when) => [sayWhen(when), when] as const))(
    '%s is the same in both',
    async (_, when) => {
      const field = rupiah('Uji');
      const words = {
        ...kasDocument.spec,
        table: 'uji',
        key: 'no',
        lines: { name: 'baris', label: 'Baris', table: 'uji_baris', head: { q: field } },
        head: { a: field, b: field, c: field },
        asks: { uji: { event: EVENTS.KAS_KELUAR_BESAR, when } },
      } as unknown as DocumentSpec;
      const [sql] = needViews([words]).values();
      const op = (at: number) => `'00000000-0000-0000-0000-${String(at).padStart(12, '0')}'::uuid`;
      const rows = ROWS.map(
        ({ a, b, c }, at) =>
          `('KJ2', 'N${at}', ${op(at)}, now(), ${a ?? 'null'}::bigint, ${b ?? 'null'}::bigint, '${c}')`,
      );
      const lines = ROWS.flatMap((_, at) =>
        linesOf(at).map(({ q }, urut) => `('KJ2', 'N${at}', ${urut}, ${q ?? 'null'}::bigint)`),
      );
      const acts = ROWS.map((_, at) => `('KJ2', ${op(at)}, 1, '${LEVELS[at % 3]}')`);
      const found = await shop.rows<{ op_id: string }>(
        `with uji (kode_toko, no, op, input_date, a, b, c) as (values ${rows.join(', ')}),
           uji_baris (kode_toko, no, urut, q) as (values ${lines.join(', ')}),
           audit (kode_toko, op, urut, level) as (values ${acts.join(', ')}) ${sql}`,
      );
      const asked = ROWS.flatMap((row, at) =>
        holds(when, row, { param, level: LEVELS[at % 3]!, lines: linesOf(at) }) ? [at] : [],
      );
      expect(found.map(({ op_id }) => Number(op_id.slice(-12))).toSorted((x, y) => x - y)).toEqual(
        asked,
      );
    },
  );
});

test('an amount at the limit needs nobody, one rupiah more somebody, money that comes in never', () => {
  const { when } = kasDocument.spec.asks.banyak;
  const param: Param = (of) => of.bawaan;
  const asked = (arah: string, jumlah: number) => holds(when, { arah, jumlah }, { param });
  expect([
    asked('KELUAR', 5_000_000),
    asked('KELUAR', 5_000_001),
    asked('MASUK', 50_000_000),
  ]).toEqual([false, true, false]);
});

test('an event of some levels is asked of those alone', () => {
  const kinds = KINDS.filter(({ table }) => table === 'hutang_lelang');
  const [sql] = needViews(kinds).values();
  expect(sql).toContain(`a.level in ('DEV', 'SU', 'MU', 'SPV', 'KASIR')`);
});

test('a view that declarations made may not be written through', async () => {
  const database = await openDatabase();
  const owner = new pg.Client(database.connection);
  await owner.connect();
  await expect(owner.query(`set role kilau_app; delete from ${NEED}kas`)).rejects.toThrow(
    /permission|cannot delete/,
  );
  await owner.end();
  await database.drop();
});

test('a cancel that no mirror set tells of is seen by its own event, and an owner ends an auction alone', () => {
  const views = needViews(KINDS);
  const cancels = [...views].filter(([, sql]) => sql.includes('op_batal') || sql.includes('s.op'));
  expect(cancels.map(([name]) => name.slice(NEED.length)).toSorted()).toEqual([
    'aksesoris_gerak',
    'berlian_retur',
    'berlian_terima',
    'cicilan',
    'cicilan_kelebihan',
    'cicilan_lelang',
    'hutang_kelebihan',
    'hutang_lelang',
    'kirim_barang',
    'kirim_uang',
    'manual_masuk',
    'manual_pindah',
    'manual_retur',
    'pesanan',
    'retur_supplier',
    'sepuhan',
    'service',
    'titipan',
    'tukang_kembali',
    'tukang_serah',
    'tukar_hadiah',
    'ubah_massal',
  ]);
  expect(views.get(`${NEED}pesanan`)).toContain(
    `d.op_batal as op_id, 'BATAL_PESANAN'::text as event`,
  );
  expect(views.get(`${NEED}titipan`)).not.toContain('a.level');
  expect(views.get(`${NEED}cicilan_lelang`)).toContain(
    `a.op = s.op and a.level in ('DEV', 'SU', 'MU', 'SPV', 'KASIR')`,
  );
});

test('a call that saves on the open day is known by its own words', () => {
  const calls = openDayCalls(CALLS).map(({ call }) => call);
  expect(calls).toContain('POST cash/keluar');
  expect(calls).not.toContain('POST cash/:no/batal');
});
