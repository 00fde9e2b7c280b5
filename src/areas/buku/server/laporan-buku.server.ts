import type { FiltersOf } from '#kit/contract/report.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import type { Database } from '#kit/server/database.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport, type Note } from '#kit/server/serve-report.ts';
import { jurnalTransaksiReport } from '#areas/buku/contract/jurnal-transaksi.report.ts';
import { logAktivitasReport } from '#areas/buku/contract/log-aktivitas.report.ts';
import { lihatRantai } from '#areas/buku/server/baca-buku.ts';
import { jurnalTransaksiQuery } from '#areas/buku/server/jurnal-transaksi.query.ts';
import type { Kamus, Modul } from '#areas/buku/server/kamus-log.ts';
import { logAktivitasQuery } from '#areas/buku/server/log-aktivitas.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The accountant's journals, and the log of what people did with a word on its chain (D-31.1). */
export const laporanBukuServer = (
  desk: Desk,
  { kamus, modul }: { readonly kamus: Kamus; readonly modul: Modul },
): readonly Route[] => [
  serveReport(desk, jurnalTransaksiReport, jurnalTransaksiQuery),
  serveReport(desk, logAktivitasReport, logAktivitasQuery(kamus, modul), { note: rantai }),
];

/** The whole chain is looked at by the book's check; a report follows it from before its first day. */
async function rantai(
  db: Database,
  { tgl_from }: FiltersOf<typeof logAktivitasReport>,
  ctx: Ctx,
): Promise<Note> {
  const { urut_rusak } = await lihatRantai(db, ctx, tgl_from);
  return urut_rusak === null
    ? { kata: 'Rantai audit utuh', baik: true }
    : sentence('Rantai audit rusak di urutan {urut}', { urut: urut_rusak });
}
