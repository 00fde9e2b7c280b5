import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Database } from '#kit/server/database.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import * as api from '#areas/penjualan/contract/online/online.api.ts';
import { penjualanMarketplaceReport } from '#areas/penjualan/contract/online/penjualan-marketplace.report.ts';
import { daftarOnline } from '#areas/penjualan/server/online/daftar-online.query.ts';
import { hitungOnline } from '#areas/penjualan/server/online/hitung-online.ts';
import { kirimOnline, selesaiOnline } from '#areas/penjualan/server/online/langkah-online.ts';
import {
  belumCairQuery,
  penjualanMarketplaceQuery,
} from '#areas/penjualan/server/online/penjualan-marketplace.query.ts';
import { cetakSlip } from '#areas/penjualan/server/online/slip-online.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Sales through marketplaces: their list, steps and slip. */
export const onlineServer = (db: Database): readonly Route[] => [
  serve(api.daftarOnlineEndpoint, daftarOnline),
  serve(api.hitungOnlineEndpoint, hitungOnline),
  serveWrite(api.kirimOnlineEndpoint, kirimOnline),
  serveWrite(api.selesaiOnlineEndpoint, selesaiOnline),
  serve(api.slipOnlineEndpoint, (on, asked, ctx: Ctx) => cetakSlip(db, on, asked, ctx)),
];

/** № 13, with what has not been paid out yet. */
export const reportMarketplace = (desk: Desk): Route =>
  serveReport(desk, penjualanMarketplaceReport, penjualanMarketplaceQuery, {
    note: async (db, filters, ctx) => {
      const { belum } = await db.one(belumCairQuery(filters, ctx));
      return belum === 0
        ? undefined
        : sentence('Belum cair {rupiah}', { rupiah: formatRupiah(rp(belum)) });
    },
  });
