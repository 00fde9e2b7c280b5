import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import { minus, priceOf, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import { hargaKini, type AturanHarga } from '#areas/stock/rules/harga-kini.ts';
import { askOngkosLabel } from '#areas/stock/server/jaga/ongkos-label.ts';
import { readHarga, type Harga, type Kode } from '#areas/stock/server/jaga/harga.query.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A piece as its price needs it; `kategori_harga` is its own way, where it has one. */
export type Berharga = Kode & {
  readonly nama_barang: string;
  readonly kategori_harga: string | null;
  readonly berat: Miligram;
  readonly berat_asli: Miligram;
  readonly ongkos: Rupiah | null;
  readonly harga_atribut: Rupiah;
  readonly harga_batu?: Rupiah | null;
  readonly berat_atribut?: Miligram;
  readonly harga_jual: Rupiah;
  /** The group that its gold was bought as, where a new label names another. */
  readonly group_asal?: string;
};

const caraOf = (piece: Berharga, harga: Harga, aturan: AturanHarga): CaraHarga =>
  (piece.kategori_harga as CaraHarga | null) ?? harga.kategori_harga ?? aturan.kategori_harga;

/** The price that a piece keeps whatever gold costs: its own, or its label's. */
function tetapOf(piece: Berharga, harga: Harga, aturan: AturanHarga): Rupiah | null {
  if (caraOf(piece, harga, aturan) === 'BANDROL' && harga.harga_bandrol !== null)
    return harga.harga_bandrol;
  return piece.harga_jual > 0 ? piece.harga_jual : null;
}

type Nilai = { readonly tetap: Rupiah | null; readonly emas: Rupiah | null };

/** The price that each piece keeps, and what its whole weight costs here as gold; null where there is none. */
export async function emasDanTetap(
  on: Sql,
  pieces: readonly Berharga[],
  aturan: AturanHarga,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<Nilai[]> {
  const global = aturan.harga_global;
  return zip(pieces, await readHarga(on, kode_toko, pieces)).map(([piece, harga]) => {
    const gram = tentukanHargaPerGram(harga.harga_per_gram, { global, persen: piece.persen });
    const emas = gram === null ? null : priceOf(gram, piece.berat, 'half');
    return { tetap: tetapOf(piece, harga, aturan), emas };
  });
}

/** The same, gold by the dearer of the group that a piece has and the one that it was bought as. */
async function emasTermahal(
  on: Sql,
  pieces: readonly Berharga[],
  aturan: AturanHarga,
  ctx: Pick<Ctx, 'kode_toko'>,
): Promise<Nilai[]> {
  const kini = await emasDanTetap(on, pieces, aturan, ctx);
  if (pieces.every(({ group_asal = null }) => group_asal === null)) return kini;
  const asal = pieces.map((one) => ({ ...one, kode_group: one.group_asal ?? one.kode_group }));
  return zip(kini, await emasDanTetap(on, asal, aturan, ctx)).map(([one, { emas }]) => ({
    ...one,
    emas: emas === null || (one.emas !== null && one.emas > emas) ? one.emas : emas,
  }));
}

/**
 * New pieces whose fixed price lies below their whole weight in gold are the owner's to agree to (D-51.16): else gold
 * leaves by its label, or by a stone that is only said. Each is shown with both figures and what its stones are said to
 * weigh.
 */
export async function askDiBawahEmas(
  on: Sql,
  pieces: readonly Berharga[],
  aturan: AturanHarga,
  ctx: Pick<Ctx, 'kode_toko'>,
): Promise<Tuntutan[]> {
  const tetaps = pieces.filter((one) => one.harga_jual > 0 || one.kode_bandrol !== null);
  if (tetaps.length === 0) return [];
  const nilai = await emasTermahal(on, tetaps, aturan, ctx);
  const murah = zip(tetaps, nilai).flatMap(([piece, { tetap, emas }]) =>
    tetap !== null && emas !== null && tetap < emas ? [{ piece, tetap, emas }] : [],
  );
  return murah.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('{jumlah} barang berharga tetap di bawah emasnya', {
            jumlah: murah.length,
          }),
          angka: murah.flatMap(({ piece, tetap, emas }) => [
            {
              label: sentence('Emas {nama}', { nama: piece.nama_barang }),
              nilai: formatRupiah(emas),
            },
            ...angkaBatu(piece),
            {
              label: sentence('Harga tetap {nama}', { nama: piece.nama_barang }),
              nilai: formatRupiah(tetap),
            },
          ]),
        },
      ];
}

/** What the price of new labels asks, whichever act makes them: a fixed price below the gold, labour given away. */
export const askHargaLabel = async (
  tx: Tx,
  pieces: readonly Berharga[],
  ctx: Ctx,
): Promise<Tuntutan[]> => [
  ...(await askDiBawahEmas(tx, pieces, aturanHarga(ctx), ctx)),
  ...(await askOngkosLabel(tx, await tanpaTetap(tx, pieces, ctx), ctx)),
];

/** Those that cost their gold and their labour: a price of its own, or its label's, is held against the gold alone. */
async function tanpaTetap(tx: Tx, pieces: readonly Berharga[], ctx: Ctx): Promise<Berharga[]> {
  if (pieces.every((one) => one.kode_bandrol === null))
    return pieces.filter((one) => !(one.harga_jual > 0));
  const nilai = await emasDanTetap(tx, pieces, aturanHarga(ctx), ctx);
  return zip(pieces, nilai).flatMap(([piece, { tetap }]) => (tetap === null ? [piece] : []));
}

const angkaBatu = ({ nama_barang, berat, berat_asli }: Berharga): Tuntutan['angka'] =>
  berat === berat_asli
    ? []
    : [
        {
          label: sentence('Berat atribut {nama}', { nama: nama_barang }),
          nilai: `${formatGram(minus(berat, berat_asli))} g`,
        },
      ];

type Ubahan = {
  readonly kode_barcode: string;
  readonly dari: Berharga;
  readonly ke: Berharga;
};
export type HargaUbah = { kode_barcode: string; dari: Rupiah | null; ke: Rupiah | null };

/** What each piece costs before and after a change of what chooses its price, the ongkos of jenis and group, too. */
export async function hargaUbahan(
  on: Sql,
  ubahan: readonly Ubahan[],
  aturan: AturanHarga,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<HargaUbah[]> {
  const lama = await readHarga(
    on,
    kode_toko,
    ubahan.map(({ dari }) => dari),
  );
  const baru = await readHarga(
    on,
    kode_toko,
    ubahan.map(({ ke }) => ke),
  );
  return zip(ubahan, zip(lama, baru)).map(([{ kode_barcode, dari, ke }, [dulu, kini]]) => {
    const of = (piece: Berharga, harga: Harga) =>
      hargaKini(
        {
          ...piece,
          ...harga,
          kategori_harga: caraOf(piece, harga, aturan),
        },
        aturan,
      ).harga_hari_ini;
    return { kode_barcode, dari: of(dari, dulu), ke: of(ke, kini) };
  });
}

const kata = (harga: Rupiah | null): string => (harga === null ? '-' : formatRupiah(harga));

/** Old and new price of each piece, as the approver reads them. */
export const angkaHargaUbah = (harga: readonly HargaUbah[]): Tuntutan['angka'] =>
  harga
    .filter(({ dari, ke }) => dari !== ke)
    .map(({ kode_barcode, dari, ke }) => ({
      label: sentence('Harga {kode_barcode}', { kode_barcode }),
      nilai: `${kata(dari)} → ${kata(ke)}`,
    }));

/** Where another group, code, label or way of pricing makes a piece cheaper, the owner agrees to it as to a price. */
export function askTurun(harga: readonly HargaUbah[]): Tuntutan[] {
  const turun = harga.filter(({ dari, ke }) => dari !== null && (ke === null || ke < dari));
  return turun.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('Harga {jumlah} barang turun', { jumlah: turun.length }),
          angka: angkaHargaUbah(turun),
        },
      ];
}

/** A jenis without stones takes the guard of its cost off a piece: the owner agrees as to a price (D-23, D-51.8). */
export const askLepasJaga = (kode_barcode: string): Tuntutan => ({
  event: aksesEvents.UBAH_HARGA_EMAS,
  ringkasan: sentence('Barang {kode_barcode} boleh dijual di bawah modal', { kode_barcode }),
  angka: [
    { label: sentence('Dijaga modalnya {kode_barcode}', { kode_barcode }), nilai: 'Ya → Tidak' },
  ],
});
