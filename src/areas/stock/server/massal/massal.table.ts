import { sql, type Query } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { BarisUbah } from '#areas/stock/rules/ubah-massal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type JenisUbah = 'PROFIT' | 'KADAR';

/** A number of the other screen is not found here. */
export const ofJenis = (jenis: JenisUbah): Query => sql`d.jenis = ${jenis}`;

/** Writes what the pieces are now; where they lie and their state stay. Who shows one hears of it. */
export async function saveNilaiBaru(tx: Tx, isi: readonly BarisUbah[], ctx: Ctx): Promise<void> {
  await tx.run(sql`
    update barang b set harga_modal = x.modal_ke, ongkos = x.ongkos_ke, kode_kadar = x.kadar_ke, kadar = x.angka_ke,
           persen = x.persen_ke, murni = x.murni_ke, op = ${ctx.op}::uuid
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) as x (kode_barcode text, modal_ke bigint,
           ongkos_ke bigint, kadar_ke text, angka_ke int, persen_ke int, murni_ke bigint)
     where b.kode_toko = ${ctx.kode_toko} and b.kode_barcode = x.kode_barcode`);
  tx.ring('keranjang', { kode_barcode: isi.map((one) => one.kode_barcode) });
}
