import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { penukaranHadiahReport } from '#areas/member/contract/penukaran-hadiah.report.ts';
import { diTokoDilihat } from '#areas/member/server/laporan/toko-dilihat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof penukaranHadiahReport>;

export const penukaranHadiahQuery = (saring: Saring, ctx: Ctx): Query => sql`
  select t.tgl_system, t.no_tukar_hadiah, t.kode_customer, t.nama_customer, t.kode_hadiah, t.nama_hadiah, t.qty, t.poin,
         t.input_by
    from tukar_hadiah t
   where ${diTokoDilihat('t.kode_toko', saring.toko, ctx)} and t.status = 'DONE'
     and t.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('t.kode_hadiah', saring.kode_hadiah)}
   order by t.nama_hadiah, t.tgl_system, t.no_tukar_hadiah`;
