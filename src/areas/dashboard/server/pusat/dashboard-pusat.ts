import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Database } from '#kit/server/database.ts';
import { parse } from '#kit/server/parse.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import { dashboardPusatEndpoint, type CabangHari } from '#areas/dashboard/contract/pusat.api.ts';
import { cabangHariQuery } from '#areas/dashboard/server/pusat/dashboard-pusat.query.ts';
import { hasilDari } from '#areas/dashboard/server/pusat/hasil-toko.ts';
import { yangBoleh } from '#areas/dashboard/server/pusat/yang-boleh.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  alamatTanya,
  barisToko,
  hitungan,
  SABAR_MS,
  satuToko,
  TERBESAR,
  type TanyaSemua,
} from '#areas/toko/server/antar/semua-toko.ts';

type Keadaan = AnswerOf<typeof dashboardPusatEndpoint>;
type Asked = InputOf<typeof dashboardPusatEndpoint>;

/** The chain in one look; what is hidden from this person is not even asked of the database. */
export async function readPusat(
  db: Database,
  tanya: TanyaSemua,
  { query }: Asked,
  ctx: Ctx,
): Promise<Keadaan> {
  const tgl_system = query.tgl_system ?? ctx.hari;
  const { denganStock, denganKas } = yangBoleh(ctx);
  const { path, answer } = dashboardPusatEndpoint;
  const far = await tanya(
    {
      path: alamatTanya(path, { tgl_system }),
      patienceMs: SABAR_MS,
      terbesar: TERBESAR,
      baca: (body, toko): CabangHari => {
        const said = parse(answer, (body as { data?: unknown }).data);
        satuToko(said.toko, toko);
        const one = barisToko(said.cabang, toko);
        if (said.tgl_system !== tgl_system) throw new Error(`${said.tgl_system} is another day`);
        hitungan(one.nota, one.stock_qty);
        return one;
      },
    },
    ctx,
  );
  const near = await lihatSekejap(db, (on) =>
    on.many(cabangHariQuery(tgl_system, { denganStock, denganKas }, ctx)),
  );
  /** Neither is what another server says of it. */
  const terlihat = (one: CabangHari): CabangHari => ({
    ...one,
    ...(!denganStock && { stock_qty: null, stock_berat: null, stock_murni: null }),
    ...(!denganKas && { kas: null, bank: null, non_cash: null }),
  });
  const { cabang, toko } = hasilDari(near, far);
  return { tgl_system, cabang: cabang.map(terlihat), toko };
}
