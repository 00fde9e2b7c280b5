import { kept } from '#kit/rules/lists.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { terimaKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import type { KodePenerima, Padanan } from '#areas/kirim/rules/padanan.ts';
import type { BarangRow } from '#areas/stock/server/barang.query.ts';
import { askTurun, hargaUbahan } from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Scan = InputOf<typeof terimaKirimanEndpoint>['body']['barang'][number];
/** A scan with the piece that it is of, as this shop will have it. */
export type Piece = Scan & {
  readonly row: BarangRow;
  readonly kode: KodePenerima;
  readonly tiba: { berat: Miligram; berat_asli: Miligram; murni: Miligram; beda: boolean };
};

/** The masters that price a piece, gold and work, by its codes at the sender. */
const codesOf = ({ row }: Piece): readonly string[] => [
  `JENIS/${row.kode_dept}`,
  `GROUP/${row.kode_group}`,
  `KADAR/${row.kode_kadar}`,
  `BANDROL/${row.kode_bandrol}`,
];

/**
 * Who chooses a master of his own for one that his shop lacks chooses the price (D-51.16): where a piece costs less
 * here by that choice than it did when it was packed, an owner agrees, once, for the choice is kept.
 */
export async function askPadanan(
  tx: Tx,
  pieces: readonly Piece[],
  chosen: readonly Padanan[],
  packed: ReadonlyMap<string, { readonly harga_jual: Rupiah | null }>,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const baru = new Set(chosen.map(({ jenis, dari }) => `${jenis}/${dari}`));
  const menurut = pieces.filter((one) => codesOf(one).some((code) => baru.has(code)));
  if (menurut.length === 0) return [];
  const ubahan = menurut.map(({ kode_barcode, row, kode }) => {
    const here = { ...row, ...kode, kategori_harga: row.kategori_sendiri };
    return { kode_barcode, dari: here, ke: here };
  });
  const kini = await hargaUbahan(tx, ubahan, aturanHarga(ctx), ctx);
  return askTurun(
    kini
      // Without a price nothing is sold: who gives one is asked then.
      .filter(({ ke }) => ke !== null)
      .map(({ kode_barcode, ke }) => ({
        kode_barcode,
        dari: kept(packed, kode_barcode).harga_jual,
        ke,
      })),
  );
}
