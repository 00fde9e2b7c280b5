import type { InputOf } from '#kit/contract/endpoint.ts';
import { missing } from '#kit/server/problem.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { cariNotaEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import { cukupSering } from '#areas/customer/server/cukup-sering.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { cariNota, jualTiket, notaBarcode } from '#areas/pembelian/server/dasar-beli.query.ts';

/**
 * The pieces of a nota of the chain, by its number or its ticket's, or one of them by its barcode. The audit records
 * who looked at a nota of another branch.
 */
export async function cariNotaBeli(
  db: Database,
  on: Sql,
  { query: { q } }: InputOf<typeof cariNotaEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko } = ctx;
  // Notas of the chain by number, one after the other, are a search too (abuse case 19).
  cukupSering(ctx);
  const [barcode] = await notaBarcode(on, kode_toko, [q]);
  const [tiket] = await jualTiket(on, [q]);
  const no = barcode?.no_faktur_jual ?? tiket?.no_faktur_jual ?? q;
  const rows = await cariNota(on, kode_toko, no, barcode ? q : null);
  const [first] = rows;
  if (!first) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  if (first.asal_nota === 'CABANG_LAIN') {
    const { user_id, level, perangkat, ip } = ctx;
    const orang = { kode_toko, op: newOp(), user_id, level, perangkat, ip };
    await recordAside(db, {
      ...orang,
      tindakan: 'LIHAT',
      tabel: 'penjualan',
      kunci: first.no_faktur_jual,
    });
  }
  return rows;
}
