import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus, percentOf, scale, shareOf, type Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listFotoBeli, type StockBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { susutBulanIni } from '#areas/pembelian/server/gudang/susut.query.ts';

type Ke = { readonly nama_barang: string; readonly berat: Miligram; readonly murni: Miligram };

/**
 * A bought piece that comes back lighter than washing makes it is a loss that the owner agrees to (D-22.1,
 * SUSUT_LEBIH): else a label of less weight would leave gold for whoever wrote it.
 */
export async function susutLebih(tx: Tx, dari: StockBeli, ke: Ke, ctx: Ctx): Promise<Tuntutan[]> {
  const susut = minus(dari.berat, ke.berat);
  const boleh = percentOf(dari.berat, ctx.param(stockParam.TOLERANSI_SUSUT_CUCI), 'down');
  if (susut <= boleh) return [];
  const bulan = await susutBulanIni(tx, ctx);
  const gram = (berat: Miligram) => `${formatGram(berat)} g`;
  return [
    {
      event: stockEvents.SUSUT_LEBIH,
      ringkasan: sentence('{nama} kembali ke baki {susut} g lebih ringan', {
        nama: ke.nama_barang,
        susut: formatGram(susut),
      }),
      angka: [
        { label: 'Berat masuk', nilai: gram(dari.berat) },
        { label: 'Berat keluar', nilai: gram(ke.berat) },
        { label: 'Susut yang dibolehkan', nilai: gram(boleh) },
        { label: 'Susut', nilai: gram(susut) },
        { label: 'Susut persen', nilai: percentText(shareOf(susut, dari.berat, 'half')) },
        { label: 'Susut murni', nilai: gram(minus(dari.murni, ke.murni)) },
        {
          label: 'Nilai susut',
          nilai: formatRupiah(scale(dari.harga, susut, dari.berat, 'half')),
          modal: true,
        },
        { label: 'Susut peminta bulan ini', nilai: gram(bulan) },
      ],
      foto: await listFotoBeli(tx, ctx.kode_toko, [dari]),
    },
  ];
}
