import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';

export type Akta = AnswerOf<typeof hutangDocument.one>['akta'][number];

/** What was done with a loan, the oldest first, cancelled documents included. */
export const listAkta = (on: Sql, kode_toko: string, no: string): Promise<Akta[]> =>
  on.many(sql<Akta>`
    select no, jenis, tgl_system, status, input_by from (
      select no_bunga as no, 'BUNGA' as jenis, tgl_system, status, input_by, input_date from hutang_bunga
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}
       union all
      select no_lunas, case jenis when 'PUTUS' then 'PUTUS' else 'TEBUS' end, tgl_system, status, input_by, input_date
        from hutang_lunas where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}
       union all
      select no_remaja, 'REMAJA', tgl_system, status, input_by, input_date from hutang_remaja
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}
       union all
      select no_lelang, 'LELANG', tgl_system, status, input_by, input_date from hutang_lelang
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}
       union all
      select no_kelebihan, 'KELEBIHAN', tgl_system, status, input_by, input_date from hutang_kelebihan
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no}) a
     order by input_date, no`);
