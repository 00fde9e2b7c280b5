import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql } from '#kit/server/sql.ts';

export type Lapor = {
  kode_toko: string;
  hari: Hari;
  tgl_system: Hari;
  orang: string;
  tgl_lapor: Hari;
  no_lapor: string;
  no_identitas: string | null;
  pekerjaan: string | null;
  total: Rupiah;
  input_by: string;
  op: string;
};

/** Nothing is written where the customer's day was reported already. */
export const insertLapor = (tx: Tx, row: Lapor): Promise<{ id: number } | undefined> =>
  tx.maybe(sql<{ id: number }>`
    insert into lapor_transaksi (kode_toko, hari, tgl_system, orang, tgl_lapor, no_lapor, no_identitas, pekerjaan,
                                 total, status, input_by, input_date, op)
    values (${row.kode_toko}, ${row.hari}::date, ${row.tgl_system}::date, ${row.orang}, ${row.tgl_lapor}::date,
            ${row.no_lapor}, ${row.no_identitas}, ${row.pekerjaan}, ${row.total}, 'DONE', ${row.input_by}, waktu(),
            ${row.op}::uuid)
    on conflict (tgl_system, orang) where status = 'DONE' do nothing
    returning id`);

type Batal = { tgl_system: Hari; orang: string; alasan: string; batal_by: string };
export type LaporLama = { kode_toko: string; id: number; no_lapor: string; tgl_lapor: Hari };

/** Ends the living report of a customer's day, wherever in the chain it was written down. */
export const batalkanLapor = (tx: Tx, one: Batal): Promise<LaporLama | undefined> =>
  tx.maybe(sql<LaporLama>`
    update lapor_transaksi set status = 'CANC', alasan_batal = ${one.alasan}, batal_by = ${one.batal_by},
           tgl_batal = waktu()
     where tgl_system = ${one.tgl_system}::date and orang = ${one.orang} and status = 'DONE'
    returning kode_toko, id, no_lapor, tgl_lapor`);
