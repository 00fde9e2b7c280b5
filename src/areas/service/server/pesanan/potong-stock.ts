import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { at, gather, type Refusal } from '#kit/rules/refusal.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { barangTidakAda } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { hargaHariIni } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hargaPesan } from '#areas/service/rules/pesanan/harga.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { hargaSekarang } from '#areas/service/server/pesanan/harga-pesanan.ts';
import type { BarangPesanan, JadiDiminta } from '#areas/service/server/pesanan/pegang.ts';
import {
  findBarangJual,
  lockBarangJual,
  type BarangJual,
} from '#areas/stock/server/barang.table.ts';
import { tanpaHarga } from '#areas/stock/server/jaga/cara-harga.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A piece of the stock that fills a line of an order, and where it lay. */
export type PotongStock = {
  readonly urut: number;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
  /** What it costs somebody from the street today, and what the order's gold and ongkos come to at its weight. */
  readonly harga_stock: Rupiah;
  readonly harga_pesan: Rupiah;
  readonly lebihMahal: boolean;
};

type Pair = readonly [JadiDiminta, BarangPesanan];

/**
 * Pieces of the stock that are named: free, of the kind and kadar that was ordered, priced by weight. One that
 * the shop sells for more than the order asks, by its gold or by its ongkos, is a superior's to agree to.
 */
export async function ambilStock(tx: Tx, pairs: readonly Pair[], ctx: Ctx): Promise<PotongStock[]> {
  const named = pairs.flatMap(([one, line], index) =>
    one.kode_barcode === null ? [] : [{ code: one.kode_barcode, line, index }],
  );
  if (named.length === 0) return [];
  const codes = named.map(({ code }) => code);
  refuseIf(
    named.flatMap(({ code, index }, n) =>
      codes.indexOf(code) < n ? [at(TIDAK_PESANAN.BARCODE_KEMBAR, 'barang', index)] : [],
    ),
  );
  const read = tx.looks ? findBarangJual : lockBarangJual;
  const found = new Map(
    (await read(tx, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  refuseIf(
    named.flatMap(({ code, index }) => (found.has(code) ? [] : [barangTidakAda(code, index)])),
  );
  for (const { code } of named) needTersedia(kept(found, code), null, ctx);
  refuseIf(
    named.flatMap(({ code, line, index }) =>
      periksaPas(kept(found, code), line, ctx).map((no) => at(no, 'barang', index)),
    ),
  );
  const hari = await hargaSekarang(
    tx,
    named.map(({ line }) => line),
    ctx,
  );
  return named.map(({ code, line }) => {
    const piece = kept(found, code);
    const harga_stock = hargaHariIni(piece, ctx);
    const asked = { berat: piece.berat, harga_per_gram: kept(hari, line.urut) };
    const { harga: harga_pesan } = hargaPesan(asked, line.ongkos, pembulatanOf(ctx));
    return {
      urut: line.urut,
      kode_barcode: code,
      nama_barang: piece.nama_barang,
      kadar: piece.persen,
      berat: piece.berat,
      murni: piece.murni,
      harga_modal: piece.harga_modal,
      kode_gudang: piece.kode_gudang,
      kode_baki: piece.kode_baki,
      harga_stock,
      harga_pesan,
      lebihMahal: harga_stock > harga_pesan,
    };
  });
}

/**
 * The order says what its gold costs by weight: a piece that is worth more than that is none of it, nor one that is
 * priced by itself and has no price yet (decision 1240).
 */
const periksaPas = (piece: BarangJual, line: BarangPesanan, ctx: Ctx): Refusal[] =>
  gather(
    [piece.kode_kadar !== line.kode_kadar, TIDAK_PESANAN.KADAR_LAIN],
    [piece.kode_dept !== line.kode_dept, TIDAK_PESANAN.JENIS_LAIN],
    [
      tanpaHarga(piece, ctx) ||
        piece.harga_jual > 0 ||
        piece.harga_bandrol !== null ||
        piece.harga_atribut > 0 ||
        piece.berat_atribut > 0 ||
        piece.berlian.length > 0 ||
        piece.jenis_berlian,
      TIDAK_PESANAN.HARGA_TETAP,
    ],
  );
