import { createHash } from 'node:crypto';
import { kept } from '#kit/rules/lists.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import { hargaDenganPpn } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { kelasBarang } from '#areas/penjualan/rules/pajak.ts';
import type { IsiTayang } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { FOTO_TAYANG } from '#areas/penjualan/rules/tayang/tayang.ts';
import { listKata } from '#areas/penjualan/server/tayang/tayang.table.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import { listBarang, type BarangRow } from '#areas/stock/server/barang.query.ts';
import { readFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Toko = Pick<Ctx, 'kode_toko' | 'param' | 'modul'>;

/** What a channel is sent of a piece, without its photos: until it leaves, their names take their place. */
export type Disiapkan = {
  readonly kode_barcode: string;
  readonly harga: Rupiah | null;
  readonly sidik: string;
  /** Which photos belong to it, in their order. */
  readonly sidik_foto: string;
  readonly gambar: BarangRow['gambar'];
  readonly isi: Omit<IsiTayang, 'versi' | 'harga' | 'foto' | 'foto_sidik'>;
};

/** The price that a buyer from the street is asked, with the tax that is on top of it (D-41.8). */
export function hargaTayang(piece: BarangRow, toko: Toko): Rupiah | null {
  const { harga_hari_ini } = hargaKini(piece, aturanHarga(toko));
  return harga_hari_ini === null
    ? null
    : hargaDenganPpn(
        harga_hari_ini,
        kelasBarang(piece),
        aturanPajakOf(toko.param, false),
        pembulatanOf(toko),
      );
}

/** The newest state of these pieces, named one by one: what is not named here never leaves (D-48.5). */
export async function siapkanIsi(
  on: Sql,
  toko: Toko,
  codes: readonly string[],
): Promise<Disiapkan[]> {
  if (codes.length === 0) return [];
  const kata = new Map(
    (await listKata(on, toko.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  return (await listBarang(on, toko.kode_toko, codes)).map((piece) => {
    const { kategori, jenis, kadar } = kept(kata, piece.kode_barcode);
    const isi = {
      kode_barcode: piece.kode_barcode,
      kode_toko: toko.kode_toko,
      nama_barang: piece.nama_barang,
      deskripsi: piece.deskripsi ?? '',
      kategori,
      jenis,
      kadar,
      persen: piece.persen,
      berat: piece.berat,
      size: piece.size || null,
    };
    const gambar = piece.gambar.slice(0, FOTO_TAYANG);
    const names = gambar.map(({ gambar_path }) => gambar_path);
    return {
      kode_barcode: piece.kode_barcode,
      harga: hargaTayang(piece, toko),
      sidik: sidikOf([isi, names]),
      sidik_foto: sidikOf(names),
      gambar,
      isi,
    };
  });
}

const sidikOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** The photos themselves; one that is gone is left out. A store that does not answer is a failure of the piece. */
export async function readFotoTayang(
  gambar: Disiapkan['gambar'],
): Promise<{ nama: string; jpeg: string }[]> {
  const photos = await Promise.all(
    gambar.map(async ({ gambar_path, gambar_name }) => {
      const bytes = await readFoto(gambar_path);
      return bytes ? [{ nama: gambar_name, jpeg: bytes.toString('base64') }] : [];
    }),
  );
  return photos.flat();
}
