import { formatGram } from '#kit/rules/format.ts';
import { minus, percentOf, sum, type Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Emas } from '#areas/stock/rules/susut.ts';
import { jagaSusut, type SusutDijaga } from '#areas/stock/server/jaga/susut-lebih.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listFotoBeli, type StockBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';

/** A bought piece that comes back lighter than washing makes it: a label of less weight leaves gold for somebody. */
export const jagaRetag = async (
  tx: Tx,
  dari: StockBeli,
  ke: { readonly berat: Miligram; readonly berat_asli: Miligram; readonly nama_barang: string },
  ctx: Ctx,
): Promise<SusutDijaga> =>
  jagaSusut(
    tx,
    {
      masuk: dari,
      keluar: {
        berat: ke.berat,
        murni: percentOf(ke.berat_asli, dari.kadar, 'half'),
      },
      harga: minus(dari.harga, dari.modal_batu),
      ukur: 'berat',
      toleransi: ctx.param(stockParam.TOLERANSI_SUSUT_CUCI),
      ringkasan: sentence('{nama} kembali ke baki {susut} g lebih ringan', {
        nama: ke.nama_barang,
        susut: formatGram(minus(dari.berat, ke.berat)),
      }),
      foto: await listFotoBeli(tx, ctx.kode_toko, [dari]),
    },
    ctx,
  );

/**
 * A lot that tests poorer than melting leaves it, or purer than it went in, in fine gold: weight that goes while the
 * kadar rises is no loss, and a lower kadar of the same weight is one (D-22.1, D-5.9).
 */
export async function jagaLebur(
  tx: Tx,
  bought: readonly StockBeli[],
  lot: Emas,
  ctx: Ctx,
): Promise<SusutDijaga> {
  const murni = sum(bought.map((one) => one.murni));
  return jagaSusut(
    tx,
    {
      masuk: {
        berat: sum(bought.map((one) => one.berat)),
        murni,
      },
      keluar: lot,
      harga: sum(bought.map((one) => one.harga)),
      ukur: 'murni',
      toleransi: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
      ringkasan: sentence('Lebur {n} barang kehilangan {susut} g murni', {
        n: bought.length,
        susut: formatGram(minus(murni, lot.murni)),
      }),
      foto: await listFotoBeli(tx, ctx.kode_toko, bought),
    },
    ctx,
  );
}
