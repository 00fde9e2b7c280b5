import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pageOf, windowOf } from '#kit/server/page.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaDilihat, hariDilihat } from '#areas/toko/server/hari-dilihat.ts';
import type {
  cetakUlangTukarEndpoint,
  daftarTukarEndpoint,
} from '#areas/tukar/contract/tukar.api.ts';
import { TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { daftarTukarQuery } from '#areas/tukar/server/daftar-tukar.query.ts';
import { readDokumenTukar, type DokumenTukar } from '#areas/tukar/server/dokumen-tukar.ts';
import { addCetakTukar, findTiket, lockTiket } from '#areas/tukar/server/tukar.table.ts';

/** The list of exchanges, of the days that this person may look at. */
export async function daftarTukar(
  on: Sql,
  { query }: InputOf<typeof daftarTukarEndpoint>,
  ctx: Ctx,
) {
  const window = windowOf(query);
  const cari = { ...query, ...window, ...hariDilihat(query, ctx) };
  const rows = await on.many(daftarTukarQuery(ctx.kode_toko, cari));
  return pageOf(rows, window, [
    'batal',
    'qty',
    'qty_beli',
    'berat',
    'berat_beli',
    'grand_total',
    'tukar_rp',
    'selisih',
  ]);
}

export async function bacaTukar(on: Sql, no: string, ctx: Ctx): Promise<DokumenTukar> {
  const tiket = await findTiket(on, ctx.kode_toko, no);
  if (!tiket || !bisaDilihat(tiket.tgl_system, ctx)) throw missing(TIDAK_TUKAR.TUKAR_TIDAK_ADA);
  return readDokumenTukar(on, ctx.kode_toko, tiket);
}

/** A copy of the paper, of a ticket that this person may look at. */
export async function cetakUlangTukar(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof cetakUlangTukarEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko, op } = ctx;
  const tiket = await lockTiket(tx, kode_toko, no);
  if (!tiket || !bisaDilihat(tiket.tgl_system, ctx)) throw missing(TIDAK_TUKAR.TUKAR_TIDAK_ADA);
  const { cetak_ke } = tiket;
  const tambah = () => addCetakTukar(tx, { kode_toko, no, op });
  const nota = { no, tabel: 'tukar', sebutan: 'tukar tambah', label: 'No Tukar', cetak_ke };
  return { no_tukar: no, cetak_ke: await cetakUlang(tx, { ...nota, ...body, tambah }, ctx) };
}
