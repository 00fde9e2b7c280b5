import { refsAll } from '#kit/contract/field-more.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';

/** Branches to look at; none chosen: all of them. */
export const saringToko = { toko: refsAll('Toko', tokoMaster, 'nama_toko') };
