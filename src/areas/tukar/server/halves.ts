import { invariant } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import {
  findTukar,
  lockPenjualan,
  type Penjualan,
} from '#areas/penjualan/server/penjualan.table.ts';

/** The sale of a ticket that is held already, held as well; it names the buy-back. */
export async function lockJual(tx: Tx, kode_toko: string, no_tukar: string): Promise<Penjualan> {
  const nomor = await findTukar(tx, kode_toko, no_tukar);
  const jual = nomor && (await lockPenjualan(tx, kode_toko, nomor.no_faktur_jual));
  invariant(jual?.no_faktur_beli, `${no_tukar} has lost a half`);
  return jual;
}
