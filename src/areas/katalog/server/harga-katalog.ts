import type { Page, Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { BarisGroup } from '#areas/katalog/contract/group-harga.field.ts';
import { listNamaGroup } from '#areas/katalog/server/katalog.query.ts';

type Row = Record<string, unknown>;
const kodeDi = (row: Row): readonly string[] => row['detail_group'] as readonly string[];

/** Price lists with the name and the kadar (percent) of each of their groups, in the order of the list (3§3). */
async function sebutGroup(on: Sql, rows: readonly Row[], kode_toko: string): Promise<Row[]> {
  const codes = [...new Set(rows.flatMap(kodeDi))];
  const known = new Map(
    (await listNamaGroup(on, kode_toko, codes)).map((one) => [one.kode_group, one]),
  );
  return rows.map((row) => ({
    ...row,
    detail_group: kodeDi(row).map((kode_group): BarisGroup => {
      const { nama_group = null, kadar = null } = known.get(kode_group) ?? {};
      return { kode_group, nama_group, kadar: kadar === null ? null : kadar / 100 };
    }),
  }));
}

/** A call of the price lists whose answer, a page or one row, tells groups and not only their codes. */
export const denganGroup = (route: Route): Route => ({
  ...route,
  handle: async (on, input, ctx, around) => {
    const answer = (await route.handle(on, input, ctx, around)) as Page<Row[]> | Row | undefined;
    const rows = answer?.['data'] as Row[] | undefined;
    if (rows) return { ...answer, data: await sebutGroup(on, rows, ctx.kode_toko) };
    if (!answer?.['detail_group']) return answer;
    const [row] = await sebutGroup(on, [answer as Row], ctx.kode_toko);
    return row;
  },
});
