import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import type { bukuBakiEndpoint } from '#areas/opname/contract/timbang.api.ts';
import { hitungTutupBaki } from '#areas/opname/rules/timbang.ts';
import { bukuBakiQuery } from '#areas/opname/server/timbang/timbang.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What went through each tray in a day; a counter below SPV sees it once the tray was weighed. */
export async function bukuBaki(on: Sql, { query }: InputOf<typeof bukuBakiEndpoint>, ctx: Ctx) {
  const rows = await on.many(bukuBakiQuery(ctx.kode_toko, query.tgl ?? ctx.hari, query));
  const boleh = setidaknya(ctx.level, 'SPV');
  return rows
    .filter((row) => boleh || row.ditimbang !== null)
    .map(({ keluar_qty, keluar_berat, jual_qty, jual_berat, ...row }) => {
      const gerak = {
        buka: row.buka_berat,
        masuk: row.masuk_berat,
        keluar: keluar_berat,
        jual: jual_berat,
      };
      return {
        ...row,
        keluar_qty,
        keluar_berat,
        jual_qty,
        jual_berat,
        tutup_qty: row.buka_qty + row.masuk_qty - keluar_qty - jual_qty,
        tutup_berat: hitungTutupBaki(gerak),
        ditimbang: row.ditimbang === null ? null : (mg(row.ditimbang) satisfies Miligram),
      };
    });
}
