import { refsAll } from '#kit/contract/field-more.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';

/** Branches to look at; none chosen: all of them. */
export const saringToko = { toko: refsAll('Toko', tokoMaster, 'nama_toko') };

/** What a report of many shops says when it could not be fetched (1§8). */
export const GAGAL_BANYAK_TOKO = { failed: 'Data Gagal Dimuat' };
