import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import {
  minus,
  percentOf,
  scale,
  shareOf,
  sum,
  type Miligram,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listFotoBeli, type StockBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { susutBulanIni } from '#areas/pembelian/server/gudang/susut.query.ts';

type Emas = { readonly berat: Miligram; readonly murni: Miligram };

const gram = (berat: Miligram) => `${formatGram(berat)} g`;

/** What was paid for the part of it that is gone: cost, which who may not see cost does not read. */
const nilaiSusut = (harga: Rupiah, hilang: Miligram, dari: Miligram): Angka => ({
  label: 'Nilai susut',
  nilai: formatRupiah(scale(harga, hilang, dari, 'half')),
  modal: true,
});

/**
 * A bought piece that comes back lighter than washing makes it is a loss that the owner agrees to (D-22.1,
 * SUSUT_LEBIH): else a label of less weight would leave gold for whoever wrote it.
 */
export async function susutLebih(
  tx: Tx,
  dari: StockBeli,
  ke: Emas & { readonly nama_barang: string },
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const susut = minus(dari.berat, ke.berat);
  const boleh = percentOf(dari.berat, ctx.param(stockParam.TOLERANSI_SUSUT_CUCI), 'down');
  if (susut <= boleh) return [];
  const bulan = await susutBulanIni(tx, ctx);
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
        nilaiSusut(dari.harga, susut, dari.berat),
        { label: 'Susut peminta bulan ini', nilai: gram(bulan.berat) },
      ],
      foto: await listFotoBeli(tx, ctx.kode_toko, [dari]),
    },
  ];
}

/**
 * A lot that tests poorer than melting leaves it is the owner's to agree to as well, in fine gold: weight that
 * goes while the kadar rises is no loss, and a lower kadar of the same weight is one (D-22.1, D-5.9). Its weights
 * stand in the request of the melting itself.
 */
export async function leburLebih(
  tx: Tx,
  bought: readonly StockBeli[],
  lot: Pick<Emas, 'murni'>,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const masuk = sum(bought.map((one) => one.murni));
  const susut = minus(masuk, lot.murni);
  const boleh = percentOf(masuk, ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR), 'down');
  if (susut <= boleh) return [];
  const bulan = await susutBulanIni(tx, ctx);
  return [
    {
      event: stockEvents.SUSUT_LEBIH,
      ringkasan: sentence('Lebur {n} barang kehilangan {susut} g murni', {
        n: bought.length,
        susut: formatGram(susut),
      }),
      angka: [
        { label: 'Murni masuk', nilai: gram(masuk) },
        { label: 'Murni keluar', nilai: gram(lot.murni) },
        { label: 'Susut murni yang dibolehkan', nilai: gram(boleh) },
        { label: 'Susut murni', nilai: gram(susut) },
        { label: 'Susut persen', nilai: percentText(shareOf(susut, masuk, 'half')) },
        nilaiSusut(sum(bought.map((one) => one.harga)), susut, masuk),
        { label: 'Susut murni peminta bulan ini', nilai: gram(bulan.murni) },
      ],
      foto: await listFotoBeli(tx, ctx.kode_toko, bought),
    },
  ];
}
