import { serve, type Route } from '#kit/server/routes.ts';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { bacaDashboardHutang } from '#areas/hutang/server/dashboard.query.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { kondisiPinjamanMaster } from '#areas/hutang/contract/kondisi-pinjaman.master.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { plafondHutangMaster } from '#areas/hutang/contract/plafond-hutang.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';

/** Everything the server answers about loans. */
export const hutangServer: readonly Route[] = [
  serve(dashboardHutangEndpoint, bacaDashboardHutang),
  ...serveMaster(kondisiPinjamanMaster),
  ...serveMaster(hutangPokokMaster),
  ...serveMaster(bungaHutangMaster),
  ...serveMaster(plafondHutangMaster),
  ...serveMaster(plafondKadarMaster),
];
