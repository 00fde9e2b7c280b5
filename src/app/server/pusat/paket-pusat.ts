import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { canonical, sha256 } from '#kit/server/canonical.ts';
import { missing } from '#kit/server/problem.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { signText } from '#kit/server/wire/server-token.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as api from '#app/contract/data-pusat.api.ts';
import { findTerbitan, listTerbitanIsi, readBagian } from '#app/server/pusat/pusat.table.ts';

const TIDAK = refusals({
  BAGIAN_TIDAK_ADA: { message: 'Bagian Data Pusat Tidak Ditemukan' },
});
/** What head office signs is of this kind: a signature of anything else is none of a version. */
export const JENIS_TANDA = 'data-pusat';

/** What head office answers to a branch on another server that asks for its masters (D-43.6). */
export const paketPusatServer: readonly Route[] = [
  serve(api.versiDataPusatEndpoint, versiDataPusat),
  serve(api.bagianDataPusatEndpoint, bagianDataPusat),
];

async function versiDataPusat(
  on: Sql,
  { query }: InputOf<typeof api.versiDataPusatEndpoint>,
  { kode_toko }: Ctx,
) {
  const terbitan = await findTerbitan(on, kode_toko);
  const versi = terbitan?.versi ?? 0;
  if (!terbitan || versi <= query.sejak) return { versi, daftar: null, tanda: null };
  const { catatan, oleh, pada } = terbitan;
  const bagian: api.DaftarTerbitan['bagian'] = [];
  for (const [tabel, baris] of await listTerbitanIsi(on, kode_toko, versi))
    for (let from = 0; from < baris.length; from += api.BARIS_BAGIAN) {
      const some = baris.slice(from, from + api.BARIS_BAGIAN);
      const urut = from / api.BARIS_BAGIAN + 1;
      bagian.push({ tabel, urut, jumlah: some.length, sha256: sha256(canonical(some)) });
    }
  const daftar = canonical({ pusat: kode_toko, versi, catatan, oleh, pada, bagian });
  return { versi, daftar, tanda: signText(JENIS_TANDA, daftar) };
}

async function bagianDataPusat(
  on: Sql,
  { query }: InputOf<typeof api.bagianDataPusatEndpoint>,
  { kode_toko }: Ctx,
) {
  const { versi, tabel, urut } = query;
  const from = (urut - 1) * api.BARIS_BAGIAN;
  const baris = await readBagian(on, kode_toko, { versi, tabel, from, most: api.BARIS_BAGIAN });
  if (baris.length === 0) throw missing(TIDAK.BAGIAN_TIDAK_ADA);
  return { isi: canonical(baris) };
}
