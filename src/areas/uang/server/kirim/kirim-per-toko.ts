import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { parse } from '#kit/server/parse.ts';
import type { Sql } from '#kit/server/sql.ts';
import {
  adaYangJawab,
  alamatTanya,
  lengkap,
  SABAR_MS,
  satuToko,
  TERBESAR_LAPORAN,
  urutToko,
  type TanyaSemua,
} from '#areas/toko/server/antar/semua-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimTokoEndpoint, type DimintaKirim } from '#areas/uang/contract/kirim.api.ts';
import { kirimTokoQuery, tokoKirimQuery } from '#areas/uang/server/kirim/kirim-laporan.query.ts';

type PerToko = AnswerOf<typeof kirimTokoEndpoint>;

/** What each shop of the chain sent, as head office asks for it; of a branch its own alone (1§7, D-43.3). */
export const kirimPerToko =
  (tanya: TanyaSemua) =>
  async (on: Sql, asked: DimintaKirim, ctx: Ctx): Promise<PerToko> => {
    const { path, answer } = kirimTokoEndpoint;
    const far = await tanya(
      {
        path: alamatTanya(path, asked),
        patienceMs: SABAR_MS,
        terbesar: TERBESAR_LAPORAN,
        baca: (body, toko) => satuToko(parse(answer, (body as { data?: unknown }).data), toko).data,
      },
      ctx,
    );
    const toko = await on.many(tokoKirimQuery(ctx));
    const rows = await on.many(kirimTokoQuery(asked, ctx));
    const near = toko.map((one) =>
      lengkap({
        ...one,
        ok: true,
        data: rows.flatMap(({ kode_toko, ...row }) => (kode_toko === one.kode_toko ? [row] : [])),
      }),
    );
    const jauh = far.map(({ data = [], ...said }) => lengkap({ ...said, data }));
    return [...adaYangJawab(urutToko<PerToko[number]>([...near, ...jauh]))];
  };
