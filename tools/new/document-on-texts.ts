import type { Kind } from '#tools/new/document-texts.ts';
import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** What the declaration of the parent says, read from its text. */
type Parent = {
  readonly parentArea: string;
  readonly parentFile: string;
  readonly table: string;
  readonly key: string;
  readonly menu: string;
  readonly api: string;
  /** The state in which it lives. */
  readonly from: string;
};
export type KindOn = Kind & Parent & { readonly parent: Name };

/** The kind on which others are made, by its name. */
export function parentOf(tree: Tree, parent: Name): Parent | undefined {
  const pattern = `src/areas/*/contract/**/${parent.kebab}.document.ts`;
  const [parentFile = ''] = tree.paths([pattern]);
  const text = tree.read(parentFile) ?? '';
  const said = (name: string): string =>
    new RegExp(`^  ${name}: '([^']+)',`, 'm').exec(text)?.[1] ?? '';
  if (!/^  acts: true,/m.test(text)) return undefined;
  const menu = /^  menu: (\[[^\]]*\]|\w+),/m.exec(text)?.[1] ?? '[]';
  const constant = /^\w/.test(menu)
    ? new RegExp(`const ${menu} = (\\[[^\\]]*\\])`).exec(text)?.[1]
    : undefined;
  return {
    parentArea: parentFile.split('/')[2]!,
    parentFile,
    table: said('table'),
    key: said('key'),
    api: said('api'),
    menu: constant ?? menu,
    from: /\bAKTIF: \{/.test(text) ? 'AKTIF' : 'DONE',
  };
}

export const declarationOn = ({
  area,
  of: { kebab, snake, camel, title },
  parent,
  parentFile,
  menu,
  api,
  from,
  letters,
}: KindOn): string => `import { int, text } from '#kit/contract/field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { ${area.camel}Events } from '#areas/${area.kebab}/contract/${area.kebab}.event.ts';
import { ${parent.camel}Document } from '#${parentFile.slice('src/'.length)}';

const TYPED = {
  jumlah: int('Jumlah', { min: 1, minMessage: 'Jumlah Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
};

/** What a ${kebab} is in the shop, in one sentence. */
export const ${camel}Document = defineDocument({
  name: '${snake}',
  title: '${title}',
  noun: '${title.toLowerCase()}',
  table: '${snake}',
  key: 'no_${snake}',
  keyLabel: 'No ${title}',
  api: '${api}/:induk/${kebab}',
  menu: ${menu},
  letters: { ${letters[0]}: '${title}' },
  by: 'Kasir',
  on: { spec: ${parent.camel}Document.spec, from: '${from}' },
  head: TYPED,
  makes: {
    simpan: {
      call: 'POST ${api}/:induk/${kebab}',
      summary: 'Simpan ${title.toLowerCase()}',
      letters: '${letters[0]}',
      body: TYPED,
      quote: true,
      audit: '${snake.toUpperCase()}',
    },
  },
  list: {
    api: '${kebab}',
    sort: ['no_${snake}', 'input_date'],
    search: ['no_${snake}', 'keterangan', 'input_by'],
    sums: { jumlah: { of: 'jumlah' } },
  },
  book: { none: true, note: 'keterangan' },
  register: { amount: null },
  cancel: {
    letters: '${letters[1]}',
    event: ${area.camel}Events.BATAL_${snake.toUpperCase()},
    shows: ['no_${snake}', 'jumlah', 'keterangan', 'input_by'],
  },
  paper: {
    noun: 'bukti ${title.toLowerCase()}',
    file: '${title}',
    lines: ['keterangan'],
    total: 'jumlah',
    sign: ['Kasir', 'Customer'],
  },
});
`;

export const kindFileOn = ({
  area,
  of: { kebab, camel },
}: KindOn): string => `import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { ${camel}Document } from '#areas/${area.kebab}/contract/${kebab}.document.ts';

/** What happens in the shop, in one sentence: read and decide here, the engine writes. A quote leaves fields out. */
export const ${camel} = serveDocument(${camel}Document, {
  makes: {
    simpan: async (_tx, { jumlah, keterangan }) => ({
      head: { jumlah: jumlah ?? 1, keterangan: keterangan ?? '' },
      postings: [],
    }),
  },
});
`;

export const tableSqlOn = ({ of: { kebab, snake }, table, key, letters }: KindOn): string =>
  `select create_document('${snake}', 'no_${snake}',
  '{"${letters[0]}": "${kebab}", "${letters[1]}": "batal-${kebab}"}', $$
  jumlah int not null check (jumlah > 0),
  keterangan text not null$$,
  p_on => '${table}', p_on_key => '${key}', p_posts => false);
`;

export const documentTestOn = ({
  area,
  of: { kebab, camel },
  parent,
}: KindOn): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { ${camel}Document } from '#areas/${area.kebab}/contract/${kebab}.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { ${ofParent(parent)} } from '#tests/kit/document/on-${parent.kebab}.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
const parent = ${ofParent(parent)}(() => shop);
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await parent.open(40);
});
afterAll(() => shop.close());

documentTests(
  ${camel}Document,
  {
    makes: {
      simpan: {
        given: async () => ({
          params: { induk: parent.running() },
          body: { jumlah: 1, keterangan: 'Contoh' },
        }),
        other: { keterangan: 'Uji yang lain' },
        moves: [],
      },
    },
    parents: parent.states,
  },
  () => shop,
);

test('what only the shop knows about a ${kebab}', () => {
  expect.fail('Say in the title what it does and when it is refused, and prove it.');
});
`;

const ofParent = ({ camel }: Name): string =>
  `parent${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
