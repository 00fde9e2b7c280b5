import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sendPakai } from '#areas/penjualan/server/kupon.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** One use less of a coupon, and what it took off the sale that is being saved: sent behind it. */
export function kirimPakai(
  tx: Tx,
  no_kupon: string,
  no_faktur_jual: string,
  { rupiah, lain }: { readonly rupiah: Rupiah; readonly lain: boolean },
  { kode_toko, hari, op }: Ctx,
): void {
  sendPakai(tx, kode_toko, { no_kupon, rupiah, lain, tgl: hari, op });
  tx.audit({
    tindakan: 'PAKAI',
    tabel: 'kupon',
    kunci: no_kupon,
    sesudah: { no_faktur_jual, rupiah },
  });
}
