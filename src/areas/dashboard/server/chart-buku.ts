import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { chartServiceEndpoint } from '#areas/dashboard/contract/chart.api.ts';
import type { Kategori } from '#areas/dashboard/rules/kategori.ts';
import {
  grafikCabangQuery,
  hariTerakhir,
  setahun,
  tokoSendiri,
} from '#areas/dashboard/server/pusat/grafik-cabang.query.ts';
import { tahunChart } from '#areas/penjualan/server/chart.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Asked = InputOf<typeof chartServiceEndpoint>;

/** One kind of transaction of the own shop, from the book. */
const readChart =
  <N extends string>(kategori: Kategori, nama: N) =>
  async (on: Sql, { query }: Asked, ctx: Ctx) => {
    const toko = tokoSendiri(ctx.kode_toko);
    if (query.type === 'today') {
      const { rupiah, gram, qty } = await on.one(
        grafikCabangQuery(kategori, hariTerakhir(ctx.hari, 1), toko),
      );
      return { [nama]: rupiah, gram, qty } as Record<N, typeof rupiah> & {
        gram: typeof gram;
        qty: number;
      };
    }
    const bulan = await on.many(grafikCabangQuery(kategori, setahun(tahunChart(query, ctx)), toko));
    return bulan.map(({ rupiah, gram, qty }, at) => ({ bulan: at + 1, rupiah, gram, qty }));
  };

export const chartService = readChart('SERVICE', 'service');
export const chartPesanan = readChart('PESANAN', 'pesanan');
export const chartHutang = readChart('HUTANG', 'hutang');
