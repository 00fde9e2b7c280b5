import { addDays, type Hari } from '#kit/rules/hari.ts';
import { limiter } from '#kit/server/limiter.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import { cocokSemua } from '#kit/server/sql/cari.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { cariDokumenEndpoint } from '#app/contract/cari-dokumen.api.ts';
import { REGISTER } from '#app/contract/register.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const FEW = 12;
const DAYS_BACK = 31;
/** A person types a few words a minute; names of customers are not read out by the hundred (decision 304). */
const enoughAMinute = limiter({ most: 90, seconds: 60 });
const enoughAnHour = limiter({ most: 900, seconds: 3600 });

type Found = {
  no: string;
  jenis: string;
  tgl_system: Hari;
  status: string;
  perihal: string | null;
};

/** Kinds that say what they are found by, as far as this person may open one of their screens. */
const kindsFor = ({ akses }: Ctx): string[] =>
  REGISTER.flatMap(({ table, found, menu = [] }) =>
    found && menu.some((path) => akses.has(path)) ? [table] : [],
  );

/** The days are those of the lists (decision 62): a cashier finds the open day, and what is not ended yet. */
function cariDokumenQuery(q: string, kinds: readonly string[], ctx: Ctx): Query<Found> {
  const { kode_toko, level, hari } = ctx;
  const from = setidaknya(level, 'SPV') ? addDays(hari, -DAYS_BACK) : hari;
  return sql<Found>`
    select r.no, l.name as jenis, r.day as tgl_system, r.status, coalesce(r.customer, r.note) as perihal
      from v_register r join v_register_letters l on l.letters = r.letters and not l.cancel
     where r.shop = ${kode_toko} and r.kind in (${sql.join(kinds.map((kind) => sql`${kind}`))})
       and (r.lives or r.day between ${from}::date and ${hari}::date)
       and ${cocokSemua([sql`r.found`], q)}
     order by r.at desc, r.no desc limit ${FEW}`;
}

export const cariDokumenServer: readonly Route[] = [
  serve(cariDokumenEndpoint, async (on, { query }, ctx: Ctx) => {
    for (const enough of [enoughAMinute, enoughAnHour])
      enough(`${ctx.kode_toko_user}/${ctx.user_id}`);
    const kinds = kindsFor(ctx);
    return kinds.length > 0 ? on.many(cariDokumenQuery(query.q, kinds, ctx)) : [];
  }),
];
