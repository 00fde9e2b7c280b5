import type { InputOf } from '#kit/contract/endpoint.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { daftarHancurEndpoint, hancurEndpoint } from '#areas/stock/contract/hancur.api.ts';
import type { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import { TIDAK_HANCUR } from '#areas/stock/rules/hancur.ts';
import { findHancur, listHancur, listHancurIsi } from '#areas/stock/server/hancur/hancur.table.ts';

export async function readDokumenHancur(on: Sql, kode_toko: string, no: string) {
  const head = await findHancur(on, kode_toko, no);
  if (!head) throw missing(TIDAK_HANCUR.HANCUR_TIDAK_ADA);
  const isi = await listHancurIsi(on, kode_toko, no);
  const barang = isi.map(({ kode_dept: _, kode_group: __, kadar: ___, kondisi: ____, ...line }) => {
    const { persen, berat_asli: _asli, harga_modal: _modal, ...shown } = line;
    return { ...shown, kadar: persen };
  });
  return { ...(await lengkapi(on, kode_toko, no, head)), barang };
}

export const bacaHancur = (on: Sql, { params }: InputOf<typeof hancurEndpoint>, ctx: Ctx) =>
  readDokumenHancur(on, ctx.kode_toko, params.no);

export const daftarHancur = (on: Sql, { query }: InputOf<typeof daftarHancurEndpoint>, ctx: Ctx) =>
  listHancur(on, ctx.kode_toko, query.tgl_from ?? ctx.hari, query.tgl_to ?? ctx.hari);

/** What stands below the title of the paper. */
export async function catatanBukti(
  db: Database,
  { no_hancur }: FiltersOf<typeof buktiHancurReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await findHancur(db, kode_toko, no_hancur);
  if (!head) return undefined;
  const words = [`Ke ${head.kode_gudang}`, head.tgl_system, head.input_by, head.alasan];
  return [...words, head.status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
