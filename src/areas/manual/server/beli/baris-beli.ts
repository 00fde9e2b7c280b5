import type { Persen } from '#kit/rules/quantity.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type {
  beliFields,
  beliManualDocument,
} from '#areas/manual/contract/beli-manual.document.ts';
import type { StockManual } from '#areas/manual/rules/stock-manual.ts';
import type { PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import type { ValuesOf } from '#kit/contract/field.ts';

export type BeliDitahan = HeldOf<typeof beliManualDocument.spec>;
type Line = BeliDitahan['barang'][number];
type Diminta = ValuesOf<typeof beliFields>;

const TANPA = {
  cara_uji: null,
  asal_nota: 'TANPA_NOTA',
  no_faktur_jual: null,
  kode_barcode: null,
  tgl_nota: null,
  berat_nota: null,
  kondisi: null,
  harga_nota: null,
} as const;

const TAK_BERBATU = {
  berat_batu: 0 as PembelianBarang['berat_batu'],
  batu_rp: 0 as PembelianBarang['batu_rp'],
  batu: null,
  batu_kurang: null,
  batu_hilang: null,
  batu_dijual: null,
  batu_lain: null,
  batu_kurang_rp: 0 as PembelianBarang['batu_kurang_rp'],
  batu_sisa: null,
  batu_ganti: null,
  batu_beda: null,
} as const;

/** Goods of a group as a buy-back knows gold that comes without a nota. */
export const tanpaNota = (one: Diminta, kadar: Persen, nama: string) => ({
  ...TANPA,
  berlian: null,
  nama_barang: one.nama_barang ?? nama,
  kode_dept: one.kode_dept,
  kode_group: one.kode_group,
  kadar,
  berat: one.berat,
  harga_per_gram: one.harga_per_gram,
  potongan: null,
  harga: one.harga,
});

/** A kept line as the prices of a buy-back measure it. */
export const sebagaiBeli = (line: Line, index: number): PembelianBarang => ({
  ...TANPA,
  ...TAK_BERBATU,
  urut: index + 1,
  nama_barang: line.nama_barang,
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  kode_kadar: line.kode_kadar,
  kode_kelompok: line.kode_kelompok,
  kadar: line.kadar,
  kadar_nota: null,
  berat: line.berat,
  murni: line.murni,
  harga_hari: line.harga_hari,
  harga_per_gram: line.harga_per_gram,
  potongan: 0 as PembelianBarang['potongan'],
  harga_hari_ini: line.harga_hari_ini,
  harga_dasar_nota: null,
  rugi_persen: 0 as Persen,
  harga_tawar: line.harga_tawar,
  harga: line.harga,
  harga_emas: line.harga_emas,
  harga_murni: line.harga_murni,
  harga_wajar: line.harga_wajar,
  kode_gudang: line.kode_gudang,
});

type Masuk = Pick<
  Line,
  | 'kode_group'
  | 'kode_dept'
  | 'kode_gudang'
  | 'kode_kadar'
  | 'kadar'
  | 'qty'
  | 'berat'
  | 'murni'
  | 'harga'
>;
/** What it adds to its stock line: its price is its cost. */
export const sebagaiMasuk = (line: Masuk): StockManual => ({
  kode_group: line.kode_group,
  kode_dept: line.kode_dept,
  kode_gudang: line.kode_gudang,
  kode_baki: null,
  kode_kadar: line.kode_kadar,
  persen: line.kadar,
  qty: line.qty,
  berat: line.berat,
  murni: line.murni,
  modal: line.harga,
});
