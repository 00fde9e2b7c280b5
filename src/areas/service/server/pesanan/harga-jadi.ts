import { kept } from '#kit/rules/lists.ts';
import { minus, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import { kelasBarang, naikDisepakati, naikPpn } from '#areas/penjualan/rules/pajak.ts';
import { hargaAmbil } from '#areas/service/rules/pesanan/harga.ts';
import { hargaSekarang } from '#areas/service/server/pesanan/harga-pesanan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { listKunci } from '#areas/service/server/pesanan/pesanan.table.ts';
import { findBarangJual, type BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A finished line with its piece and what it costs if it is fetched now. */
export type BarisJadi = {
  readonly urut: number;
  readonly deskripsi: string;
  readonly berat_pesan: Miligram;
  readonly berat: Miligram;
  readonly berat_kunci: Miligram;
  readonly harga_hari: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga_pesan: Rupiah;
  readonly harga_jual: Rupiah;
  readonly harga: Rupiah;
  readonly piece: BarangJual;
};

/** What the buyer of a marketplace's order paid is its price, whatever the piece weighs (decision 1128). */
const hargaDibayar = ({ harga, ongkos }: Pesanan['barang'][number]) => ({
  harga,
  ongkos,
  harga_jual: minus(harga, ongkos),
});

/** Each finished line by the lock of its order, the real weight and the price of now (D-36.4). */
export async function hargaJadi(on: Sql, held: Pesanan, ctx: Ctx): Promise<BarisJadi[]> {
  const { no_pesanan, kunci_harga, barang } = held;
  const hari = await hargaSekarang(on, barang, ctx);
  const kunci = await listKunci(on, ctx.kode_toko, no_pesanan);
  const codes = barang.flatMap(({ kode_barcode }) => kode_barcode ?? []);
  const pieces = new Map(
    (await findBarangJual(on, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  const aturan = aturanPajakOf(ctx.param, false);
  return barang.flatMap((one) => {
    if (one.kode_barcode === null) return [];
    const piece = kept(pieces, one.kode_barcode);
    const harga_hari = kept(hari, one.urut);
    const jadi = {
      urut: one.urut,
      berat: piece.berat,
      ongkos: one.ongkos,
      disepakati: one.harga_per_gram,
      hari: harga_hari,
    };
    const kelas = kelasBarang(piece);
    const ppn = {
      pesan: naikDisepakati(one.ppn_persen, kelas, aturan),
      hari: naikPpn(kelas, aturan),
    };
    const own = kunci.filter(({ urut }) => urut === one.urut);
    return [
      {
        ...(held.no_order === null
          ? hargaAmbil(kunci_harga, jadi, own, pembulatanOf(ctx), ppn)
          : hargaDibayar(one)),
        urut: one.urut,
        deskripsi: one.deskripsi,
        berat_pesan: one.berat,
        berat: piece.berat,
        berat_kunci: sum(own.map(({ berat }) => berat)),
        harga_hari,
        harga_pesan: one.harga,
        piece,
      },
    ];
  });
}
