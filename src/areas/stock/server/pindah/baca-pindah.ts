import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { daftarPindahEndpoint, pindahEndpoint } from '#areas/stock/contract/pindah.api.ts';
import type { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';
import { namaTempat, TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { findPindah, listPindah, listPindahIsi } from '#areas/stock/server/pindah/pindah.table.ts';

export async function readDokumenPindah(on: Sql, kode_toko: string, no: string) {
  const head = await findPindah(on, kode_toko, no);
  if (!head) throw missing(TIDAK_PINDAH.PINDAH_TIDAK_ADA);
  const isi = await listPindahIsi(on, kode_toko, no);
  const barang = isi.map(({ nama_barang, persen, ...line }) => ({
    ...line,
    tgl_system: head.tgl_system,
    keterangan: nama_barang,
    kadar: persen,
    qty: 1,
  }));
  return { ...(await lengkapi(on, kode_toko, no, head)), barang };
}

export const bacaPindah = (on: Sql, { params }: InputOf<typeof pindahEndpoint>, ctx: Ctx) =>
  readDokumenPindah(on, ctx.kode_toko, params.no);

export const daftarPindah = (on: Sql, { query }: InputOf<typeof daftarPindahEndpoint>, ctx: Ctx) =>
  listPindah(on, ctx.kode_toko, query);

type Saring = FiltersOf<typeof tandaTerimaReport>;

/** What stands below the title: where to, when, by whom, and that it was taken back. */
export async function catatanTandaTerima(
  db: Database,
  { no_pindah }: Saring,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await findPindah(db, kode_toko, no_pindah);
  if (!head) return undefined;
  const ke = [`Ke ${namaTempat(head)}`, head.tgl_system, head.input_by, head.keterangan];
  return [...ke, head.status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
