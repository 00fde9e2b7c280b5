import type { Master } from '#kit/contract/master.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { hargaHooks as hooksOf, type Tersentuh } from '#areas/akses/server/harga/harga-master.ts';
import { countBarangMaster } from '#areas/barang/server/harga.table.ts';

/** The pieces in stock that name the row. */
export const barangTersentuh =
  (master: Master): Tersentuh =>
  async (tx, row, { kode_toko }) => {
    const [key] = master.key;
    const barang = await countBarangMaster(tx, kode_toko, key, row[key]);
    return barang === null ? [] : [{ label: 'Barang di stock', nilai: String(barang) }];
  };

/** A master of prices whose rows pieces may name. */
export const hargaHooks = (declared: unknown): MasterHooks =>
  hooksOf(declared, barangTersentuh(declared as Master));
