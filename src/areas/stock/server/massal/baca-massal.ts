import type { InputOf } from '#kit/contract/endpoint.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import type { updateProfit } from '#areas/stock/contract/ubah-massal.api.ts';
import { TIDAK_MASSAL } from '#areas/stock/rules/ubah-massal.ts';
import {
  findUbah,
  listUbah,
  listUbahIsi,
  type JenisUbah,
} from '#areas/stock/server/massal/massal.table.ts';
import { tampilUbah } from '#areas/stock/server/massal/rencana.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export async function readDokumenUbah(on: Sql, jenis: JenisUbah, no: string, ctx: Ctx) {
  const found = await findUbah(on, ctx.kode_toko, jenis, no);
  if (!found) throw missing(TIDAK_MASSAL.UPDATE_TIDAK_ADA);
  const { jenis: _, membukukan: __, ...head } = found;
  const isi = await listUbahIsi(on, ctx.kode_toko, no);
  return {
    ...(await lengkapi(on, ctx.kode_toko, no, head)),
    barang: isi.map((one) => tampilUbah(one, ctx)),
  };
}

type Daftar = InputOf<typeof updateProfit.daftar>;
type Satu = InputOf<typeof updateProfit.satu>;

export const daftarUbah =
  (jenis: JenisUbah) =>
  (on: Sql, { query }: Daftar, ctx: Ctx) =>
    listUbah(on, ctx.kode_toko, jenis, query.tgl_from ?? ctx.hari, query.tgl_to ?? ctx.hari);

export const bacaUbah =
  (jenis: JenisUbah) =>
  (on: Sql, { params }: Satu, ctx: Ctx) =>
    readDokumenUbah(on, jenis, params.no, ctx);

type Saring = FiltersOf<typeof buktiUbahReport>;

/** What stands below the title of the paper. */
export async function catatanUbah(
  db: Database,
  { no_ubah }: Saring,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head =
    (await findUbah(db, kode_toko, 'PROFIT', no_ubah)) ??
    (await findUbah(db, kode_toko, 'KADAR', no_ubah));
  if (!head) return undefined;
  const words = [head.no_ubah, head.perubahan, head.tgl_system, head.input_by, head.alasan];
  return [...words, head.status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
