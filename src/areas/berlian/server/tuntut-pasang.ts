import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus, plus, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { teksBatu, type barisOf } from '#areas/berlian/rules/batu.ts';
import type { JadiBatu, LangkahPasang } from '#areas/berlian/rules/pasang.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { angkaHargaUbah, askTurun, hargaUbahan } from '#areas/stock/server/jaga/harga-jaga.ts';
import { susutBulanIni } from '#areas/stock/server/jaga/susut.query.ts';
import { isiOf, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Diminta = {
  readonly langkah: LangkahPasang;
  readonly barang: BarangTerkunci;
  readonly berat: Miligram;
  readonly lines: readonly (ReturnType<typeof barisOf> & {
    readonly bagian_lain: boolean;
    readonly modal: Rupiah;
  })[];
  readonly jadi: JadiBatu;
};
const gram = (berat: Miligram): string => `${formatGram(berat)} g`;

/**
 * What the piece costs before and after, its gold alone: stones that come or go have their own price, and gold that is
 * missing is no price that fell. Once a stone is listed, other attributes are charged no more (D-45.3, D-51.16).
 */
function hargaEmas(
  tx: Tx,
  langkah: LangkahPasang,
  barang: BarangTerkunci,
  { berat_atribut }: JadiBatu,
  ctx: Ctx,
) {
  const { kode_barcode, berat_asli, harga_batu = null } = barang;
  const dari = { ...isiOf(barang), harga_batu };
  const ke = {
    ...dari,
    berat: plus(berat_asli, berat_atribut),
    berat_atribut,
    harga_batu: langkah === 'PASANG' ? (harga_batu ?? rp(0)) : harga_batu,
  };
  return hargaUbahan(tx, [{ kode_barcode, dari, ke }], aturanHarga(ctx), ctx);
}

/** A superior reads stones, certificates and weights; of gold that is missing, or too much, an owner (D-45.5). */
export async function tuntutPasang(
  tx: Tx,
  { langkah, barang, lines, berat, jadi }: Diminta,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const { kode_barcode, nama_barang } = barang;
  const ringkasan =
    langkah === 'PASANG'
      ? sentence('Pasang berlian di {kode_barcode} {nama_barang}', { kode_barcode, nama_barang })
      : sentence('Lepas berlian dari {kode_barcode} {nama_barang}', { kode_barcode, nama_barang });
  const isi = [
    ...lines.map((one) => ({
      label: one.bagian_lain ? `${one.kode_berlian} !` : one.kode_berlian,
      nilai: teksBatu(one),
    })),
    { label: 'Berat Sebelum', nilai: gram(barang.berat) },
    { label: 'Berat Sesudah', nilai: gram(berat) },
    { label: 'Emas Sebelum', nilai: gram(barang.berat_asli) },
    { label: 'Emas Sesudah', nilai: gram(jadi.emas) },
    {
      label: 'Modal batu',
      nilai: formatRupiah(sum([rp(0), ...lines.map((one) => one.modal)])),
      modal: true as const,
    },
  ];
  const harga = await hargaEmas(tx, langkah, barang, jadi, ctx);
  const asks: Tuntutan[] = [
    { event: stockEvents.UBAH_BARANG, ringkasan, angka: [...isi, ...angkaHargaUbah(harga)] },
    ...askTurun(harga),
  ];
  if (!jadi.susut.lebih) return asks;
  const bulan = await susutBulanIni(tx, ctx);
  return [
    ...asks,
    {
      event: stockEvents.SUSUT_LEBIH,
      ringkasan,
      angka: [
        ...isi,
        { label: 'Susut yang dibolehkan', nilai: gram(jadi.susut.boleh) },
        { label: 'Susut', nilai: gram(jadi.susut.susut) },
        { label: 'Susut murni', nilai: gram(minus(barang.murni, jadi.murni)) },
        { label: 'Nilai susut', nilai: formatRupiah(jadi.susut.modal), modal: true },
        { label: 'Susut peminta bulan ini', nilai: gram(bulan.berat) },
      ],
    },
  ];
}
