import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A piece after stones were set into it, or taken out. */
export type BarangBerbatu = {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly berat_atribut: Miligram;
  readonly berat_asli: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly berlian: readonly Berlian[];
};

/** Writes what a piece weighs, holds and cost with the stones that it has now. Who shows it hears of it. */
export async function saveBarangBatu(
  tx: Tx,
  { kode_barcode, berlian, ...isi }: BarangBerbatu,
  { kode_toko, op }: Ctx,
): Promise<void> {
  await tx.run(sql`
    update barang set berat = ${isi.berat}, berat_atribut = ${isi.berat_atribut}, berat_asli = ${isi.berat_asli},
           murni = ${isi.murni}, harga_modal = ${isi.harga_modal}, berlian = ${JSON.stringify(berlian)}::jsonb,
           op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode}`);
  tx.ring('keranjang', { kode_barcode: [kode_barcode] });
}
