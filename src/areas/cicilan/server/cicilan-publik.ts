import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { minus } from '#kit/rules/quantity.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { cicilanPublikEndpoint } from '#areas/cicilan/contract/cicilan-publik.api.ts';
import { bagiBayar, hitungSisa } from '#areas/cicilan/rules/cicilan.ts';
import { findCicilanPublik, listJadwal } from '#areas/cicilan/server/cicilan.table.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { findHariTerakhir } from '#areas/toko/server/toko.table.ts';

/** A customer looks at a slip some times; a caller that asks for many is guessing. */
const cukup = limiter({ most: 30, seconds: 60 });

/** What is left of a contract and until when, for the holder of its slip (D-38.3). */
export async function cicilanPublik(
  on: Sql,
  { params }: InputOf<typeof cicilanPublikEndpoint>,
  _: unknown,
  { ip }: Surroundings,
): Promise<AnswerOf<typeof cicilanPublikEndpoint>> {
  cukup(ip);
  const found = await findCicilanPublik(on, params.kode);
  if (!found) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  const { kode_toko, no_cicilan, ...kontrak } = found;
  const jadwal = await listJadwal(on, kode_toko, [no_cicilan]);
  const sisa_rp = hitungSisa(kontrak);
  const terakhir = await findHariTerakhir(on, kode_toko);
  return {
    harga_jual: kontrak.harga_jual,
    sudah_bayar: minus(kontrak.harga_jual, sisa_rp),
    sisa_rp,
    hari: terakhir?.tgl_system ?? kontrak.tgl_system,
    jadwal: bagiBayar(jadwal, kontrak.terbayar),
  };
}
