import { kept, zip } from '#kit/rules/lists.ts';
import { mg, persen, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { teksBatu, type Batu } from '#areas/berlian/rules/batu.ts';
import { simpanBagian, tuntutBagian, type Diambil } from '#areas/berlian/server/bagian.ts';
import { lockBatu } from '#areas/berlian/server/berlian.table.ts';
import { sendBatuJual } from '#areas/berlian/server/jual-batu.table.ts';
import { takeBatuJual, hargaBatu, type BatuJual } from '#areas/berlian/server/jual-batu.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import type { BarisDiminta } from '#areas/penjualan/server/batu/baris.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a line sells: a piece, or a loose stone in the place of one. */
export type BarangDijual = BarangJual & {
  readonly batu?: Diambil;
  /** Of a part of a parcel: what it is measured against, where that is more than its price (D-45.6). */
  readonly patokan?: Rupiah;
};

type Dijual = { readonly barang: readonly BarangDijual[] };
/** The loose stones that a sale sells. */
const batuDi = ({ barang }: Dijual): Diambil[] => barang.flatMap(({ batu }) => batu ?? []);
/** Of parts that are unlike their parcels a superior reads both means (decision 1041). */
export const tuntutBatu = (siap: Dijual): Tuntutan[] => tuntutBagian(batuDi(siap));
/** Parts have their rows before the lines that name them. */
export const simpanBatu = (tx: Tx, siap: Dijual, ctx: Ctx): Promise<void> =>
  simpanBagian(tx, batuDi(siap), ctx);
/** They leave with the sale that was just sent, or are held for it. */
export function kirimBatu(tx: Tx, siap: Dijual, ctx: Ctx): void {
  if (batuDi(siap).length > 0) sendBatuJual(tx, ctx);
}

/** What no stone has of a piece: group, kadar and weight. */
const TANPA_EMAS = '-';

/** A stone as a line reads a piece: at a fixed price, without gold. */
const sepertiBarang = (one: Batu & Pick<BatuJual, 'harga'>): BarangJual => ({
  kode_barcode: one.kode_berlian,
  nama_barang: `Berlian ${teksBatu(one)}`,
  deskripsi: null,
  kode_kategori: TANPA_EMAS,
  kode_dept: one.kode_dept,
  kode_group: TANPA_EMAS,
  kode_kadar: TANPA_EMAS,
  label_kadar: TANPA_EMAS,
  kadar: persen(0),
  persen: persen(0),
  berat: mg(0),
  berat_asli: mg(0),
  berat_atribut: mg(0),
  murni: mg(0),
  kategori_harga: 'POTONG',
  kode_bandrol: null,
  harga_bandrol: null,
  kode_kelompok: null,
  harga_jual: one.harga,
  ongkos: rp(0),
  ongkos_master: null,
  harga_atribut: rp(0),
  harga_modal: one.harga_modal,
  harga_id: null,
  harga_per_gram: null,
  kode_gudang: one.kode_gudang ?? TANPA_EMAS,
  kode_baki: null,
  status: 'READY',
  no_pegang: null,
  dokumen_perolehan: 'TIDAK_ADA',
  jenis_berlian: true,
  berlian: [one],
  keranjang: null,
});

/** The stones of a sale by the code that was asked for, held and priced; a part has a code of its own from now on. */
export async function siapkanBatu(
  tx: Tx,
  lines: readonly BarisDiminta[],
  ctx: Ctx,
): Promise<ReadonlyMap<string, BarangDijual>> {
  const asked = lines.flatMap(({ kode_barcode: kode_berlian, batu }, di) =>
    batu ? [{ ...batu, kode_berlian, di }] : [],
  );
  refuseIf(
    ctx.modul(barangModul.BERLIAN_MODULE)
      ? []
      : asked.map(({ di }) => at(TIDAK_JUAL.BERLIAN_TIDAK_AKTIF, 'barang', di)),
  );
  const taken = await takeBatuJual(tx, asked, ctx);
  return new Map(
    zip(asked, taken).map(([{ kode_berlian }, { harga, patokan, ...batu }]) => [
      kode_berlian,
      { ...sepertiBarang({ ...batu, harga }), batu, patokan },
    ]),
  );
}

/** Stones of a sale that waits as they would be sold now; one without a price of now is left out. */
export async function findBatuJual(
  tx: Tx,
  codes: readonly string[],
  ctx: Ctx,
): Promise<BarangJual[]> {
  if (codes.length === 0) return [];
  const held = await lockBatu(tx, codes, ctx);
  const stones = [...held.keys()].map((kode) => kept(held, kode));
  const harga = await hargaBatu(tx, stones, ctx);
  return zip(stones, harga).flatMap(([one, price]) =>
    price === null ? [] : [sepertiBarang({ ...one, harga: price })],
  );
}
