import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { startOfHari } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import type {
  berandaPusatEndpoint,
  HariCabang,
} from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { bisaLihatNilai } from '#areas/dashboard/rules/lihat-dashboard.ts';
import {
  gerakCabangQuery,
  hargaBerubahQuery,
  hariLaluCabangQuery,
  keadaanCabangQuery,
  type GerakCabang,
} from '#areas/dashboard/server/pusat/beranda-pusat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** The chain on head office's first page; what is hidden from this person is not even asked of the database. */
export const readBerandaPusat = (
  db: Database,
  ctx: Ctx,
): Promise<AnswerOf<typeof berandaPusatEndpoint>> =>
  lihatSekejap(db, async (on) => {
    const { tgl } = await on.one(hariLaluCabangQuery(ctx.hari));
    const kini = hariDari(await on.many(gerakCabangQuery(ctx.hari, ctx.lihat_modal)), ctx);
    const lalu = hariDari(tgl ? await on.many(gerakCabangQuery(tgl, ctx.lihat_modal)) : [], ctx);
    const keadaan = await on.many(
      keadaanCabangQuery(ctx.hari, {
        denganStock: bisaLihatNilai(ctx.level, ctx.modul(stockModul.SEMBUNYI_SALDO_MODULE)),
        denganKas: bisaLihatKas(ctx.level),
      }),
    );
    const sejak = startOfHari(tgl ?? ctx.hari, ctx.toko.zona, ctx.param(tokoParam.JAM_GANTI_HARI));
    return {
      tgl_system: ctx.hari,
      tgl_kemarin: tgl,
      cabang: keadaan.map((one) => ({
        ...one,
        hari_ini: kini(one.kode_toko),
        kemarin: lalu(one.kode_toko),
      })),
      harga: await on.many(hargaBerubahQuery(sejak)),
    };
  });

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
