import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { penjualanEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { listBaris } from '#areas/buku/server/buku.table.ts';
import { listTerbit } from '#areas/penjualan/server/kupon.table.ts';
import {
  listPembayaran,
  listPenjualanBarang,
  type Pembayaran,
  type Penjualan,
  type PenjualanBarang,
} from '#areas/penjualan/server/penjualan.table.ts';

export type DokumenPenjualan = AnswerOf<typeof penjualanEndpoint>;

type Bagian = {
  barang: readonly PenjualanBarang[];
  pembayaran: readonly Pembayaran[];
  baris: readonly Baris[];
  kupon_terbit: readonly string[];
};

/** The whole document from its parts: the same for the answer of a save and for reading it again. */
export function susunDokumen(
  head: Penjualan,
  { barang, pembayaran, baris, kupon_terbit }: Bagian,
): DokumenPenjualan {
  const {
    nama_customer,
    alamat_customer,
    no_hp,
    jenis_customer,
    no_batal,
    alasan_batal,
    batal_by,
    tgl_batal,
    no_faktur_beli,
    ...row
  } = head;
  return {
    ...row,
    nama_customer,
    customer: {
      kode_customer: head.kode_customer,
      nama: nama_customer,
      alamat: alamat_customer,
      no_hp,
      jenis: jenis_customer,
    },
    batal:
      tgl_batal && batal_by
        ? { no: no_batal, alasan: alasan_batal ?? '', batal_by, tgl_batal }
        : null,
    barang: barang.map(barisTampil),
    pembayaran: [...pembayaran],
    kupon_terbit: [...kupon_terbit],
    titipan: [...new Set(barang.flatMap(({ no_titip }) => no_titip ?? []))].toSorted(),
    tukar: row.no_tukar && no_faktur_beli ? { no_tukar: row.no_tukar, no_faktur_beli } : null,
    postings: baris.map((one, at) => ({
      ...one,
      no_bukti: head.no_faktur_jual,
      urut: at + 1,
      kode_barcode: one.kode_barcode ?? null,
    })),
  };
}

/** Cost, bonus, stock weight and place stay inside. */
const barisTampil = ({
  kode_kategori: _k,
  persen: _p,
  berat_asli: _a,
  berat_stock: _b,
  murni_stock: _m,
  harga_id: _h,
  harga_modal: _c,
  kode_kelompok: _l,
  bonus_id: _i,
  bonus_rp: _r,
  kode_gudang: _g,
  kode_baki: _t,
  no_titip: _n,
  ...line
}: PenjualanBarang) => line;

export async function readDokumen(
  on: Sql,
  kode_toko: string,
  head: Penjualan,
): Promise<DokumenPenjualan> {
  const barang = await listPenjualanBarang(on, kode_toko, head.no_faktur_jual);
  const pembayaran = await listPembayaran(on, kode_toko, head.no_faktur_jual);
  const baris = await listBaris(on, kode_toko, head.no_faktur_jual);
  const kupon_terbit = await listTerbit(on, kode_toko, head.no_faktur_jual);
  return susunDokumen(head, { barang, pembayaran, baris, kupon_terbit });
}
