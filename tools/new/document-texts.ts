import type { Name } from '#tools/new/names.ts';

/** What the texts of a document are filled with. */
export type Kind = {
  readonly area: Name;
  readonly of: Name;
  /** Those of its numbers and those of its cancel's. */
  readonly letters: readonly [own: string, cancel: string];
};

export const declaration = ({
  area,
  of: { kebab, snake, camel, title },
  letters,
}: Kind): string => `import { kode, rupiah, text } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { ${area.camel}Events } from '#areas/${area.kebab}/contract/${area.kebab}.event.ts';

const TYPED = {
  kode_transaksi: kode('Kode Transaksi'),
  jumlah: rupiah('Nominal', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
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
  api: '${kebab}',
  menu: ['${kebab}'],
  letters: { ${letters[0]}: '${title}' },
  by: 'Kasir',
  head: TYPED,
  makes: {
    simpan: {
      call: 'POST ${kebab}',
      summary: 'Simpan ${title.toLowerCase()}',
      letters: '${letters[0]}',
      body: TYPED,
      audit: '${snake.toUpperCase()}',
    },
  },
  list: {
    sort: ['no_${snake}', 'input_date', 'jumlah'],
    search: ['no_${snake}', 'keterangan', 'input_by'],
    sums: { jumlah: { of: 'jumlah' } },
  },
  pays: 'customer',
  book: { code: 'kode_transaksi', note: 'keterangan' },
  register: { amount: 'jumlah', out: true },
  cancel: {
    letters: '${letters[1]}',
    event: ${area.camel}Events.BATAL_${snake.toUpperCase()},
    shows: ['no_${snake}', 'jumlah', 'keterangan', 'input_by'],
  },
  paper: {
    noun: 'bukti ${title.toLowerCase()}',
    file: '${title}',
    lines: ['kode_transaksi', 'keterangan'],
    total: 'jumlah',
    sign: ['Kasir', 'Yang Menerima'],
  },
});
`;

export const kindFile = ({
  area,
  of: { kebab, camel },
}: Kind): string => `import { negate } from '#kit/rules/quantity.ts';
import { akunBiaya } from '#areas/buku/rules/akun.ts';
import { uang } from '#areas/buku/rules/buku.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { ${camel}Document } from '#areas/${area.kebab}/contract/${kebab}.document.ts';

/** What happens in the shop, in one sentence: read and decide here, the engine writes. */
export const ${camel} = serveDocument(${camel}Document, {
  makes: {
    simpan: async (_tx, typed) => ({
      head: typed,
      postings: [
        uang(akunBiaya(typed.kode_transaksi), typed.jumlah),
        uang('kas', negate(typed.jumlah)),
      ],
    }),
  },
});
`;

export const tableSql = ({ of: { kebab, snake }, letters }: Kind): string =>
  `select create_document('${snake}', 'no_${snake}',
  '{"${letters[0]}": "${kebab}", "${letters[1]}": "batal-${kebab}"}', $$
  kode_transaksi text not null,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text not null$$);
`;

export const eventLine = ({
  of: { snake, title },
}: Kind): string => `  BATAL_${snake.toUpperCase()}: batal('Batal ${title.toLowerCase()}'),
`;

export const documentTest = ({
  area,
  of: { kebab, camel },
}: Kind): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ${camel}Document } from '#areas/${area.kebab}/contract/${kebab}.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const body = { kode_transaksi: 'LISTRIK', jumlah: rp(25_000), keterangan: 'Contoh' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const change = { kode_transaksi: 'MODAL_KAS', jumlah: rp(1_000_000), keterangan: 'Uang kembalian' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body: change });
});
afterAll(() => shop.close());

documentTests(
  ${camel}Document,
  {
    makes: {
      simpan: { who: 'OWN', given: async () => ({ body }), other: { keterangan: 'Uji yang lain' } },
    },
  },
  () => shop,
);

test('what only the shop knows about a ${kebab}', () => {
  expect.fail('Say in the title what it books and when it is refused, and prove it.');
});
`;

export const screenFile = ({
  area,
  of: { kebab, snake, camel, title },
}: Kind): string => `import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { DocumentForm } from '#areas/dokumen/web/document-form.tsx';
import { ${camel}Document } from '#areas/${area.kebab}/contract/${kebab}.document.ts';

const acts = documentActs(${camel}Document);
const { no_${snake}, input_date, keterangan, jumlah, input_by } = ${camel}Document.row;
const COLUMNS = { no_${snake}, input_date, keterangan, jumlah, input_by };
const WORDS = {
  label: '${title}',
  search: 'Cari nomor, keterangan, kasir',
  none: 'Belum ada transaksi',
  hint: 'Yang disimpan pada hari ini tercatat di sini.',
};

/** What the person at the counter does here, in one sentence. */
export default function ${camel.charAt(0).toUpperCase()}${camel.slice(1)}Screen() {
  return (
    <Screen>
      <ScreenHead />
      <BesideForm
        label={t('${title}')}
        form={<DocumentForm of={${camel}Document} make="simpan" acts={acts} success="Berhasil Menyimpan Data" />}
      >
        <DocumentDay
          of={${camel}Document}
          acts={acts}
          name="${kebab}"
          words={WORDS}
          columns={COLUMNS}
        />
      </BesideForm>
    </Screen>
  );
}
`;
