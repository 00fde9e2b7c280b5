import type { Database } from '#kit/server/database.ts';
import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { daftarJurnalEndpoint, ubahJurnalEndpoint } from '#areas/buku/contract/jurnal.api.ts';
import { daftarJurnal, ubahJurnal } from '#areas/buku/server/jurnal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  akuiEndpoint,
  auditEndpoint,
  auditVerifyEndpoint,
  bukuEndpoint,
  periksaEndpoint,
  saldoEndpoint,
} from '#areas/buku/contract/buku.api.ts';
import {
  readAudit,
  readBuku,
  readPeriksa,
  readSaldo,
  verifyAudit,
  lihatRantai,
} from '#areas/buku/server/baca-buku.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Note } from '#kit/server/report-file/report-hooks.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import type { JurnalTransaksi } from '#areas/buku/contract/jurnal-transaksi.ts';
import { logAktivitasReport } from '#areas/buku/contract/log-aktivitas.report.ts';
import { jurnalTransaksiQuery, type Jurnals } from '#areas/buku/server/jurnal-transaksi.query.ts';
import type { Kamus, Modul } from '#areas/buku/server/kamus-log.ts';
import { logAktivitasQuery } from '#areas/buku/server/log-aktivitas.query.ts';
import { akui } from '#areas/buku/server/akui.ts';
import { bukuArea } from '#areas/buku/buku.area.ts';

/** How the log says the fields of every table. */
type Log = { readonly kamus: Kamus; readonly modul: Modul };

/** Everything the server answers about the book. */
export const bukuServer: ServerDoor<{
  log: Log;
  jurnal: Jurnals & { report: JurnalTransaksi };
}> = ({ db, desk, log, jurnal }) => [
  serveReport(desk, jurnal.report, jurnalTransaksiQuery(jurnal)),
  ...reports(desk, log),
  ...serveMasters(bukuArea.masters),
  serve(daftarJurnalEndpoint, daftarJurnal(jurnal.all)),
  serveWrite(ubahJurnalEndpoint, ubahJurnal(jurnal.all)),
  serve(bukuEndpoint, readBuku),
  serve(saldoEndpoint, readSaldo),
  serve(periksaEndpoint, (_, __, ctx: Ctx) => readPeriksa(db, ctx)),
  serveWrite(akuiEndpoint, akui),
  serve(auditEndpoint, readAudit),
  serve(auditVerifyEndpoint, (_, __, ctx: Ctx) => verifyAudit(db, ctx)),
];

const reports = (desk: Desk, { kamus, modul }: Log): readonly Route[] => [
  serveReport(desk, logAktivitasReport, logAktivitasQuery(kamus, modul, desk.translate), {
    note: rantai,
  }),
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
