import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import { minus, sum } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { LineOf } from '#areas/dokumen/contract/document-types.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { hargaPesan } from '#areas/service/rules/pesanan/harga.ts';
import type { SusutTukang } from '#areas/service/rules/susut-tukang.ts';
import type { BarangPesanan, Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import type { LebihJadi } from '#areas/service/server/pesanan/ukur-pesanan.ts';
import type { PotongStock } from '#areas/service/server/pesanan/potong-stock.ts';
import { angkaKecil, type SusutKecil } from '#areas/service/server/tukang/susut-kecil.ts';
import { susutBulan } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Line = LineOf<typeof kembaliDocument.spec>;

type Asked = {
  readonly order: Pesanan;
  readonly barang: readonly BarangPesanan[];
  readonly lines: readonly Line[];
  readonly susut: SusutTukang;
  readonly kecil: SusutKecil;
  readonly kode_tukang: string | null;
  readonly stock: readonly PotongStock[];
  readonly mahal: readonly LebihJadi[];
};
const gram = (berat: Parameters<typeof formatGram>[0]): string => `${formatGram(berat)} g`;

/** Ordered and finished weight, old and new price, what is lost, and what this craftsman lost this month. */
export async function askOrder(
  tx: Tx,
  { order, barang, lines, susut, kecil, kode_tukang, stock, mahal }: Asked,
  ctx: Ctx,
): Promise<Tuntutan> {
  const bulan = await susutBulan(tx, ctx, kode_tukang);
  const priced = zip(barang, lines).map(([line, one]) =>
    hargaPesan(
      { berat: one.berat, harga_per_gram: line.harga_per_gram },
      line.ongkos,
      pembulatanOf(ctx),
      line.ppn_persen,
    ),
  );
  const dipesan = sum(barang.map((one) => one.berat));
  const beda = minus(sum(lines.map((one) => one.berat)), dipesan);
  return {
    event: serviceEvents.PESANAN_SELISIH,
    ...(mahal.some((one) => one.penyetuju === 'OWN') && { penyetuju: 'OWN' as const }),
    ringkasan: sentence('Pesanan {no} selesai dengan selisih {beda} g, susut {susut} g', {
      no: order.no_pesanan,
      beda: formatGram(beda),
      susut: formatGram(susut.susut),
    }),
    angka: [
      ...zip(barang, lines).map(([line, one]) => ({
        label: one.nama_barang,
        nilai: `${gram(line.berat)} → ${gram(one.berat)}`,
      })),
      ...stock
        .filter((one) => one.lebihMahal)
        .map((one) => ({
          label: one.kode_barcode,
          nilai: sentence('harga stock {stock}, menurut pesanan {pesan}', {
            stock: formatRupiah(one.harga_stock),
            pesan: formatRupiah(one.harga_pesan),
          }),
        })),
      ...mahal.map((one) => ({
        label: one.nama_barang,
        nilai: sentence('harga toko {toko}, menurut pesanan {pesan}', {
          toko: formatRupiah(one.harga_toko),
          pesan: formatRupiah(one.harga_pesan),
        }),
      })),
      { label: 'Berat pesan', nilai: gram(dipesan) },
      { label: 'Berat jadi', nilai: gram(sum(lines.map((one) => one.berat))) },
      { label: 'Harga pesan', nilai: formatRupiah(sum(barang.map((one) => one.harga))) },
      {
        label: 'Harga menurut berat jadi',
        nilai: formatRupiah(sum(priced.map((one) => one.harga))),
      },
      { label: 'Emas diserahkan', nilai: gram(sum(susut.sumber.map((one) => one.berat))) },
      { label: 'Emas tukang sendiri', nilai: gram(sum(susut.sendiri.map((one) => one.berat))) },
      { label: 'Susut yang dibolehkan', nilai: gram(susut.boleh) },
      { label: 'Susut', nilai: gram(susut.susut) },
      { label: 'Susut murni', nilai: gram(susut.susut_murni) },
      { label: 'Susut persen', nilai: percentText(susut.persen) },
      { label: 'Tukang', nilai: kode_tukang ?? '-' },
      { label: 'Susut murni tukang bulan ini', nilai: gram(bulan.murni) },
      ...angkaKecil(kecil),
    ],
    foto: lines,
  };
}
