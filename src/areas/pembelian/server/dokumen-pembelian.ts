import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import { listBaris } from '#areas/buku/server/buku.table.ts';
import { findTukar } from '#areas/penjualan/server/penjualan.table.ts';
import type { pembelianEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import {
  listBayarBeli,
  listPembelianBarang,
  type BarangTersimpan,
  type Pembelian,
} from '#areas/pembelian/server/pembelian.table.ts';

export type DokumenPembelian = AnswerOf<typeof pembelianEndpoint>;

/** The whole document: the same for the answer of a save and for reading it again. */
export async function readDokumenBeli(
  on: Sql,
  kode_toko: string,
  head: Pembelian,
): Promise<DokumenPembelian> {
  const no = head.no_faktur_beli;
  const barang = await listPembelianBarang(on, kode_toko, no);
  const pembayaran = await listBayarBeli(on, kode_toko, no);
  const baris = await listBaris(on, kode_toko, no);
  const tukar = head.no_tukar ? await findTukar(on, kode_toko, head.no_tukar) : undefined;
  const { nama_customer, alamat_customer, no_hp, no_ktp, foto_identitas, jenis_customer } = head;
  const {
    alamat_customer: _a,
    no_hp: _h,
    no_ktp: _k,
    foto_identitas: _f,
    jenis_customer: _j,
    ...rest
  } = head;
  const { no_batal, alasan_batal, batal_by, tgl_batal, ...row } = rest;
  return {
    ...row,
    customer: {
      kode_customer: head.kode_customer,
      nama: nama_customer,
      alamat: alamat_customer,
      no_hp,
      no_ktp,
      foto: foto_identitas,
      jenis: jenis_customer,
    },
    batal:
      tgl_batal && batal_by
        ? { no: no_batal, alasan: alasan_batal ?? '', batal_by, tgl_batal }
        : null,
    tukar: tukar ?? null,
    barang: barang.map(barisTampil),
    pembayaran,
    postings: baris.map((one, at) => ({
      ...one,
      no_bukti: no,
      urut: at + 1,
      kode_barcode: one.kode_barcode ?? null,
    })),
  };
}

const barisTampil = ({
  kode_kelompok: _k,
  harga_emas: _e,
  harga_murni: _m,
  kode_gudang: _g,
  ...line
}: BarangTersimpan) => line;
