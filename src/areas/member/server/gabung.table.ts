import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { DataPajak } from '#areas/customer/rules/customer.ts';

export type PajakLama = Omit<DataPajak, 'npwp'> & { readonly npwp: boolean };

type Act = { kode_toko: string; user_id: string; op: string };

export const insertGabungan = (
  tx: Tx,
  row: {
    kode_customer: string;
    ke: string;
    poin: number;
    jenis_lama: string;
    /** What the other card said to the tax; of its number, whether it had one. */
    pajak_lama: PajakLama;
  },
  { kode_toko, user_id, op }: Act,
): Promise<number> =>
  tx.run(sql`
    insert into customer_gabung (kode_toko, kode_customer, ke, poin, jenis_lama, pajak_lama, input_by, input_date, op)
    values (${kode_toko}, ${row.kode_customer}, ${row.ke}, ${row.poin}, ${row.jenis_lama},
            ${JSON.stringify(row.pajak_lama)}::jsonb, ${user_id}, waktu(), ${op}::uuid)`);

export const endGabungan = (
  tx: Tx,
  { kode_toko, id }: { kode_toko: string; id: number },
  { user_id, op }: Act,
): Promise<number> =>
  tx.run(sql`
    update customer_gabung set pisah_by = ${user_id}, pisah_date = waktu(), op_pisah = ${op}::uuid
     where kode_toko = ${kode_toko} and id = ${id}`);
