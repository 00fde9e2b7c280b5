import { rp } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { RowOf } from '#areas/dokumen/contract/document-types.ts';
import type { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { hitungKeadaan, hitungSisa, type Angsuran } from '#areas/cicilan/rules/cicilan.ts';
import { listJadwal } from '#areas/cicilan/server/cicilan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = RowOf<typeof cicilanDocument.spec>;
type Kontrak = Pick<Row, 'harga_jual' | 'dp_rp' | 'terbayar'> & { readonly status?: string };

/** Where a contract is today, for its row, its card and its paper; one that ended owes nothing that is late. */
export function keadaanOf(
  kontrak: Kontrak,
  jadwal: readonly Angsuran[],
  { hari }: Pick<Ctx, 'hari'>,
) {
  const { ke, berikut, tunggakan, lewat_hari } = hitungKeadaan(jadwal, kontrak.terbayar, hari);
  const runs = (kontrak.status ?? 'AKTIF') === 'AKTIF';
  return {
    sisa_rp: hitungSisa(kontrak),
    ke,
    berikut_tgl: runs ? (berikut?.jatuh_tempo ?? null) : null,
    berikut_rp: runs ? (berikut?.sisa ?? null) : null,
    tunggakan: runs ? tunggakan : rp(0),
    lewat_hari: runs ? lewat_hari : 0,
  };
}

/** The same of a page of contracts, with one look at their schedules. */
export async function keadaanPage(on: Sql, rows: readonly Row[], ctx: Ctx) {
  const nomor = rows.map((row) => row.no_cicilan);
  const jadwal = nomor.length > 0 ? await listJadwal(on, ctx.kode_toko, nomor) : [];
  const byNo = Map.groupBy(jadwal, (one) => one.no_cicilan);
  return rows.map((row) => ({
    ...row,
    ...keadaanOf(row, byNo.get(row.no_cicilan) ?? [], ctx),
    valid_by: null,
  }));
}
