import type { Report } from '#kit/contract/report.ts';
import type { ShopSaid } from '#kit/contract/report-answer.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import { openTotals } from '#kit/rules/totals.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { wireRows, type ReportRow } from '#kit/server/report-rows.ts';
import { invariant } from '#kit/server/problem.ts';
import type { SeenNames } from '#kit/server/sql/names.query.ts';
import { zip } from '#kit/rules/lists.ts';

type Beside = {
  note?: { readonly kata: string; readonly baik: boolean };
  grafik?: readonly Grafik[];
  names: SeenNames;
  shops: readonly ShopSaid[];
};

/** The rows of a report as JSON text while they arrive, and at its end the names, the note and the drawings. */
export async function* jsonText(
  report: Report,
  batches: AsyncIterable<ReportRow[]>,
  ctx: Ctx,
  { note, grafik, names, shops }: Beside,
) {
  const rows = (): Written =>
    report.groups?.length ? inGroups(report, report.groups, ctx) : inOneList();
  const { add, end } = report.perShop ? inShops(shops, rows) : rows();
  let glue = '{"data":[';
  for await (const batch of batches) {
    names.see(batch);
    const lines = zip(wireRows(report, batch, ctx), batch).map(([row, read]) => add(row, read));
    yield glue + lines.join('');
    glue = '';
  }
  const nama = names.value();
  const beside = {
    ...(nama && { nama }),
    ...(note && { catatan: note.kata, ...(note.baik ? { nada: 'baik' } : {}) }),
    ...(grafik?.length ? { grafik } : {}),
  };
  const rest = JSON.stringify(beside).slice(1);
  yield `${glue}${end()}]${rest === '}' ? rest : `,${rest}`}`;
}

/** A row as the wire has it, and as it was read. */
type Written = { add(row: ReportRow, read: ReportRow): string; end(): string };

function inOneList(): Written {
  let comma = '';
  const add = (row: ReportRow): string => {
    const text = comma + JSON.stringify(row);
    comma = ',';
    return text;
  };
  return { add, end: () => '' };
}

/** Shop by shop, the silent ones too, with the place of each row in the whole: what one answers is all here by then. */
function inShops(shops: readonly ShopSaid[], rows: () => Written): Written {
  const each = shops.map((shop) => ({ shop, ...rows(), text: '', urut: [] as number[] }));
  const known = new Map(each.map((one) => [one.shop.kode_toko, one]));
  let at = 0;
  const add = (row: ReportRow, read: ReportRow): string => {
    const one = known.get(String(read['kode_toko']));
    invariant(one, 'a row of the chain is of one of its shops');
    one.text += one.add(row, read);
    one.urut.push(at++);
    return '';
  };
  const end = (): string =>
    each
      .map(({ shop, text, end: shut, urut }) => {
        const said = JSON.stringify(shop).slice(0, -1);
        return `${said},"data":[${text}${shut()}],"urut":${JSON.stringify(urut)}}`;
      })
      .join(',');
  return { add, end };
}

/** Each innermost group with its key fields, its sums and its rows as `detail` (reports.md Part I §6). */
function inGroups(report: Report, groups: readonly string[], ctx: Ctx): Written {
  const { atTop = [] } = report;
  let open: readonly unknown[] | undefined;
  let sums = openTotals(atTop);
  /** What a group adds up to is known when its last row has gone by. */
  const shut = (): string => {
    const [said = {}] = wireRows(report, [sums.value()], ctx);
    const told = atTop.filter((name) => name in said);
    sums = openTotals(atTop);
    return `]${told.map((name) => `,"${name}":${JSON.stringify(said[name])}`).join('')}}`;
  };
  const add = (row: ReportRow, read: ReportRow): string => {
    const keys = groups.map((name) => row[name]);
    const goesOn = open?.every((value, at) => value === keys[at]);
    const before = open && !goesOn ? `${shut()},` : '';
    sums.add(read);
    if (goesOn) return `,${JSON.stringify(row)}`;
    const head = JSON.stringify(Object.fromEntries(groups.map((name, at) => [name, keys[at]])));
    open = keys;
    return `${before}${head.slice(0, -1)},"detail":[${JSON.stringify(row)}`;
  };
  return { add, end: () => (open ? shut() : '') };
}
