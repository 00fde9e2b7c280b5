import { gram, int, kode, optional, ref, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { mg } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

/** What an act names at most. */
export const MANUAL_PALING_BANYAK = { min: 1, max: 100, minMessage: 'Barang Tidak Boleh Kosong' };
/** A line holds more than a piece does. */
const SEMUA = { max: Number.MAX_SAFE_INTEGER };

/** Goods of one group and jenis. */
export const barangFields = {
  kode_group: ref('Group', groupMaster, 'nama'),
  kode_dept: ref('Jenis', jenisMaster, 'nama'),
};
/** Where they lie: a tray, or a warehouse without trays. */
export const tempatFields = {
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
};
export const jumlahFields = {
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 10_000 }),
  berat: gram('Berat', { ...SEMUA, min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
};

/** A line as a document keeps it, with the kadar of its group then. */
export const barisManual = {
  kode_group: kode('Group'),
  kode_dept: kode('Jenis'),
  kode_kadar: kode('Kode Kadar'),
  persen: kadarPersen('Kadar'),
  qty: int('Qty'),
  berat: gram('Berat', SEMUA),
  murni: gram('Murni', SEMUA),
};
/** A place as a document keeps it. */
export const tempatJadi = {
  kode_gudang: text('Gudang'),
  kode_baki: optional(text('Baki')),
};
export const totalManual = {
  total_qty: int('Total Qty'),
  total_berat: gram('Total Berat', SEMUA),
};
