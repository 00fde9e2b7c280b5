import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { CaraPeringatan } from '#areas/customer/contract/peringatan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Peringatan = {
  no_faktur_hutang: string;
  urut: number;
  tgl_system: Hari;
  input_date: string;
  tgl_jatuh_tempo: Hari;
  cara: CaraPeringatan;
  keterangan: string;
  input_by: string;
};

const KOLOM = sql`no_faktur_hutang, urut, tgl_system, input_date, tgl_jatuh_tempo, cara, keterangan, input_by`;

export const listPeringatan = (on: Sql, kode_toko: string, no: string): Promise<Peringatan[]> =>
  on.many(sql<Peringatan>`
    select ${KOLOM} from hutang_peringatan
     where kode_toko = ${kode_toko} and no_faktur_hutang = ${no} order by urut desc`);

type Baru = Pick<Peringatan, 'no_faktur_hutang' | 'tgl_jatuh_tempo' | 'cara' | 'keterangan'>;
/** The caller has locked the loan, so that its warnings are numbered in their order. */
export const savePeringatan = (
  tx: Tx,
  { no_faktur_hutang: no, tgl_jatuh_tempo, cara, keterangan }: Baru,
  { kode_toko, hari, user_id, op }: Ctx,
): Promise<Peringatan> =>
  tx.one(sql<Peringatan>`
    insert into hutang_peringatan (kode_toko, no_faktur_hutang, urut, tgl_system, input_date, tgl_jatuh_tempo, cara,
        keterangan, input_by, op)
    select ${kode_toko}, ${no}, coalesce(max(urut), 0) + 1, ${hari}::date, waktu(), ${tgl_jatuh_tempo}::date, ${cara},
           ${keterangan}, ${user_id}, ${op}::uuid
      from hutang_peringatan where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}
    returning ${KOLOM}`);
