import { formatPersen } from '#kit/rules/format.ts';
import { shareOf } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import { batalTitipReport } from '#areas/penjualan/contract/titipan/batal-titip.report.ts';
import { titipanReport } from '#areas/penjualan/contract/titipan/titipan.report.ts';
import { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import { rekapPenjualanReport } from '#areas/penjualan/contract/rekap-penjualan.report.ts';
import { penjualanGlobalJenisReport } from '#areas/penjualan/contract/penjualan-global-jenis.report.ts';
import { ringkasanPenjualanReport } from '#areas/penjualan/contract/ringkasan-penjualan.report.ts';
import { potonganReport } from '#areas/penjualan/contract/potongan.report.ts';
import { bonusSalesReport } from '#areas/penjualan/contract/bonus-sales.report.ts';
import { feePenjualanReport } from '#areas/penjualan/contract/fee-penjualan.report.ts';
import { kuponReport } from '#areas/penjualan/contract/kupon.report.ts';
import { penjualanGlobalJenisQuery } from '#areas/penjualan/server/laporan/penjualan-global-jenis.query.ts';
import { ringkasanPenjualanQuery } from '#areas/penjualan/server/laporan/ringkasan-penjualan.query.ts';
import { potonganQuery } from '#areas/penjualan/server/laporan/potongan.query.ts';
import { bonusSalesQuery } from '#areas/penjualan/server/laporan/bonus-sales.query.ts';
import { feePenjualanQuery } from '#areas/penjualan/server/laporan/fee-penjualan.query.ts';
import {
  fakturRekapQuery,
  rekapPenjualanQuery,
} from '#areas/penjualan/server/laporan/rekap-penjualan.query.ts';
import { kuponQuery, tebusKuponQuery } from '#areas/penjualan/server/laporan/kupon.query.ts';
import { batalPenjualanQuery } from '#areas/penjualan/server/laporan/batal-penjualan.query.ts';
import { batalTitipQuery, titipanQuery } from '#areas/penjualan/server/titipan/titipan.query.ts';
import { penjualanFakturQuery } from '#areas/penjualan/server/laporan/penjualan-faktur.query.ts';
import { penjualanQuery } from '#areas/penjualan/server/laporan/penjualan.query.ts';

/** Every report about selling. */
export const laporanPenjualanServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, penjualanReport, penjualanQuery),
  serveReport(desk, penjualanFakturReport, penjualanFakturQuery),
  serveReport(desk, rekapPenjualanReport, rekapPenjualanQuery, {
    note: async (db, filters, ctx) =>
      sentence('{jumlah} faktur berbeda', await db.one(fakturRekapQuery(filters, ctx))),
  }),
  serveReport(desk, penjualanGlobalJenisReport, penjualanGlobalJenisQuery),
  serveReport(desk, ringkasanPenjualanReport, ringkasanPenjualanQuery),
  serveReport(desk, potonganReport, potonganQuery),
  serveReport(desk, bonusSalesReport, bonusSalesQuery),
  serveReport(desk, feePenjualanReport, feePenjualanQuery),
  serveReport(desk, kuponReport, kuponQuery, {
    note: async (db, filters, ctx) => {
      const { terbit, terpakai } = await db.one(tebusKuponQuery(filters, ctx));
      if (terbit === 0) return undefined;
      const persen = formatPersen(shareOf(terpakai, terbit, 'half'));
      return sentence('Terpakai {terpakai} dari {terbit} kupon yang terbit ({persen}%)', {
        terpakai,
        terbit,
        persen,
      });
    },
  }),
  serveReport(desk, batalPenjualanReport, batalPenjualanQuery),
  serveReport(desk, titipanReport, titipanQuery),
  serveReport(desk, batalTitipReport, batalTitipQuery),
];
