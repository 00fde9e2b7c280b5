import type { RefSource } from '#kit/contract/field.ts';
import { ref } from '#kit/contract/field.ts';
import type { NameSources } from '#kit/contract/report-names.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { EVENTS } from '#app/contract/events.ts';
import { userRef } from '#areas/akses/contract/user.field.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import { NAMA_GERAK } from '#areas/buku/rules/gerak.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';

const daftar = (...[master, show]: [Parameters<typeof ref>[1], string]): RefSource =>
  sourceOf(ref('', master, show));

/** User ids are one person in the whole chain: an approval may be head office's. */
const USER = { ...sourceOf(userRef('')), chain: true } as const;
const SALES = daftar(salesMaster, 'nama');
const JENIS = daftar(jenisMaster, 'nama');
const GROUP = daftar(groupMaster, 'nama');
const KONDISI = daftar(kondisiBeliMaster, 'keterangan');
const GUDANG = daftar(gudangMaster, 'nama');
const BAKI = daftar(bakiMaster, 'nama');
const SUPPLIER = daftar(supplierBarangMaster, 'nama');
const KELOMPOK = daftar(kelompokHargaMaster, 'nama');
const TOKO = { ...daftar(tokoMaster, 'nama_toko'), chain: true } as const;

/**
 * What codes are called in reports, by the name of their column, or by the word that a summary is grouped
 * by: 'SL02' is shown as Dewi everywhere, on the screen, on paper and in Excel.
 */
export const NAMA_KOLOM: NameSources = {
  kode_sales: SALES,
  SALES,
  kode_dept: JENIS,
  JENIS,
  kode_group: GROUP,
  GROUP,
  kondisi: KONDISI,
  KONDISI,
  kode_gudang: GUDANG,
  GUDANG,
  kode_supplier: SUPPLIER,
  kode_tukang: daftar(tukangMaster, 'nama'),
  SUPPLIER,
  kelompok_harga: KELOMPOK,
  KELOMPOK_HARGA: KELOMPOK,
  kode_toko: TOKO,
  TOKO,
  kode_baki: BAKI,
  baki_fisik: BAKI,
  // The name of its bank is in the column beside it.
  no_rekening: {},
  jenis_kupon: daftar(jenisKuponMaster, 'nama'),
  kategori: { ...daftar(kodeTransaksiMaster, 'deskripsi'), words: NAMA_GERAK },
  event: {
    words: Object.fromEntries(Object.entries(EVENTS).map(([kode, { nama }]) => [kode, nama])),
  },
  input_by: USER,
  KASIR: USER,
  valid_by: USER,
  batal_by: USER,
  otorisasi_by: USER,
  user_id: USER,
  tutup_by: USER,
  selesai_by: USER,
};
