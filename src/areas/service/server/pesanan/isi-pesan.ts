import { minus, percentOf, plus } from '#kit/rules/quantity.ts';
import { at, gather, type Refusal } from '#kit/rules/refusal.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { periksaKadarGroup } from '#areas/barang/rules/kadar.ts';
import type { BodyOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import type { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { hargaPesan } from '#areas/service/rules/pesanan/harga.ts';
import { periksaDeskripsi, TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { naikPesan } from '#areas/service/contract/pesanan/naik-pesan.ts';
import {
  asliPesan,
  patokanSekarang,
  type Patokan,
} from '#areas/service/server/pesanan/harga-pesanan.ts';
import { TIDAK_BARANG, type MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { periksaGambar } from '#areas/stock/server/foto/gambar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof pesananDocument.spec;
type Typed = BodyOf<Words, 'pesan'>;
type Dipesan = Typed['barang'][number];
type Line = LineOf<Words>;

/** Said in words, of kinds that the shop has, of a group that is of that kadar (D-51.16). */
export const periksaBaris = (one: Dipesan, master: MasterBarang): Refusal[] => [
  ...periksaDeskripsi(one.deskripsi),
  ...gather(
    [!master.jenis.has(one.kode_dept), TIDAK_BARANG.JENIS_TIDAK_ADA],
    [!master.kadar.has(one.kode_kadar), TIDAK_BARANG.KADAR_TIDAK_ADA],
    [one.kode_group !== null && !master.group.has(one.kode_group), TIDAK_BARANG.GROUP_TIDAK_ADA],
  ),
  ...(one.kode_group === null
    ? []
    : periksaKadarGroup(one.kode_group, one.kode_kadar, master.kadarGroup)),
];

/** Samples as the scale says; with a photo of each, where the shop asks for one of what is taken in. */
export function contohOf({ contoh }: Typed, { param }: Ctx) {
  const given = contoh ?? [];
  const wajib = param(pembelianParam.FOTO_BELI_WAJIB);
  refuseIf(
    given.flatMap(({ foto }, index) =>
      wajib && !foto ? [at(TIDAK_SERVICE.FOTO_WAJIB, 'contoh', index)] : [],
    ),
  );
  return given.map((one, index) => ({
    ...one,
    urut: index + 1,
    murni: percentOf(one.berat, one.kadar, 'half'),
    no_ambil: null,
    tgl_ambil: null,
    berat_kembali: null,
    foto_kembali: null,
  }));
}

/** A picture of what is wanted may be anybody's drawing, of this shop; that of a sample is evidence (D-51.10). */
export async function useFotos(tx: Tx, { contoh, barang }: Typed, ctx: Ctx): Promise<void> {
  const drawn = barang.flatMap(({ gambar }, index) =>
    gambar === null ? [] : [{ foto: gambar, field: `barang.${index}.gambar` }],
  );
  refuseIf(await periksaGambar(tx, drawn, ctx));
  await pakaiBukti(
    tx,
    'pesanan',
    (contoh ?? []).flatMap(({ foto }, index) =>
      foto === null ? [] : [{ foto, field: `contoh.${index}.foto` }],
    ),
    ctx,
  );
}

/** Each line with its price, beside what it should cost by the price of now. */
export async function linesOf(
  tx: Tx,
  barang: readonly Dipesan[],
  { kadar }: MasterBarang,
  ctx: Ctx,
): Promise<{ lines: Line[]; patokan: Patokan }> {
  const known = barang.map((one, index) => ({
    ...one,
    urut: index + 1,
    kadar: kept(kadar, one.kode_kadar),
  }));
  const patokan = await patokanSekarang(tx, known, ctx);
  const { hari } = patokan;
  const ppn_persen = naikPesan(ctx.param);
  refuseIf(known.flatMap((one, index) => periksaDilihat(one, hari, index)));
  const priced = known.map(({ tanpa_po: _, harga_hari: _seen, ...one }) => {
    const harga_per_gram = one.harga_per_gram ?? kept(hari, one.urut);
    const pembulatan = pembulatanOf(ctx);
    const isi = { ...one, harga_per_gram };
    const { harga } = hargaPesan(isi, one.ongkos, pembulatan, ppn_persen);
    const naik = minus(harga, hargaPesan(isi, one.ongkos, pembulatan).harga);
    return { ...isi, ppn_persen, harga, naik };
  });
  const asli = asliPesan(priced, patokan, ctx);
  const lines = zip(priced, asli).map(([{ urut: _, naik, ...one }, dasar]) => ({
    ...one,
    kode_barcode: null,
    nama_barang: null,
    berat_selesai: null,
    foto_selesai: null,
    dari_gudang: null,
    dari_baki: null,
    op: ctx.op,
    // As much more as the tax raised the price: both are with it.
    harga_komputer: plus(dasar.harga_komputer, naik),
    harga_hari: dasar.harga_hari,
    berlian: false,
  }));
  return { lines, patokan };
}

/** The price that the customer was shown is the one that he gets: where it changed meanwhile, it is shown again. */
const periksaDilihat = (
  { urut, harga_per_gram, harga_hari }: Dipesan & { readonly urut: number },
  hari: ReadonlyMap<number, Line['harga']>,
  index: number,
): Refusal[] =>
  gather([
    harga_per_gram === null && harga_hari !== null && harga_hari !== kept(hari, urut),
    at(TIDAK_PESANAN.HARGA_BERUBAH, 'barang', index),
  ]);
