import type { Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';

/** Everything the server answers about repairs. */
export const serviceServer: readonly Route[] = [
  ...serveMaster(tukangMaster),
  ...serveMaster(deskripsiServiceMaster, hargaHooks(deskripsiServiceMaster)),
];
