import type { InputOf } from '#kit/contract/endpoint.ts';
import { ownAddress } from '#kit/server/settings/own-address.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { alamatNotaEndpoint } from '#areas/penjualan/contract/nota.api.ts';
import type { TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import { findKodeNota } from '#areas/penjualan/server/alamat-nota.query.ts';
import { findBulanNota, findSaatJual } from '#areas/penjualan/server/nota.query.ts';
import { alamatPublik } from '#areas/toko/server/alamat-publik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Where the customer finds this paper, at `rumah` where no portal is set; null for a number that is none of the shop's.
 */
export async function alamatNota(
  on: Sql,
  no: string,
  { kode_toko }: Ctx,
  rumah = ownAddress(),
): Promise<string | null> {
  const found = await findKodeNota(on, kode_toko, no);
  return found ? alamatPublik(found.kode_nota, found.portal, rumah) : null;
}

/** What a message says of the shop: its page by a portal alone, which a telephone outside the shop can open. */
export const tokoPesan = async (on: Sql, no: string, ctx: Ctx): Promise<TokoPesan> => ({
  ...ctx.toko,
  alamat_nota: await alamatNota(on, no, ctx, null),
});

/** Slips that stand for goods which wait here. */
const MENUNGGU = ['TT', 'PS', 'CC', 'SV'];
/** One of another day: its number holds the day that it was made (D-6.1). */
const isLama = (no: string, { hari }: Ctx): boolean =>
  MENUNGGU.includes(no.slice(0, 2)) && no.slice(5, 11) !== hari.replaceAll('-', '').slice(2);

/**
 * The page of a slip on its own paper. Where its word proves that the slip is here (D-51.9), a cashier draws it on the
 * slip's own day only: a copy of a later day has none.
 */
export const alamatSurat = async (on: Sql, no: string, ctx: Ctx): Promise<string | null> =>
  ctx.samarkan && isLama(no, ctx) ? null : alamatNota(on, no, ctx);

export async function lihatAlamatNota(
  on: Sql,
  { params }: InputOf<typeof alamatNotaEndpoint>,
  ctx: Ctx,
) {
  const found = await findKodeNota(on, ctx.kode_toko, params.no);
  if (!found) throw missing({ code: 'NOTA_TIDAK_ADA', message: 'Nota Tidak Ditemukan' });
  const saat = await findSaatJual(on, ctx.kode_toko, params.no);
  return {
    alamat: await alamatSurat(on, params.no, ctx),
    bulan: saat === null ? null : await findBulanNota(on, ctx.kode_toko, saat),
  };
}
