import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The line of the buy-back that a stone came with. */
type Dibeli = { readonly no_faktur_beli: string; readonly urut: number };

/** They lie in a piece of the shop from now on. */
export const setBatuTerpasang = (
  tx: Tx,
  codes: readonly string[],
  kode_barcode: string,
  { kode_toko, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    update berlian set status = 'TERPASANG', kode_barcode = ${kode_barcode}, no_pegang = null, urut_beli = null,
           kode_gudang = null, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes as string[]}) and status = 'DIBELI'`);

/** And with the cancel of that in the bought line again. */
export const setBatuDibeli = (
  tx: Tx,
  codes: readonly string[],
  { no_faktur_beli, urut }: Dibeli,
  { kode_toko, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    update berlian set status = 'DIBELI', kode_barcode = null, no_pegang = ${no_faktur_beli}, urut_beli = ${urut},
           op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes as string[]}) and status = 'TERPASANG'`);

/** Loose in a warehouse of the shop. */
export const setBatuLepas = (
  tx: Tx,
  codes: readonly string[],
  kode_gudang: string,
  { kode_toko, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    update berlian set status = 'LEPAS', no_pegang = null, urut_beli = null, kode_gudang = ${kode_gudang},
           op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes as string[]}) and status = 'DIBELI'`);
