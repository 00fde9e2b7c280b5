import { kept } from '#kit/rules/lists.ts';
import { priceOf, rp } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { Customer } from '#areas/customer/server/customer.table.ts';
import {
  bagiGrosir,
  groupJadi,
  susunGroup,
  type GroupGrosir,
  type GroupJadi,
  type GrosirDiketik,
} from '#areas/penjualan/rules/grosir/grosir.ts';
import { periksaGroup, TIDAK_GROSIR } from '#areas/penjualan/rules/grosir/periksa-grosir.ts';
import {
  jumlahkanPenjualan,
  type PenjualanHitung,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import type { BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { aturanGrosir, denganHargaGrosir } from '#areas/penjualan/server/grosir/harga-grosir.ts';
import { prepareTax } from '#areas/penjualan/server/pajak/pajak.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dihitung = {
  readonly groups: readonly GroupGrosir[];
  readonly refusals: readonly Refusal[];
  /** The rest counts only where nothing is refused: else of the groups of which everything is known. */
  readonly siap: {
    readonly jadi: readonly GroupJadi[];
    readonly barang: BarangJual[];
    readonly asli: BarisAsli[];
    readonly sums: PenjualanJadi;
  };
};

type Diminta = {
  readonly barang: readonly BarangJual[];
  readonly diketik: readonly GrosirDiketik[];
  readonly kurang: Omit<PenjualanHitung, 'baris'>;
};

/**
 * Groups, lines and sums of a wholesale sale (D-47.2): each group is weighed or counted, priced and rounded once, and
 * shared over its pieces.
 */
export async function hitungGrosir(
  on: Sql,
  { barang, diketik, kurang }: Diminta,
  pembeli: Customer | undefined,
  ctx: Ctx,
): Promise<Dihitung> {
  const aturan = aturanGrosir(ctx);
  const priced = await denganHargaGrosir(on, barang, ctx);
  const groups = susunGroup(priced, diketik, aturan);
  const jadi = groupJadi(groups);
  const shares = bagiGrosir(jadi, priced);
  const refusals = [
    ...barang.flatMap((one, place) => berbatu(one, place)),
    ...periksaGroup(groups, diketik, aturan),
    ...jadi.flatMap(({ kode_group, at: places }) =>
      gather([
        places.some((place) => kept(shares, place).berat === 0),
        fill(TIDAK_GROSIR.BERAT_TIPIS, { kode_group }),
      ]),
    ),
  ];
  const known = [...barang.entries()].flatMap(([place, one]) => {
    const share = shares.get(place);
    return share ? [[{ ...one, harga_id: priced[place]?.harga_id ?? null }, share] as const] : [];
  });
  const lines = known.map(([one, share]) => ({
    dasar: dasarOf(share),
    diskon: rp(0),
    potongan: rp(0),
    kupon: rp(0),
    asli: asliOf(one, share),
    harga: {
      nilai_emas: priceOf(share.harga_per_gram, share.berat, 'half'),
      harga_jual: share.nilai,
      ongkos: rp(0),
      harga: share.nilai,
    },
  }));
  const hitung = { ...kurang, baris: lines };
  const asli = lines.map((line) => line.asli);
  const pieces = known.map(([one]) => one);
  const berat = asli.map((one) => one.berat);
  const pajak = await prepareTax(on, { barang: pieces, berat, asli, hitung }, pembeli, ctx);
  const harga = lines.map((line) => line.harga);
  const sums = jumlahkanPenjualan(harga, hitung, pembulatanOf(ctx), pajak);
  return { groups, refusals, siap: { jadi, barang: pieces, asli, sums } };
}

/** A stone is sold by what it is worth, never by the gram. */
const berbatu = (one: BarangJual, place: number): Refusal[] => {
  const { berat_atribut, berlian, jenis_berlian, harga_atribut } = one;
  const batu = jenis_berlian || berlian.length > 0 || berat_atribut > 0 || harga_atribut > 0;
  return batu ? [at(TIDAK_GROSIR.GROSIR_BERBATU, 'barang', place)] : [];
};

type Share = ReturnType<typeof bagiGrosir> extends ReadonlyMap<number, infer S> ? S : never;

const dasarOf = ({ berat, harga_per_gram, nilai }: Share) => ({
  cara: 'GRAM' as const,
  berat,
  harga_per_gram,
  ongkos: rp(0),
  harga_atribut: rp(0),
  harga_jual: nilai,
  harga_bandrol: null,
});

/** A line beside what it should cost; discounts are measured on the whole. */
const asliOf = (one: BarangJual, { berat, harga_per_gram, harga_komputer }: Share): BarisAsli => ({
  kode_barcode: one.kode_barcode,
  harga_komputer,
  harga_per_gram,
  harga_hari: harga_per_gram,
  berat,
  berat_stock: one.berat,
  berlian: false,
  harga_modal: one.harga_modal,
});
