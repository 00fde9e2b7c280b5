import { formatInt } from '#kit/rules/format.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listHadiahToko } from '#areas/katalog/server/katalog.query.ts';

type Row = Record<string, unknown>;
type Toko = Pick<Ctx, 'kode_toko'>;

const TIDAK = refusals({
  POINT_HADIAH: {
    field: 'point',
    message: 'Hadiah Ini {point} Point, Diubah Di Master Data Hadiah',
  },
});

/** One point and one stock: those of the shop's gift; the catalogue adds picture and texts (D-51.13). */
export async function ikutHadiah(on: Sql, rows: Row[], { kode_toko }: Toko): Promise<Row[]> {
  const codes = rows.map(({ kode_hadiah }) => String(kode_hadiah));
  const milik = new Map(
    (await listHadiahToko(on, kode_toko, codes)).map((one) => [one.kode_hadiah, one]),
  );
  return rows.map((row) => {
    const ada = milik.get(String(row['kode_hadiah']));
    if (!ada) return { ...row, keadaan: null };
    return { ...row, point: ada.point, keadaan: ada.stock === 0 ? 'HABIS' : 'ADA' };
  });
}

/** A prize does not say another point than its gift: that changes by approval, and is what a member pays. */
export async function periksaPoint(tx: Tx, row: Row, ctx: Toko): Promise<void> {
  const [ada] = await listHadiahToko(tx, ctx.kode_toko, [String(row['kode_hadiah'])]);
  const beda = ada !== undefined && row['point'] !== ada.point;
  refuseIf(beda ? [fill(TIDAK.POINT_HADIAH, { point: formatInt(ada.point) })] : []);
}
