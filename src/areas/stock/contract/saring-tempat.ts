import { choice, int, optional, ref } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { rowText, semua, sortedBy, sumGram } from '#kit/contract/report.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

/** Filter kit [LOK] of the reports: where a piece lies. */
export const saringTempat = {
  kode_gudang: semua(ref('Gudang', gudangMaster, 'nama')),
  kode_baki: semua(ref('Baki', bakiMaster, 'nama')),
};

/** Filter kit [SRT]: the order inside a group. */
export const urutan = {
  sort_by: sortedBy(
    choice('Urutkan', {
      kode_barcode: 'Barcode',
      nama_barang: 'Nama Barang',
      kode_toko: 'Kode Toko dan Baki',
    }),
  ),
};

/** Column kit [ITEM]. */
export const kolomBarang = {
  kode_barcode: rowText('Barcode'),
  nama_barang: rowText('Nama Barang'),
  kode_dept: rowText('Jenis'),
  kode_group: rowText('Group'),
  /** 0 of a loose stone. */
  kadar: kadarPersen('Kadar', { min: 0 }),
};

/** Column kit [QBM]; sums of a shop go beyond what one piece may weigh. */
export const kolomBerat = { qty: int('Qty'), berat: sumGram('Berat'), murni: sumGram('Murni') };

/** A tray may be missing where a warehouse has none. */
export const kolomBaki = { kode_baki: optional(rowText('Baki')) };
