import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { CaraPeringatan } from '#areas/customer/contract/peringatan.ts';
import type { Diperingatkan } from '#areas/customer/rules/peringatan.ts';
import { DIPERINGATKAN } from '#areas/customer/server/peringatan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Peringatan = {
  no_cicilan: string;
  urut: number;
  tgl_system: Hari;
  input_date: string;
  tertua: Hari;
  cara: CaraPeringatan;
  keterangan: string;
  input_by: string;
};

const KOLOM = sql`no_cicilan, urut, tgl_system, input_date, tertua, cara, keterangan, input_by`;

export const listPeringatanCicilan = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Peringatan[]> =>
  on.many(sql<Peringatan>`
    select ${KOLOM} from cicilan_peringatan
     where kode_toko = ${kode_toko} and no_cicilan = ${no} order by urut desc`);

/** The notices of a contract that were logged after an instalment was due. */
export const findPeringatanCicilan = (
  on: Sql,
  kode_toko: string,
  no: string,
  tertua: Hari,
): Promise<Diperingatkan> =>
  on.one(sql<Diperingatkan>`
    select ${DIPERINGATKAN} from cicilan_peringatan
     where kode_toko = ${kode_toko} and no_cicilan = ${no} and tgl_system > ${tertua}::date`);

type Baru = Pick<Peringatan, 'no_cicilan' | 'tertua' | 'cara' | 'keterangan'>;
/** The contract is held by the act that writes one: they are numbered in their order. */
export const savePeringatanCicilan = (
  tx: Tx,
  { no_cicilan: no, tertua, cara, keterangan }: Baru,
  { kode_toko, hari, user_id, op }: Ctx,
): Promise<Peringatan> =>
  tx.one(sql<Peringatan>`
    insert into cicilan_peringatan (kode_toko, no_cicilan, urut, tgl_system, input_date, tertua, cara, keterangan,
        input_by, op)
    select ${kode_toko}, ${no}, coalesce(max(urut), 0) + 1, ${hari}::date, waktu(), ${tertua}::date, ${cara},
           ${keterangan}, ${user_id}, ${op}::uuid
      from cicilan_peringatan where kode_toko = ${kode_toko} and no_cicilan = ${no}
    returning ${KOLOM}`);
