import { sql, type Sql } from '#kit/server/sql.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = AnswerOf<typeof lotLepasEndpoint>[number];

/** Lots that lie loose, the oldest first. */
export const listLotLepas = (on: Sql, _: unknown, { kode_toko }: Ctx): Promise<Row[]> =>
  on.many(sql<Row>`
    select l.no_terima, l.urut, p.kode_supplier, p.tgl_system, l.kode_dept, l.kode_group, l.persen as kadar,
           p.kode_gudang, l.qty - l.label_qty - l.hilang_qty - l.retur_qty as qty,
           (l.berat - l.lot_berat - l.hilang_berat - l.retur_berat)::bigint as berat
      from penerimaan_lot l join penerimaan p on p.kode_toko = l.kode_toko and p.no_terima = l.no_terima
     where l.kode_toko = ${kode_toko} and p.status = 'DONE'
       and l.qty - l.label_qty - l.hilang_qty - l.retur_qty > 0
     order by p.tgl_system, l.no_terima, l.urut`);
