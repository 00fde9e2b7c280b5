import type { ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { serviceArea } from '#areas/service/service.area.ts';

/** Everything the server answers about repairs. */
export const serviceServer: ServerDoor = () => [
  ...serveMasters(serviceArea.masters, [
    ...serveMaster(deskripsiServiceMaster, hargaHooks(deskripsiServiceMaster)),
  ]),
];
