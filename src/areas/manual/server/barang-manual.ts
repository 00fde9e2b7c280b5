import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import { pilihHarga } from '#areas/barang/rules/kadar.ts';
import type {
  BarangManual,
  barangManualEndpoint,
} from '#areas/manual/contract/barang-manual.api.ts';
import { listBarangManual } from '#areas/manual/server/barang-manual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Left out, empty and ALL are any of them. */
const asked = (code: string | null | undefined): string | null => {
  const upper = (code ?? '').trim().toUpperCase();
  return upper === '' || upper === 'ALL' ? null : upper;
};

/** The stock lines of the shop, each with the price of a gram of today (D-46.2). */
export async function barangManual(
  on: Sql,
  { body }: InputOf<typeof barangManualEndpoint>,
  ctx: Ctx,
): Promise<BarangManual[]> {
  const rows = await listBarangManual(
    on,
    {
      kode_group: asked(body.kode_group),
      kode_dept: asked(body.kode_dept),
      kode_gudang: asked(body.kode_gudang),
      // The tray, as weighing a tray calls it (V128).
      kode_baki: asked(body.kode_toko),
    },
    ctx,
  );
  const global = ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE);
  return rows.map(({ group_jual: group, kadar_jual: kadar, berkadar: groupBerkadar, ...row }) => ({
    ...row,
    harga_per_gram: tentukanHargaPerGram(pilihHarga('JUAL', { group, kadar, groupBerkadar }), {
      global,
      persen: row.kadar,
    }),
  }));
}
