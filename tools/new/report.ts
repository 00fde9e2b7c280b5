import { addReport, addToArea } from '#tools/new/doors.ts';
import type { Name } from '#tools/new/names.ts';
import { reportGroupOf } from '#tools/new/taken.ts';
import type { Tree } from '#tools/new/tree.ts';

/** A report: its declaration, its one query, two door lines, and a test that fails. */
export function newReport(tree: Tree, area: Name, of: Name): void {
  const at = `areas/${area.kebab}`;
  const file = `${at}/contract/${of.kebab}.report.ts`;
  const reportLine = `import { ${of.camel}Report } from '#${file}';`;
  const queryLine = `import { ${of.camel}Query } from '#${at}/server/${of.kebab}.query.ts';`;
  tree.create(`src/${file}`, declaration(area, of, reportGroupOf(tree, area)));
  tree.create(`src/${at}/server/${of.kebab}.query.ts`, query(area, of));
  tree.create(`src/${at}/server/${of.kebab}.test.ts`, reportTest(reportLine, of));
  addToArea(tree, area, 'reports', `${of.camel}Report`, [reportLine]);
  addReport(tree, area, `serveReport(desk, ${of.camel}Report, ${of.camel}Query)`, [
    `import { serveReport } from '#kit/server/serve-report.ts';`,
    reportLine,
    queryLine,
  ]);
}

const declaration = (area: Name, { kebab, camel, title }: Name, group: string): string =>
  `import { day } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumRupiah } from '#kit/contract/report.ts';

/** What the owner learns from it, in one sentence. */
export const ${camel}Report = defineReport({
  path: 'laporan-${kebab}',
  menu: {
    group: '${group}',
    levels: [],
    answers: 'Apa yang dijawab laporan ${title.toLowerCase()}',
  },
  title: 'Laporan ${title}',
  area: '${area.title}',
  api: 'GET ${area.kebab}/${kebab}-reports',
  filters: { ...span },
  columns: {
    tgl_system: day('Tanggal'),
    keterangan: rowText('Keterangan'),
    jumlah_rp: sumRupiah('Jumlah'),
  },
  totals: ['jumlah_rp'],
  band: ['jumlah_rp', { rows: 'Catatan' }],
  sort: ['tgl_system', 'keterangan'],
});
`;

const query = (area: Name, { kebab, camel }: Name): string =>
  `import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { ${camel}Report } from '#areas/${area.kebab}/contract/${kebab}.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof ${camel}Report>;

/** Which rows, and why these. */
export const ${camel}Query = ({ tgl_from, tgl_to }: Saring, { kode_toko }: Ctx): Query => sql\`
  select s.tgl_system, s.kode_transaksi as keterangan, sum(greatest(b.rupiah, 0))::bigint as jumlah_rp
    from buku_set s join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti
   where s.kode_toko = \${kode_toko}
     and s.tgl_system between \${tgl_from}::date and \${tgl_to}::date
   group by 1, 2 order by 1, 2\`;
`;

const reportTest = (reportLine: string, { camel }: Name): string =>
  `import { afterAll, beforeAll, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
${reportLine}
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('its rows, by figures a shopkeeper can check', async () => {
  const query = { tgl_from: hari('2026-11-20'), tgl_to: hari('2026-11-20') };
  const rows = await shop.as('OWN').call(${camel}Report.endpoint, { query });
  expect(rows).toEqual(['Make a few documents above, and say here what the report must tell']);
});
`;
