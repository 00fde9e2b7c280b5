import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { readMasterBarang, type BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { askLepasJaga, askTurun, hargaUbahan } from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A line that may become a piece: the bought piece that it was, else all that its lot was bought as. */
type Dilabeli = {
  readonly piece: BarangBaru | undefined;
  readonly asal: BarangLot | undefined;
  readonly barang: readonly BarangLot[];
};
type Baru = { readonly piece: BarangBaru; readonly dari: readonly BarangLot[] };

/** What a new label asks: a price below that of its gold, its guard taken off, a weight that is not plausible. */
export async function tanyaPieces(
  tx: Tx,
  lines: readonly Dilabeli[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const baru = lines.flatMap(({ piece, asal, barang }) =>
    piece ? [{ piece, dari: asal ? [asal] : barang }] : [],
  );
  const wajar = jagaBeratWajar(
    tx,
    baru.map(({ piece }) => ditimbang(piece)),
    ctx,
  );
  if (baru.length === 0) return wajar;
  const master = await readMasterBarang(tx, ctx.kode_toko);
  return [...(await tanyaTurun(tx, baru, master, ctx)), ...tanyaJaga(baru, master), ...wajar];
}

/**
 * Where another jenis, group or code than its gold was bought as makes a piece cheaper, the owner agrees to it
 * (D-51.16): a test that misses the code by a hair changes what its gold is called, not only what it weighs.
 */
async function tanyaTurun(
  tx: Tx,
  baru: readonly Baru[],
  { kadar }: MasterBarang,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const ubahan = baru.flatMap(({ piece, dari }) => {
    const lain = new Map(dari.map((one) => [kelompok(one), one]));
    lain.delete(kelompok(piece));
    return [...lain.values()].map(({ kode_dept, kode_group, kode_kadar, kadar: uji }) => ({
      kode_barcode: piece.nama_barang,
      dari: { ...piece, kode_dept, kode_group, kode_kadar, persen: kadar.get(kode_kadar) ?? uji },
      ke: piece,
    }));
  });
  if (ubahan.length === 0) return [];
  return askTurun(await hargaUbahan(tx, ubahan, aturanHarga(ctx), ctx));
}

const kelompok = ({
  kode_dept,
  kode_group,
  kode_kadar,
}: Pick<BarangBaru, 'kode_dept' | 'kode_group' | 'kode_kadar'>): string =>
  [kode_dept, kode_group, kode_kadar].join('/');

/** Bought in a jenis of stones and labelled in another: it may be sold below its cost, as after a change (D-51.16). */
const tanyaJaga = (baru: readonly Baru[], { jenisBerlian }: MasterBarang): Tuntutan[] =>
  baru
    .filter(
      ({ piece, dari }) =>
        !jenisBerlian.has(piece.kode_dept) && dari.some((one) => jenisBerlian.has(one.kode_dept)),
    )
    .map(({ piece }) => askLepasJaga(piece.nama_barang));
