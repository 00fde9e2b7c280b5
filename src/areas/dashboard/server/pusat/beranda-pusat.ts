import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { startOfHari } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import type {
  berandaPusatEndpoint,
  CabangBeranda,
  HariCabang,
} from '#areas/dashboard/contract/beranda-pusat.api.ts';
import {
  gerakCabangQuery,
  hargaBerubahQuery,
  hariLaluCabangQuery,
  keadaanCabangQuery,
  type GerakCabang,
} from '#areas/dashboard/server/pusat/beranda-pusat.query.ts';
import {
  gabungHarga,
  tanyaBeranda,
  yangTerlihat,
} from '#areas/dashboard/server/pusat/beranda-jauh.ts';
import { yangBoleh } from '#areas/dashboard/server/pusat/yang-boleh.ts';
import { hasilDari } from '#areas/dashboard/server/pusat/hasil-toko.ts';
import type { TanyaSemua } from '#areas/toko/server/antar/semua-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Beranda = AnswerOf<typeof berandaPusatEndpoint>;

/** The chain on head office's first page; what is hidden from this person is not even asked of the database. */
export async function readBerandaPusat(
  db: Database,
  tanya: TanyaSemua,
  { query }: InputOf<typeof berandaPusatEndpoint>,
  ctx: Ctx,
): Promise<Beranda> {
  const tgl_system = query.tgl_system ?? ctx.hari;
  const near = await lihatSekejap(db, (on) =>
    bacaSini(on, { tgl_system, kemarin: query.tgl_kemarin }, ctx),
  );
  const { tgl_kemarin } = near;
  const far = await tanya(tanyaBeranda({ tgl_system, tgl_kemarin }), ctx);
  const { cabang, toko } = hasilDari(
    near.cabang,
    far.map(({ data, ...said }) => ({ ...said, data: data?.cabang })),
  );
  return {
    tgl_system,
    tgl_kemarin,
    cabang: cabang.map((one) => yangTerlihat(one, ctx)),
    toko,
    harga: gabungHarga(near.harga, far),
  };
}

async function bacaSini(
  on: Sql,
  { tgl_system, kemarin }: { tgl_system: Hari; kemarin: Hari | null },
  ctx: Ctx,
) {
  const tgl = kemarin ?? (await on.one(hariLaluCabangQuery(tgl_system, ctx))).tgl;
  const gerak = async (of: Hari) => on.many(gerakCabangQuery(of, ctx.lihat_modal, ctx));
  const kini = hariDari(await gerak(tgl_system), ctx);
  const lalu = hariDari(tgl ? await gerak(tgl) : [], ctx);
  const keadaan = await on.many(keadaanCabangQuery(tgl_system, yangBoleh(ctx), ctx));
  const sejak = startOfHari(tgl ?? tgl_system, ctx.toko.zona, ctx.param(tokoParam.JAM_GANTI_HARI));
  return {
    tgl_kemarin: tgl,
    cabang: keadaan.map((one): CabangBeranda => ({
      ...one,
      per: undefined,
      hari_ini: kini(one.kode_toko),
      kemarin: lalu(one.kode_toko),
    })),
    harga: await on.many(hargaBerubahQuery(sejak, ctx)),
  };
}

/** Nothing happened in a branch that did not work on that day. */
const hariDari = (rows: readonly GerakCabang[], { lihat_modal }: Ctx) => {
  const found = new Map(
    rows.map(({ kode_toko, ...one }): [string, HariCabang] => [kode_toko, one]),
  );
  const kosong: HariCabang = {
    nota: 0,
    rupiah: rp(0),
    laba: lihat_modal ? rp(0) : null,
    gram_keluar: mg(0),
    gram_masuk: mg(0),
  };
  return (kode_toko: string): HariCabang => found.get(kode_toko) ?? kosong;
};
