import { serve, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import * as tempat from '#areas/stock/contract/tempat.api.ts';
import { bakiHooks, gudangHooks } from '#areas/stock/server/tempat.ts';
import { listBakiGudang, listGudangHancur, listGudangSemua } from '#areas/stock/server/tempat.query.ts';

/** Everything the server answers about places and the pieces in them. */
export const stockServer: readonly Route[] = [
  ...serveMaster(gudangMaster, gudangHooks),
  ...serveMaster(bakiMaster, bakiHooks),
  serve(tempat.gudangSemuaEndpoint, listGudangSemua),
  serve(tempat.gudangHancurEndpoint, listGudangHancur),
  serve(tempat.bakiGudangEndpoint, listBakiGudang),
];
