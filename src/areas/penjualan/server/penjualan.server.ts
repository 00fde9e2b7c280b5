import { serve, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import { lihatAlamatNota } from '#areas/penjualan/server/alamat-nota.ts';
import { chartPenjualanEndpoint } from '#areas/penjualan/contract/chart.api.ts';
import { chartPenjualan } from '#areas/penjualan/server/chart.ts';
import { alamatNotaEndpoint } from '#areas/penjualan/contract/nota.api.ts';
import { kuponServer } from '#areas/penjualan/server/kupon.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { titipanServer } from '#areas/penjualan/server/titipan/titipan.server.ts';
import { tundaServer } from '#areas/penjualan/server/tunda.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { bonusSalesMaster } from '#areas/penjualan/contract/bonus-sales.master.ts';
import { marketplaceMaster } from '#areas/penjualan/contract/marketplace.master.ts';
import { keteranganPenjualanMaster } from '#areas/penjualan/contract/keterangan-penjualan.master.ts';
import { pointMaster } from '#areas/penjualan/contract/point.master.ts';
import { cicilanMaster } from '#areas/penjualan/contract/cicilan.master.ts';

/** Everything the server answers about selling. If it is not in this list, it does not exist. */
export const penjualanServer: readonly Route[] = [
  ...penjualan.routes,
  serve(chartPenjualanEndpoint, chartPenjualan),
  serve(alamatNotaEndpoint, lihatAlamatNota),
  ...tundaServer,
  ...kuponServer,
  ...titipanServer,
  ...serveMaster(keteranganNotaMaster),
  ...serveMaster(potonganMaster, hargaHooks(potonganMaster)),
  ...serveMaster(jenisKuponMaster, hargaHooks(jenisKuponMaster)),
  ...serveMaster(bonusSalesMaster),
  ...serveMaster(marketplaceMaster),
  ...serveMaster(keteranganPenjualanMaster),
  ...serveMaster(pointMaster),
  ...serveMaster(cicilanMaster, hargaHooks(cicilanMaster)),
];
