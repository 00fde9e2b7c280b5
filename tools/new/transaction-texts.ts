import type { Name } from '#tools/new/names.ts';

/** What the texts of a transaction are filled with: `lunasi-hutang` acts on a `hutang`. */
export type Act = {
  readonly area: Name;
  readonly act: Name;
  readonly thing: Name;
  /** Of its numbers. */
  readonly letters: string;
};

export const apiFile = ({ act, thing }: Act): string =>
  `import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, rupiah, text } from '#kit/contract/field.ts';

/** What the person at the counter says. */
export const isi${capital(act.camel)} = {
  jumlah_rp: rupiah('Jumlah'),
  keterangan: text('Keterangan', { min: 0 }),
};

export const ${act.camel}Endpoint = defineEndpoint({
  call: 'POST ${act.kebab}',
  summary: '${act.title}',
  body: isi${capital(act.camel)},
  answer: { no_${thing.snake}: kode('No ${thing.title}') },
  right: { menu: ['transaksi-${act.kebab}'] },
  status: 201,
  key: 'required',
});
`;

export const ruleFile = ({ act }: Act): string =>
  `import type { Rupiah } from '#kit/rules/quantity.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** Why it may be refused, in the words the cashier reads. */
const TIDAK = refusals({
  JUMLAH_NOL: { field: 'jumlah_rp', message: 'Jumlah Harus Lebih Dari Nol' },
});

/** Decided by the same rule on the screen and on the server. */
export const periksa${capital(act.camel)} = (jumlah_rp: Rupiah): Refusal[] =>
  gather([jumlah_rp <= 0, TIDAK.JUMLAH_NOL]);
`;

export const ruleTest = ({ area, act }: Act): string =>
  `import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { periksa${capital(act.camel)} } from '#areas/${area.kebab}/rules/${act.kebab}.ts';

test('nothing is refused', () => {
  expect(periksa${capital(act.camel)}(rp(0))).toMatchObject([{ code: 'JUMLAH_NOL' }]);
  expect(periksa${capital(act.camel)}(rp(1))).toEqual([]);
});
`;

export const actFile = ({ area, act, thing, letters }: Act): string =>
  `import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { ${act.camel}Endpoint } from '#areas/${area.kebab}/contract/${act.kebab}.api.ts';
import { periksa${capital(act.camel)} } from '#areas/${area.kebab}/rules/${act.kebab}.ts';
import { save${capital(act.camel)} } from '#areas/${area.kebab}/server/${act.kebab}.table.ts';

type Input = InputOf<typeof ${act.camel}Endpoint>;
type Answer = AnswerOf<typeof ${act.camel}Endpoint>;

/** Read, decide, write, book, answer: what happens in the shop, in one sentence. */
export async function ${act.camel}(tx: Tx, { body }: Input, ctx: Ctx): Promise<Answer> {
  refuseIf(periksa${capital(act.camel)}(body.jumlah_rp));

  const no_${thing.snake} = await takeNomor(tx, ctx.kode_toko, '${letters}', ctx.hari);
  await save${capital(act.camel)}(tx, { ...body, no_${thing.snake} }, ctx);
  tx.audit({
    tindakan: '${act.kebab.split('-')[0]?.toUpperCase()}',
    tabel: '${act.snake}',
    kunci: no_${thing.snake},
    sesudah: body,
  });

  return { no_${thing.snake} };
}
`;

export const tableFile = ({ act, thing }: Act): string =>
  `import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';

type Row = { no_${thing.snake}: string; jumlah_rp: Rupiah; keterangan: string };

export const save${capital(act.camel)} = (tx: Tx, row: Row, ctx: Ctx): Promise<unknown> =>
  tx.one(sql<Row>\`
    insert into ${act.snake} (kode_toko, no_${thing.snake}, tgl_system, jumlah_rp, keterangan, op)
    values (\${ctx.kode_toko}, \${row.no_${thing.snake}}, \${ctx.hari}::date, \${row.jumlah_rp},
            \${row.keterangan}, \${ctx.op}::uuid)
    returning no_${thing.snake}\`);
`;

export const tableSql = ({ act, thing }: Act): string => `create table ${act.snake} (
  kode_toko text not null references toko,
  no_${thing.snake} text not null,
  tgl_system date not null,
  jumlah_rp rupiah not null check (jumlah_rp > 0),
  keterangan text not null,
  op uuid not null,
  primary key (kode_toko, no_${thing.snake})
);
-- A document is never erased: corrections are new, opposite documents.
revoke delete on ${act.snake} from kilau_app;
`;

export const transactionTest = ({ area, act, thing }: Act): string =>
  `import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { ${act.camel}Endpoint } from '#areas/${area.kebab}/contract/${act.kebab}.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a million is kept with its number, and the books balance', async () => {
  const body = { jumlah_rp: rp(1_000_000), keterangan: '' };
  const { no_${thing.snake} } = await shop.as('OWN').call(${act.camel}Endpoint, { body });
  const rows = await shop.rows('select no_${thing.snake}, jumlah_rp from ${act.snake}');
  expect(rows).toEqual([{ no_${thing.snake}, jumlah_rp: 1_000_000 }]);
  expect((await periksaBuku(shop.db, 'KJ1')).filter(({ jumlah }) => jumlah > 0)).toEqual([]);
});

test('what it moves in the book', () => {
  expect.fail('Say in the title what is booked, in rupiah, pieces and milligrams, and prove it.');
});
`;

export const screenFile = ({ area, act }: Act): string =>
  `import type { BodyOf } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  isi${capital(act.camel)},
  ${act.camel}Endpoint,
} from '#areas/${area.kebab}/contract/${act.kebab}.api.ts';

/** What the person at the counter does here, in one sentence. */
export default function ${capital(act.camel)}Screen() {
  const form = useFields(isi${capital(act.camel)});
  const write = useWrite(${act.camel}Endpoint, {
    success: 'Berhasil Menyimpan Data',
    after: () => form.reset({}),
    onProblem: form.take,
  });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ body: values as BodyOf<typeof ${act.camel}Endpoint> });
  };

  return (
    <Screen>
      <ScreenHead />
      <FormFrame onSave={save} label={t('${act.title}')}>
        <FieldInput of={isi${capital(act.camel)}.jumlah_rp} {...form.bind('jumlah_rp')} autoFocus />
        <FieldInput of={isi${capital(act.camel)}.keterangan} {...form.bind('keterangan')} />
        <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
          {t('Simpan')}
        </Button>
      </FormFrame>
    </Screen>
  );
}
`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Two letters for the document's number; the glossary of numbers has the last word. */
