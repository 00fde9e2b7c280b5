import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { readHitungan, readRingkasan, daftarTutup } from '#areas/akhir-hari/server/baca-tutup.ts';
import { bukaUlang } from '#areas/akhir-hari/server/buka-ulang.ts';
import { hitungKas } from '#areas/akhir-hari/server/hitung-kas.ts';
import { tutupToko } from '#areas/akhir-hari/server/tutup-toko.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { setoranKasirReport } from '#areas/akhir-hari/contract/setoran-kasir.report.ts';
import { lembarTutupReport } from '#areas/akhir-hari/contract/lembar-tutup.report.ts';
import { tutupTokoReport } from '#areas/akhir-hari/contract/tutup.report.ts';
import { akhirHariQuery } from '#areas/akhir-hari/server/akhir-hari.query.ts';
import { eodQuery } from '#areas/akhir-hari/server/eod.query.ts';
import { keuanganAkhirHariQuery } from '#areas/akhir-hari/server/keuangan-akhir-hari.query.ts';
import { setoranKasirQuery } from '#areas/akhir-hari/server/setoran-kasir.query.ts';
import { catatanLembar, lembarTutupQuery } from '#areas/akhir-hari/server/lembar-tutup.query.ts';
import { tutupTokoQuery } from '#areas/akhir-hari/server/tutup-laporan.query.ts';
import { statusHari } from '#areas/akhir-hari/server/status-hari.query.ts';

/** Everything the server answers about the end of a day, apart from its reports. */
export const akhirHariServer: ServerDoor = ({ db, desk }) => [
  ...reports(desk),
  serve(tutup.ringkasanEndpoint, (_, __, ctx: Ctx) => readRingkasan(db, ctx)),
  serveWrite(tutup.hitungEndpoint, hitungKas),
  serve(tutup.hitunganEndpoint, (on, _, ctx: Ctx) => readHitungan(on, ctx)),
  serveWrite(tutup.tutupTokoEndpoint, tutupToko),
  serveWrite(tutup.bukaUlangEndpoint, bukaUlang),
  serve(tutup.daftarTutupEndpoint, daftarTutup),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, eodReport, eodQuery, { note: statusHari }),
  serveReport(desk, akhirHariReport, akhirHariQuery, { note: statusHari }),
  serveReport(desk, keuanganAkhirHariReport, keuanganAkhirHariQuery, { note: statusHari }),
  serveReport(desk, tutupTokoReport, tutupTokoQuery),
  serveReport(desk, lembarTutupReport, lembarTutupQuery, { note: catatanLembar }),
  serveReport(desk, setoranKasirReport, setoranKasirQuery, { note: statusHari }),
];
