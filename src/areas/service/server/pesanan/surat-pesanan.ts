import type { Sql } from '#kit/server/sql.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { alamatSurat } from '#areas/penjualan/server/alamat-nota.ts';
import { suratPesanan } from '#areas/service/rules/pesanan/surat-pesanan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { CONTOH, listKunci } from '#areas/service/server/pesanan/pesanan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The slip of an order with its page, for the customer's sheet (D-51.15). */
export async function readSuratPesanan(on: Sql, held: Pesanan, ctx: Ctx): Promise<BuktiMore> {
  const { no_pesanan, status } = held;
  const contoh = await CONTOH.read(on, ctx.kode_toko, no_pesanan);
  const kunci = await listKunci(on, ctx.kode_toko, no_pesanan);
  // The word on the slip lets its holder fetch: a slip of an ended order, one that waits for its DP, and a copy that a
  // cashier draws on a later day are no such thing.
  const alamat = ['OPEN', 'CANC'].includes(status) ? null : await alamatSurat(on, no_pesanan, ctx);
  return { ...suratPesanan(held, kunci, contoh), ...(alamat && { alamat }) };
}
