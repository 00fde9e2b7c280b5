import type { Rupiah } from '#kit/rules/quantity.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import {
  hargaBeliBatu,
  hitungBatuNota,
  TANPA_BATU,
  type BatuBaris,
  type JualBerbatu,
} from '#areas/pembelian/rules/beli-batu.ts';
import type { BarisNota, DasarBeliToko } from '#areas/pembelian/server/dasar-beli.query.ts';
import type { TokoHarga } from '#areas/pembelian/server/harga-beli.ts';
import { SEADANYA, susunSatu } from '#areas/pembelian/server/siapkan-pembelian.ts';

export type Kisaran = { readonly dari: Rupiah; readonly sampai: Rupiah };

/** What a piece of a nota would be bought for, from its worst condition to none; null without a price. */
export function kisaranBeli(
  nota: BarisNota,
  dasar: DasarBeliToko,
  toko: TokoHarga,
): Kisaran | null {
  const kondisi = Object.entries(dasar.kondisi).filter(([, { untuk }]) => untuk !== 'TUKAR');
  const harga = [null, ...kondisi.map(([kode]) => kode)].flatMap((kode) => {
    const { baris } = susunSatu(
      { ...SEADANYA, berat: nota.berat, kondisi: kode },
      nota,
      dasar,
      toko,
      batuUtuh(nota, toko),
    );
    return baris ? [baris.harga_tawar] : [];
  });
  if (harga.length === 0) return null;
  return { dari: Math.min(...harga) as Rupiah, sampai: Math.max(...harga) as Rupiah };
}

/** All stones of a nota, as they would be paid if they came back. */
const batuUtuh = (nota: BarisNota, toko: TokoHarga): BatuBaris =>
  nota.berat_batu !== null
    ? { ...TANPA_BATU, berat: nota.berat_batu, rp: nilaiBatuJual(nota, toko) }
    : TANPA_BATU;

/** What the shop would pay for all stones of a piece that was sold so (D-45.7). */
export const nilaiBatuJual = (jual: JualBerbatu, toko: TokoHarga): Rupiah =>
  hargaBeliBatu(
    hitungBatuNota(jual),
    toko.param(pembelianParam.BELI_BERLIAN_PERSEN),
    pembulatanOf(toko).langkah,
  );
