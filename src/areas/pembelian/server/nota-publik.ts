import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { hari } from '#kit/rules/hari.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw, Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { isFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { kirimFotoUmum } from '#areas/stock/server/foto/foto.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { findHariTerakhir } from '#areas/toko/server/toko.table.ts';
import type {
  fotoNotaPublikEndpoint,
  notaPublikEndpoint,
} from '#areas/pembelian/contract/nota-publik.api.ts';
import { teksBatuNota } from '#areas/penjualan/rules/batu-nota.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import {
  readDasarBeli,
  readNota,
  type BarisNota,
} from '#areas/pembelian/server/dasar-beli.query.ts';
import {
  findKerjaPublik,
  findNotaPublik,
  listBarangPublik,
  type KepalaPublik,
} from '#areas/pembelian/server/nota-publik.query.ts';
import { kisaranBeli, type Kisaran } from '#areas/pembelian/server/kisaran-beli.ts';

/** A customer looks at a nota some times; a caller that asks for many is guessing. */
const cukup = limiter({ most: 30, seconds: 60 });
const cukupFoto = limiter({ most: 120, seconds: 60 });

const need = async (on: Sql, kode: string): Promise<KepalaPublik> => {
  const found = await findNotaPublik(on, kode);
  if (!found) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  return found;
};

/** The customer's page of a paper: pieces, photos, day, today's buy-back, and no person's name (D-32.11). */
export async function notaPublik(
  on: Sql,
  { params }: InputOf<typeof notaPublikEndpoint>,
  _: unknown,
  { ip }: Surroundings,
): Promise<AnswerOf<typeof notaPublikEndpoint>> {
  cukup(ip);
  const kepala = await need(on, params.kode);
  const { kode_toko, ...nota } = kepala;
  const { toko, modul, param } = await readSetelanToko(on, kode_toko);
  const terakhir = await findHariTerakhir(on, kode_toko);
  const tgl_harga = terakhir?.tgl_system ?? hari('1970-01-01');
  const barang = await listBarangPublik(on, kepala);
  const kerja = await findKerjaPublik(on, kepala);
  const harga = await kisaranNota(on, kepala, { modul, param, hari: tgl_harga });
  return {
    ...nota,
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    no_whatsapp: toko.no_whatsapp,
    tgl_harga,
    tgl_janji: kerja?.tgl_janji ?? null,
    sisa_rp: kerja?.sisa_rp ?? null,
    tambah_emas: kerja && kerja.tambah_emas > 0 ? kerja.tambah_emas : null,
    barang: barang.map(({ gambar_path, kode_barcode, batu, ...one }) => {
      const sini = kode_barcode === null ? undefined : harga.get(kode_barcode);
      return {
        ...one,
        pekerjaan: one.pekerjaan ?? null,
        batu: teksBatuNota({ batu }),
        foto: gambar_path !== null && isFoto(gambar_path),
        dibeli: sini?.dibeli ?? false,
        beli_dari: sini?.kisaran?.dari ?? null,
        beli_sampai: sini?.kisaran?.sampai ?? null,
      };
    }),
  };
}

type Sini = { dibeli: boolean; kisaran: Kisaran | null };

/** Only a sale that counts is bought back, and each of its pieces once. */
async function kisaranNota(
  on: Sql,
  { kode_toko, jenis, no, status }: KepalaPublik,
  toko: Parameters<typeof kisaranBeli>[2],
): Promise<Map<string, Sini>> {
  if (jenis !== 'PENJUALAN' || status !== 'BERLAKU') return new Map();
  const dasar = await readDasarBeli(on, kode_toko);
  const siniOf = (line: BarisNota): Sini => ({
    dibeli: line.no_faktur_beli !== null,
    kisaran: line.no_faktur_beli === null ? kisaranBeli(line, dasar, toko) : null,
  });
  const lines = await readNota(on, [no]);
  return new Map(lines.map((line) => [line.kode_barcode, siniOf(line)]));
}

/** The photo of one of its pieces, small; a drawn one where there is none. */
export async function fotoNotaPublik(
  on: Sql,
  { params }: InputOf<typeof fotoNotaPublikEndpoint>,
  _: unknown,
  { ip }: Surroundings,
): Promise<Raw> {
  cukupFoto(ip);
  const barang = await listBarangPublik(on, await need(on, params.kode));
  const one = barang.find(({ urut }) => urut === Number(params.urut));
  if (!one) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  return kirimFotoUmum(one.gambar_path);
}
